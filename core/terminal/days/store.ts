import { prepared, type Builder } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { TerminalDayAnswered } from './facts.ts'

type InCinema = { cinemaId: string; id: string }

const days = (q: Builder) =>
  q
    .selectFrom('terminal_days')
    .select([
      'cinema_id as cinemaId',
      'id',
      'terminal_id as terminalId',
      'terminal',
      'device_id as deviceId',
      'device',
      'device_ids as deviceIds',
      'employee_name as employeeName',
      'since_at as sinceAt',
      'locale',
      'at',
      'outcome',
      'until_at as untilAt',
      'is_open as isOpen',
    ])
const oneDay = prepared((q, given: InCinema) =>
  days(q).where('cinema_id', '=', given.cinemaId).where('id', '=', given.id),
)
const lastDays = prepared((q, given: InCinema & { limit: number }) =>
  days(q)
    .where('cinema_id', '=', given.cinemaId)
    .where('terminal_id', '=', given.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit),
)
const lastEnded = prepared((q, given: InCinema) =>
  q
    .selectFrom('terminal_days')
    .select('until_at as untilAt')
    .where('cinema_id', '=', given.cinemaId)
    .where('terminal_id', '=', given.id)
    .where('outcome', '=', 'ended')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
)
const openDays = prepared((q, given: { limit: number }) =>
  days(q).where('is_open', '=', 1).orderBy('at').orderBy('id').limit(given.limit),
)
const firstAnswer = prepared((q, given: InCinema) =>
  q
    .selectFrom('terminal_day_answers')
    .select('answer')
    .where('cinema_id', '=', given.cinemaId)
    .where('day_id', '=', given.id)
    .orderBy('at')
    .orderBy('fact')
    .limit(1),
)
const firstNote = prepared((q, given: InCinema) =>
  q
    .selectFrom('terminal_day_notes')
    .select(['explanation', 'employee_name as employeeName'])
    .where('cinema_id', '=', given.cinemaId)
    .where('day_id', '=', given.id)
    .orderBy('at')
    .orderBy('fact')
    .limit(1),
)

type Answer = Omit<TerminalDayAnswered, 'dayId' | 'cinemaId'>

/** What a terminal said, or somebody read off it; undefined while nobody knows. */
export function answerOfDay(db: Db, cinemaId: string, id: string): Answer | undefined {
  const row = firstAnswer.first(db, { cinemaId, id })
  return row && (JSON.parse(row.answer) as Answer)
}

/** Why its sums differ; undefined while nobody said. */
export function noteOfDay(db: Db, cinemaId: string, id: string) {
  return firstNote.first(db, { cinemaId, id })
}

const readDay = (db: Db, row: NonNullable<ReturnType<typeof oneDay.first>>) => {
  const answer = answerOfDay(db, row.cinemaId, row.id)
  const note = noteOfDay(db, row.cinemaId, row.id)
  return {
    ...row,
    deviceIds: JSON.parse(row.deviceIds) as string[],
    reason: answer?.reason ?? null,
    cents: answer?.cents ?? null,
    cards: answer?.cards ?? [],
    lines: answer?.lines ?? [],
    sums: answer?.sums ?? null,
    /** Who read it off the terminal's paper. */
    readBy: answer?.employeeName ?? null,
    explanation: note?.explanation ?? null,
    explainedBy: note?.employeeName ?? null,
  }
}
export type DayRow = ReturnType<typeof readDay>

export function dayById(db: Db, cinemaId: string, id: string): DayRow | undefined {
  const row = oneDay.first(db, { cinemaId, id })
  return row && readDay(db, row)
}

/** A terminal's last ends of day, the newest first. */
export function lastDaysOf(db: Db, cinemaId: string, terminalId: string, limit: number): DayRow[] {
  return lastDays.all(db, { cinemaId, id: terminalId, limit }).map(row => readDay(db, row))
}

/** Until when a terminal's last day counted that ended; null before its first. */
export function lastEndOf(db: Db, cinemaId: string, terminalId: string): string | null {
  return lastEnded.first(db, { cinemaId, id: terminalId })?.untilAt ?? null
}

/** Ends of day that nobody knows the answer of, or whose sums differ and nobody said why: the oldest first. */
export function openDaysOfAll(db: Db, limit: number): DayRow[] {
  return openDays.all(db, { limit }).map(row => readDay(db, row))
}
