import type { Node, Tx } from '#core/journal/node.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { openPayments } from '#core/billing/payment-store.ts'
import type { PaymentProvider, ProviderPayment } from '#relay/payments/provider.ts'
import type { Mutant } from './mutant.ts'
import { accounts } from './providers.ts'
import { commandsWith, reading, writing } from './switched-off.ts'

function closeOldPayments(node: Node): void {
  if (node.identity.role === 'box') return
  const overdue = (tx: Tx) =>
    openPayments(tx.db).filter(payment => Date.parse(payment.at) < tx.nowMs - 30_000)
  node
    .execute({ who: 'node', via: 'timer' }, tx =>
      overdue(tx).forEach(payment => settlePayment(tx, payment.id, 'expired')),
    )
    .catch(() => undefined)
}

/** A command sees the payment it reads first, and no other that is open. */
function knowingOneAttempt(tx: Tx): Tx {
  let first: unknown
  return reading(tx, 'payments', row => {
    first ??= row['id']
    return row['id'] === first || row['status'] !== 'paying' ? row : undefined
  })
}

/** The provider's answers, with every chargeback there ever was. */
function rememberingChargebacks({ read }: PaymentProvider): PaymentProvider['read'] {
  const ever = new Map<string, Map<string, ProviderPayment['chargebacks'][number]>>()
  return async (ref, refunds) => {
    const payment = await read(ref, refunds)
    const known = ever.get(ref) ?? new Map<string, ProviderPayment['chargebacks'][number]>()
    for (const each of payment.chargebacks) known.set(each.ref, each)
    ever.set(ref, known)
    return { ...payment, chargebacks: [...known.values()] }
  }
}

/** The account that did not take the money. */
const otherThan = (account: string) => accounts.find(each => each !== account)!

/** Rules about money that is paid online, once, late, twice or never. */
export const paymentMutants: Mutant[] = [
  { rule: 'only the provider ends a payment', rules: () => ({ tick: closeOldPayments }) },
  {
    rule: 'money that comes too late goes back',
    rules: () => ({
      node: commandsWith(tx => writing(tx, (type, body) => (type === 'refund.requested' ? undefined : body))),
    }),
    options: { paidAfterEnd: 0.6 },
  },
  {
    rule: 'late money takes only free seats',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === 'payments'
          ? reading(tx, 'seat_tokens', row => (row['state'] === 'sold' ? { ...row, state: 'free' } : row))
          : tx,
      ),
    }),
    options: { paidAfterEnd: 0.9, spread: 0, pauseSeconds: 20 },
  },
  {
    rule: 'a final word is heard once',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === 'payments'
          ? reading(tx, 'payments', row => (row['status'] === 'paid' ? { ...row, status: 'paying' } : row))
          : tx,
      ),
    }),
  },
  {
    rule: 'two paid attempts: the second goes back',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (_, body) => (body['reason'] === 'paid_twice' ? undefined : body)),
      ),
    }),
  },
  {
    rule: 'an attempt that ends does not release seats another attempt is paying for',
    rules: () => ({
      node: commandsWith((tx, { via }) => (via === 'payments' ? knowingOneAttempt(tx) : tx)),
    }),
  },
  {
    rule: 'the provider is asked what went back before money is sent back',
    rules: () => ({
      provider: provider => ({
        ...provider,
        read: async ref => ({ ...(await provider.read(ref)), refunds: [] }),
      }),
    }),
    options: { keyMemorySeconds: 1, providerTrouble: 0.6, paidAfterEnd: 0.6 },
  },
  {
    rule: 'a chargeback that the bank takes back covers nothing any more',
    rules: () => ({ provider: provider => ({ ...provider, read: rememberingChargebacks(provider) }) }),
    options: { movedAlone: 0.7, chargebacksTakenBack: 1, refundFails: 0, gifts: 0.1, boxes: 1 },
  },
  {
    rule: 'a payment that may have been made already is looked for first',
    rules: () => ({
      provider: provider => ({
        ...provider,
        async list(since, from) {
          const { payments, next } = await provider.list(since, from)
          return { payments: payments.filter(({ metadata }) => metadata['billId']?.startsWith('lost')), next }
        },
      }),
    }),
    options: { keyMemorySeconds: 1, providerTrouble: 0.3 },
  },
  {
    rule: 'what an older copy does not know is found in the provider’s list',
    rules: () => ({
      provider: provider => ({ ...provider, list: async () => ({ payments: [], next: null }) }),
    }),
  },
  {
    rule: 'a refund goes to the provider that took the money',
    rules: () => ({
      accounts: clientOf => account => ({
        ...clientOf(account),
        refund: order => clientOf(otherThan(account)).refund(order),
      }),
    }),
    options: { otherMethod: 0.5, paidAfterEnd: 0.6 },
  },
  {
    rule: 'each provider’s own list says what it took',
    rules: () => ({
      accounts: clientOf => account => ({
        ...clientOf(account),
        list: (since, from) => clientOf(otherThan(account)).list(since, from),
      }),
    }),
    options: { otherMethod: 0.5 },
  },
]
