import { sql } from 'kysely'
import type { AutomationRan } from '#core/automations/facts.ts'
import { prepared } from '#core/database/prepared.ts'
import type { Db } from '#core/database/sql.ts'
import { putLetter } from './letter-store.ts'
import { owedColumns, owedRow } from './owed-row.ts'

/** One mail to each purchase on the website with tickets for a show, for one run of a rule. */
const owe = prepared((q, given: { scheduleId: string; runId: string }) =>
  q
    .insertInto('letters')
    .orIgnore()
    .columns(owedColumns)
    .expression(({ selectFrom }) =>
      selectFrom('bill_lines')
        .innerJoin('bills', 'bills.id', 'bill_lines.bill_id')
        .distinct()
        .select(owedRow('announcement', sql<string>`bills.id || ' ' || ${given.runId}`))
        .where('bill_lines.schedule_id', '=', given.scheduleId)
        .where('bill_lines.kind', '=', 'ticket')
        .where('bills.source', '=', 'site')
        .where('bills.status', 'in', ['settled', 'partially_refunded'])
        .where('bills.private_digest', 'is not', null),
    ),
)

/** Owes the mails of a run to a show's buyers; noted twice, none that has left. */
export function oweAnnouncements(db: Db, { runId, action, outcome, scheduleId }: AutomationRan): void {
  if (outcome === 'done' && action === 'mail_buyers' && scheduleId) owe.run(db, { scheduleId, runId })
}

/** Owes the mails of a run, to a show's buyers, a voucher's holder, or people of the house. */
export function oweMailsOfRun(db: Db, run: AutomationRan): void {
  const { runId, action, outcome, voucherId, employeeIds = [] } = run
  oweAnnouncements(db, run)
  if (outcome !== 'done') return
  if (action === 'mail_holder' && voucherId)
    putLetter(db, { kind: 'voucher_ending', about: runId, nextMs: 0 })
  const kind = action === 'send_report' ? 'automation_report' : 'automation_staff'
  for (const employeeId of employeeIds) putLetter(db, { kind, about: `${runId} ${employeeId}`, nextMs: 0 })
}
