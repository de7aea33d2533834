/** The page of reports, as `pages.ts` lists it: who may see none by their role may still have one shared with them. */
export const reportsPage = {
  path: '/reports',
  word: 'report.many',
  stroke: 'M4 20V4M4 20h16M8 16v-5M12 16V7M16 16v-3',
  permission: null,
  load: async () => (await import('./ReportsPage.tsx')).ReportsPage,
} as const
