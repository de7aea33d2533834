import type { Permission } from '#core/access/employee.ts'
import { iconPaths } from '#ui/parts/icon-paths.ts'
import { automationsPage } from './automations/page.ts'
import { pricePages } from './prices/pages.ts'
import { productPages } from './products/pages.ts'
import { reportsPage } from './reports/page.ts'
import { cashPage } from './cash/page.ts'
import { invoicePages } from './invoices/pages.ts'
import { websitePages } from './content/pages.ts'
import { reservationsPage } from './reservations/page.ts'
import { newsletterPages } from './newsletter/pages.ts'
import { rentalPage, rentalSetupPages } from './rental/pages.ts'
import { ConflictCount, StuckCount } from './shell/Counts.tsx'
import { SetupCount } from './setup/SetupNotice.tsx'
import { signagePages } from './signage/pages.ts'
import type { PortalPage } from './portal-page.ts'

/** Every page of the portal, in the order of a manager's morning: its navigation and its router are made of this. */
export const pages: readonly PortalPage[] = [
  {
    path: '/',
    word: 'today',
    stroke: iconPaths.clock,
    permission: null,
    load: async () => (await import('./today/TodayPage.tsx')).TodayPage,
  },
  {
    path: '/programme',
    word: 'programme',
    stroke: iconPaths.calendar,
    permission: null,
    load: async () => (await import('./programme/ProgrammePage.tsx')).ProgrammePage,
  },
  {
    path: '/conflicts',
    word: 'conflicts',
    stroke:
      'M3 6h5c5 0 5 12 10 12h3M3 18h5c2 0 3.2-1.8 4.2-4M14.2 8c.9-1.3 2-2 3.8-2h3M18.5 3.5L21 6l-2.5 2.5M18.5 15.5L21 18l-2.5 2.5',
    permission: 'manage_programme',
    Count: ConflictCount,
    load: async () => (await import('./conflicts/ConflictsPage.tsx')).ConflictsPage,
  },
  {
    path: '/movies',
    word: 'movies',
    stroke: iconPaths.film,
    permission: null,
    load: async () => (await import('./movies/MoviesPage.tsx')).MoviesPage,
  },
  {
    path: '/sales',
    word: 'sales',
    stroke: iconPaths.ticket,
    permission: null,
    load: async () => (await import('./sales/SalesPage.tsx')).SalesPage,
  },
  reservationsPage,
  {
    path: '/payments',
    word: 'worklist',
    stroke: 'M3 7h18v11H3zM3 11h18M7 15h4',
    permission: 'refund',
    Count: StuckCount,
    load: async () => (await import('./payments/WorklistPage.tsx')).WorklistPage,
  },
  {
    path: '/vouchers',
    module: 'vouchers',
    word: 'vouchers',
    stroke: iconPaths.voucher,
    permission: null,
    load: async () => (await import('./vouchers/VouchersPage.tsx')).VouchersPage,
  },
  {
    path: '/events',
    word: 'event.many',
    stroke: iconPaths.star,
    permission: 'manage_programme',
    load: async () => (await import('./events/EventsPage.tsx')).EventsPage,
  },
  cashPage,
  reportsPage,
  ...invoicePages,
  rentalPage,
  {
    path: '/stock',
    module: 'products',
    word: 'stock',
    stroke: 'M3 8l9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8M7.5 5.5l9 5',
    permission: 'manage_prices',
    load: async () => (await import('./stock/StockPage.tsx')).StockPage,
  },
  {
    path: '/account',
    word: 'account',
    stroke: 'M8.6 12.2a5.2 5.2 0 1 1 3.2 3.2L10 17.2H8v2H6v2H3v-3.4zM15.5 8.5h.01',
    permission: null,
    load: async () => (await import('./account/AccountPage.tsx')).AccountPage,
  },
  ...websitePages,
  ...newsletterPages,
  ...signagePages,
  {
    path: '/setup',
    word: 'setup',
    group: 'group_setup',
    stroke: 'M4 6h9M4 12h6M4 18h6M14 15l2.5 2.5L21 12',
    permission: 'manage_settings',
    Count: SetupCount,
    load: async () => (await import('./setup/SetupPage.tsx')).SetupPage,
  },
  {
    path: '/cinemas',
    word: 'cinema.many',
    group: 'group_setup',
    stroke: 'M4 21V8l8-4 8 4v13M4 21h16M9 21v-5h6v5M8 11h.01M12 11h.01M16 11h.01',
    permission: 'manage_settings',
    load: async () => (await import('./cinemas/CinemasPage.tsx')).CinemasPage,
  },
  {
    path: '/screens',
    word: 'screen.many',
    group: 'group_setup',
    stroke: iconPaths.seat,
    permission: 'manage_settings',
    load: async () => (await import('./screens/ScreensPage.tsx')).ScreensPage,
  },
  {
    path: '/seat-classes',
    word: 'seat_class.many',
    group: 'group_setup',
    stroke:
      'M5 11V6a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v5M4 11h16v6H4zM7 17v3M17 17v3M9 14h.01M12 14h.01M15 14h.01',
    permission: 'manage_prices',
    load: async () => (await import('./screens/SeatClassesPage.tsx')).SeatClassesPage,
  },
  {
    path: '/tags',
    word: 'tag.many',
    group: 'group_setup',
    stroke: 'M3 11V4h7l10 10-7 7zM7.5 8.5h.01',
    permission: 'manage_programme',
    load: async () => (await import('./tags/TagsPage.tsx')).TagsPage,
  },
  ...rentalSetupPages,
  ...pricePages,
  ...productPages,
  {
    path: '/payment-methods',
    word: 'payment_method.many',
    group: 'group_setup',
    stroke: 'M18 8V5H6a2 2 0 0 0 0 4h14v10H6a2 2 0 0 1-2-2V7M16 14h.01',
    permission: 'manage_settings',
    load: async () => (await import('./payment-methods/PaymentMethodsPage.tsx')).PaymentMethodsPage,
  },
  {
    path: '/vat',
    word: 'vat_class.many',
    group: 'group_setup',
    stroke:
      'M6 18L18 6M8.5 8.5h.01M15.5 15.5h.01M6 8.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M13 15.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
    permission: 'manage_prices',
    load: async () => (await import('./vat/VatPage.tsx')).VatPage,
  },
  {
    path: '/people',
    word: 'people',
    group: 'group_setup',
    stroke: iconPaths.user,
    permission: 'manage_people',
    load: async () => (await import('./people/PeoplePage.tsx')).PeoplePage,
  },
  {
    path: '/who-did-what',
    word: 'who_did',
    group: 'group_setup',
    stroke: iconPaths.clock,
    permission: 'manage_people',
    load: async () => (await import('./deeds/DeedsPage.tsx')).DeedsPage,
  },
  {
    path: '/personal-data',
    word: 'personal_data',
    group: 'group_setup',
    stroke: 'M12 3l7 3v5c0 4.5-3 8-7 10c-4-2-7-5.5-7-10V6zM9.5 12l2 2l3.5-4',
    permission: 'manage_people',
    load: async () => (await import('./personal-data/PersonalDataPage.tsx')).PersonalDataPage,
  },
  {
    path: '/import',
    word: 'import',
    group: 'group_setup',
    stroke: 'M12 3v12M8 11l4 4 4-4M4 16v4h16v-4',
    permission: 'manage_settings',
    load: async () => (await import('./taking-over/TakingOverPage.tsx')).TakingOverPage,
  },
  {
    path: '/modules',
    word: 'modules.many',
    group: 'group_setup',
    stroke: 'M4 4h7v7H4zM13 13h7v7h-7zM4 13h7v7H4zM16.5 4v7M13 7.5h7',
    permission: 'manage_settings',
    load: async () => (await import('./modules/ModulesPage.tsx')).ModulesPage,
  },
  {
    path: '/settings',
    word: 'settings.many',
    group: 'group_setup',
    stroke: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
    permission: 'manage_settings',
    load: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
  },
  automationsPage,
  {
    path: '/training',
    word: 'training',
    group: 'group_setup',
    stroke: 'M2 9l10-5 10 5-10 5zM6 11.5V16c3 3 9 3 12 0v-4.5M22 9v6',
    permission: 'manage_settings',
    load: async () => (await import('./training/TrainingPage.tsx')).TrainingPage,
  },
  {
    path: '/company',
    word: 'exhibitor.many',
    group: 'group_setup',
    stroke: 'M4 7h16v13H4zM9 7V4h6v3M4 13h16',
    permission: 'manage_settings',
    load: async () => (await import('./exhibitor/ExhibitorPage.tsx')).ExhibitorPage,
  },
  {
    path: '/print-templates',
    word: 'slip_template.many',
    group: 'group_machines',
    stroke: iconPaths.printer,
    permission: 'manage_settings',
    load: async () => (await import('./slips/SlipTemplatesPage.tsx')).SlipTemplatesPage,
  },
  {
    path: '/boxes',
    word: 'boxes',
    group: 'group_machines',
    stroke: 'M4 8l8-4.5L20 8v8.5L12 21l-8-4.5zM4 8l8 4.5L20 8M12 12.5V21',
    permission: 'manage_devices',
    load: async () => (await import('./boxes/BoxesPage.tsx')).BoxesPage,
  },
  {
    path: '/devices',
    word: 'device.many',
    group: 'group_machines',
    stroke: 'M4 5h16v11H4zM9 20h6M12 16v4M8 9h5',
    permission: 'manage_devices',
    load: async () => (await import('./devices/DevicesPage.tsx')).DevicesPage,
  },
  {
    path: '/register-notices',
    module: 'pos',
    word: 'register_notice.many',
    group: 'group_machines',
    stroke: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12.5h5',
    permission: 'manage_devices',
    load: async () => (await import('./devices/RegisterNoticesPage.tsx')).RegisterNoticesPage,
  },
  {
    path: '/health',
    word: 'health',
    group: 'group_machines',
    stroke: 'M3 12.5h4l2.5-6 4.5 12 2.5-6H21',
    permission: 'manage_devices',
    load: async () => (await import('./health/HealthPage.tsx')).HealthPage,
  },
]

/** The pages that somebody with these permissions sees and opens. */
export function pagesFor(permissions: readonly Permission[]): PortalPage[] {
  return pages.filter(({ permission }) => !permission || permissions.includes(permission))
}
