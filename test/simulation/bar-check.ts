import type { SaleMade } from '#core/billing/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import { vatOfItems } from '#core/pricing/vat-rounding.ts'
import { coffee, coffeeCentsAt } from './bar-people.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/** A coffee costs what it costs in the minute it is sold, by its box's clock, and has the VAT of where it is drunk. */
export function openBarCheck(fail: Fail, stats: Stats) {
  return {
    see(fact: Fact): void {
      if (fact.type !== 'sale.made') return
      const { billId, lines } = fact.body as SaleMade
      for (const line of lines) {
        if (line.productId !== coffee.id) continue
        const isAway = billId.startsWith('coffee-away')
        const cents = coffeeCentsAt(Date.parse(fact.at))
        count(stats, isAway ? 'coffees taken away' : 'coffees drunk here')
        if (cents === coffee.happyCents) count(stats, 'coffees in happy hours')
        if (cents !== undefined && line.totalCents !== line.quantity * cents)
          fail('bar', `${billId} has coffee for ${line.totalCents} cents, and one costs ${cents}`)
        const vatRate = isAway ? coffee.vatAway : coffee.vatHere
        if (line.vatRate !== vatRate || line.vatCents !== vatOfItems(line))
          fail('bar', `${billId} has ${line.vatCents} cents of VAT at ${line.vatRate} in its coffee`)
        if (Boolean(line.takenAway) !== isAway) fail('bar', `${billId} does not say where its coffee went`)
      }
    },
  }
}
