import type { PortalPage } from '../portal-page.ts'

/** The pages of what tickets cost, as `pages.ts` lists them. */
export const pricePages: readonly PortalPage[] = [
  {
    path: '/prices',
    module: 'tickets',
    word: 'price_rate.many',
    group: 'group_setup',
    stroke: 'M17 6.5A7 7 0 1 0 17 17.5M3.5 10.5h9M3.5 13.5h9',
    permission: 'manage_prices',
    load: async () => (await import('./PricesPage.tsx')).PricesPage,
  },
  {
    path: '/price-lists',
    module: 'tickets',
    word: 'price_list.many',
    group: 'group_setup',
    stroke: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3',
    permission: 'manage_prices',
    load: async () => (await import('./PriceListsPage.tsx')).PriceListsPage,
  },
  {
    path: '/discounts',
    module: 'tickets',
    word: 'ticket_discount.many',
    group: 'group_setup',
    stroke:
      'M19 5L5 19M8.5 7a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM18.5 17a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z',
    permission: 'manage_prices',
    load: async () => (await import('./TicketDiscountsPage.tsx')).TicketDiscountsPage,
  },
]
