import type { SeatClassEntry } from '../venue/seat-class.ts'
import type { PriceRate } from './price-rate.ts'

/**
 * The price list with what seat classes add by themselves, behind the rates that people made for them: a cinema's own
 * supplement stands in place of the class's. A rate that says nothing of handling takes it from its class.
 *
 * @param rates those that hold in the cinema, its own ones first
 */
export function withClassRates(rates: readonly PriceRate[], classes: readonly SeatClassEntry[]): PriceRate[] {
  const charging = classes.filter(
    ({ deleted, cents, handlingCents }) => !deleted && cents + handlingCents > 0,
  )
  if (!charging.length) return [...rates]
  const handlingOf = new Map(charging.map(({ id, handlingCents }) => [id, handlingCents]))
  const own = rates.map(rate => {
    const handlingCents = rate.kind === 'seat_class' && handlingOf.get(rate.seatClass ?? '')
    return handlingCents && rate.handlingCents == null ? { ...rate, handlingCents } : rate
  })
  return [...own, ...charging.map(rateOf)]
}

function rateOf({ id, name, cents, handlingCents, order }: SeatClassEntry): PriceRate {
  return {
    id: `class:${id}`,
    kind: 'seat_class',
    seatClass: id,
    name,
    description: { en: '' },
    cents,
    handlingCents,
    dimension: null,
    minTickets: 1,
    maxTickets: 10,
    acceptVoucher: false,
    visibility: ['site', 'pos'],
    order,
    deleted: false,
  }
}
