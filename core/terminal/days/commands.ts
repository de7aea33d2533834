import { appendAll } from '../../journal/draft.ts'
import type { Tx } from '../../journal/node.ts'
import type { TerminalEntry } from '../../venue/terminal-entry.ts'
import type { AtTerminal } from '../attempt.ts'
import { openAttemptsIn } from '../store.ts'
import { answerDay, answerDayByWord, askDay, explainDay, type DayGiven } from './day.ts'
import { daySince, sumsUntil, tillsOf } from './load.ts'
import { dayById, lastDaysOf, type DayRow } from './store.ts'

/** Writes down that a terminal is about to be asked to end its day; see `day.ts`. Returns whether it was asked before. */
export function askTerminalDay(
  tx: Tx,
  id: string,
  terminal: TerminalEntry,
  by: AtTerminal,
  locale: string,
): { isAgain: boolean } {
  const { db, training } = tx
  const { cinemaId } = by
  const known = dayById(db, cinemaId, id)
  const isUnanswered = openAttemptsIn(db, cinemaId).some(
    ({ outcome, terminalId }) => outcome === null && terminalId === terminal.id,
  )
  const now = {
    known,
    last: lastDaysOf(db, cinemaId, terminal.id, 1)[0],
    sinceAt: daySince(tx, { cinemaId, terminalId: terminal.id, until: tx.now }),
    isUnanswered,
    deviceIds: tillsOf(tx, terminal.id),
    training,
  }
  appendAll(tx, askDay(id, terminal, now, by, locale))
  return { isAgain: known !== undefined }
}

/** Writes down what a terminal said of its end of day; see `day.ts`. Returns whether it was believed. */
export function answerTerminalDay(
  tx: Tx,
  { cinemaId, id, terminalId, sinceAt }: DayRow,
  given: DayGiven,
  { untilAt, isAgain }: { untilAt: string; isAgain: boolean },
): boolean {
  const sums = sumsUntil(tx, { cinemaId, terminalId, until: untilAt, sinceAt })
  const made = answerDay(dayById(tx.db, cinemaId, id), given, { sums, untilAt, isAgain })
  appendAll(tx, made)
  return made.length > 0
}

/** Somebody read its paper; see `day.ts`. Returns whether it is new. */
export function answerTerminalDayByWord(tx: Tx, id: string, cents: number | null, by: AtTerminal): boolean {
  const { cinemaId } = by
  const day = dayById(tx.db, cinemaId, id)
  const until = day?.at ?? tx.now
  const sums = sumsUntil(tx, {
    cinemaId,
    terminalId: day?.terminalId ?? '',
    until,
    sinceAt: day?.sinceAt ?? null,
  })
  const made = answerDayByWord(day, cents, sums, by)
  appendAll(tx, made)
  return made.length > 0
}

/** Somebody says why the sums differ; see `day.ts`. */
export function explainTerminalDay(tx: Tx, id: string, explanation: string, by: AtTerminal): void {
  appendAll(tx, explainDay(dayById(tx.db, by.cinemaId, id), explanation, by))
}
