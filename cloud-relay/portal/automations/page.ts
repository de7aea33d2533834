import type { PortalPage } from '../portal-page.ts'

/** Rules that run by themselves. */
export const automationsPage: PortalPage = {
  path: '/automations',
  word: 'automation.many',
  group: 'group_setup',
  stroke: 'M13 3L5 13.5h5.5L10 21l8.5-11H13z',
  permission: 'manage_settings',
  load: async () => (await import('./AutomationsPage.tsx')).AutomationsPage,
}
