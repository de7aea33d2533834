import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Tx } from '#core/journal/node.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'
import { sell } from './till.ts'

/**
 * Coffee, which costs less at some minutes of a Saturday evening; its VAT is another one where it is taken away. Minutes
 * are counted from midnight by the wall.
 */
export const coffee = {
  id: 'coffee',
  cents: 280,
  happyCents: 190,
  happy: [
    [1081, 1081],
    [1083, 1084],
    [1088, 1099],
    [1120, 1150],
    [1200, 1260],
  ],
  vatHere: 300,
  vatAway: 800,
} as const

/** VAT first: a box that has forgotten the end of this knows no coffee yet. */
export function furnishBar(tx: Tx): void {
  const { cents, happyCents, happy, vatHere, vatAway } = coffee
  const rates = [{ from: '2024-01-01', basisPoints: vatHere, takenAwayBasisPoints: vatAway }]
  changeEntry(tx, 'vat_class', 'food', { rates })
  changeEntry(tx, 'product', coffee.id, {
    ...tx.catalogue.get('product', 'popcorn')!,
    name: { en: 'Coffee' },
    cents,
    happyHours: happy.map(([startsFrom, startsUntil]) => ({
      weekdays: ['6' as const],
      startsFrom,
      startsUntil,
      cents: happyCents,
    })),
  })
}

/** Luxembourg in November. */
const wallMs = (ms: number) => ms + 3_600_000

/**
 * What a coffee costs at a moment of the evening, in cents; undefined on other days, on which a clock that is wrong may
 * stand.
 */
export function coffeeCentsAt(ms: number): number | undefined {
  const wall = new Date(wallMs(ms)).toISOString()
  if (!wall.startsWith('2026-11-21')) return undefined
  const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
  const isHappy = coffee.happy.some(([from, until]) => minute >= from && minute <= until)
  return isHappy ? coffee.happyCents : coffee.cents
}

/** Now and then somebody buys coffee at a register, to drink here or to take away, by luck of its own. */
export function sellCoffeeAside(turn: Turn): void {
  const { simulation, index } = turn
  const chance = chanceOf(simulation.seed, 61_000_000 + index)
  if (!chance.happens(simulation.options.bar)) return
  const box = chance.pick(simulation.boxes)
  if (!box.incarnation) return
  const quantity = chance.between(1, 3)
  const takenAway = chance.pick([true, false])
  // Some tills show what it cost some minutes ago.
  const shownMs = box.incarnation.node.runtime.now() - (chance.happens(0.2) ? 120_000 : 0)
  const cents = coffeeCentsAt(shownMs) ?? coffee.cents
  count(simulation.stats, 'coffees asked for')
  void simulation.run(
    sell({ ...turn, chance }, box, {
      id: `coffee-${takenAway ? 'away' : 'here'}-${index}`,
      holdId: null,
      tickets: [],
      products: [{ productId: coffee.id, quantity }],
      // Here is what a bill begins with; some say so.
      ...(takenAway || chance.happens(0.5) ? { takenAway } : {}),
      totalCents: quantity * cents,
      payments: [{ methodId: 'terminal' }],
    }),
  )
}
