import type { PricedLine } from '../billing/bill.ts'
import type { Discount } from '../billing/discount.ts'
import { inLocale, type Locale } from '../i18n/locale.ts'
import type { PriceRate } from '../pricing/price-rate.ts'
import { waivableFor } from '../pricing/waived.ts'
import { Refusal } from '../refusal.ts'

type Waiving = { scheduleId: string; dimension: '2d' | '3d'; waives?: readonly string[] | undefined }

/** Nobody's name: whoever brings it need not ask. */
const byItself = { employeeId: '', employeeName: '' }

/**
 * Ticket lines without the supplements that their guests need not pay, and a discount by the supplement's name for each:
 * the price stays what it is, what is taken off goes back with the ticket, and the line says of which, so that it is off
 * the ticket it is exchanged for. Refuses `supplement_not_waived` for one
 * that the show does not add, or whose exhibitor does not say so.
 *
 * @param lines one for each ticket, in the same order
 * @param byShow the rates that hold for each show
 */
export function takeOffWaived(
  tickets: readonly Waiving[],
  lines: readonly PricedLine[],
  byShow: ReadonlyMap<string, readonly PriceRate[]>,
  locale: Locale,
): { lines: PricedLine[]; discounts: Discount[] } {
  const discounts: Discount[] = []
  const now = lines.map((line, at) => {
    const { scheduleId, dimension, waives = [] } = tickets[at]!
    return [...new Set(waives)].reduce((left, id) => {
      const supplement = waivableFor(byShow.get(scheduleId) ?? [], dimension).find(each => each.id === id)
      if (!supplement) throw new Refusal('supplement_not_waived', { scheduleId })
      const waived = [...(left.waived ?? []), id]
      const cents = Math.min(supplement.cents, left.totalCents)
      if (!cents) return { ...left, waived }
      const reason = inLocale(supplement.name, locale).slice(0, 100)
      discounts.push({ line: at + 1, cents, reason, allowedBy: byItself })
      const discountCents = (left.discountCents ?? 0) + cents
      return { ...left, waived, discountCents, totalCents: left.totalCents - cents }
    }, line)
  })
  return { lines: now, discounts }
}
