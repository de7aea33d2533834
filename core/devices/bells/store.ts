import { earliestStands } from '../../database/earliest-stands.ts'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import type { BellAnswered, BellRung } from './facts.ts'

const put = prepared((q, given: Tables['bells']) =>
  q
    .insertInto('bells')
    .values(only(given, 'id', 'cinema_id', 'device_id', 'device', 'employee_name', 'at'))
    .onConflict(
      earliestStands('bells', {
        key: ['id'],
        takes: ['cinema_id', 'device_id', 'device', 'employee_name', 'at'],
        by: ['at', 'device_id', 'employee_name'],
      }),
    ),
)
const putAnswer = prepared((q, given: Tables['bell_answers']) =>
  q
    .insertInto('bell_answers')
    .values(only(given, 'bell_id', 'employee_name', 'at'))
    .onConflict(
      earliestStands('bell_answers', {
        key: ['bell_id'],
        takes: ['employee_name', 'at'],
        by: ['at', 'employee_name'],
      }),
    ),
)
const since = prepared((q, given: { since: string; most: number }) =>
  q
    .selectFrom('bells as b')
    .leftJoin('bell_answers as a', 'a.bell_id', 'b.id')
    .select([
      'b.id',
      'b.cinema_id as cinemaId',
      'b.device_id as deviceId',
      'b.device',
      'b.employee_name as employeeName',
      'b.at',
      'a.employee_name as answeredBy',
      'a.at as answeredAt',
    ])
    .where('b.at', '>=', given.since)
    .orderBy('b.at', 'desc')
    .orderBy('b.id')
    .limit(given.most),
)

export type BellRow = ReturnType<typeof bellsSince>[number]

/** Told twice under one id, as a till sent it again to a box that had forgotten it, the earliest stands. */
export const applyBellRung: Apply<BellRung> = ({ db }, { at, body }) => {
  const { bellId: id, cinemaId, deviceId, device, employeeName } = body
  put.run(db, { id, cinema_id: cinemaId, device_id: deviceId, device, employee_name: employeeName, at })
}

/** Of two who said so while the line was cut the earlier one is told, in any order. */
export const applyBellAnswered: Apply<BellAnswered> = ({ db }, { at, body }) => {
  putAnswer.run(db, { bell_id: body.bellId, employee_name: body.employeeName, at })
}

/** Calls since an instant, the newest first, at most a hundred. */
export function bellsSince(db: Db, isoSince: string) {
  return since.all(db, { since: isoSince, most: 100 })
}
