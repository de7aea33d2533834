import type { ReportedPayment, ReportedRefund } from '#core/sales/reported.ts'
import { ProviderTrouble, type PaymentProvider, type ProviderPage } from '#relay/payments/provider.ts'

/**
 * A payment provider in the test's own process: what it holds can be changed by hand, its answers can be kept back, and
 * every call is counted.
 */
export function countedProvider() {
  const payments = new Map<string, ReportedPayment & { refunds: ReportedRefund[] }>()
  const calls: string[] = []
  const atOnce = { now: 0, most: 0 }
  /** Keys of orders that are under way; one that is ordered beside itself is noted. */
  const ordering = new Set<string>()
  const orderedBesideItself: string[] = []
  let held: Promise<void> = Promise.resolve()
  let slow = /./
  let number = 0
  let away = false
  const options = {
    /** How a refund begins. */
    refunds: 'done' as 'done' | 'pending',
    /** What an answer looks like before it is given. */
    telling: (told: ReportedPayment): ReportedPayment => told,
    /** Under which name a payment is made. */
    ref: () => `tst_${++number}`,
    perPage: 50,
  }

  async function served<R>(call: string, work: () => R): Promise<R> {
    calls.push(call)
    atOnce.most = Math.max(atOnce.most, ++atOnce.now)
    const answer = slow.test(call) ? held : undefined
    try {
      if (away) throw new ProviderTrouble('away')
      const done = work()
      await answer
      await new Promise(resolve => setImmediate(resolve))
      return done
    } finally {
      atOnce.now -= 1
    }
  }

  const told = (ref: string) => {
    const payment = payments.get(ref)
    if (!payment) throw new ProviderTrouble(`${ref} is unknown`)
    return options.telling(structuredClone(payment))
  }

  const client: PaymentProvider = {
    create: ({ cents, metadata }) =>
      served('create', () => {
        const ref = options.ref()
        payments.set(ref, {
          ref,
          status: 'open',
          cents,
          currency: 'EUR',
          checkoutUrl: `https://pay.example/${ref}`,
          expiresAt: '2026-11-21T17:15:00.000Z',
          metadata,
          refunds: [],
          chargebacks: [],
        })
        return told(ref)
      }),
    read: ref => served(`read ${ref}`, () => told(ref)),
    cancel: ref =>
      served(`cancel ${ref}`, () => {
        const payment = payments.get(ref)!
        if (payment.status === 'open') payment.status = 'cancelled'
        return told(ref)
      }),
    async refund({ key, ref, cents }) {
      if (ordering.has(key)) orderedBesideItself.push(key)
      ordering.add(key)
      return served(`refund ${key}`, () => {
        const made: ReportedRefund = { ref: `re_${++number}`, key, cents, status: options.refunds }
        payments.get(ref)!.refunds.push(made)
        return { ...made }
      }).finally(() => ordering.delete(key))
    },
    list: (since, from) =>
      served(`list ${since}`, (): ProviderPage => {
        const all = [...payments.keys()]
        const start = from ? all.indexOf(from) : 0
        return {
          payments: all.slice(start, start + options.perPage).map(told),
          next: all[start + options.perPage] ?? null,
        }
      }),
  }

  return {
    client,
    payments,
    calls,
    atOnce,
    orderedBesideItself,
    options,
    callsOf: (start: string) => calls.filter(call => call.startsWith(start)),
    pay: (ref: string) => void (payments.get(ref)!.status = 'paid'),
    refundByHand(ref: string, cents: number): void {
      payments.get(ref)!.refunds.push({ ref: `hand_${++number}`, key: '', cents, status: 'done' })
    },
    /** From now on answers to some calls wait; they are given when the returned function is called. */
    hold(calls = /./): () => void {
      slow = calls
      let letGo = () => {}
      held = new Promise(resolve => (letGo = resolve))
      return () => {
        held = Promise.resolve()
        letGo()
      }
    },
    setAway: (is: boolean) => void (away = is),
  }
}
