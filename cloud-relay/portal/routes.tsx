import type { RouteObject } from 'react-router'
import { pages } from './pages.ts'
import type { PortalPage } from './portal-page.ts'
import { PageAway } from './shell/Away.tsx'
import { PageGate } from './shell/PageGate.tsx'
import { Shell } from './shell/Shell.tsx'
import { UnknownPage } from './shell/UnknownPage.tsx'

/** Every page in the shell; whatever else is asked for is told that it does not exist. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    hydrateFallbackElement: <></>,
    children: [...pages.map(routeOf), { path: '*', element: <UnknownPage /> }],
  },
]

function routeOf(page: PortalPage): RouteObject {
  return {
    path: page.path,
    lazy: async () => {
      const Content = await page.load().catch(() => null)
      if (!Content) return { element: <PageAway /> }
      return {
        element: (
          <PageGate page={page}>
            <Content />
          </PageGate>
        ),
      }
    },
  }
}
