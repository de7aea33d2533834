import { iconPaths } from '#ui/parts/icon-paths.ts'
import { translationsPage } from '../translations/page.ts'
import type { PortalPage } from '../portal-page.ts'

/** What the exhibitor writes on its website, and what visitors write to it. */
export const websitePages: readonly PortalPage[] = [
  {
    path: '/messages',
    word: 'messages',
    group: 'group_website',
    stroke: 'M4 5h16v14H4zM4 7l8 6 8-6',
    permission: 'manage_programme',
    load: async () => (await import('./MessagesPage.tsx')).MessagesPage,
  },
  {
    path: '/pages',
    word: 'page.many',
    group: 'group_website',
    stroke: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
    permission: 'manage_programme',
    load: async () => (await import('./PagesPage.tsx')).PagesPage,
  },
  {
    path: '/presets',
    word: 'preset.many',
    group: 'group_website',
    stroke: 'M8 3h8l4 4v10H8zM16 3v4h4M4 7v14h11',
    permission: 'manage_programme',
    load: async () => (await import('./PresetsPage.tsx')).PresetsPage,
  },
  {
    path: '/texts',
    word: 'site_text.many',
    group: 'group_website',
    stroke: 'M5 4h14v5H5zM5 13h14M5 17h9',
    permission: 'manage_programme',
    load: async () => (await import('./TextsPage.tsx')).TextsPage,
  },
  translationsPage,
  {
    path: '/questions',
    word: 'question.many',
    group: 'group_website',
    stroke: iconPaths.help,
    permission: 'manage_programme',
    load: async () => (await import('./QuestionsPage.tsx')).QuestionsPage,
  },
  {
    path: '/menu',
    word: 'menu_item.many',
    group: 'group_website',
    stroke: iconPaths.menu,
    permission: 'manage_programme',
    load: async () => (await import('./MenuPage.tsx')).MenuPage,
  },
  {
    path: '/head-pictures',
    word: 'head_picture.many',
    group: 'group_website',
    stroke: 'M4 4h16v11H4zM4 12l5-4 4 3 3-2 4 3M8 19h1M12 19h1M16 19h1',
    permission: 'manage_programme',
    load: async () => (await import('./HeadPicturesPage.tsx')).HeadPicturesPage,
  },
  {
    path: '/foot',
    word: 'footer_column.many',
    group: 'group_website',
    stroke: 'M4 4h16v16H4zM4 14h16M10 14v6M15 14v6',
    permission: 'manage_programme',
    load: async () => (await import('./FootPage.tsx')).FootPage,
  },
  {
    path: '/elsewhere',
    word: 'elsewhere',
    group: 'group_website',
    stroke: 'M4 5h10v10H4zM14 9h6v10H10v-4M7 8h4M7 11h4',
    permission: 'manage_programme',
    load: async () => (await import('./ElsewherePage.tsx')).ElsewherePage,
  },
]
