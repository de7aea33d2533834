import type { VoucherView } from '#core/vouchers/contract.ts'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** In one word; the panel has the full sentence. */
export function VoucherStatus({ voucher }: { voucher: VoucherView }) {
  const { t } = useWords()
  if (voucher.cancelled) return <Status tone="quiet">{t('cancelled')}</Status>
  if (!voucher.left) return <Status tone="quiet">{t('voucher_used_up')}</Status>
  if (voucher.trouble) return <Status tone="warn">{t('voucher_not_now')}</Status>
  return <Status tone="ok">{t('voucher_usable')}</Status>
}
