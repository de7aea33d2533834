import { queryOptions } from '@tanstack/react-query'
import type { LiveEvent } from '#core/api/live-events.ts'
import { readLine } from '#core/devices/contract.ts'
import { readPrices } from '#core/pricing/contract.ts'
import { readBill } from '#core/sales/refunds/contract.ts'
import { readSeats, type SeatMap } from '#core/seating/contract.ts'
import { readDebts, readVoucherTypes } from '#core/vouchers/contract.ts'
import { call } from '../box/call.ts'
import { keeps, remember } from '../box/receipts/use-receipts.ts'
import { hearProgramme } from '../box/programme.ts'
import { queryClient } from '../box/query-client.ts'
import { hearNodeStatus } from '../box/node-status.ts'

export const pricesQuery = queryOptions({ queryKey: ['prices'], queryFn: () => call(readPrices) })

export const voucherTypesQuery = queryOptions({
  queryKey: ['vouchers', 'types'],
  queryFn: () => call(readVoucherTypes),
})

export const debtsQuery = queryOptions({ queryKey: ['vouchers', 'debts'], queryFn: () => call(readDebts) })

/** Whether the other side can be reached. */
export const lineQuery = queryOptions({ queryKey: ['line'], queryFn: () => call(readLine) })

export const seatsQuery = (scheduleId: string) =>
  queryOptions({
    queryKey: ['seats', scheduleId],
    queryFn: () => call(readSeats, { params: { id: scheduleId } }),
    enabled: scheduleId !== '',
  })

/** The room of a show as far as the page knows it. */
export function knownSeats(scheduleId: string | null): SeatMap | undefined {
  return scheduleId ? queryClient.getQueryData(seatsQuery(scheduleId).queryKey) : undefined
}

/** What a bill is called of which something came back, at whichever register. */
const givenBack = new Set(['refunding', 'partially_refunded', 'refunded'])

/** Brings what the page knows up to date with what just happened. */
export function hearLive(event: LiveEvent): void {
  hearProgramme(event)
  hearNodeStatus(event)
  if (event.type === 'schedule.counts')
    void queryClient.invalidateQueries({ queryKey: ['seats', event.scheduleId] })
  if (event.type === 'price.changed' || event.type === 'price_rate.changed')
    void queryClient.invalidateQueries({ queryKey: ['prices'] })
  if (event.type === 'vouchers.changed') void queryClient.invalidateQueries({ queryKey: ['vouchers'] })
  if (event.type === 'bill.status') {
    if (givenBack.has(event.status) && keeps(event.uuid)) void rememberAsItIs(event.uuid)
    void queryClient.invalidateQueries({ queryKey: ['bill', event.uuid] })
    void queryClient.invalidateQueries({ queryKey: ['due'] })
  }
  if (event.type === 'line.changed') {
    void queryClient.invalidateQueries({ queryKey: ['line'] })
    void queryClient.invalidateQueries({ queryKey: ['seats'] })
  }
}

/** Something of a bill that is kept here came back at another register: it is kept as it stands now. */
async function rememberAsItIs(billId: string): Promise<void> {
  const bill = await call(readBill, { params: { id: billId } }).catch(() => null)
  if (bill) await remember(bill.remember)
}

/** Events were missed: everything is read again. */
export function hearResync(): void {
  void queryClient.invalidateQueries()
}
