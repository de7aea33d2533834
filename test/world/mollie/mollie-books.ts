import { randomBytes } from 'node:crypto'
import { newId } from '#core/journal/id.ts'

export type Money = { currency: string; value: string }
export type FakeRefund = {
  id: string
  status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled'
  cents: number
  atMs: number
  metadata: unknown
}
export type FakeChargeback = { id: string; cents: number; atMs: number; reversedMs: number | null }
export type FakePayment = {
  id: string
  profile: string
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'
  cents: number
  atMs: number
  expiresMs: number
  isCancelable: boolean
  description: string
  redirectUrl: string
  webhookUrl: string | null
  locale: string | null
  metadata: unknown
  /** Of a payment at a card terminal. */
  terminalId?: string | undefined
  refunds: FakeRefund[]
  chargebacks: FakeChargeback[]
}

const lifetimeMs = 15 * 60_000

/** What Mollie keeps: payments by profile, with a clock of its own that can be moved on. */
export function openMollieBooks() {
  const payments = new Map<string, FakePayment>()
  let passedMs = 0
  const now = () => Date.now() + passedMs
  const nextId = (kind: 'tr' | 're' | 'chb') => `${kind}_${newId(randomBytes, 10).replace(/\W/g, 'x')}`

  const kept = (id: string): FakePayment => {
    const payment = payments.get(id)
    if (!payment) throw new Error(`there is no payment ${id}`)
    return payment
  }

  return {
    payments,
    now,
    nextId,
    kept,
    /** Time passes at Mollie; what nobody paid in time expires. Returns those that did. */
    pass(ms: number): FakePayment[] {
      passedMs += ms
      const over = [...payments.values()].filter(
        ({ status, expiresMs }) => status === 'open' && expiresMs < now(),
      )
      for (const payment of over) payment.status = 'expired'
      return over
    },
    make(
      profile: string,
      ordered: Pick<
        FakePayment,
        'cents' | 'description' | 'redirectUrl' | 'webhookUrl' | 'locale' | 'metadata' | 'terminalId'
      >,
    ): FakePayment {
      const payment: FakePayment = {
        ...ordered,
        id: nextId('tr'),
        profile,
        status: 'open',
        atMs: now(),
        expiresMs: now() + lifetimeMs,
        isCancelable: true,
        refunds: [],
        chargebacks: [],
      }
      payments.set(payment.id, payment)
      return payment
    },
    /** What of a payment is not back yet. */
    left({ cents, status, refunds, chargebacks }: FakePayment): number {
      const gone = [...refunds.filter(each => !['failed', 'canceled'].includes(each.status)), ...chargebacks]
      return status === 'paid' ? gone.reduce((left, each) => left - each.cents, cents) : 0
    },
    sendBack(
      payment: FakePayment,
      cents: number,
      metadata: unknown,
      status: FakeRefund['status'],
    ): FakeRefund {
      const made: FakeRefund = { id: nextId('re'), status, cents, atMs: now(), metadata }
      payment.refunds.push(made)
      return made
    },
  }
}
export type MollieBooks = ReturnType<typeof openMollieBooks>

export const moneyOf = (cents: number): Money => ({ currency: 'EUR', value: (cents / 100).toFixed(2) })
/** Mollie's times have whole seconds. */
export const timeOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}+00:00`
