import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  readShift,
  readShiftDays,
  readShifts,
  readShiftSums,
  type ShiftFilterAsked,
} from '#core/cash/list-contract.ts'
import { useCall } from '../server/ServerProvider.tsx'

/** Shifts of a filter, newest first, in pages of 50. */
export function useShifts(filter: ShiftFilterAsked) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['cash', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(readShifts, { query: { ...filter, ...(pageParam ? { before: pageParam } : {}) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  })
}

export function useShiftSums(filter: ShiftFilterAsked) {
  const call = useCall()
  return useQuery({
    queryKey: ['cash', 'sums', filter],
    queryFn: ({ signal }) => call(readShiftSums, { query: filter, signal }),
  })
}

/** The days of a filter, once somebody wants to see them. */
export function useShiftDays(filter: ShiftFilterAsked, enabled: boolean) {
  const call = useCall()
  return useQuery({
    queryKey: ['cash', 'days', filter],
    queryFn: ({ signal }) => call(readShiftDays, { query: filter, signal }),
    enabled,
  })
}

/** One shift in full; looked at again now and then, since sales change it. */
export function useShift(cinemaId: string, id: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['cash', 'shift', cinemaId, id],
    queryFn: ({ signal }) => call(readShift, { params: { cinemaId, id }, signal }),
    refetchInterval: 60_000,
  })
}
