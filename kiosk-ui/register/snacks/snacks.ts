import { isPaid } from '#core/database/statuses.ts'
import { queryOptions } from '@tanstack/react-query'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { readSnackOrders } from '#core/sales/handouts/contract.ts'
import { call } from '../../box/call.ts'

/** The website's orders whose snacks wait here, and those that were handed out twice; told anew with refunds. */
export const snackOrdersQuery = queryOptions({
  queryKey: ['due', 'snacks'],
  queryFn: () => call(readSnackOrders),
  staleTime: 0,
})

/** Whether the snacks of a bill wait to be handed out. */
export const snacksWait = ({ bill, lines, handouts }: BillNow): boolean =>
  bill.source === 'site' &&
  isPaid(bill.status) &&
  !handouts.length &&
  lines.some(({ kind, left }) => kind === 'product' && left > 0)
