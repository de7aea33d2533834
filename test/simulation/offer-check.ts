import type { BillLine } from '#core/billing/bill.ts'
import type { BillOpened, SaleMade } from '#core/billing/facts.ts'
import type { ExchangeMade, RefundMade } from '#core/billing/refunds/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import { glasses } from './glasses-people.ts'
import { club } from './offer-people.ts'
import { leavesUnread } from './older-version.ts'
import type { Bought } from './money-check.ts'
import type { Place } from './place.ts'
import { purchaseOf } from './shared-id.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

type Side = 'register' | 'site'

/**
 * No side sells more tickets of a rate with a contingent for a show than it may, cut off too; and tickets that cost less
 * together cost that, to the cent, at the till and online alike.
 */
export function openOfferCheck(
  fail: Fail,
  stats: Stats,
  about: {
    bills: ReadonlyMap<string, Bought>
    /** Whether two machines, or two histories, of a box may each sell what the other one does not hear of. */
    isApart: (place: Place) => boolean
    /** Whether a fact was written in emergency mode, by who has forgotten what was sold. */
    isAlone: (fact: Fact, author: Place) => boolean
  },
) {
  /** Of each side and show: the club's tickets by bill and line. */
  const sold = new Map<string, Map<string, { purchase: string; line: number }>>()

  function note(side: Side, billId: string, line: number, { scheduleId, priceRateId }: BillLine) {
    if (priceRateId !== club.id) return
    const show = `${side} ${scheduleId}`
    const here = sold.get(show) ?? new Map<string, { purchase: string; line: number }>()
    sold.set(show, here.set(`${billId} ${line}`, { purchase: purchaseOf(billId, side), line }))
  }

  /** Still paid for or being paid for, and not given back. */
  function stands({ purchase, line }: { purchase: string; line: number }): boolean {
    const bill = about.bills.get(purchase)
    if (!bill || bill.undone || (bill.place === 'site' && !bill.settled && !bill.open.size)) return false
    return (bill.lines.get(line)?.left ?? 0) > 0
  }

  function began(fact: Fact<SaleMade | BillOpened>, side: Side, author: Place): void {
    const { billId, lines } = fact.body
    lines.forEach((line, index) => note(side, billId, index + 1, line))
    const shows = new Set(
      lines.flatMap(line => (line.priceRateId === club.id ? (line.scheduleId ?? []) : [])),
    )
    for (const show of shows) {
      count(stats, `club sales, ${side}`)
      const ofShow = lines.filter(line => line.scheduleId === show && line.priceRateId === club.id)
      inSets(billId, ofShow, author)
      if (about.isApart(author) || about.isAlone(fact, author)) continue
      const most = side === 'site' ? club.site : club.till
      const standing = [...(sold.get(`${side} ${show}`)?.values() ?? [])].filter(stands).length
      if (standing === most) count(stats, `contingents sold out, ${side}`)
      if (standing > most)
        fail(
          'offer',
          `${author.name} sold ${standing} club tickets of ${show} by ${billId}, and may sell ${most}`,
        )
    }
  }

  /** Those that a voucher pays for are in no set. A version that cannot read the discount's entry sells by what it knows. */
  function inSets(billId: string, lines: readonly BillLine[], { version }: Place): void {
    const paid = lines.filter(({ voucherId }) => voucherId === undefined)
    const forGlasses = paid.filter(({ waived }) => waived?.includes(glasses.id)).length * glasses.cents
    const off = paid.reduce((sum, { discountCents = 0 }) => sum + discountCents, -forGlasses)
    const free = Math.floor(paid.length / club.buys) * (club.buys - club.pays)
    if (free) count(stats, 'ticket discounts')
    if (!off && leavesUnread(version, 'ticket_discount.changed')) return
    if (off !== free * club.cents)
      fail('offer', `${paid.length} club tickets of ${billId} cost ${off} less, and ${free} of them are free`)
  }

  /** By the side that sold the bill, which alone exchanges its tickets. */
  function exchanged({ billId, newLines, owner }: ExchangeMade): void {
    const side = owner === 'relay' ? 'site' : 'register'
    for (const { line, ...rest } of newLines) note(side, billId, line, rest as BillLine)
  }

  return {
    see(fact: Fact, author: Place): void {
      switch (fact.type) {
        case 'sale.made':
          return began(fact as Fact<SaleMade>, 'register', author)
        case 'bill.opened':
          return began(fact as Fact<BillOpened>, 'site', author)
        case 'sale.reinstated': {
          const { billId, lines } = fact.body as SaleMade
          return lines.forEach((line, index) => note('register', billId, index + 1, line))
        }
        case 'exchange.made':
          return exchanged(fact.body as ExchangeMade & RefundMade)
      }
    },
    reset: () => sold.clear(),
  }
}
