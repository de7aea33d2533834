import type { SaleMade } from '#core/billing/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import { vatOfItems } from '#core/pricing/vat-rounding.ts'
import { menu } from './menu-people.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/** What a menu gives costs together what the menu costs, to the cent, and each line has the VAT of its own rate. */
export function openMenuCheck(fail: Fail, stats: Stats) {
  return {
    see(fact: Fact): void {
      if (fact.type !== 'sale.made') return
      const { billId, lines } = fact.body as SaleMade
      const given = lines.filter(line => line.combinationId === menu.id)
      if (!given.length) return
      count(stats, 'menus sold')
      const cents = given.reduce((sum, line) => sum + line.totalCents + (line.discountCents ?? 0), 0)
      if (given.length !== 2 || cents !== given[0]!.quantity * menu.cents)
        fail('menu', `${billId} has a menu of ${given.length} lines for ${cents} cents`)
      for (const line of given)
        if (line.vatRate !== (line.productId === 'beer' ? 1700 : 300) || line.vatCents !== vatOfItems(line))
          fail('menu', `${billId} has ${line.vatCents} cents of VAT in ${line.text}`)
    },
  }
}
