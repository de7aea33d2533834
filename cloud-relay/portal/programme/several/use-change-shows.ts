import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#core/api/route.ts'
import { cancelShows, changeShows } from '#core/planning/several-contract.ts'
import { useCall } from '../../server/ServerProvider.tsx'

/** Changes shows of one cinema, all or none. */
export function useChangeShows(cinemaId: string, ids: readonly string[]) {
  const call = useCall()
  const memory = useQueryClient()
  return useMutation({
    mutationFn: (change: Omit<BodyOf<typeof changeShows>, 'cinemaId' | 'ids'>) =>
      call(changeShows, { body: { cinemaId, ids: [...ids], ...change } }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['programme'] }),
  })
}

/** Cancels shows of one cinema, all or none. */
export function useCancelShows(cinemaId: string, ids: readonly string[]) {
  const call = useCall()
  const memory = useQueryClient()
  return useMutation({
    mutationFn: (refund: boolean) =>
      call(cancelShows, { body: { cinemaId, ids: [...ids], keyword: 'CANCEL', refund } }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['programme'] }),
  })
}
