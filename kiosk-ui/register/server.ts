import { queryOptions } from '@tanstack/react-query'
import type { LiveEvent } from '#core/api/live-events.ts'
import { readLine } from '#core/devices/contract.ts'
import { readPrinting } from '#core/devices/printing-contract.ts'
import { readPopular, readRatesLeft, readTillMethods } from '#core/sales/contract.ts'
import { readPrices } from '#core/pricing/contract.ts'
import { readBill } from '#core/sales/refunds/contract.ts'
import { readStock } from '#core/stock/contract.ts'
import { readSeats, type SeatMap } from '#core/seating/contract.ts'
import { readDebts } from '#core/vouchers/debt-contract.ts'
import { readVoucherTypes } from '#core/vouchers/types-contract.ts'
import { call } from '../box/call.ts'
import { keeps, remember } from '../box/receipts/use-receipts.ts'
import { applyEvent } from '../box/programme.ts'
import { queryClient } from '../box/query-client.ts'
import { till } from './till.ts'
import { basketOf } from './till-state.ts'

/** Beside the prices: told anew with them. */
export const methodsQuery = queryOptions({
  queryKey: ['prices', 'methods'],
  queryFn: () => call(readTillMethods),
})
/** With what the basket was shown when its seats were held: read again when that ends. */
export const pricesQuery = queryOptions({
  queryKey: ['prices'],
  queryFn: () => call(readPrices, { query: { basket: basketOf(till()).id } }),
  refetchInterval: ({ state: { data } }) => {
    const ends = [data?.kept?.until, data?.until].flatMap(until => (until ? Date.parse(until) : []))
    return ends.length ? Math.max(1000, Math.min(...ends) - Date.now()) : false
  },
})

/** What this cinema sells most; told anew now and then, and never moved while somebody is selling. */
export const popularQuery = queryOptions({
  queryKey: ['popular'],
  queryFn: () => call(readPopular),
  staleTime: 3_600_000,
  refetchInterval: 3_600_000,
  retry: false,
})

/** What is left of products; looked at again now and then, since every till sells from the same store. */
export const stockQuery = queryOptions({
  queryKey: ['stock'],
  queryFn: () => call(readStock),
  refetchInterval: 60_000,
  retry: false,
})

export const voucherTypesQuery = queryOptions({
  queryKey: ['vouchers', 'types'],
  queryFn: () => call(readVoucherTypes),
})

export const debtsQuery = queryOptions({ queryKey: ['vouchers', 'debts'], queryFn: () => call(readDebts) })

/** The printers of this till; told anew by events, and looked at now and then should one be lost. */
export const printingQuery = queryOptions({
  queryKey: ['printing'],
  queryFn: () => call(readPrinting),
  refetchInterval: 60_000,
})

/** Whether the other side can be reached. */
export const lineQuery = queryOptions({ queryKey: ['line'], queryFn: () => call(readLine) })

/** Whether another side could be reached when the page last heard of it. */
export function isConnected(): boolean {
  return (queryClient.getQueryData(lineQuery.queryKey)?.peers ?? []).some(({ connected }) => connected)
}

export const seatsQuery = (scheduleId: string) =>
  queryOptions({
    queryKey: ['seats', scheduleId],
    queryFn: () => call(readSeats, { params: { id: scheduleId } }),
    enabled: scheduleId !== '',
  })

/** What is left of prices with a contingent; told anew with the seats of the show. */
export const ratesLeftQuery = (scheduleId: string) =>
  queryOptions({
    queryKey: ['seats', scheduleId, 'rates'],
    queryFn: () => call(readRatesLeft, { params: { id: scheduleId } }),
    enabled: scheduleId !== '',
    retry: false,
  })

/** The seats of a show as far as the page knows. */
export function knownSeats(scheduleId: string | null): SeatMap | undefined {
  return scheduleId ? queryClient.getQueryData(seatsQuery(scheduleId).queryKey) : undefined
}

/** The statuses of a bill of which something was returned, at any register. */
const givenBack = new Set(['refunding', 'partially_refunded', 'refunded'])

const listeners = new Set<(event: LiveEvent) => void>()

/** Calls the listener for every event besides. Returns what ends that. */
export function onLive(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Updates the page's cache after an event. */
export function receiveLive(event: LiveEvent): void {
  applyEvent(event)
  for (const listener of listeners) listener(event)
  if (event.type === 'bill.status' && givenBack.has(event.status)) void rememberAsItIs(event.uuid)
}

/** A bill whose receipt is stored here was changed, here or at another register: its current form is stored. */
export async function rememberAsItIs(billId: string): Promise<void> {
  if (!keeps(billId)) return
  const bill = await call(readBill, { params: { id: billId } }).catch(() => null)
  if (bill) await remember(bill.remember)
}

/** Events were missed: everything is reloaded. */
export function receiveResync(): void {
  void queryClient.invalidateQueries()
}
