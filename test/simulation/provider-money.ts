import { refAt, refAtProvider } from '#core/billing/methods/account.ts'
import type { ProviderStatus } from '#relay/payments/provider.ts'
import { goneOf, type AtProvider } from './at-provider.ts'
import { buyersBank } from './buyers-bank.ts'
import type { Chance } from './chance.ts'
import type { Clockwork } from './clockwork.ts'
import type { Options } from './options.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/** Waits between tries of one webhook, until somebody has answered it. */
const retriesMs = [0, 2000, 10_000, 60_000, 300_000]

/** What the provider is made of. */
export type ProviderParts = {
  /** The account that it is; its payments are called by it and a number. */
  account: string
  clock: Clockwork
  chance: Chance
  /** Luck of its own for what money does after it came, so that an evening without that stays the evening it was. */
  later: Chance
  /** Luck of the buyers' banks, for what they take back and give back. */
  bank: Chance
  fail: Fail
  options: Options
  stats: Stats
  /** Told when the relay asks for a payment or a refund: it leaves the exhibitor with that. */
  onAsk: (key: string) => void
  /** What a refund is promised to be, in cents, by the key it is ordered under; undefined where its promise is gone. */
  promisedCents: (key: string) => number | undefined
  /** Resolves when the shop has taken the webhook. */
  webhook: (account: string, ref: string) => Promise<void>
}

/** How the provider stands. */
export type ProviderState = {
  /** Nothing goes wrong any more. */
  calm: boolean
  /** Webhooks that nobody has taken yet, and money that is still on its way. */
  untold: number
  /** How many refunds and chargebacks there were. */
  movements: number
  /** Until when money may come that somebody sent long ago. */
  quietUntilMs: number
  /** Until when it answers nobody. */
  downUntilMs: number
}

/** What money does by itself: it comes, late or after its end, goes back, and the shop is told of it. */
export function movesOfMoney(parts: ProviderParts, state: ProviderState) {
  const { clock, chance, options, stats } = parts
  const chargeBack = buyersBank(parts, state, payment => tell(payment, 0))

  function settle(payment: AtProvider, status: ProviderStatus) {
    payment.status = status
    if (status !== 'paid') payment.ended = true
    tell(payment, 0)
    if (!state.calm && chance.happens(0.3)) tell(payment, 0)
    if (status === 'paid') moveAlone(payment)
    if (status === 'paid' || state.calm || !chance.happens(options.paidAfterEnd)) return
    state.untold += 1
    clock.after(chance.between(100, 120_000), () => {
      state.untold -= 1
      count(stats, 'paid after the end')
      if (payment.status !== 'paid') settle(payment, 'paid')
    })
  }

  /** It stands in a bank's queue beyond its time: long after every show of the evening it is paid all the same. */
  function payHoursLater(payment: AtProvider) {
    const waitMs = parts.later.between(4 * 3_600_000, 6 * 3_600_000)
    payment.inBank = true
    state.quietUntilMs = Math.max(state.quietUntilMs, clock.now() + waitMs)
    clock.after(waitMs, () => {
      if (payment.status === 'paid') return
      count(stats, 'paid hours after its time')
      settle(payment, 'paid')
    })
  }

  /** A person sends some of it back on the provider's own pages, or the buyer's bank takes all of it back. */
  function moveAlone(payment: AtProvider) {
    const { later } = parts
    if (state.calm || !later.happens(options.movedAlone)) return
    clock.after(later.between(1000, 600_000), () => {
      const left = payment.cents - goneOf(payment)
      const atMs = clock.now()
      if (state.calm || left <= 0) return
      if (later.happens(0.3)) chargeBack(payment)
      else {
        count(stats, 'refunds by hand')
        const cents = later.pick([left, Math.min(left, 1000), Math.min(left, 2500)])
        payment.refunds.push({
          ref: refAt(parts.account, `re-${++state.movements}`),
          key: '',
          cents,
          atMs,
          status: 'done',
        })
        tell(payment, 0)
      }
    })
  }

  /** A refund arrives at once or after a while, and a bank may send it back. */
  function goOn(payment: AtProvider, refund: AtProvider['refunds'][number]) {
    const { later } = parts
    const fails = !state.calm && later.happens(options.refundFails)
    if (refund.status === 'done' && !fails) return
    state.untold += 1
    clock.after(later.between(1000, 900_000), () => {
      state.untold -= 1
      refund.status = fails && !state.calm ? 'failed' : 'done'
      refund.atMs = clock.now()
      count(stats, `refunds ${refund.status} later`)
      tell(payment, 0)
      if (refund.status === 'done' && !state.calm && later.happens(options.refundFails)) goOn(payment, refund)
    })
  }

  function tell(payment: AtProvider, tries: number) {
    state.untold += 1
    clock.after(
      retriesMs[Math.min(tries, retriesMs.length - 1)]! + chance.between(0, state.calm ? 100 : 8000),
      () => {
        state.untold -= 1
        if (!state.calm && chance.happens(options.webhookLost)) {
          count(stats, 'webhooks lost')
          return tell(payment, tries + 1)
        }
        let taken = false
        state.untold += 1
        parts.webhook(parts.account, refAtProvider(payment.ref)).then(
          () => (taken = true),
          () => undefined,
        )
        clock.after(5000, () => {
          state.untold -= 1
          if (!taken) tell(payment, tries + 1)
        })
      },
    )
  }

  function expireWhenDue(payment: AtProvider) {
    clock.after(payment.expiresMs - clock.now(), () => {
      if (payment.status !== 'open' || payment.inBank) return
      if (!state.calm && parts.later.happens(options.paidHoursLater)) payHoursLater(payment)
      else settle(payment, 'expired')
    })
  }

  return { settle, goOn, expireWhenDue }
}
