import type { PortalPage } from '../portal-page.ts'

/** What walls show, when, and how they look. */
export const signagePages: readonly PortalPage[] = [
  {
    path: '/wall-notices',
    module: 'signage',
    word: 'signage_notice.many',
    group: 'group_walls',
    stroke: 'M4 5h16v11h-9l-4 4v-4H4zM12 8v3M12 13.5h.01',
    permission: 'manage_programme',
    load: async () => (await import('./NoticesPage.tsx')).NoticesPage,
  },
  {
    path: '/wall-views',
    module: 'signage',
    word: 'signage_view.many',
    group: 'group_walls',
    stroke: 'M3 4h18v12H3zM8 20h8M12 16v4M7 8h4M7 11h7',
    permission: 'manage_programme',
    load: async () => (await import('./ViewsPage.tsx')).ViewsPage,
  },
  {
    path: '/wall-roles',
    module: 'signage',
    word: 'signage_role.many',
    group: 'group_walls',
    stroke: 'M3 4h18v12H3zM8 20h8M12 16v4M12 7v3l2 2',
    permission: 'manage_programme',
    load: async () => (await import('./RolesPage.tsx')).RolesPage,
  },
  {
    path: '/wall-themes',
    module: 'signage',
    word: 'signage_theme.many',
    group: 'group_walls',
    stroke: 'M12 3l2.2 5.8L20 11l-5.8 2.2L12 19l-2.2-5.8L4 11l5.8-2.2z',
    permission: 'manage_programme',
    load: async () => (await import('./ThemesPage.tsx')).ThemesPage,
  },
  {
    path: '/wall-spots',
    module: 'signage',
    word: 'signage_spot.many',
    group: 'group_walls',
    stroke: 'M3 4h18v12H3zM8 20h8M12 16v4M8 12V9l6-2v7l-6-2',
    permission: 'manage_programme',
    load: async () => (await import('./SpotsPage.tsx')).SpotsPage,
  },
  {
    path: '/wall-backgrounds',
    module: 'signage',
    word: 'signage_background.many',
    group: 'group_walls',
    stroke: 'M4 4h16v16H4zM4 16l5-5 4 4 3-3 4 4M9 8.5h.01',
    permission: 'manage_programme',
    load: async () => (await import('./BackgroundsPage.tsx')).BackgroundsPage,
  },
]
