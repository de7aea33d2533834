import type { ExchangePaymentCheck } from './exchange-payment-check.ts'
import type { Bought } from './money-check.ts'
import type { openMovementCheck, Promised } from './movement-check.ts'
import type { SimulatedProviders } from './providers.ts'
import type { openReturnCheck } from './return-check.ts'
import type { Fail } from './witness.ts'

type StatusOf = (bill: Bought) => string | undefined

/** I5 after everything has calmed down: what was paid was delivered or went back, wholly and not both. */
export function moneyAtEnd(known: {
  fail: Fail
  provider: SimulatedProviders
  bills: ReadonlyMap<string, Bought>
  /** Payment to what the provider calls it. */
  refs: ReadonlyMap<string, string>
  refunds: ReadonlyMap<string, Promised>
  returns: ReturnType<typeof openReturnCheck>
  movements: ReturnType<typeof openMovementCheck>
  exchanges: ExchangePaymentCheck
}) {
  const { fail, provider, bills, refs, refunds, returns, movements, exchanges } = known

  function everyBill(statusOf: StatusOf, owedAtTerminal: (billId: string) => boolean) {
    for (const bill of bills.values()) {
      if (owedAtTerminal(bill.billId)) continue
      const { billId, settled, open, undone } = bill
      const is = statusOf(bill) ?? 'nothing'
      const expected = undone
        ? ['refunded']
        : settled
          ? returns.statusesOf(bill)
          : open.size
            ? []
            : ['cancelled', 'expired', 'failed']
      if (!expected.includes(is)) fail('I5', `${billId} ends ${is}, not ${expected.join(' or ') || 'at all'}`)
      if (settled && !undone) returns.keepsWhatStands(bill)
    }
  }

  function everyPayment() {
    const named = new Map([...refs].map(([paymentId, ref]) => [ref, paymentId]))
    const fulfilling = new Set([...bills.values()].map(bill => bill.settledBy))
    for (const payment of provider.all()) {
      const paymentId = named.get(payment.ref)
      if (!paymentId) fail('I5', `the provider knows ${payment.ref} of ${payment.key}, no journal does`)
      if (payment.status !== 'paid') continue
      const fulfilled = fulfilling.has(paymentId ?? '') || exchanges.isMade(paymentId ?? '')
      const promised = new Map([...refunds].filter(([, each]) => each.paymentId === paymentId))
      movements.atEnd(payment, promised)
      const back = [...promised.values()].reduce((sum, each) => sum + each.cents, 0) === payment.cents
      if (!fulfilled && !back) fail('I5', `${payment.key} was paid, and it is neither fulfilled nor refunded`)
    }
  }

  return (
    statusOf: StatusOf,
    isListed: (billId: string) => boolean,
    /** Its guest has not come for what a card terminal owes them, which the work list tells. */
    owedAtTerminal: (billId: string) => boolean,
  ): void => {
    for (const billId of returns.twice())
      if (!isListed(billId)) fail('I5', `${billId} was paid out twice, and no list tells of it`)
    everyBill(statusOf, owedAtTerminal)
    everyPayment()
  }
}
