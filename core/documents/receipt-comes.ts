import type { SettingValue } from '../venue/settings/declared.ts'

/**
 * Whether the receipt of a sale is printed by itself: always, or only where somebody has to hold something in the hand
 * beside tickets. Who buys a voucher leaves with its receipt, since nothing else says that it was paid.
 */
export function receiptComes(
  receipts: SettingValue<'pos_config.receipts'>,
  lines: readonly { readonly kind: string }[],
): boolean {
  return receipts === 'always' || lines.some(({ kind }) => kind === 'voucher')
}
