import '../layers.css'
import '../mantine.css'
import '#ui/index.css'
import '../portal.css'
import '../styles/found.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { ServerProvider } from '../server/ServerProvider.tsx'
import { cssVariables, theme } from '../theme.ts'
import { WordsProvider } from '../words/WordsProvider.tsx'
import { FoundPage } from './FoundPage.tsx'

createRoot(document.getElementById('root')!).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
    <WordsProvider>
      <ServerProvider>
        <FoundPage />
      </ServerProvider>
    </WordsProvider>
  </MantineProvider>,
)
