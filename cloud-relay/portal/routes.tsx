import type { RouteObject } from 'react-router'
import { pages, type PortalPage } from './pages.ts'
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
      const Content = await page.load()
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
