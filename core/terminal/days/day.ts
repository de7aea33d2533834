import type { Draft } from '../../journal/draft.ts'
import { Refusal } from '../../refusal.ts'
import type { TerminalEntry } from '../../venue/terminal-entry.ts'
import type { AtTerminal } from '../attempt.ts'
import type { AttemptReason } from '../facts.ts'
import type { CardTotal, DaySums } from './facts.ts'
import type { DayRow } from './store.ts'
import { differenceOf, expectedOf } from './sums.ts'

/** What is known before a terminal is asked to end its day. */
export type DayNow = {
  /** The end of day of this id. */
  known: DayRow | undefined
  /** The last one of this terminal, whatever became of it. */
  last: DayRow | undefined
  /** When its last day ended that did; null for its first. */
  sinceAt: string | null
  /** Whether one of its attempts has no answer. */
  isUnanswered: boolean
  /** The tills that are wired to it. */
  deviceIds: readonly string[]
  training: boolean
}

/**
 * Writes down that a terminal is about to be asked to end its day; nothing where this very one is known, which may be
 * asked about again while it has no answer. Refuses `request_reused`, `terminal_in_training`, `terminal_unanswered` while
 * a payment at it has no answer, and `terminal_day_open` while an earlier end of day has none.
 *
 * @param locale the language of its paper
 */
export function askDay(
  id: string,
  terminal: TerminalEntry,
  now: DayNow,
  by: AtTerminal,
  locale: string,
): Draft[] {
  if (now.known && now.known.terminalId !== terminal.id) throw new Refusal('request_reused')
  if (now.training) throw new Refusal('terminal_in_training')
  if (now.isUnanswered) throw new Refusal('terminal_unanswered', { terminal: terminal.name })
  if (now.known) return []
  if (now.last?.outcome === null) throw new Refusal('terminal_day_open', { terminal: terminal.name })
  const { sinceAt, deviceIds } = now
  return [
    {
      scope: `cinema:${by.cinemaId}`,
      type: 'terminal.day_asked',
      body: {
        dayId: id,
        terminalId: terminal.id,
        terminal: terminal.name,
        sinceAt,
        deviceIds: [...deviceIds],
        ...by,
        locale,
      },
    },
  ]
}

/** What a terminal said when it was asked to end its day. */
export type DayGiven = {
  outcome: 'ended' | 'failed'
  reason: AttemptReason | null
  /** In cents; null where it said no sum. */
  cents: number | null
  cards: CardTotal[]
  lines: string[]
}

/**
 * Writes down what a terminal said; nothing where that is known. Asked again after its answer was lost it may say only
 * what came since, or nothing: then it is believed where its sum is just what Foyer knows of the whole day, and otherwise
 * somebody reads its paper. Asked again, that it did not end says nothing of the first time either.
 *
 * @param isAgain whether it had been asked before
 * @param untilAt when it was asked
 */
export function answerDay(
  day: DayRow | undefined,
  given: DayGiven,
  { sums, untilAt, isAgain }: { sums: DaySums; untilAt: string; isAgain: boolean },
): Draft[] {
  if (!day || day.outcome !== null) return []
  const isWhole = given.outcome === 'ended' && given.cents !== null && given.cents === expectedOf(sums)
  if (isAgain && !isWhole) return []
  return [answered(day, { ...given, untilAt, sums, employeeId: null, employeeName: null })]
}

/**
 * Somebody read off a terminal's paper whether its day ended, and with which sum. Refuses `payment_unknown`; nothing where
 * it is known.
 *
 * @param cents what its paper says it took, less what it gave back; null where the day did not end
 */
export function answerDayByWord(
  day: DayRow | undefined,
  cents: number | null,
  sums: DaySums,
  { employeeId, employeeName }: AtTerminal,
): Draft[] {
  if (!day) throw new Refusal('payment_unknown')
  if (day.outcome !== null) return []
  const nothing = { cards: [], lines: [], untilAt: day.at, sums, employeeId, employeeName }
  return [
    answered(
      day,
      cents === null
        ? { outcome: 'failed', reason: 'not_done', cents: null, ...nothing }
        : { outcome: 'ended', reason: null, cents, ...nothing },
    ),
  ]
}

type Answer = Omit<Extract<Draft, { type: 'terminal.day_answered' }>['body'], 'dayId' | 'cinemaId'>

function answered({ id: dayId, cinemaId }: DayRow, answer: Answer): Draft {
  return {
    scope: `cinema:${cinemaId}`,
    type: 'terminal.day_answered',
    body: { dayId, cinemaId, ...answer },
  }
}

/** Somebody says why the sums differ; once. Refuses `payment_unknown` where nothing differs. */
export function explainDay(day: DayRow | undefined, explanation: string, by: AtTerminal): Draft[] {
  if (!day || day.outcome !== 'ended' || !day.sums) throw new Refusal('payment_unknown')
  if (!differenceOf(day.cents, day.sums)) throw new Refusal('payment_unknown')
  if (day.explanation !== null) return []
  const { id: dayId, cinemaId } = day
  const { employeeId, employeeName } = by
  return [
    {
      scope: `cinema:${cinemaId}`,
      type: 'terminal.day_explained',
      body: { dayId, cinemaId, explanation, employeeId, employeeName },
    },
  ]
}
