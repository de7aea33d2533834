import { createBrowserRouter, Navigate } from 'react-router'
import { Shell } from './shell/Shell.tsx'

/** Every page is its own file, fetched when it is first opened. */
export const router = createBrowserRouter(
  [
    {
      path: '/',
      element: <Shell />,
      hydrateFallbackElement: <></>,
      children: [
        { index: true, lazy: async () => ({ Component: (await import('./today/TodayPage.tsx')).TodayPage }) },
        {
          path: 'programme',
          lazy: async () => ({ Component: (await import('./programme/ProgrammePage.tsx')).ProgrammePage }),
        },
        {
          path: 'conflicts',
          lazy: async () => ({ Component: (await import('./conflicts/ConflictsPage.tsx')).ConflictsPage }),
        },
        {
          path: 'movies',
          lazy: async () => ({ Component: (await import('./movies/MoviesPage.tsx')).MoviesPage }),
        },
        {
          path: 'sales',
          lazy: async () => ({ Component: (await import('./sales/SalesPage.tsx')).SalesPage }),
        },
        {
          path: 'payments',
          lazy: async () => ({ Component: (await import('./payments/WorklistPage.tsx')).WorklistPage }),
        },
        {
          path: 'vouchers',
          lazy: async () => ({ Component: (await import('./vouchers/VouchersPage.tsx')).VouchersPage }),
        },
        {
          path: 'cinemas',
          lazy: async () => ({ Component: (await import('./cinemas/CinemasPage.tsx')).CinemasPage }),
        },
        {
          path: 'boxes',
          lazy: async () => ({ Component: (await import('./boxes/BoxesPage.tsx')).BoxesPage }),
        },
        {
          path: 'health',
          lazy: async () => ({ Component: (await import('./health/HealthPage.tsx')).HealthPage }),
        },
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ],
  { basename: '/portal' },
)
