import { appendAll } from '#core/journal/draft.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { topUpVoucher } from '#core/vouchers/commands.ts'
import { withTurnsOfAllSides } from '#core/vouchers/gather-commands.ts'
import { loadRefreshmentsNow } from '#core/vouchers/load.ts'
import { spendRefreshments } from '#core/vouchers/refreshments.ts'
import { ask, askAgain } from './calling.ts'
import type { Turn } from './people.ts'
import type { Place } from './place.ts'
import { count } from './stats.ts'

const manager = { who: 'employee:mia', via: 'portal' }

/** The voucher of a guest who pays popcorn by it, and how much: told by the number of the turn, without any luck. */
export function refreshmentsInHand(
  { index, simulation }: Turn,
  popcorn: number,
): { voucherId: string; cents: number } | undefined {
  const codes = simulation.vouchers.codes()
  const voucherId = codes[codes.length - 1 - (index % Math.min(6, codes.length || 1))]
  if (!popcorn || voucherId === undefined) return undefined
  return { voucherId, cents: index % 2 ? popcorn * 600 : 250 }
}

/** What a guest pays by a voucher's value comes first; the rest as they would have paid anyway. */
export function payingBy(
  by: { voucherId: string; cents: number } | undefined,
  totalCents: number,
  rest: (leftCents: number) => SaleRequest['payments'],
): SaleRequest['payments'] {
  if (!by) return rest(totalCents)
  const left = totalCents - by.cents
  return [{ methodId: 'voucher', ...by }, ...(left > 0 ? rest(left) : [])]
}

/**
 * Beside the tills: the office of the exhibitor takes an order for a party whose snacks a voucher pays, at the relay or
 * at a box, and puts something on another one.
 */
export function orderSnacks(turn: Turn, place: Place): void {
  const { simulation, index, chance } = turn
  const codes = simulation.vouchers.codes()
  const voucherId = codes[index % (codes.length || 1)]
  if (voucherId === undefined) return
  const paymentId = `party-${index}`
  const cinemaId = place.identity.cinemaId ?? 'cinema-1'
  const once = () =>
    ask(simulation, chance, place, paymentId, tenant =>
      withTurnsOfAllSides(tenant, () =>
        tenant.node.execute(manager, tx => {
          const now = loadRefreshmentsNow(tx, cinemaId, [voucherId])
          if (!tx.db.prepare('SELECT 1 FROM refreshment_changes WHERE payment_id = ?').get(paymentId))
            appendAll(tx, spendRefreshments(now, [{ voucherId, paymentId, cents: 100 + (index % 5) * 100 }]))
        }),
      ),
    )
  void simulation.run(
    askAgain(simulation, chance, 2, once).then(reply => {
      if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
    }),
  )
  if (index % 3) return
  const more = { requestId: `more-${index}`, voucherId, cents: 300 }
  const put = () =>
    ask(simulation, chance, place, more.requestId, tenant =>
      tenant.node.execute(manager, tx => topUpVoucher(tx, more).id),
    )
  void simulation.run(askAgain(simulation, chance, 2, put))
}
