import { MantineProvider } from '@mantine/core'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { LetInByLink } from './devices/LetInByLink.tsx'
import { routes } from './routes.tsx'
import { ServerProvider } from './server/ServerProvider.tsx'
import { SessionGate } from './session/SessionGate.tsx'
import { cssVariables, theme } from './theme.ts'
import { WordsProvider } from './words/WordsProvider.tsx'

const router = createBrowserRouter(routes, { basename: '/portal' })

/** The portal: words, then the connection to the server, then the session, then the pages. */
export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <WordsProvider>
        <ServerProvider>
          {location.pathname === '/portal/let-in' ? (
            <LetInByLink />
          ) : (
            <SessionGate>
              <RouterProvider router={router} />
            </SessionGate>
          )}
        </ServerProvider>
      </WordsProvider>
    </MantineProvider>
  )
}
