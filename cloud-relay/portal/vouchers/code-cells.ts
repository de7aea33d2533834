import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { VoucherView } from '#core/vouchers/contract.ts'
import type { PortalWord } from '../words/WordsProvider.tsx'
import type { Translate } from '#core/i18n/translate.ts'

/** The vouchers of a batch as cells of a file: each with its code, what is left of it, and until when. */
export function codeCells(
  vouchers: readonly VoucherView[],
  { t, locale, mark }: { t: Translate<PortalWord>; locale: Locale; mark: '.' | ',' },
): string[][] {
  const heads = [
    t('voucher_code'),
    t('voucher_type'),
    t('voucher_left'),
    t('voucher_refreshments'),
    t('voucher_until'),
    t('voucher_reference'),
    t('voucher_holder'),
    t('status'),
  ]
  return [
    heads,
    ...vouchers.map(voucher => [
      voucher.code,
      inLocale(voucher.title, locale),
      String(voucher.left),
      (voucher.refreshments.leftCents / 100).toFixed(2).replace('.', mark),
      voucher.validUntil ?? '',
      voucher.reference,
      voucher.holderName,
      voucher.cancelled ? t('cancelled') : '',
    ]),
  ]
}
