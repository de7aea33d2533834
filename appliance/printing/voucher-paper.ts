import type { Tenant } from '#core/api/tenant.ts'
import type { BillLine } from '#core/billing/bill.ts'
import type { BillRow } from '#core/billing/store.ts'
import type { PaperDocument } from '#core/documents/paper.ts'
import { sellerOf } from '#core/documents/seller-load.ts'
import { slipLook } from '#core/documents/templates/look-load.ts'
import { voucherSlipDocument } from '#core/documents/voucher-slip.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { voucherById } from '#core/vouchers/store.ts'

/**
 * A slip for each voucher among lines, with what it is worth and its code: to give away and to scan. Where slips come only
 * when somebody asks, the sale brings none, and who asks gets one that says nothing of a copy.
 */
export function voucherSlips(
  tenant: Tenant,
  bill: BillRow,
  lines: readonly BillLine[],
  locale: Locale,
  { copy, isSale }: { copy: boolean; isSale: boolean },
): PaperDocument[] {
  const { db, catalogue } = tenant.node
  const slips = settingOf(catalogue, 'pos_config.voucher_slips', bill.cinemaId, bill.deviceId ?? undefined)
  if (slips === 'asked' && isSale) return []
  const look = slipLook(catalogue, bill.cinemaId, 'voucher', locale)
  const { cinemaName } = sellerOf(tenant, bill)
  // Its value for snacks is a line of its own beside its visits; a card that was topped up has its slip already.
  const sold = lines.filter(({ kind, voucherPart }) => kind === 'voucher' && voucherPart !== 'top_up')
  const ids = new Set(sold.flatMap(({ voucherId }) => voucherId ?? []))
  return [...ids]
    .flatMap(id => voucherById(db, id) ?? [])
    .map(({ id, type, title, turns, refreshmentCents, validUntil }) =>
      voucherSlipDocument(
        {
          cinemaName,
          type,
          title: inLocale(title, locale),
          turns,
          refreshmentCents,
          validUntil,
          code: printedCode(id),
          billNumber: bill.number ?? '',
          copy: copy && slips === 'always',
        },
        locale,
        look,
      ),
    )
}
