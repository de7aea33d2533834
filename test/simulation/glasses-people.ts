import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { LineNow } from '#core/billing/refunds/returns.ts'
import type { Db } from '#core/database/sql.ts'
import type { Tx } from '#core/journal/node.ts'
import type { CheckoutRequest } from '#core/sales/checkout-contract.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'

/** What every show adds for glasses, and guests need not pay who bring their own. */
export const glasses = { id: 'glasses', name: 'Glasses', cents: 150 }

export function furnishGlasses(tx: Tx): void {
  changeEntry(tx, 'price_rate', glasses.id, {
    ...tx.catalogue.get('price_rate', 'normal'),
    kind: 'surcharge',
    name: { en: glasses.name },
    cents: glasses.cents,
    waivable: true,
    order: 3,
  })
}

/**
 * What the guest of a ticket brings, by luck of its own; evenings without such guests draw none.
 *
 * @param which of the turn's purchases: at a till 0, online 1
 * @param at the ticket's place among those of the purchase
 */
export function brought(
  { simulation: { seed, options }, index }: Turn,
  which: 0 | 1,
  at: number,
): { waives?: string[] } {
  const chance = chanceOf(seed, 76_000_000 + 20 * index + 10 * which + at)
  return chance.happens(options.glasses) ? { waives: [glasses.id] } : {}
}

/** What the guest of a ticket that is exchanged brings: what they brought before, but for some who forgot it or found it. */
export function broughtAgain(
  { simulation: { seed, options }, index }: Turn,
  old: LineNow | undefined,
  at: number,
): { waives?: string[] } {
  if (!options.glasses) return {}
  const isOther = chanceOf(seed, 77_000_000 + 20 * index + at).happens(0.2)
  return (old?.waived?.includes(glasses.id) ?? false) !== isOther ? { waives: [glasses.id] } : {}
}

type Wanted = readonly { scheduleId: string; waives?: readonly string[] | undefined }[]

/**
 * Nobody pays for glasses who said that they bring their own, and nobody else is spared: looked at in the transaction that
 * sells or exchanges, by none of the functions that decide.
 *
 * @param sold.returnId the exchange; a sale when left out
 */
export function payingForGlasses<R>(
  { simulation }: Turn,
  tx: Tx,
  sold: { billId: string; returnId?: string; tickets: Wanted },
  make: () => R,
): R {
  const { fail, options, stats } = simulation
  const result = make()
  if (!options.glasses) return result
  const { billId, returnId, tickets } = sold
  const lines = ticketLines(tx.db, billId).filter(line => line.exchangeId === (returnId ?? null))
  for (const [show, asked] of Map.groupBy(tickets, ({ scheduleId }) => scheduleId)) {
    const said = asked.filter(({ waives }) => waives?.includes(glasses.id)).length
    const spared = lines.filter(({ scheduleId, waived }) => scheduleId === show && waived !== null).length
    if (said) count(stats, returnId === undefined ? 'sales without glasses' : 'exchanges without glasses')
    if (spared !== said)
      fail(
        'glasses',
        `${said} guests of ${returnId ?? billId} in ${show} bring glasses, and ${spared} do not pay for any`,
      )
  }
  return result
}

type TicketLine = { scheduleId: string; waived: string | null; exchangeId: string | null }

/** The tickets of a bill as its table has them, and the exchange that added them. */
const ticketLines = (db: Db, billId: string) =>
  db
    .prepare(
      `SELECT l.schedule_id AS scheduleId, l.waived, x.return_id AS exchangeId
       FROM bills b JOIN bill_lines l ON l.bill_id = b.id
       LEFT JOIN exchanged_lines x ON x.bill_id = l.bill_id AND x.line = l.line
       WHERE b.id = ? AND l.kind = 'ticket'`,
    )
    .all(billId) as TicketLine[]

/** The tickets of a website's order as the till would name them. */
export const ticketsOf = ({ items }: CheckoutRequest): Wanted =>
  items.map(({ schedule_id, waives }) => ({ scheduleId: schedule_id, waives }))
