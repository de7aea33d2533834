import { refAt, refAtProvider } from '#core/billing/methods/account.ts'
import { refundOfKey } from '#core/sales/reported.ts'
import {
  ProviderTrouble,
  type PaymentProvider,
  type ProviderPage,
  type ProviderPayment,
} from '#relay/payments/provider.ts'
import { changedMs, goneOf, inForce, type AtProvider } from './at-provider.ts'
import { movesOfMoney, type ProviderParts, type ProviderState } from './provider-money.ts'
import { count } from './stats.ts'

const incarnationMs = 15 * 60_000
const perPage = 20

/**
 * A payment provider: payments are made once per key, its answers and webhooks get lost, come twice, late and in any
 * order, and sometimes money comes after it said that none will.
 */
export function openSimulatedProvider(parts: ProviderParts) {
  const { account, clock, chance, options, stats } = parts
  const payments = new Map<string, AtProvider>()
  const keys = new Map<string, AtProvider>()
  const state: ProviderState = { calm: false, untold: 0, movements: 0, quietUntilMs: 0, downUntilMs: 0 }
  const { settle, goOn, expireWhenDue } = movesOfMoney(parts, state)
  const served = troubledAnswers(parts, state)

  /** As real ones do, it forgets keys after a while: the same call is another payment then. */
  const receipt = (atMs: number) => clock.now() - atMs < options.keyMemorySeconds * 1000

  function create(key: string, cents: number, metadata: Record<string, string>): ProviderPayment {
    const known = keys.get(key)
    if (known && receipt(known.createdMs)) return answerOf(known)
    if (known) count(stats, 'payments made twice')
    const payment: AtProvider = {
      ref: refAt(account, `tst-${payments.size + 1}`),
      key,
      cents,
      status: 'open',
      expiresMs: clock.now() + incarnationMs,
      ended: false,
      refunds: [],
      chargebacks: [],
      createdMs: clock.now(),
      metadata,
      inBank: false,
      unstoppable: chance.happens(0.4),
    }
    payments.set(payment.ref, payment)
    keys.set(key, payment)
    expireWhenDue(payment)
    return answerOf(payment)
  }

  /** A payment by what this provider itself calls it. */
  function named(ref: string): AtProvider {
    const payment = payments.get(refAt(account, ref))
    if (!payment) throw new ProviderTrouble('unknown')
    return payment
  }

  function refund(key: string, ref: string, cents: number) {
    const payment = named(ref)
    if (payment.status !== 'paid') throw new ProviderTrouble('not paid')
    const before = payment.refunds.find(each => each.key === key)
    if (before && receipt(before.atMs)) return { ...before, ref: refAtProvider(before.ref) }
    onceOnly(parts, payment, { key, cents })
    if (goneOf(payment) + cents > payment.cents) throw new ProviderTrouble('not so much is left')
    const status = !state.calm && parts.later.happens(options.refundPending) ? 'pending' : 'done'
    const made = {
      ref: refAt(account, `re-${++state.movements}`),
      key,
      cents,
      atMs: clock.now(),
      status,
    } as const
    payment.refunds.push({ ...made })
    goOn(payment, payment.refunds.at(-1)!)
    return { ...made, ref: refAtProvider(made.ref) }
  }

  function cancel(ref: string): ProviderPayment {
    const payment = named(ref)
    if (payment.status === 'open' && !payment.unstoppable) {
      count(stats, 'payments cancelled by the relay')
      settle(payment, 'cancelled')
    }
    return answerOf(payment)
  }

  return {
    account,
    /** Until then nobody is answered. */
    beDownUntil: (ms: number) => void (state.downUntilMs = ms),
    /** The relay's line to it; what comes after the relay's end reaches nobody. */
    clientOf: (alive: () => boolean, ordering = new Set<string>()): PaymentProvider => ({
      create({ key, cents, metadata }) {
        parts.onAsk(key)
        return served(() => create(key, cents, metadata), alive)
      },
      read: ref => served(() => answerOf(named(ref)), alive),
      cancel: ref => served(() => cancel(ref), alive),
      refund({ key, ref, cents }) {
        parts.onAsk(key)
        if (ordering.has(key)) parts.fail('I5', `${key} is ordered while its order is under way`)
        ordering.add(key)
        return served(() => refund(key, ref, cents), alive).finally(() => ordering.delete(key))
      },
      list: (since, from) => served(() => pageOf([...payments.values()], since, from), alive),
    }),
    /** A payment of a journal that is gone: whoever made it has forgotten it. */
    forgotten(billId: string, seats: string, cents: number) {
      const metadata = { exhibitorId: 'tenant', billId, paymentId: `${billId}-1`, seats }
      return create(`${billId}-1`, cents, metadata).ref
    },
    /** What a visitor presses on its page; a page that is over does nothing. */
    press(ref: string, status: 'paid' | 'cancelled' | 'failed') {
      const payment = payments.get(ref)
      if (payment?.status === 'open') settle(payment, status)
    },
    ofKey: (key: string) => keys.get(key),
    ofRef: (ref: string) => payments.get(ref),
    all: () => [...payments.values()],
    /** Webhooks that nobody has taken yet, and money that is still on its way. */
    untold: () => state.untold,
    /** Until when money may come that somebody sent long ago. */
    quietUntilMs: () => state.quietUntilMs,
    /** From here on it answers, and what is still open comes to its end. */
    calmDown() {
      state.calm = true
      state.downUntilMs = 0
      for (const payment of payments.values())
        if (payment.status === 'open' && !payment.inBank) {
          payment.expiresMs = clock.now() + chance.between(1000, 30_000)
          expireWhenDue(payment)
        }
    },
  }
}
export type SimulatedProvider = ReturnType<typeof openSimulatedProvider>

