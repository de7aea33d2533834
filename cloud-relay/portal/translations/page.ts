import type { PortalPage } from '../portal-page.ts'

export const translationsPage: PortalPage = {
  path: '/translations',
  word: 'translations',
  group: 'group_website',
  stroke: 'M4 6h9M8.5 4v2M11 6c-1 4-4 6.5-7 8M6.5 9c1 2 3 4 5.5 5M13 20l4-9 4 9M14.5 17h5',
  permission: 'manage_programme',
  load: async () => (await import('./TranslationsPage.tsx')).TranslationsPage,
}
