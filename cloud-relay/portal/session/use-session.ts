import { useQuery } from '@tanstack/react-query'
import { answersLater } from '#core/api/call.ts'
import { readSession } from '#core/people/contract.ts'
import { useCall } from '../server/ServerProvider.tsx'

/** The session, or null; asked again for as long as the server does not answer. */
export function useSession() {
  const call = useCall()
  return useQuery({
    queryKey: ['session'],
    queryFn: () => call(readSession),
    staleTime: Infinity,
    retry: (failures, error) => failures < 3 || answersLater(error),
    retryDelay: failures => Math.min(1000 * 2 ** failures, 5000),
  })
}
