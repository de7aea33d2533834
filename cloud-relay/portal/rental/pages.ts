import type { PortalPage } from '../portal-page.ts'

/** What distributors get of each week. */
export const rentalPage: PortalPage = {
  path: '/rental',
  word: 'rental',
  stroke: 'M4 4h16v16H4zM8 4v16M16 4v16M4 9h4M4 15h4M16 9h4M16 15h4',
  permission: 'see_reports',
  load: async () => (await import('./StatementPage.tsx')).StatementPage,
}

/** Whom films are rented from, on which terms, and what was put right. */
export const rentalSetupPages: readonly PortalPage[] = [
  {
    path: '/distributors',
    word: 'distributor.many',
    group: 'group_setup',
    stroke: 'M3 7h11v9H3zM14 10h4l3 3v3h-7M6.5 18.5h.01M17.5 18.5h.01',
    permission: 'manage_programme',
    load: async () => (await import('./DistributorsPage.tsx')).DistributorsPage,
  },
  {
    path: '/rental-terms',
    word: 'rental_profile.many',
    group: 'group_setup',
    stroke: 'M6 18L18 6M7.5 8.5h.01M16.5 15.5h.01M4 4h16v16H4z',
    permission: 'manage_programme',
    load: async () => (await import('./RentalTermsPage.tsx')).RentalTermsPage,
  },
  {
    path: '/rental-adjustments',
    word: 'rental_adjustment.many',
    group: 'group_setup',
    stroke: 'M4 4h16v16H4zM8 9h8M8 13h3M14 16h4M16 14v4',
    permission: 'manage_programme',
    load: async () => (await import('./AdjustmentsPage.tsx')).AdjustmentsPage,
  },
]
