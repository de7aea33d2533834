import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Tx } from '#core/journal/node.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'
import { sell } from './till.ts'

/** A menu of a snack and a beer at a price of its own; a beer takes a cup out of the store. */
export const menu = { id: 'menu', cents: 901 }

export function furnishMenus(tx: Tx): void {
  const beer = tx.catalogue.get('product', 'beer')!
  changeEntry(tx, 'product', 'cup', { ...beer, name: { en: 'Cup' }, cents: 0, status: 'part' })
  changeEntry(tx, 'product', 'beer', { ingredients: [{ productId: 'cup', quantity: 1 }] })
  changeEntry(tx, 'product', menu.id, {
    ...beer,
    name: { en: 'Menu' },
    cents: menu.cents,
    components: [
      { name: { en: 'Snack' }, productIds: ['popcorn', 'beer'] },
      { name: { en: 'Drink' }, productIds: ['beer'] },
    ],
  })
}

/** Now and then somebody buys menus at a register, by luck of its own. */
export function sellMenusAside(turn: Turn): void {
  const { simulation, index } = turn
  const chance = chanceOf(simulation.seed, 53_000_000 + index)
  if (!chance.happens(simulation.options.menus)) return
  const box = chance.pick(simulation.boxes)
  if (!box.incarnation) return
  const quantity = chance.between(1, 3)
  const discounts = chance.happens(0.2) ? [{ product: 0, cents: 50, reason: 'complaint' }] : []
  count(simulation.stats, 'menus asked for')
  void simulation.run(
    sell({ ...turn, chance }, box, {
      id: `menu-${index}`,
      holdId: null,
      tickets: [],
      products: [{ productId: menu.id, quantity, components: [chance.pick(['popcorn', 'beer']), 'beer'] }],
      ...(discounts.length ? { discounts } : {}),
      totalCents: quantity * menu.cents - (discounts.length ? 50 : 0),
      payments: [{ methodId: 'terminal' }],
    }),
  )
}
