import { useMutation } from '@tanstack/react-query'
import type { BillView } from '#core/billing/bill.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { refusalText } from '../../box/refusal-text.tsx'
import { printReceiptOf } from '../sale/pay.ts'
import { useWords } from '../words.ts'
import { useReceiptWaits } from './receipt-waits.ts'

/** The receipt alone, where it comes only when the guest asks: the first one is no copy. */
export function ReceiptKey({ bill }: { bill: BillView }) {
  const words = useWords()
  const waits = useReceiptWaits(bill)
  const print = useMutation({ mutationFn: () => printReceiptOf(bill) })
  if (!waits) return null
  return (
    <>
      {print.isError && (
        <Notice tone="stop" announce>
          {refusalText(print.error)}
        </Notice>
      )}
      <Button
        size="touch"
        wide
        icon={print.isSuccess ? 'tick' : 'printer'}
        busy={print.isPending}
        onPress={() => print.mutate()}
      >
        {words('print_receipt')}
      </Button>
    </>
  )
}