/** A page of what changed since a moment (ISO). */
function pageOf(all: readonly AtProvider[], since: string, from: string): ProviderPage {
  const found = all.filter(each => changedMs(each) >= Date.parse(since))
  const start = from ? found.findIndex(({ ref }) => refAtProvider(ref) === from) : 0
  const next = found[start + perPage]
  return {
    payments: found.slice(start, start + perPage).map(answerOf),
    next: next ? refAtProvider(next.ref) : null,
  }
}

const answerOf = (payment: AtProvider): ProviderPayment => ({
  ref: refAtProvider(payment.ref),
  status: payment.status,
  cents: payment.cents,
  currency: 'EUR',
  metadata: payment.metadata,
  refunds: payment.refunds.map(({ ref, key, cents, status }) => ({
    ref: refAtProvider(ref),
    key,
    cents,
    status,
  })),
  chargebacks: inForce(payment.chargebacks).map(({ ref, cents }) => ({ ref: refAtProvider(ref), cents })),
  checkoutUrl: `https://pay.example/${payment.ref}`,
  expiresAt: new Date(payment.expiresMs).toISOString(),
})

function troubledAnswers({ clock, chance, options, stats }: ProviderParts, state: ProviderState) {
  /** Does the work after a while and answers after another; either may fail, and nobody knows which. */
  return function served<R>(work: () => R, alive: () => boolean): Promise<R> {
    return new Promise((resolve, reject) => {
      const fails = (when: string) => {
        if (clock.now() < state.downUntilMs) {
          clock.after(10, () => reject(new ProviderTrouble('down')), alive)
          return true
        }
        if (state.calm || !chance.happens(options.providerTrouble / 2)) return false
        count(stats, 'provider trouble')
        clock.after(chance.between(10, 5000), () => reject(new ProviderTrouble(when)), alive)
        return true
      }
      if (fails('not reached')) return
      clock.after(chance.between(10, 300), () => {
        try {
          const answer = work()
          if (!fails('no answer')) clock.after(chance.between(10, 300), () => resolve(answer), alive)
        } catch (cause) {
          clock.after(10, () => reject(cause), alive)
        }
      })
    })
  }
}

/** Whatever a refund is ordered under after a retry, and though its key is forgotten, it is its money once. */
function onceOnly(
  { promisedCents, fail }: Pick<ProviderParts, 'promisedCents' | 'fail'>,
  { refunds }: AtProvider,
  { key, cents }: { key: string; cents: number },
): void {
  const sameRefund = refunds.filter(each => refundOfKey(each.key) === refundOfKey(key))
  const all = cents + goneOf({ refunds: sameRefund, chargebacks: [] })
  const promised = promisedCents(key) ?? all
  if (all > promised) fail('I5', `${all} are sent back under ${key}, which is ${promised}`)
}
