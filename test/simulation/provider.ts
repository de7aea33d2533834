import {
  ProviderTrouble,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderStatus,
} from '#relay/payments/provider.ts'
import type { Chance } from './chance.ts'
import type { Clockwork } from './clockwork.ts'
import type { Options } from './options.ts'
import { changedMs, goneOf, type AtProvider } from './at-provider.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

const incarnationMs = 15 * 60_000
const perPage = 20
/** Waits between tries of one webhook, until somebody has answered it. */
const retriesMs = [0, 2000, 10_000, 60_000, 300_000]

/**
 * A payment provider: payments are made once per key, its answers and webhooks get lost, come twice, late and in any
 * order, and sometimes money comes after it said that none will.
 */
export function openSimulatedProvider(parts: {
  clock: Clockwork
  chance: Chance
  /** Luck of its own for what money does after it came, so that an evening without that stays the evening it was. */
  later: Chance
  fail: Fail
  options: Options
  stats: Stats
  /** Told when the relay asks for a payment or a refund: it leaves the exhibitor with that. */
  onAsk: (key: string) => void
  /** Resolves when the shop has taken the webhook. */
  webhook: (ref: string) => Promise<void>
}) {
  const { clock, chance, options, stats } = parts
  const payments = new Map<string, AtProvider>()
  const keys = new Map<string, AtProvider>()
  let calm = false
  let untold = 0
  let movements = 0
  let quietUntilMs = 0

  function settle(payment: AtProvider, status: ProviderStatus) {
    payment.status = status
    if (status !== 'paid') payment.ended = true
    tell(payment, 0)
    if (!calm && chance.happens(0.3)) tell(payment, 0)
    if (status === 'paid') moveAlone(payment)
    if (status === 'paid' || calm || !chance.happens(options.paidAfterEnd)) return
    untold += 1
    clock.after(chance.between(100, 120_000), () => {
      untold -= 1
      count(stats, 'paid after the end')
      if (payment.status !== 'paid') settle(payment, 'paid')
    })
  }

  /** It stands in a bank's queue beyond its time: long after every show of the evening it is paid all the same. */
  function payHoursLater(payment: AtProvider) {
    const waitMs = parts.later.between(4 * 3_600_000, 6 * 3_600_000)
    payment.inBank = true
    quietUntilMs = Math.max(quietUntilMs, clock.now() + waitMs)
    clock.after(waitMs, () => {
      if (payment.status === 'paid') return
      count(stats, 'paid hours after its time')
      settle(payment, 'paid')
    })
  }

  /** A person sends some of it back on the provider's own pages, or the buyer's bank takes all of it back. */
  function moveAlone(payment: AtProvider) {
    const { later } = parts
    if (calm || !later.happens(options.movedAlone)) return
    clock.after(later.between(1000, 600_000), () => {
      const left = payment.cents - goneOf(payment)
      const atMs = clock.now()
      if (calm || left <= 0) return
      if (later.happens(0.3)) {
        count(stats, 'payments charged back')
        payment.chargebacks.push({ ref: `chb-${++movements}`, cents: left, atMs })
      } else {
        count(stats, 'refunds by hand')
        const cents = later.pick([left, Math.min(left, 1000), Math.min(left, 2500)])
        payment.refunds.push({ ref: `re-${++movements}`, key: '', cents, atMs, status: 'done' })
      }
      tell(payment, 0)
    })
  }

  /** A refund arrives at once or after a while, and a bank may send it back. */
  function goOn(payment: AtProvider, refund: AtProvider['refunds'][number]) {
    const { later } = parts
    const fails = !calm && later.happens(options.refundFails)
    if (refund.status === 'done' && !fails) return
    clock.after(later.between(1000, 900_000), () => {
      refund.status = fails && !calm ? 'failed' : 'done'
      refund.atMs = clock.now()
      count(stats, `refunds ${refund.status} later`)
      tell(payment, 0)
      if (refund.status === 'done' && !calm && later.happens(options.refundFails)) goOn(payment, refund)
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
      if (payment.status !== 'open' || payment.inBank) return
      if (!calm && parts.later.happens(options.paidHoursLater)) payHoursLater(payment)
      else settle(payment, 'expired')
    })
  }

  const answerOf = (payment: AtProvider): ProviderPayment => ({
    ref: payment.ref,
    status: payment.status,
    cents: payment.cents,
    currency: 'EUR',
    metadata: payment.metadata,
    refunds: payment.refunds.map(({ ref, key, cents, status }) => ({ ref, key, cents, status })),
    chargebacks: payment.chargebacks.map(({ ref, cents }) => ({ ref, cents })),
    checkoutUrl: `https://pay.example/${payment.ref}`,
    expiresAt: new Date(payment.expiresMs).toISOString(),
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
  const receipt = (atMs: number) => clock.now() - atMs < options.keyMemorySeconds * 1000

  function create(key: string, cents: number, metadata: Record<string, string>): ProviderPayment {
    const known = keys.get(key)
    if (known && receipt(known.createdMs)) return answerOf(known)
    if (known) count(stats, 'payments made twice')
    const payment: AtProvider = {
      ref: `tst-${payments.size + 1}`,
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

  function refund(key: string, ref: string, cents: number) {
    const payment = payments.get(ref)
    if (!payment || payment.status !== 'paid') throw new ProviderTrouble('not paid')
    const before = payment.refunds.find(each => each.key === key)
    if (before && receipt(before.atMs)) return { ...before }
    if (goneOf(payment) + cents > payment.cents) throw new ProviderTrouble('not so much is left')
    const status = !calm && parts.later.happens(options.refundPending) ? 'pending' : 'done'
    const made = { ref: `re-${++movements}`, key, cents, atMs: clock.now(), status } as const
    payment.refunds.push({ ...made })
    goOn(payment, payment.refunds.at(-1)!)
    return made
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
    clientOf: (alive: () => boolean, ordering = new Set<string>()): PaymentProvider => ({
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
        if (ordering.has(key)) parts.fail('I5', `${key} is ordered while its order is under way`)
        ordering.add(key)
        return served(() => refund(key, ref, cents), alive).finally(() => ordering.delete(key))
      },
      list: (since, from) =>
        served(() => {
          const found = [...payments.values()].filter(each => changedMs(each) >= Date.parse(since))
          const start = from ? found.findIndex(({ ref }) => ref === from) : 0
          return {
            payments: found.slice(start, start + perPage).map(answerOf),
            next: found[start + perPage]?.ref ?? null,
          }
        }, alive),
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
    untold: () => untold,
    /** Until when money may come that somebody sent long ago. */
    quietUntilMs: () => quietUntilMs,
    /** From here on it answers, and what is still open comes to its end. */
    calmDown() {
      calm = true
      for (const payment of payments.values())
        if (payment.status === 'open' && !payment.inBank) {
          payment.expiresMs = clock.now() + chance.between(1000, 30_000)
          expireWhenDue(payment)
        }
    },
  }
}
export type SimulatedProvider = ReturnType<typeof openSimulatedProvider>
