import { queryOptions } from '@tanstack/react-query'
import {
  findClients,
  makeClient,
  makeInvoice,
  readBillInvoice,
  type ClientChoice,
  type InvoiceInFull,
} from '#core/invoicing/contract.ts'
import type { BodyOf } from '#core/api/route.ts'
import { call } from '../../box/call.ts'
import { queryClient } from '../../box/query-client.ts'

export type NewClient = BodyOf<typeof makeClient>

/** The invoice a receipt is on, and whether one can be made at this till. */
export const billInvoiceQuery = (billId: string) =>
  queryOptions({
    queryKey: ['invoices', billId],
    queryFn: () => call(readBillInvoice, { params: { id: billId } }),
    staleTime: 0,
  })

export const clientsQuery = (find: string) =>
  queryOptions({
    queryKey: ['clients', find],
    queryFn: () => call(findClients, { query: { find } }),
    staleTime: 0,
  })

/** Keeps a client; sent again with the same id it is the same one. */
export function keepClient(body: NewClient): Promise<ClientChoice> {
  return call(makeClient, { body })
}

/** Makes the invoice; sent again with the same id it is the same one. */
export async function invoiceOf(body: BodyOf<typeof makeInvoice>): Promise<InvoiceInFull> {
  const made = await call(makeInvoice, { body })
  await queryClient.invalidateQueries({ queryKey: ['invoices'] })
  return made
}
