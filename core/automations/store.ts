import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import type { AutomationRan } from './facts.ts'

const put = prepared((q, given: Tables['automation_runs']) =>
  q
    .insertInto('automation_runs')
    .orIgnore()
    .values(
      only(
        given,
        'automation_id',
        'occasion',
        'run_id',
        'at',
        'action',
        'outcome',
        'count',
        'refusal',
        'schedule_id',
        'product_id',
        'node_id',
        'voucher_id',
      ),
    ),
)
const ofOccasion = prepared((q, given: { automationId: string; occasion: string }) =>
  q
    .selectFrom('automation_runs')
    .select('run_id')
    .where('automation_id', '=', given.automationId)
    .where('occasion', '=', given.occasion)
    .limit(1),
)
const since = prepared((q, given: { automationId: string; at: string; limit: number }) =>
  q
    .selectFrom('automation_runs')
    .select('run_id')
    .where('automation_id', '=', given.automationId)
    .where('at', '>=', given.at)
    .limit(given.limit),
)
const columns = [
  'run_id as runId',
  'automation_id as automationId',
  'at',
  'action',
  'outcome',
  'count',
  'refusal',
  'schedule_id as scheduleId',
  'product_id as productId',
  'node_id as nodeId',
  'voucher_id as voucherId',
] as const
const newest = prepared((q, given: { automationId: string; limit: number }) =>
  q
    .selectFrom('automation_runs')
    .select(columns)
    .where('automation_id', '=', given.automationId)
    .orderBy('at', 'desc')
    .limit(given.limit),
)
const byId = prepared((q, given: { runId: string }) =>
  q.selectFrom('automation_runs').select(columns).where('run_id', '=', given.runId).limit(1),
)
const buyers = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom('bill_lines')
    .innerJoin('bills', 'bills.id', 'bill_lines.bill_id')
    .select(({ fn }) => fn.count<number>('bills.id').distinct().as('many'))
    .where('bill_lines.schedule_id', '=', given.scheduleId)
    .where('bill_lines.kind', '=', 'ticket')
    .where('bills.source', '=', 'site')
    .where('bills.status', 'in', ['settled', 'partially_refunded'])
    .where('bills.private_digest', 'is not', null),
)

export const applyAutomationRan: Apply<AutomationRan> = ({ db }, { at, body }) => {
  put.run(db, {
    automation_id: body.automationId,
    occasion: body.occasion,
    run_id: body.runId,
    at,
    action: body.action,
    outcome: body.outcome,
    count: body.count,
    refusal: body.refusal ?? null,
    schedule_id: body.scheduleId ?? null,
    product_id: body.productId ?? null,
    node_id: body.nodeId ?? null,
    voucher_id: body.voucherId ?? null,
  })
}

/** Whether a rule has run for an occasion, whatever came of it. */
export function hasRun(db: Db, automationId: string, occasion: string): boolean {
  return ofOccasion.first(db, { automationId, occasion }) !== undefined
}

/** How often a rule has run since an instant (ISO), counted to a limit. */
export function runsSince(db: Db, automationId: string, at: string, limit: number): number {
  return since.all(db, { automationId, at, limit }).length
}

export type AutomationRun = NonNullable<ReturnType<typeof runById>>

/** The runs of a rule, newest first. */
export function newestRuns(db: Db, automationId: string, limit: number): AutomationRun[] {
  return newest.all(db, { automationId, limit })
}

/** One run, or undefined. */
export function runById(db: Db, runId: string) {
  return byId.first(db, { runId })
}

/** How many purchases on the website have tickets for a show. */
export function buyersOfShow(db: Db, scheduleId: string): number {
  return buyers.first(db, { scheduleId })?.many ?? 0
}
