/**
 * Which voucher pays for each ticket: tickets from the first on, as far as their rates take vouchers and turns last.
 *
 * @param vouchers with the turns that may be used of each, in the order they were entered
 * @returns the voucher's id for each ticket, undefined where none pays
 */
export function coverOf(
  tickets: readonly { takesVoucher: boolean }[],
  vouchers: readonly { id: string; turns: number }[],
): (string | undefined)[] {
  const left = vouchers.map(voucher => ({ ...voucher }))
  return tickets.map(({ takesVoucher }) => {
    const voucher = takesVoucher ? left.find(({ turns }) => turns > 0) : undefined
    if (voucher) voucher.turns -= 1
    return voucher?.id
  })
}
