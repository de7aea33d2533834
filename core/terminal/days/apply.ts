import { earliestStands } from '../../database/earliest-stands.ts'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import { orderedName } from '../../journal/fact.ts'
import type { TerminalDayAnswered, TerminalDayAsked, TerminalDayExplained } from './facts.ts'
import { answerOfDay, noteOfDay } from './store.ts'
import { differenceOf } from './sums.ts'

type State = Pick<
  Tables['terminal_days'],
  'cinema_id' | 'id' | 'outcome' | 'until_at' | 'difference_cents' | 'is_open'
>

const putDay = prepared((q, given: Omit<Tables['terminal_days'], keyof Omit<State, 'cinema_id' | 'id'>>) =>
  q
    .insertInto('terminal_days')
    .values(
      only(
        given,
        'cinema_id',
        'id',
        'terminal_id',
        'terminal',
        'device_id',
        'device',
        'device_ids',
        'employee_name',
        'since_at',
        'locale',
        'at',
        'fact',
      ),
    )
    .onConflict(
      earliestStands('terminal_days', {
        key: ['cinema_id', 'id'],
        takes: [
          'terminal_id',
          'terminal',
          'device_id',
          'device',
          'device_ids',
          'employee_name',
          'since_at',
          'locale',
          'at',
          'fact',
        ],
        by: ['at', 'fact'],
      }),
    ),
)
const putAnswer = prepared((q, given: Tables['terminal_day_answers']) =>
  q
    .insertInto('terminal_day_answers')
    .orIgnore()
    .values(only(given, 'cinema_id', 'day_id', 'at', 'fact', 'answer')),
)
const putNote = prepared((q, given: Tables['terminal_day_notes']) =>
  q
    .insertInto('terminal_day_notes')
    .orIgnore()
    .values(only(given, 'cinema_id', 'day_id', 'at', 'fact', 'explanation', 'employee_name')),
)
const setState = prepared((q, given: State) =>
  q
    .updateTable('terminal_days')
    .set(only(given, 'outcome', 'until_at', 'difference_cents', 'is_open'))
    .where('cinema_id', '=', given.cinema_id)
    .where('id', '=', given.id),
)

const applyDayAsked: Apply<TerminalDayAsked> = ({ db }, fact) => {
  const { dayId, cinemaId, terminalId, terminal, sinceAt, deviceIds, deviceId, device, ...by } = fact.body
  putDay.run(db, {
    cinema_id: cinemaId,
    id: dayId,
    terminal_id: terminalId,
    terminal,
    device_id: deviceId,
    device,
    device_ids: JSON.stringify(deviceIds),
    employee_name: by.employeeName,
    since_at: sinceAt,
    locale: by.locale,
    at: fact.at,
    fact: orderedName(fact),
  })
  noteState(db, cinemaId, dayId)
}

const applyDayAnswered: Apply<TerminalDayAnswered> = ({ db }, fact) => {
  const { dayId, cinemaId, ...answer } = fact.body
  const text = JSON.stringify(answer)
  putAnswer.run(db, {
    cinema_id: cinemaId,
    day_id: dayId,
    at: fact.at,
    fact: orderedName(fact),
    answer: text,
  })
  noteState(db, cinemaId, dayId)
}

const applyDayExplained: Apply<TerminalDayExplained> = ({ db }, fact) => {
  const { dayId, cinemaId, explanation, employeeName } = fact.body
  putNote.run(db, {
    cinema_id: cinemaId,
    day_id: dayId,
    at: fact.at,
    fact: orderedName(fact),
    explanation,
    employee_name: employeeName,
  })
  noteState(db, cinemaId, dayId)
}

/** What is known of an end of day by all that was told of it, in whatever order it came. */
function noteState(db: Db, cinemaId: string, id: string): void {
  const answer = answerOfDay(db, cinemaId, id)
  const difference = answer?.outcome === 'ended' ? differenceOf(answer.cents, answer.sums) : null
  const waits = !answer || (Boolean(difference) && !noteOfDay(db, cinemaId, id))
  setState.run(db, {
    cinema_id: cinemaId,
    id,
    outcome: answer?.outcome ?? null,
    until_at: answer?.untilAt ?? null,
    difference_cents: difference,
    is_open: waits ? 1 : null,
  })
}

export const terminalDayKinds = {
  'terminal.day_asked': { v: 1, trade: 'goes on', apply: applyDayAsked },
  'terminal.day_answered': { v: 1, trade: 'goes on', apply: applyDayAnswered },
  'terminal.day_explained': { v: 1, trade: 'goes on', apply: applyDayExplained },
} as const
