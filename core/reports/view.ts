import * as z from 'zod'
import type { SignedIn } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { reportShape, type ReportQuestion, type ReportShape } from './contract.ts'

/** Stretches of days that a view keeps by their name, so that it tells of the newest ones whenever it is opened. */
export const viewPeriods = [
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'this_cine_week',
  'last_cine_week',
  'this_month',
  'last_month',
  'this_year',
  'last_year',
] as const
export type ViewPeriod = (typeof viewPeriods)[number]

/** Whom a view is shared with: nobody, who may see reports, or these roles though they may see no other one. */
export const sharings = ['nobody', 'reports', 'roles'] as const

export const reportFields = z.object({
  name: z.string().trim().min(1).max(60),
  /** Whose it is: who alone changes it, beside those who look after people. */
  ownerId: z.string().max(64),
  /** What it asks for; its days are `period`. */
  shape: reportShape,
  period: z.enum(viewPeriods),
  sharedWith: z.enum(sharings),
  /** Of `roles` alone. */
  roleIds: z.array(z.string().max(64)).max(50),
  deleted: z.boolean(),
})
export type ReportFields = z.infer<typeof reportFields>

type View = Pick<ReportFields, 'ownerId' | 'sharedWith' | 'roleIds' | 'shape' | 'deleted'>
type Reader = Pick<SignedIn, 'employeeId' | 'permissions'> & { roleIds: readonly string[] }

const seesReports = ({ permissions }: Pick<Reader, 'permissions'>) => permissions.includes('see_reports')

/** Whether somebody sees a view: its owner while they may see reports, and whom it is shared with. */
export function seesView(view: View, by: Reader): boolean {
  if (view.sharedWith === 'roles' && view.roleIds.some(id => by.roleIds.includes(id))) return true
  return seesReports(by) && (view.ownerId === by.employeeId || view.sharedWith !== 'nobody')
}

/** Whether somebody may change a view: its owner, or who looks after people. */
export function changesView(
  view: Pick<View, 'ownerId'>,
  by: Pick<Reader, 'employeeId' | 'permissions'>,
): boolean {
  return view.ownerId === by.employeeId || by.permissions.includes('manage_people')
}

const shapeNames = Object.keys(reportShape.shape) as (keyof ReportShape)[]

/**
 * Whoever may see reports asks for any; others for what a view shared with them asks for, of any days. Refuses
 * `not_allowed`.
 *
 * @param view the one the question names
 */
export function requireMayAsk(asked: ReportQuestion, by: Reader, view: View | undefined): void {
  if (seesReports(by)) return
  const shared = view && !view.deleted && seesView(view, by) ? reportShape.parse(view.shape) : undefined
  if (shared && shapeNames.every(name => name === 'compare' || asked[name] === shared[name])) return
  throw new Refusal('not_allowed')
}
