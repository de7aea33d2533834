import { queryOptions } from '@tanstack/react-query'
import {
  closeCashShift,
  countShift,
  handOverShift,
  moveShiftCash,
  openCashShift,
  openTillDrawer,
  printShift,
  readCash,
  readTillReports,
  type CashNow,
} from '#core/cash/contract.ts'
import type { BodyOf } from '#core/api/route.ts'
import { call } from '../../box/call.ts'
import { queryClient } from '../../box/query-client.ts'

/** The shift at this till; read anew whenever the panel is opened, since every sale changes it. */
export const cashQuery = queryOptions({ queryKey: ['cash'], queryFn: () => call(readCash), staleTime: 0 })

/** The reports of this till; read anew whenever they are looked at. */
export const reportsQuery = queryOptions({
  queryKey: ['cash', 'reports'],
  queryFn: () => call(readTillReports),
  staleTime: 0,
})

function receive(now: CashNow): CashNow {
  queryClient.setQueryData(cashQuery.queryKey, now)
  return now
}

export const openHere = async (body: BodyOf<typeof openCashShift>) =>
  receive(await call(openCashShift, { body }))

export const moveHere = async (id: string, body: BodyOf<typeof moveShiftCash>) =>
  receive(await call(moveShiftCash, { params: { id }, body }))

export const takeOver = async (id: string, body: BodyOf<typeof handOverShift>) =>
  receive(await call(handOverShift, { params: { id }, body }))

/** Keeps what was counted; what should be there comes with the answer. */
export async function countHere(id: string, body: BodyOf<typeof countShift>) {
  const { count, cash } = await call(countShift, { params: { id }, body })
  receive(cash)
  return count
}

/** Closes the shift; the till shows its report until the next one is opened. */
export async function closeHere(id: string, body: BodyOf<typeof closeCashShift>) {
  const { report, cash } = await call(closeCashShift, { params: { id }, body })
  receive(cash)
  return report
}

export const openDrawerHere = async (body: BodyOf<typeof openTillDrawer>) =>
  receive(await call(openTillDrawer, { body }))

export const printHere = (id: string) => call(printShift, { params: { id } })
