import {
  ProviderTrouble,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderStatus,
} from '../../cloud-relay/payments/provider.ts'
import type { Chance } from './chance.ts'
import type { Clockwork } from './clockwork.ts'
import type { Options } from './options.ts'
import { count, type Stats } from './stats.ts'

export type AtProvider = {
  ref: string
  key: string
  cents: number
  status: ProviderStatus
  expiresMs: number
  /** It said at some time that no money will come. */
  ended: boolean
  refunds: { key: string; cents: number; atMs: number }[]
  refundedCents: number
  createdMs: number
  metadata: Record<string, string>
  /** Its page has gone so far that it cannot be cancelled from outside any more. */
  unstoppable: boolean
}

const lifeMs = 15 * 60_000
/** Waits between tries of one webhook, until somebody has answered it. */
const retriesMs = [0, 2000, 10_000, 60_000, 300_000]

/**
 * A payment provider: payments are made once per key, its answers and webhooks get lost, come twice, late and in any
 * order, and sometimes money comes after it said that none will.
 */
export function openSimulatedProvider(parts: {
  clock: Clockwork
  chance: Chance
  options: Options
  stats: Stats
  /** Told when the relay asks for a payment or a refund: it leaves the house with that. */
  onAsk: (key: string) => void
  /** Resolves when the shop has taken the webhook. */
  webhook: (ref: string) => Promise<void>
}) {
  const { clock, chance, options, stats } = parts
  const payments = new Map<string, AtProvider>()
  const keys = new Map<string, AtProvider>()
  let calm = false
  let untold = 0

  function settle(payment: AtProvider, status: ProviderStatus) {
    payment.status = status
    if (status !== 'paid') payment.ended = true
    tell(payment, 0)
    if (!calm && chance.happens(0.3)) tell(payment, 0)
    if (status === 'paid' || calm || !chance.happens(options.paidAfterEnd)) return
    untold += 1
    clock.after(chance.between(100, 120_000), () => {
      untold -= 1
      count(stats, 'paid after the end')
      if (payment.status !== 'paid') settle(payment, 'paid')
    })
  }

  function tell(payment: AtProvider, tries: number) {
    untold += 1
    clock.after(
      retriesMs[Math.min(tries, retriesMs.length - 1)]! + chance.between(0, calm ? 100 : 8000),
      () => {
        untold -= 1
        if (!calm && chance.happens(options.webhookLost)) {
          count(stats, 'webhooks lost')
          return tell(payment, tries + 1)
        }
        let taken = false
        untold += 1
        parts.webhook(payment.ref).then(
          () => (taken = true),
          () => undefined,
        )
        clock.after(5000, () => {
          untold -= 1
          if (!taken) tell(payment, tries + 1)
        })
      },
    )
  }

  function expireWhenDue(payment: AtProvider) {
    clock.after(payment.expiresMs - clock.now(), () => {
      if (payment.status === 'open') settle(payment, 'expired')
    })
  }

  const answerOf = ({ ref, status, cents, expiresMs, metadata, refunds }: AtProvider): ProviderPayment => ({
    ref,
    status,
    cents,
    metadata,
    refunds: refunds.map(({ key, cents }) => ({ key, cents })),
    checkoutUrl: `https://pay.example/${ref}`,
    expiresAt: new Date(expiresMs).toISOString(),
  })

  /** Does the work after a while and answers after another; either may fail, and nobody knows which. */
  function served<R>(work: () => R, alive: () => boolean): Promise<R> {
    return new Promise((resolve, reject) => {
      const fails = (when: string) => {
        if (calm || !chance.happens(options.providerTrouble / 2)) return false
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

  /** As real ones do, it forgets keys after a while: the same call is another payment then. */
  const remembered = (atMs: number) => clock.now() - atMs < options.keyMemorySeconds * 1000

  function create(key: string, cents: number, metadata: Record<string, string>): ProviderPayment {
    const known = keys.get(key)
    if (known && remembered(known.createdMs)) return answerOf(known)
    if (known) count(stats, 'payments made twice')
    const payment: AtProvider = {
      ref: `tst-${payments.size + 1}`,
      key,
      cents,
      status: 'open',
      expiresMs: clock.now() + lifeMs,
      ended: false,
      refunds: [],
      refundedCents: 0,
      createdMs: clock.now(),
      metadata,
      unstoppable: chance.happens(0.4),
    }
    payments.set(payment.ref, payment)
    keys.set(key, payment)
    expireWhenDue(payment)
    return answerOf(payment)
  }

  function refund(key: string, ref: string, cents: number) {
    const payment = payments.get(ref)
    if (!payment || payment.status !== 'paid') throw new ProviderTrouble('not paid')
    const before = payment.refunds.find(each => each.key === key)
    if (before && remembered(before.atMs)) return
    payment.refunds.push({ key, cents, atMs: clock.now() })
    payment.refundedCents += cents
  }

  function cancel(ref: string): ProviderPayment {
    const payment = payments.get(ref)!
    if (payment.status === 'open' && !payment.unstoppable) {
      count(stats, 'payments cancelled by the relay')
      settle(payment, 'cancelled')
    }
    return answerOf(payment)
  }

  return {
    /** The relay's line to it; what comes after the relay's end reaches nobody. */
    clientOf: (alive: () => boolean): PaymentProvider => ({
      id: 'test',
      name: 'Test payment',
      create({ key, cents, metadata }) {
        parts.onAsk(key)
        return served(() => create(key, cents, metadata), alive)
      },
      read: ref => served(() => answerOf(payments.get(ref)!), alive),
      cancel: ref => served(() => cancel(ref), alive),
      refund({ key, ref, cents }) {
        parts.onAsk(key)
        return served(() => refund(key, ref, cents), alive)
      },
      list: since =>
        served(
          () => [...payments.values()].filter(each => each.createdMs >= Date.parse(since)).map(answerOf),
          alive,
        ),
    }),
    /** A payment of a journal that is gone: whoever made it has forgotten it. */
    forgotten(billId: string, seats: string, cents: number) {
      const metadata = { exhibitorId: 'house', billId, paymentId: `${billId}-1`, seats }
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
    untold: () => untold,
    /** From here on it answers, and what is still open comes to its end. */
    calmDown() {
      calm = true
      for (const payment of payments.values())
        if (payment.status === 'open') {
          payment.expiresMs = clock.now() + chance.between(1000, 30_000)
          expireWhenDue(payment)
        }
    },
  }
}
export type SimulatedProvider = ReturnType<typeof openSimulatedProvider>
