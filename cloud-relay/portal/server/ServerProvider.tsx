import { QueryCache, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { CallRefused, createCall, type Call } from '#core/api/call.ts'
import { HelpLink } from '#ui/parts/HelpLink.tsx'
import { FreshQueryClient } from '#ui/fresh-query-client.ts'
import { useWords } from '../words/WordsProvider.tsx'

const CallContext = createContext<Call | null>(null)

/** The connection to the server: calls in the reader's language, and a cache of the answers. */
export function ServerProvider({ children }: { children: ReactNode }) {
  const { locale, t } = useWords()
  const [memory] = useState(rememberAnswers)
  const call = useMemo(
    () => createCall({ locale: () => locale, unreachable: () => t('unreachable') }),
    [locale, t],
  )
  return (
    <QueryClientProvider client={memory}>
      <CallContext value={call}>{children}</CallContext>
    </QueryClientProvider>
  )
}

export function useCall(): Call {
  const call = use(CallContext)
  if (!call) throw new Error('useCall outside ServerProvider')
  return call
}

/**
 * The sentence for a failed call, with the way to the handbook where that says what to do; a fault of our own is shown
 * like an unreachable server.
 */
export function sentenceOf(error: unknown, otherwise: string): ReactNode {
  const code = error instanceof CallRefused ? error.code : 'unreachable'
  return (
    <>
      {error instanceof CallRefused ? error.message : otherwise} <HelpLink code={code} beside />
    </>
  )
}

/** A relay that has just started is ready within half a minute, unless a cinema stays silent. */
const pressedAgainMs = 3000
const pressedAgainMost = 14

/**
 * Whether a node refused because it must first hear what it may have forgotten. It has written nothing, and will take the
 * same request within moments; every request names what it makes, so pressing again is the same press.
 */
export function isCatchingUp(error: unknown): boolean {
  return error instanceof CallRefused && error.code === 'node_recovering'
}

/**
 * Answers stay fresh until the live connection reports a change. A refusal is final; no answer is worth two more
 * attempts.
 */
function rememberAnswers(): QueryClient {
  const memory: QueryClient = new FreshQueryClient({
    queryCache: new QueryCache({
      onError: error => {
        if (error instanceof CallRefused && error.code === 'not_signed_in')
          memory.setQueryData(['session'], { session: null })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 2 && error instanceof CallRefused && error.status === 0,
      },
      mutations: {
        retry: (failures, error) => failures < pressedAgainMost && isCatchingUp(error),
        retryDelay: pressedAgainMs,
      },
    },
  })
  return memory
}
