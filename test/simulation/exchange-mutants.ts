import { exchangeOfPayment } from '#core/billing/refunds/exchange-payment-store.ts'
import { openPayments } from '#core/billing/payment-store.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { commandsWith, writing } from './switched-off.ts'
import type { Mutant } from './mutant.ts'

/** New tickets are given to whoever has begun to pay for them. */
function exchangeUnpaid(node: Node): void {
  if (node.identity.role === 'box') return
  const begun = (tx: Tx) => openPayments(tx.db).filter(({ id }) => exchangeOfPayment(tx.db, id))
  node
    .execute({ who: 'node', via: 'timer' }, tx =>
      begun(tx).forEach(({ id }) => settlePayment(tx, id, 'paid', { reached: () => true })),
    )
    .catch(() => undefined)
}

/** Rules about exchanges that cost more, and are switched off. */
export const exchangeMutants: Mutant[] = [
  {
    rule: 'an exchange is made once its money is there',
    rules: () => ({ tick: exchangeUnpaid }),
    options: { exchanges: 0.3 },
  },
  {
    rule: 'the money of an exchange that cannot be made goes back',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (type, body) =>
          type === 'refund.requested' && body['reason'] === 'exchange_over' ? undefined : body,
        ),
      ),
    }),
    options: { exchanges: 0.3, paidAfterEnd: 0.6 },
  },
  {
    rule: 'the old tickets of an exchange end with the new ones',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (type, body) => (type === 'exchange.made' ? { ...body, lines: [], freed: [] } : body)),
      ),
    }),
    options: { exchanges: 0.3 },
  },
]
