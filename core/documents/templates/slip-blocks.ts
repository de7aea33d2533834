/** The slips a cinema may arrange by itself. */
export const slipKinds = ['ticket', 'receipt', 'bar_slip', 'voucher', 'z_report'] as const
export type SlipKind = (typeof slipKinds)[number]

/** What each slip is made of, in the order it is printed while nobody has said another. */
export const slipBlocks = {
  ticket: ['cinema', 'film', 'version', 'when', 'seat', 'price', 'notice', 'code', 'number'],
  receipt: ['seller', 'number', 'staff', 'goods', 'sums', 'vat', 'call_number'],
  bar_slip: ['title', 'call_number', 'goods', 'number', 'staff'],
  voucher: ['cinema', 'name', 'worth', 'until', 'code', 'how', 'number'],
  z_report: ['seller', 'number', 'takings', 'vat', 'people', 'drawers', 'ending', 'signature'],
} as const satisfies Record<SlipKind, readonly string[]>
export type SlipBlock<K extends SlipKind> = (typeof slipBlocks)[K][number]

/**
 * What cannot be taken off: what the law asks for (the seller with its VAT number, number and date, goods, VAT by rate and
 * total; of a report what was taken and counted), and what a slip is good for nothing without.
 */
export const requiredBlocks: { readonly [K in SlipKind]: readonly SlipBlock<K>[] } = {
  ticket: ['cinema', 'film', 'when', 'seat', 'price', 'code', 'number'],
  receipt: ['seller', 'number', 'goods', 'sums', 'vat'],
  bar_slip: ['call_number', 'goods', 'number'],
  voucher: ['name', 'worth', 'until', 'code', 'number'],
  z_report: ['seller', 'number', 'takings', 'vat', 'drawers', 'ending'],
}

/** Which of a slip's required blocks a choice leaves out. */
export function missingBlocks<K extends SlipKind>(slip: K, chosen: readonly string[]): SlipBlock<K>[] {
  return requiredBlocks[slip].filter(block => !chosen.includes(block))
}

/**
 * The blocks that are printed, in their order. A choice of another version may lack a block that is required here, or
 * name one that is not known: the one is put after what stands before it by default, the other left out.
 *
 * @param chosen undefined for the order there is by default
 */
export function printedBlocks<K extends SlipKind>(
  slip: K,
  chosen: readonly string[] | undefined,
): SlipBlock<K>[] {
  const all = slipBlocks[slip] as readonly SlipBlock<K>[]
  if (!chosen) return [...all]
  const printed = [...new Set(chosen)].filter((name): name is SlipBlock<K> => all.some(each => each === name))
  for (const block of missingBlocks(slip, printed)) {
    const before = all.slice(0, all.indexOf(block))
    const at = before.map(each => printed.indexOf(each)).findLast(index => index >= 0)
    printed.splice(at === undefined ? 0 : at + 1, 0, block)
  }
  return printed
}
