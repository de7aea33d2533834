import '../layers.css'
import '../mantine.css'
import '#ui/index.css'
import '../portal.css'
import '../styles/found.css'
import '../styles/administration.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { ServerProvider } from '../server/ServerProvider.tsx'
import { cssVariables, theme } from '../theme.ts'
import { WordsProvider } from '../words/WordsProvider.tsx'
import { AdministrationPage } from './AdministrationPage.tsx'

createRoot(document.getElementById('root')!).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
    <WordsProvider>
      <ServerProvider>
        <AdministrationPage />
      </ServerProvider>
    </WordsProvider>
  </MantineProvider>,
)
