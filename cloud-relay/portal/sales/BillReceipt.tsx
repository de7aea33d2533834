import type { BillView } from '#core/billing/bill.ts'
import { readReceipt } from '#core/sales/tickets-contract.ts'
import { useSide } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** The receipt of a paid bill as a PDF; a box prints receipts at its registers. */
export function BillReceipt({ bill }: { bill: BillView }) {
  const { t } = useWords()
  const atRelay = useSide().data?.node === 'relay'
  if (!atRelay || bill.number === null) return null
  return (
    <p>
      <a
        className="button"
        data-size="small"
        href={readReceipt.path.replace(':id', encodeURIComponent(bill.id))}
        target="_blank"
        rel="noreferrer"
      >
        {t('receipt_open')}
      </a>
    </p>
  )
}
