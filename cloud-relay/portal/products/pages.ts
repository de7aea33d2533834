import { iconPaths } from '#ui/parts/icon-paths.ts'
import type { PortalPage } from '../portal-page.ts'

/** The pages of what the bar sells, as `pages.ts` lists them. */
export const productPages: readonly PortalPage[] = [
  {
    path: '/products',
    module: 'products',
    word: 'product.many',
    group: 'group_setup',
    stroke: iconPaths.popcorn,
    permission: 'manage_prices',
    load: async () => (await import('./ProductsPage.tsx')).ProductsPage,
  },
  {
    path: '/product-groups',
    module: 'products',
    word: 'product_group.many',
    group: 'group_setup',
    stroke: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
    permission: 'manage_prices',
    load: async () => (await import('./ProductGroupsPage.tsx')).ProductGroupsPage,
  },
]
