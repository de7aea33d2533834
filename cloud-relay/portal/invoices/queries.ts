import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  findClients,
  readBillInvoice,
  readInvoice,
  readInvoices,
  type InvoiceFilterAsked,
} from '#core/invoicing/contract.ts'
import { useCall } from '../server/ServerProvider.tsx'

/** Invoices of a filter, newest first, in pages of 50. */
export function useInvoices(filter: InvoiceFilterAsked) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['invoices', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(readInvoices, { query: { ...filter, ...(pageParam ? { before: pageParam } : {}) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  })
}

/** One invoice in full; looked at again now and then, since a mail may have gone out. */
export function useInvoice(id: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['invoices', 'one', id],
    queryFn: ({ signal }) => call(readInvoice, { params: { id }, signal }),
    refetchInterval: 10_000,
  })
}

/** The invoice an order is on, and whether one can be made here. */
export function useBillInvoice(billId: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['invoices', 'bill', billId],
    queryFn: ({ signal }) => call(readBillInvoice, { params: { id: billId }, signal }),
  })
}

/** Clients whose words begin with what was typed. */
export function useClients(find: string, on: boolean) {
  const call = useCall()
  return useQuery({
    queryKey: ['clients', find],
    queryFn: ({ signal }) => call(findClients, { query: { find }, signal }),
    enabled: on,
  })
}

/** Something that is done to an invoice; what is shown of invoices is read anew. */
export function useDoing<Asked, Done>(run: (asked: Asked) => Promise<Done>, onDone?: (done: Done) => void) {
  const memory = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: async done => {
      await memory.invalidateQueries({ queryKey: ['invoices'] })
      onDone?.(done)
    },
  })
}
