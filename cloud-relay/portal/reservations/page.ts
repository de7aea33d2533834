/** The page of reservations, as `pages.ts` lists it. */
export const reservationsPage = {
  path: '/reservations',
  module: 'reservations',
  word: 'reservations',
  stroke: 'M5 4h14v16l-7-4-7 4zM9 9h6',
  permission: 'sell',
  load: async () => (await import('./ReservationsPage.tsx')).ReservationsPage,
} as const
