/**
 * Which voucher pays for each ticket: the dearest tickets first, as a turn is worth the same for each, and of equals the
 * first one; as far as turns last.
 *
 * @param tickets with the cents a turn pays of each, 0 where their rate takes no vouchers
 * @param vouchers with the turns that may be used of each, in the order they were entered
 * @returns the voucher's id for each ticket, undefined where none pays
 */
export function coverOf(
  tickets: readonly { turnPays: number }[],
  vouchers: readonly { id: string; turns: number }[],
): (string | undefined)[] {
  const left = vouchers.map(voucher => ({ ...voucher }))
  const covers: (string | undefined)[] = tickets.map(() => undefined)
  const dearestFirst = tickets
    .map(({ turnPays }, place) => ({ turnPays, place }))
    .filter(({ turnPays }) => turnPays > 0)
    .sort((a, b) => b.turnPays - a.turnPays || a.place - b.place)
  for (const { place } of dearestFirst) {
    const voucher = left.find(({ turns }) => turns > 0)
    if (!voucher) break
    voucher.turns -= 1
    covers[place] = voucher.id
  }
  return covers
}
