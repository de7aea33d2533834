import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readStock, readStockMovements } from '#core/stock/contract.ts'
import { useCall } from '../server/ServerProvider.tsx'

/** What is left in a cinema; looked at again every minute, since sales change it. */
export function useStock(cinema: string | undefined) {
  const call = useCall()
  return useQuery({
    queryKey: ['stock', cinema],
    queryFn: ({ signal }) => call(readStock, { query: cinema ? { cinema } : {}, signal }),
    enabled: cinema !== undefined,
    refetchInterval: 60_000,
  })
}

/** What moved of a product in a cinema, newest first, in pages of 50. */
export function useMovements(cinema: string, productId: string) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['stock', cinema, productId],
    queryFn: ({ pageParam, signal }) =>
      call(readStockMovements, {
        params: { productId },
        query: { cinema, ...(pageParam ? { before: pageParam } : {}) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  })
}
