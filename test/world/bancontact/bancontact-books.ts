import { randomBytes } from 'node:crypto'

export type FakeStatus =
  | 'PENDING'
  | 'IDENTIFIED'
  | 'AUTHORIZED'
  | 'AUTHORIZATION_FAILED'
  | 'PENDING_MERCHANT_ACKNOWLEDGEMENT'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'VOIDED'
export type FakeRefund = {
  refundId: string
  key: string
  asked: string
  cents: number
  description: string
  status: 'PENDING' | 'REFUNDED' | 'FAILED'
  atMs: number
}
export type FakePayment = {
  paymentId: string
  profile: string
  status: FakeStatus
  cents: number
  reference: string
  description: string
  callbackUrl: string | null
  returnUrl: string | null
  atMs: number
  expiresMs: number
  refunds: FakeRefund[]
}

const lifetimeMs = 20 * 60_000
const open: readonly FakeStatus[] = ['PENDING', 'IDENTIFIED', 'AUTHORIZED']

/** What Bancontact Pro keeps: payments by product profile, with a clock of its own that can be moved on. */
export function openBancontactBooks() {
  const payments = new Map<string, FakePayment>()
  let passedMs = 0
  const now = () => Date.now() + passedMs
  const nextId = () => randomBytes(12).toString('hex')

  return {
    payments,
    now,
    kept(paymentId: string): FakePayment {
      const payment = payments.get(paymentId)
      if (!payment) throw new Error(`there is no payment ${paymentId}`)
      return payment
    },
    /** Time passes there; what nobody paid in time expires. Returns those that did. */
    pass(ms: number): FakePayment[] {
      passedMs += ms
      const over = [...payments.values()].filter(
        ({ status, expiresMs }) => open.includes(status) && expiresMs < now(),
      )
      for (const payment of over) payment.status = 'EXPIRED'
      return over
    },
    make(
      ordered: Pick<
        FakePayment,
        'profile' | 'cents' | 'reference' | 'description' | 'callbackUrl' | 'returnUrl'
      >,
    ): FakePayment {
      const made: FakePayment = {
        ...ordered,
        paymentId: nextId(),
        status: 'PENDING',
        atMs: now(),
        expiresMs: now() + lifetimeMs,
        refunds: [],
      }
      payments.set(made.paymentId, made)
      return made
    },
    left({ cents, status, refunds }: FakePayment): number {
      const gone = refunds.filter(each => each.status !== 'FAILED')
      return status === 'SUCCEEDED' ? gone.reduce((left, each) => left - each.cents, cents) : 0
    },
    sendBack(payment: FakePayment, refund: Pick<FakeRefund, 'key' | 'asked' | 'cents' | 'description'>) {
      const made: FakeRefund = { ...refund, refundId: nextId(), status: 'PENDING', atMs: now() }
      payment.refunds.push(made)
      return made
    },
  }
}
export type BancontactBooks = ReturnType<typeof openBancontactBooks>
