import { earliestStands } from '../../database/earliest-stands.ts'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import type { RegisterNoticeRead } from './facts.ts'

type Key = { noticeId: string; employeeId: string; says: string }

const put = prepared((q, given: Tables['register_notice_reads']) =>
  q
    .insertInto('register_notice_reads')
    .values(only(given, 'notice_id', 'employee_id', 'says', 'cinema_id', 'device', 'employee_name', 'at'))
    .onConflict(
      earliestStands('register_notice_reads', {
        key: ['notice_id', 'employee_id', 'says'],
        takes: ['cinema_id', 'device', 'employee_name', 'at'],
        by: ['at', 'cinema_id', 'device', 'employee_name'],
      }),
    ),
)
const one = prepared((q, given: Key) =>
  q
    .selectFrom('register_notice_reads')
    .select('at')
    .where('notice_id', '=', given.noticeId)
    .where('employee_id', '=', given.employeeId)
    .where('says', '=', given.says),
)
const ofNotice = prepared((q, given: { noticeId: string; most: number }) =>
  q
    .selectFrom('register_notice_reads')
    .select(['cinema_id as cinemaId', 'device', 'employee_name as employeeName', 'says', 'at'])
    .where('notice_id', '=', given.noticeId)
    .orderBy('at', 'desc')
    .orderBy('employee_id')
    .limit(given.most),
)

/** Of two readings by one person while the sides were apart the earlier one is told, in any order. */
export const applyRegisterNoticeRead: Apply<RegisterNoticeRead> = ({ db }, { at, body }) => {
  const { noticeId, says, cinemaId, device, employeeId, employeeName } = body
  put.run(db, {
    notice_id: noticeId,
    employee_id: employeeId,
    says,
    cinema_id: cinemaId,
    device,
    employee_name: employeeName,
    at,
  })
}

/** Whether somebody has read a notice as it stands now. */
export function hasRead(db: Db, key: Key): boolean {
  return one.first(db, key) !== undefined
}

/** Who read a notice, the newest first, at most two hundred. */
export function readersOf(db: Db, noticeId: string) {
  return ofNotice.all(db, { noticeId, most: 200 })
}
