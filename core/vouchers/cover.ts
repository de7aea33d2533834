import { turnPays, type TicketLimit } from './ticket-limit.ts'

/**
 * Which voucher pays for each ticket: the dearest tickets first, each by the voucher that takes most off it, of equals the
 * first one; as far as turns last.
 *
 * @param tickets with the cents a turn pays of each where its voucher has no limit, 0 where their rate takes no vouchers
 * @param vouchers with the turns that may be used of each, in the order they were entered, and what a ticket may cost
 * @returns the voucher's id for each ticket, undefined where none pays
 */
export function coverOf(
  tickets: readonly { turnPays: number }[],
  vouchers: readonly { id: string; turns: number; limit?: TicketLimit | null | undefined }[],
): (string | undefined)[] {
  const left = vouchers.map(voucher => ({ ...voucher }))
  const covers: (string | undefined)[] = tickets.map(() => undefined)
  const dearestFirst = tickets
    .map((ticket, place) => ({ cents: ticket.turnPays, place }))
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.cents - a.cents || a.place - b.place)
  for (const { cents, place } of dearestFirst) {
    const paying = left.filter(({ turns, limit }) => turns > 0 && turnPays(cents, limit) > 0)
    if (!paying.length) continue
    const voucher = paying.reduce((best, each) =>
      turnPays(cents, each.limit) > turnPays(cents, best.limit) ? each : best,
    )
    voucher.turns -= 1
    covers[place] = voucher.id
  }
  return covers
}
