import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Db } from '#core/database/sql.ts'
import type { Tx } from '#core/journal/node.ts'
import { keepPrices } from '#core/sales/kept/commands.ts'
import type { Basket } from '#core/seating/commands.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { glasses } from './glasses-people.ts'
import { ask } from './calling.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import type { Place } from './place.ts'
import type { Simulation } from './simulation.ts'
import { count } from './stats.ts'

/** Of the club's tickets so many are sold for one show at registers and on the website; of three together one is free. */
export const club = { id: 'club', cents: 700, till: 7, site: 6, buys: 3, pays: 2 }

/** A rate with a contingent, and a ticket discount of its tickets. */
export function furnishOffers(tx: Tx): void {
  changeEntry(tx, 'price_rate', club.id, {
    ...tx.catalogue.get('price_rate', 'normal'),
    name: { en: 'Club' },
    cents: club.cents,
    perShowTill: club.till,
    perShowSite: club.site,
    order: 2,
  })
  changeEntry(tx, 'ticket_discount', 'three', {
    kind: 'n_for_m',
    name: { en: 'Three for two' },
    buys: club.buys,
    pays: club.pays,
    rateIds: [club.id],
    visibility: ['site', 'pos'],
    status: 'available',
    order: 0,
    deleted: false,
  })
}

/** The rate a guest wants, by luck of its own; another guest of the same turn may want another one. */
export function rateWanted({ simulation: { seed, options }, index }: Turn, guest: number): string {
  return chanceOf(seed, 45_000_000 + 2 * index + guest).happens(options.offers) ? club.id : 'normal'
}

const manager = { who: 'employee:mia', via: 'portal' }

/** While people choose, a manager somewhere sets another price, in evenings where guests look at prices. */
export function changePriceAside({ simulation, index }: Turn): void {
  const chance = chanceOf(simulation.seed, 47_000_000 + index)
  if (!simulation.options.offers || !chance.happens(0.12)) return
  const place = chance.pick(simulation.places)
  const cents = chance.pick([900, 1000, 1100, 1200])
  void simulation.run(
    ask(simulation, chance, place, `price-${index}`, tenant =>
      tenant.node.execute(manager, tx => {
        if (tx.catalogue.get('price_rate', 'normal')) changeEntry(tx, 'price_rate', 'normal', { cents })
      }),
    ),
  )
}

/** What a basket was told a normal ticket costs when its seats were held, and by which node. */
export type Shown = {
  cents: number
  untilMs: number
  nodeId: string
  /** Its time was over by a clock that was put back since: the node may have dropped it meanwhile, or have it still. */
  isOver?: true
}

/** A clock is put right: what was over by it is promised no more. */
export function endShownPrices({ clock, shownPrices }: Simulation, { identity, skewMs }: Place): void {
  for (const shown of shownPrices.values())
    if (shown.nodeId === identity.nodeId && shown.untilMs <= clock.now() + skewMs) shown.isOver = true
}

/** Keeps a basket's prices with its seats, as the routes do, and what its guest was told. */
export function keepShownPrices(
  { options, shownPrices }: Simulation,
  tx: Tx,
  basket: Basket,
  seats: readonly string[],
): void {
  if (!options.offers) return
  keepPrices(tx, basket, seats)
  const before = shownPrices.get(basket.id)
  if (!seats.length || before?.isOver || (before && before.untilMs > tx.nowMs)) return
  // In emergency mode a box may know no price yet, and shows none.
  const { cents } = tx.catalogue.get('price_rate', 'normal') ?? {}
  if (cents === undefined) return
  const untilMs = tx.nowMs + (tx.catalogue.all('exhibitor')[0]?.holdSeconds ?? 600) * 1000
  // A refused command was told to nobody.
  tx.after(() => shownPrices.set(basket.id, { cents, untilMs, nodeId: tx.identity.nodeId }))
}

type Sold = {
  billId: string
  basket: string | null
  seats: readonly { scheduleId: string; seatId: string }[]
}

/**
 * Whoever holds seats pays no more for them than they were shown, however prices changed meanwhile: looked at in the
 * transaction that sells them, by none of the functions that decide.
 *
 * @param sell undefined while an older answer is given again
 */
export function payingAsShown<R>({ simulation }: Turn, tx: Tx, sold: Sold, sell: () => R): R {
  const { fail, options, shownPrices, stats } = simulation
  const shown = options.offers && sold.basket !== null ? shownPrices.get(sold.basket) : undefined
  const holds = shown && !shown.isOver && shown.untilMs > tx.nowMs && holdsAll(tx, sold)
  const isNew = tx.db.prepare('SELECT 1 FROM bills WHERE id = ?').get(sold.billId) === undefined
  const result = sell()
  if (!holds || !isNew) return result
  count(stats, 'purchases at the prices they were shown')
  const added = options.glasses ? glasses.cents : 0
  for (const { kind, priceRateId, unitCents, seatId } of linesOf(tx.db, sold.billId))
    if (
      kind === 'ticket' &&
      priceRateId === 'normal' &&
      !seatId?.startsWith('C') &&
      unitCents > shown.cents + added
    )
      fail('price', `${seatId} of ${sold.billId} costs ${unitCents}, and its guest was shown ${shown.cents}`)
  return result
}

function holdsAll({ db, nowMs }: { db: Db; nowMs: number }, { basket, seats }: Sold): boolean {
  const held = db
    .prepare(
      'SELECT count(*) FROM holds WHERE hold_id = ? AND schedule_id = ? AND seat_id = ? AND until_ms > ?',
    )
    .pluck()
  return seats.every(({ scheduleId, seatId }) => held.get(basket, scheduleId, seatId, nowMs) === 1)
}
