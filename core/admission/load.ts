import { boxById } from '../membership/store.ts'
import { originOf } from '../journal/fact.ts'
import { typedId } from '../journal/id.ts'
import type { Tx } from '../journal/node.ts'
import { businessDayAt } from '../programme/day.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import { arrangementById, tokensOf } from '../seating/store.ts'
import type { UnsyncedTicket } from './believable.ts'
import type { Scan, TicketNow } from './let-in.ts'
import { admissionOf, isUndone } from './admission-store.ts'
import { heldUpTo, ticketById } from './store.ts'
import type { Undo, UndoNow } from './undo.ts'
import type { TicketCode } from './ticket-code.ts'

/** What is known here of a ticket that is shown at a door. */
export function loadTicket(tx: Tx, { id, signed, typed, connected = false }: Scan): TicketNow {
  const { db, nowMs, now } = tx
  const ticketId = signed?.ticketId ?? typedId(typed)
  const known = ticketById(db, ticketId, signed)
  const schedule = scheduleById(db, known?.scheduleId ?? signed?.scheduleId ?? '')
  return {
    ticketId,
    known,
    schedule,
    before: admittedBefore(tx, ticketId),
    isUndone: isUndone(db, id),
    freeSeating: (schedule && arrangementById(db, schedule.arrangementId)?.freeSeating) ?? false,
    unsynced: !known && signed && schedule ? unsyncedTicket(tx, signed, schedule) : undefined,
    otherCinema: signed && !schedule ? otherCinema(tx, signed, connected) : undefined,
    sameDay: schedule ? hasItsDayCome(tx, schedule) : false,
    training: tx.training,
    nowMs,
    now,
  }
}

/** What is known here of the signer of a ticket that is in no journal here. */
function unsyncedTicket({ db }: Tx, code: TicketCode, schedule: ScheduleRow): UnsyncedTicket {
  const { nodeId, epoch, seq, seatId } = code
  const box = boxById(db, nodeId)
  const heir = box?.replacedBy && boxById(db, box.replacedBy)
  const origin = originOf(nodeId, epoch, `cinema:${schedule.cinemaId}`)
  const foreign = box !== undefined && box.cinemaId !== schedule.cinemaId
  return {
    signer: !box ? 'relay' : foreign ? 'foreign_box' : box.replacedBy ? 'former_box' : 'box',
    synced: heldUpTo(db, origin) >= seq,
    replacedMs: heir ? Date.parse(heir.enrolledAt) : null,
    startMs: schedule.startMs,
    seatSold: tokensOf(db, schedule.id, [seatId]).get(seatId)?.state === 'sold',
  }
}

/** What is known here of an admission that is to be undone. */
export function loadUndo(tx: Tx, { admissionId, ticketId }: Undo, scheduleId: string): UndoNow {
  return {
    before: admissionOf(tx.db, ticketId),
    isUndone: isUndone(tx.db, admissionId),
    schedule: scheduleById(tx.db, scheduleId),
  }
}

function admittedBefore({ db, catalogue }: Tx, ticketId: string): TicketNow['before'] {
  const before = admissionOf(db, ticketId)
  if (!before) return undefined
  const { admissionId, at, gate, who } = before
  return { admissionId, at, gate, by: catalogue.get('employee', who.replace(/^employee:/, ''))?.name ?? '' }
}

/** More names than this help nobody at a door. */
const cinemasNamed = 3

/**
 * The cinema that a ticket is for, when its show is not known here: that of the box which signed it. The website sells
 * for every cinema of the exhibitor, so its ticket is for one of the others, while this side knows all of its own shows.
 */
function otherCinema(
  { db, identity, catalogue }: Tx,
  { nodeId }: TicketCode,
  connected: boolean,
): string | undefined {
  const box = boxById(db, nodeId)
  if (box) return box.cinemaId !== identity.cinemaId ? catalogue.get('cinema', box.cinemaId)?.name : undefined
  const others = catalogue.all('cinema').filter(({ id }) => id !== identity.cinemaId)
  if (!connected || identity.role !== 'box' || others.length > cinemasNamed) return undefined
  return others.map(({ name }) => name).join(' / ') || undefined
}

function hasItsDayCome({ catalogue, nowMs }: Tx, { cinemaId, startMs }: ScheduleRow): boolean {
  return businessDayAt(catalogue, cinemaId, nowMs) >= businessDayAt(catalogue, cinemaId, startMs)
}
