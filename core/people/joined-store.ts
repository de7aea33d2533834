import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

/**
 * That somebody's sign-in here and one at another exhibitor of this relay are one person's. It rests on the secrets of
 * both as they were: `stamps` are those here, `otherStamps` those there.
 */
export type Joined = {
  employeeId: string
  exhibitorId: string
  otherId: string
  stamps: string
  otherStamps: string
}

const theirs = prepared((q, given: { employeeId: string }) =>
  q
    .selectFrom('joined_exhibitors')
    .select([
      'employee_id as employeeId',
      'exhibitor_id as exhibitorId',
      'other_id as otherId',
      'stamps',
      'other_stamps as otherStamps',
    ])
    .where('employee_id', '=', given.employeeId)
    .orderBy('exhibitor_id'),
)
const put = prepared((q, given: Joined) =>
  q.replaceInto('joined_exhibitors').values({
    employee_id: given.employeeId,
    exhibitor_id: given.exhibitorId,
    other_id: given.otherId,
    stamps: given.stamps,
    other_stamps: given.otherStamps,
  }),
)
const drop = prepared((q, given: { employeeId: string; exhibitorId: string }) =>
  q
    .deleteFrom('joined_exhibitors')
    .where('employee_id', '=', given.employeeId)
    .where('exhibitor_id', '=', given.exhibitorId),
)

export function joinedOf(db: Db, employeeId: string): Joined[] {
  return theirs.all(db, { employeeId })
}

export function putJoined(db: Db, row: Joined): void {
  put.run(db, row)
}

export function dropJoined(db: Db, employeeId: string, exhibitorId: string): void {
  drop.run(db, { employeeId, exhibitorId })
}
