import { useQuery } from '@tanstack/react-query'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { useHasModule } from '../../box/settings.ts'
import { billInvoiceQuery } from './invoices.ts'

/** The invoice a paid receipt is on, or whether this till may make one. */
export function useInvoice(now: BillNow, paid: boolean): { possible: boolean; number: string | null } {
  const hasInvoices = useHasModule('invoices')
  const answer = useQuery({ ...billInvoiceQuery(now.bill.id), enabled: paid })
  const { invoice = null, here = false, possible = false } = answer.data ?? {}
  return { possible: hasInvoices && here && possible && invoice === null, number: invoice?.number ?? null }
}
