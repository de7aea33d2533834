import { Refusal } from '../refusal.ts'
import type { Draft } from '../journal/draft.ts'
import type { ScheduleRow } from '../programme/store.ts'

/** Which admission is undone: a ticket may have been let in again since. */
export type Undo = {
  admissionId: string
  ticketId: string
  /** The scanner it is undone at. */
  gate: string
}

/** What one node knows of an admission that is undone, at one moment. */
export type UndoNow = {
  /** The admission of the ticket that is in force. */
  before: { admissionId: string } | undefined
  /** It was undone already. */
  isUndone: boolean
  schedule: ScheduleRow | undefined
}

/**
 * Takes an admission back: its ticket opens the door once more. Done again it writes nothing. Refuses
 * `admission_unknown` for one that is not in force here.
 */
export function undoAdmission({ admissionId, ticketId, gate }: Undo, now: UndoNow): Draft[] {
  const { before, isUndone, schedule } = now
  if (isUndone) return []
  if (before?.admissionId !== admissionId || !schedule) throw new Refusal('admission_unknown')
  const body = { admissionId, ticketId, scheduleId: schedule.id, gate }
  return [{ scope: `cinema:${schedule.cinemaId}`, type: 'admission.undone', body }]
}
