import type { PortalPage } from '../portal-page.ts'

/** What is mailed to those who read the newsletter, and who they are. */
export const newsletterPages: readonly PortalPage[] = [
  {
    path: '/newsletters',
    module: 'newsletters',
    word: 'campaign.many',
    group: 'group_website',
    stroke: 'M4 6h12v12H4zM16 10h4v6a2 2 0 0 1-2 2M7 10h6M7 13h6',
    permission: 'manage_programme',
    load: async () => (await import('./CampaignsPage.tsx')).CampaignsPage,
  },
  {
    path: '/subscribers',
    module: 'newsletters',
    word: 'subscribers',
    group: 'group_website',
    stroke: 'M9 11a3 3 0 1 0 0-6a3 3 0 0 0 0 6M3 19c0-3 2.7-5 6-5s6 2 6 5M15 8h6M18 5v6',
    permission: 'manage_programme',
    load: async () => (await import('./SubscribersPage.tsx')).SubscribersPage,
  },
]
