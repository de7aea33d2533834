import { waivableFor } from '#core/pricing/waived.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import type { Basket } from './basket.ts'
import { inPart, partsOf, ticketsIn } from './parts.ts'
import type { SetLine } from './set-lines.ts'

type Books = (scheduleId: string | null) => { rates: readonly PriceRate[]; dimension: '2d' | '3d' }

/** The supplements that the guest of a ticket does not pay, as far as the show may do without them. */
export function waivedOf(
  { scheduleId, waives }: ReturnType<typeof ticketsIn>[number],
  bookOf: Books,
): PriceRate[] {
  const { rates, dimension } = bookOf(scheduleId)
  return waivableFor(rates, dimension).filter(({ id }) => waives.includes(id))
}

/** A basket as a request says it: without supplements that its shows lack by now, as where its tickets came from another. */
export function onlyWaivable(basket: Basket, bookOf: Books): Basket {
  return partsOf(basket).reduce<Basket>((left, { scheduleId, waived }) => {
    if (!waived || scheduleId === null) return left
    const { rates, dimension } = bookOf(scheduleId)
    const may = new Set(waivableFor(rates, dimension).map(({ id }) => id))
    const kept = Object.fromEntries(Object.entries(waived).filter(([id]) => may.has(id)))
    return inPart(left, scheduleId, part => ({ ...part, waived: kept }))
  }, basket)
}

/** What that takes off the basket, a line for each supplement. */
export function waivedLines(basket: Basket, bookOf: Books): SetLine[] {
  const off = ticketsIn(basket).flatMap(ticket => waivedOf(ticket, bookOf))
  return [...Map.groupBy(off, ({ id }) => id)].map(([id, parts]) => ({
    kind: 'ticket_discount',
    id,
    name: parts[0]!.name,
    quantity: 1,
    totalCents: -parts.reduce((sum, { cents }) => sum + cents, 0),
  }))
}
