import { outcomeUnknown } from '#core/api/answer-code.ts'
import { queryOptions } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import {
  declineRefund,
  exchange,
  findBills,
  readBill,
  readDueRefunds,
  refund,
  type BillNow,
} from '#core/sales/refunds/contract.ts'
import { readBills, readDaySums, readTillSums } from '#core/sales/bill-list-contract.ts'
import type { BodyOf } from '#core/api/route.ts'
import { call } from '../../box/call.ts'
import { remember } from '../../box/receipts/use-receipts.ts'
import { askTerminals } from '../terminal/giving.ts'
import { queryClient } from '../../box/query-client.ts'

export const billQuery = (billId: string) =>
  queryOptions({
    queryKey: ['bill', billId],
    queryFn: () => call(readBill, { params: { id: billId } }),
    staleTime: 0,
  })

export const foundQuery = (text: string) =>
  queryOptions({
    queryKey: ['bills', 'found', text],
    queryFn: () => call(findBills, { query: { text } }),
    enabled: text !== '',
    staleTime: 0,
  })

/** What is remembered of a purchase of one day: its sum, a seat, a film, a time, the end of a code. */
export const rememberedQuery = (text: string, day: string) =>
  queryOptions({
    queryKey: ['bills', 'remembered', text, day],
    queryFn: () => call(readBills, { query: { from: day, to: day, text: text.slice(0, 100) } }),
    enabled: text !== '' && day !== '',
    staleTime: 0,
  })

/** What this till sold on a day, or all of the cinema; told anew with the bills. */
export const daySumsQuery = (day: string, ofAll: boolean) =>
  queryOptions({
    queryKey: ['bills', 'day', day, ofAll],
    queryFn: () => call(ofAll ? readDaySums : readTillSums, { query: { day } }),
    staleTime: 0,
    retry: false,
  })

/** Refunds that wait for their guests: requests of the portal and tickets of cancelled shows. */
export const dueQuery = queryOptions({ queryKey: ['due'], queryFn: () => call(readDueRefunds), staleTime: 0 })

async function receiveBill(bill: BillNow): Promise<void> {
  await remember(bill.remember)
  queryClient.setQueryData(billQuery(bill.bill.id).queryKey, bill)
  void queryClient.invalidateQueries({ queryKey: ['bills'] })
  void queryClient.invalidateQueries({ queryKey: ['due'] })
}

export async function refundBill(billId: string, body: BodyOf<typeof refund>) {
  const answer = await call(refund, { params: { id: billId }, body })
  await receiveBill(answer.bill)
  if (answer.outcome === 'refunded') void askTerminals(answer.bill, body.id)
  return answer
}

export async function swap(billId: string, body: BodyOf<typeof exchange>) {
  const answer = await call(exchange, { params: { id: billId }, body })
  await receiveBill(answer.bill)
  void askTerminals(answer.bill, body.id)
  return answer
}

export async function decline(requestId: string) {
  const answer = await call(declineRefund, { params: { id: requestId } })
  await receiveBill(answer.bill)
  return answer
}

/** No final answer came: it may have been done, and only the very same request may follow. */
export function isUnsure(error: unknown): boolean {
  return error instanceof CallRefused && outcomeUnknown(error.code)
}
