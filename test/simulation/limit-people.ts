import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Tx } from '#core/journal/node.ts'
import { issueVoucher } from '#core/vouchers/commands.ts'
import { ask, askAgain } from './calling.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'

/**
 * Kinds of voucher whose turns pay for no ticket above a sum: of one the guest pays the difference, the other one is not
 * taken then, which it is while a normal ticket costs what it did when the evening began.
 */
const limitedTypes = [
  { id: 'up-to', ticketMaxCents: 850, ticketAbove: 'difference' },
  { id: 'no-dearer', ticketMaxCents: 1000, ticketAbove: 'refused' },
] as const

export function furnishLimits(tx: Tx): void {
  for (const { id, ...limit } of limitedTypes)
    changeEntry(tx, 'voucher_type', id, { ...tx.catalogue.get('voucher_type', 'ten')!, ...limit, order: 2 })
}

const manager = { who: 'employee:mia', via: 'portal' }

/**
 * Now and then a manager gives somebody a voucher with a limit, by luck of its own; whoever takes one of the newest codes
 * along may have it, at a till and on the website.
 */
export function giveLimitedAside({ simulation, index }: Turn): void {
  const chance = chanceOf(simulation.seed, 71_000_000 + index)
  if (!chance.happens(simulation.options.limits)) return
  const place = chance.pick(simulation.places)
  if (!place.incarnation) return
  const wanted = {
    requestId: `limited-${index}`,
    voucherTypeId: chance.pick(limitedTypes).id,
    turns: chance.between(1, 5),
    refreshmentCents: 0,
    holderName: '',
    cinemaId: place.identity.cinemaId ?? null,
    billId: null,
  }
  const once = () =>
    ask(simulation, chance, place, wanted.requestId, tenant =>
      tenant.node.execute(manager, tx => issueVoucher(tx, wanted).id),
    )
  count(simulation.stats, 'vouchers with a limit asked for')
  void simulation.run(askAgain(simulation, chance, 3, once))
}
