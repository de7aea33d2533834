import { StrictMode, type ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { followChoice } from './choice.ts'
import { letFingersGo } from './keyboard.ts'
import { followKeyboard } from './keyboard-layout.ts'
import './keyboard.css'
import { queryClient } from './query-client.ts'

/**
 * Renders a kiosk page.
 *
 * @param options.keepsChoice whether language and theme that are chosen here stay so; yes when left out
 */
export function startPage(page: ReactNode, options: { keepsChoice?: boolean } = {}): void {
  followChoice(options.keepsChoice ?? true)
  letFingersGo()
  followKeyboard()
  createRoot(document.getElementById('page')!).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
    </StrictMode>,
  )
}
