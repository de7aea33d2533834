import { exportInvoices, type InvoiceFilterAsked } from '#core/invoicing/contract.ts'
import type { Programme } from '#core/planning/contract.ts'
import { SaveCsv } from '../parts/SaveCsv.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { invoiceColumns, invoiceRows, invoiceRowsMost } from './invoice-text.ts'

/** Saves the invoices of the filter as a file for a spreadsheet. */
export function SaveInvoices({
  filter,
  cinemas,
}: {
  filter: InvoiceFilterAsked
  cinemas: Programme['cinemas']
}) {
  const { t } = useWords()
  const call = useCall()
  async function pageOf(from: { before?: string }) {
    const { invoices, next } = await call(exportInvoices, { query: { ...filter, ...from } })
    return { rows: invoiceRows(invoices, cinemas, state => t(`invoice_is_${state}`)), next }
  }
  return (
    <SaveCsv
      name="invoices"
      heads={invoiceColumns.map(column => t(column))}
      most={invoiceRowsMost}
      pageOf={pageOf}
    />
  )
}
