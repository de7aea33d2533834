import type { PricedLine } from '../billing/bill.ts'
import type { Discount } from '../billing/discount.ts'
import { inLocale, type Locale } from '../i18n/locale.ts'
import type { TicketDiscount } from '../pricing/ticket-discount.ts'
import type { PriceRate } from '../pricing/price-rate.ts'
import { bestSets, discountsFor, setOf } from '../pricing/ticket-sets.ts'
import type { ShowTerms } from '../programme/show-terms.ts'

/** What of a ticket decides which set it is in. */
type Counted = { scheduleId: string; terms: ShowTerms; priceRateId: string; voucherId?: string | undefined }

/** Nobody's name: the exhibitor takes it off by itself. */
const bySets = { employeeId: '', employeeName: '' }

/**
 * Ticket lines with what the exhibitor takes off where tickets of a show are bought together, and a discount by its name
 * for each of them. What a voucher's turn pays for is in no set: no turn is spent on what would have been free.
 *
 * @param lines one for each ticket, in the same order
 */
export function takeOffSets(
  tickets: readonly Counted[],
  lines: readonly PricedLine[],
  list: { ticketDiscounts?: readonly TicketDiscount[]; day: string },
  by: { channel: 'site' | 'pos'; locale: Locale; offered: ReadonlyMap<string, PriceRate> },
): { lines: PricedLine[]; discounts: Discount[] } {
  const { ticketDiscounts = [], day } = list
  const now = [...lines]
  const discounts: Discount[] = []
  if (!ticketDiscounts.length) return { lines: now, discounts }
  const paid = tickets.flatMap((ticket, line) => (ticket.voucherId ? [] : [{ ticket, line }]))
  for (const ofShow of Map.groupBy(paid, ({ ticket }) => ticket.scheduleId).values()) {
    const given = discountsFor(ticketDiscounts, by.channel, ofShow[0]!.ticket.terms, day)
    const counted = ofShow.map(({ ticket: { priceRateId } }) => ({
      rateId: priceRateId,
      cents: by.offered.get(priceRateId)!.cents,
    }))
    for (const { id, ticket, cents } of bestSets(counted, given.map(setOf))) {
      const { line } = ofShow[ticket]!
      const { name } = given.find(each => each.id === id)!
      now[line] = { ...now[line]!, discountCents: cents, totalCents: now[line]!.totalCents - cents }
      discounts.push({
        line: line + 1,
        cents,
        reason: inLocale(name, by.locale).slice(0, 100),
        allowedBy: bySets,
      })
    }
  }
  return { lines: now, discounts: discounts.sort((a, b) => a.line! - b.line!) }
}
