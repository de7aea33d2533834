import { useQuery } from '@tanstack/react-query'
import type { BillView } from '#core/billing/bill.ts'
import { receiptComes } from '#core/documents/receipt-comes.ts'
import { settingIn, settingsQuery } from '../../box/settings.ts'

/** Whether the receipt of a sale waits until its guest asks, by the settings of this register. */
export function useReceiptWaits({ lines }: Pick<BillView, 'lines'>): boolean {
  const { data } = useQuery(settingsQuery)
  return settingIn(data?.data, 'pos_config', 'receipts') === 'asked' && !receiptComes('asked', lines)
}
