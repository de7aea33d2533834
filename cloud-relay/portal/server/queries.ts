import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readPaymentProviders } from '#core/billing/methods/contract.ts'
import { readOfflineSync } from '#core/offline-sync/contract.ts'
import { writeDatesAs } from '#core/i18n/date-habit.ts'
import { readBoxes, readHealth, readLine } from '#core/devices/contract.ts'
import { catchesUp } from '#core/recovery/choices.ts'
import { readQuarantine, readForks, readNodeStatus } from '#core/recovery/contract.ts'
import { readConflicts } from '#core/planning/conflict-contract.ts'
import { readProgramme } from '#core/planning/contract.ts'
import type { QueryOf } from '#core/api/route.ts'
import { readBills, readBillSums, type BillFilterAsked } from '#core/sales/bill-list-contract.ts'
import { readWorklist } from '#core/sales/worklist/contract.ts'
import { useReason } from '../session/SessionGate.tsx'
import { findBills, readBill } from '#core/sales/refunds/contract.ts'
import { readShowRefunds } from '#core/sales/refunds/show-contract.ts'
import { useCall } from './ServerProvider.tsx'

/** The programme of a range of business days (YYYY-MM-DD); left out, from today to the last planned show. */
export function useProgramme(range: { from?: string; to?: string }) {
  const call = useCall()
  return useQuery({
    queryKey: ['programme', range.from ?? null, range.to ?? null],
    queryFn: async ({ signal }) => {
      const programme = await call(readProgramme, { query: { ...range, channel: 'portal' }, signal })
      writeDatesAs(programme.exhibitor.dates)
      return programme
    },
    placeholderData: keepPreviousData,
  })
}

/** Conflicts that wait for a manager's decision; not loaded when the signed-in user may not plan. */
export function useConflicts() {
  const call = useCall()
  const hidden = useReason('manage_programme')
  return useQuery({
    queryKey: ['conflicts'],
    queryFn: ({ signal }) => call(readConflicts, { signal }),
    enabled: !hidden,
  })
}

/** Shows that are part of a conflict. */
export function useShowsInConflict(): ReadonlySet<string> {
  const { data } = useConflicts()
  return useMemo(() => {
    const subjects = data?.conflicts.flatMap(conflict => conflict.subjects) ?? []
    return new Set(subjects.filter(subject => subject.kind === 'schedule').map(subject => subject.id))
  }, [data])
}

/** Bills, newest first, in pages of 50. */
export function useBills(filter: BillFilterAsked, enabled = true) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['bills', filter],
    queryFn: ({ pageParam, signal }) =>
      call(readBills, { query: { ...filter, ...(pageParam ? { before: pageParam } : {}) }, signal }),
    enabled,
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    staleTime: 15_000,
  })
}

/** What the bills of a filter come to; not loaded when the signed-in user may not see reports. */
export function useBillSums(filter: QueryOf<typeof readBillSums>, enabled = true) {
  const call = useCall()
  const hidden = useReason('see_reports')
  return useQuery({
    // Sums over years are added up anew now and then, not after every sale.
    queryKey: filter.from ? ['bills', 'sums', filter] : ['bill-sums', filter],
    queryFn: ({ signal }) => call(readBillSums, { query: filter, signal }),
    enabled: !hidden && enabled,
    ...(filter.from ? {} : { refetchInterval: 60_000 }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  })
}

/** One bill with everything that can still be done with it. */
export function useBill(id: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['bill', id],
    queryFn: ({ signal }) => call(readBill, { params: { id }, signal }),
  })
}

/** Bills by number, ticket code, name or mail; not loaded while nothing is typed. */
export function useFoundBills(text: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['bills', 'found', text],
    queryFn: ({ signal }) => call(findBills, { query: { text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
}

/** The refunds a cancelled show owes; reloaded when bills change. */
export function useShowRefunds(scheduleId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['show-refunds', scheduleId],
    queryFn: ({ signal }) => call(readShowRefunds, { params: { id: scheduleId }, signal }),
  })
}

/** The exhibitor's boxes; not loaded when the signed-in user may not manage devices. */
export function useBoxes(enabled: boolean) {
  const call = useCall()
  return useQuery({
    queryKey: ['boxes'],
    queryFn: ({ signal }) => call(readBoxes, { signal }),
    enabled,
    refetchInterval: 30_000,
  })
}

/** The state of offline sync; loaded only for users who may manage devices. */
export function useOfflineSync() {
  const call = useCall()
  return useQuery({
    queryKey: ['offlineSync'],
    queryFn: ({ signal }) => call(readOfflineSync, { signal }),
    refetchInterval: 10_000,
    staleTime: 2_000,
  })
}

/** The payment providers that can be chosen, and the exhibitor's accounts; for users who manage settings. */
export function usePaymentProviders() {
  const call = useCall()
  return useQuery({
    queryKey: ['payment-providers'],
    queryFn: ({ signal }) => call(readPaymentProviders, { signal }),
    staleTime: 5_000,
  })
}

/** Money that is stuck; for users who may refund. */
export function useWorklist() {
  const call = useCall()
  return useQuery({
    queryKey: ['worklist'],
    queryFn: ({ signal }) => call(readWorklist, { signal }),
    refetchInterval: 15_000,
    staleTime: 5_000,
  })
}

/** Which side this page came from, and which others it reaches; reloaded every ten seconds. */
export function useSide() {
  const call = useCall()
  return useQuery({
    queryKey: ['health', 'side'],
    queryFn: ({ signal }) => call(readLine, { signal }),
    refetchInterval: 10_000,
    staleTime: 5_000,
  })
}

/** The health of the node this page came from, reloaded every ten seconds; for users who manage devices. */
export function useHealth() {
  const call = useCall()
  return useQuery({
    queryKey: ['health', 'details'],
    queryFn: ({ signal }) => call(readHealth, { signal }),
    refetchInterval: 10_000,
    staleTime: 5_000,
  })
}

/** Whether this node may write, and what it waits for; reloaded often while it waits. */
export function useNodeStatus() {
  const call = useCall()
  return useQuery({
    queryKey: ['nodeStatus'],
    queryFn: ({ signal }) => call(readNodeStatus, { signal }),
    refetchInterval: query => (catchesUp(query.state.data) ? 3_000 : 30_000),
    staleTime: 5_000,
  })
}

/** Streams with two histories; not loaded when the signed-in user may not manage devices. */
export function useForks(enabled: boolean) {
  const call = useCall()
  return useQuery({
    queryKey: ['forks'],
    queryFn: ({ signal }) => call(readForks, { signal }),
    enabled,
    refetchInterval: 30_000,
    staleTime: 5_000,
  })
}

/** What a recovery left to decide; not loaded when the signed-in user may not manage devices. */
export function useQuarantine(enabled: boolean) {
  const call = useCall()
  return useQuery({
    queryKey: ['quarantine'],
    queryFn: ({ signal }) => call(readQuarantine, { signal }),
    enabled,
    refetchInterval: 30_000,
    staleTime: 5_000,
  })
}
