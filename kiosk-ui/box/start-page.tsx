import { StrictMode, type ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { followChoice } from './choice.ts'
import { letFingersGo } from './keyboard.ts'
import { queryClient } from './query-client.ts'

/** Renders a kiosk page. */
export function startPage(page: ReactNode): void {
  followChoice()
  letFingersGo()
  createRoot(document.getElementById('page')!).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
    </StrictMode>,
  )
}
