import type { CashNow, CountView, ZReportView } from '#core/cash/contract.ts'

/** The shift that is open at this till. */
export type Shift = NonNullable<CashNow['shift']>
/** How cash moves with nothing sold, for a reason that somebody says. */
export type CashMove = Exclude<Shift['moves'][number]['what'], 'deposits_back'>

/** What somebody is doing with the drawer. */
export type CashStep =
  | { at: 'shift' }
  | { at: 'move'; what: CashMove }
  | { at: 'drawer' }
  | { at: 'reports' }
  | { at: 'terminals' }
  | { at: 'count' }
  | { at: 'counted'; count: CountView }
  | { at: 'closed'; report: ZReportView }
