import { MutationCache, QueryCache } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { FreshQueryClient } from '#ui/fresh-query-client.ts'

/** The cache of the box's answers. Nothing expires by time: the live connection says when to reload. */
export const queryClient: FreshQueryClient = new FreshQueryClient({
  queryCache: new QueryCache({ onError: askWhoIsHere }),
  mutationCache: new MutationCache({ onError: askWhoIsHere }),
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: (_, error) => error instanceof CallRefused && error.code === 'unreachable',
      retryDelay: attempt => Math.min(500 * 2 ** attempt, 4000),
    },
    mutations: { networkMode: 'always' },
  },
})

/** When the session ends on the box it ends on the page: the sign-in page appears, everything else stays as it was. */
export function askWhoIsHere(error: unknown): void {
  if (error instanceof CallRefused && error.code === 'not_signed_in')
    queryClient.setQueryData(['session'], { session: null })
}
