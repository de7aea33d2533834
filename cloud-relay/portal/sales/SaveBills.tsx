import type { Programme } from '#core/planning/contract.ts'
import { exportBills, type BillFilterAsked } from '#core/sales/bill-list-contract.ts'
import { SaveCsv } from '../parts/SaveCsv.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { billColumns, billRows, billRowsMost } from './bill-csv.ts'
import { fileNameOf, type Days } from './date-range.ts'
import { usePaymentWays } from './use-bill-words.ts'

/** Saves what the filter shows as a file for a spreadsheet. */
export function SaveBills({
  filter,
  days,
  cinemas,
}: {
  filter: BillFilterAsked
  days: Days | undefined
  cinemas: Programme['cinemas']
}) {
  const { locale, t } = useWords()
  const call = useCall()
  const ways = usePaymentWays()
  async function pageOf(from: { before?: string }) {
    const page = await call(exportBills, { query: { ...filter, ...from } })
    const say = {
      locale,
      ways,
      status: ({ status }: { status: (typeof page.bills)[number]['status'] }) => t(`bill_${status}`),
      source: ({ source }: { source: 'site' | 'register' }) => t(`source_${source}`),
    }
    return { rows: billRows(page, cinemas, say), next: page.next }
  }
  return (
    <SaveCsv
      name={fileNameOf('orders', days)}
      heads={billColumns.map(column => t(column))}
      most={billRowsMost}
      pageOf={pageOf}
      disabledReason={useReason('see_reports')}
    />
  )
}
