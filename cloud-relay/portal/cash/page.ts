/** The page of shifts and drawers, as `pages.ts` lists it. */
export const cashPage = {
  path: '/cash',
  module: 'cash_balance',
  word: 'cash',
  stroke: 'M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M6 10v4M18 10v4',
  permission: 'see_reports',
  load: async () => (await import('./CashPage.tsx')).CashPage,
} as const
