/** The pages of invoices and of whom they go to, as `pages.ts` of the portal lists them. */
export const invoicePages = [
  {
    path: '/invoices',
    word: 'invoices',
    stroke: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
    permission: 'manage_invoices',
    load: async () => (await import('./InvoicesPage.tsx')).InvoicesPage,
  },
  {
    path: '/clients',
    module: 'invoices',
    word: 'client.many',
    stroke: 'M4 20c0-4 3.6-6 8-6s8 2 8 6M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7',
    permission: 'manage_invoices',
    load: async () => (await import('./ClientsPage.tsx')).ClientsPage,
  },
] as const
