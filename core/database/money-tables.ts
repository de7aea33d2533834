import type {
  BillStatus,
  GivenWay,
  MovementStatus,
  PaymentStatus,
  RefundStatus,
  TrainingPaymentStatus,
} from './statuses.ts'

/** Payments, refunds, and movements at the provider. */
export type MoneyTables = {
  payments: {
    id: string
    bill_id: string
    /** The kind of its payment method. */
    method: 'cash' | 'terminal' | 'online' | 'voucher' | 'invoice' | 'reservation' | 'other'
    status: PaymentStatus
    cents: number
    tendered_cents: number | null
    change_cents: number | null
    rounding_cents: number
    refunded_cents: number
    provider_ref: string | null
    checkout_url: string | null
    expires_at: string | null
    /** Who took it, where a provider did. */
    method_id: string | null
    provider: string | null
    account: string | null
    /** Beyond the bill, of no refund. */
    tip_cents: number
    /** What the terminal or another system calls it. */
    reference: string | null
    /** The voucher whose value paid. */
    voucher_id: string | null
    /** The device it was taken at. */
    device: string | null
    at: string
    /** The shift of the till it was taken at. */
    shift_id: string | null
    /** 1 where it lies in the drawer beside the cash. */
    withdrawable: number | null
    /** The attempt at a card terminal that took it. */
    attempt_id: string | null
  }
  /** What was told of a bill before that itself, by the id it was sent with and its seller; dropped once it is known. */
  early_bills: {
    bill_id: string
    owner: 'relay' | 'box' | ''
    cinema_id: string
    status: BillStatus | null
    number: string | null
    settled_at: string | null
  }
  /** The same of payments. */
  early_payments: {
    payment_id: string
    status: PaymentStatus | null
    provider_ref: string | null
    checkout_url: string | null
    expires_at: string | null
  }
  /** Payments of what an exchange costs on top; `exchange` is JSON, `ExchangeToPay`. */
  exchange_payments: { payment_id: string; exchange_id: string; exchange: string }
  /** Accounts at payment providers; `settings` is JSON, `digest` that of their sealed secrets. */
  payment_accounts: { id: string; provider: string; settings: string; digest: string | null; stamp: string }
  refunds: {
    id: string
    payment_id: string
    bill_id: string
    cents: number
    reason: string
    status: RefundStatus
    /** How it was given back, where that is not the way it was paid. */
    kind: string | null
    at: string
    /** The shift of the till it was given back at. */
    shift_id: string | null
    /** The attempt at a card terminal that took it, where it goes back over that; null otherwise. */
    attempt_id: string | null
    /** What coins added or took off, where it was given in cash instead; null otherwise. */
    rounding_cents: number | null
  }
  /** Money of a card terminal that somebody gave back otherwise than over it; the earliest stands. */
  refunds_given: {
    cinema_id: string
    refund_id: string
    at: string
    fact: string
    way: GivenWay
    rounding_cents: number
    shift_id: string | null
    employee_name: string
  }
  unmatched_payments: {
    id: string
    cinema_id: string | null
    named_bill_id: string
    named_payment_id: string
    seats: string
    at: string
  }
  cleared_payments: { entry: string; payment_id: string; reason: string; employee_name: string; at: string }
  /** Which movement at the provider covers each refund; empty where it was settled outside the provider. */
  refund_movements: {
    refund_id: string
    movement: string
    cents: number
    status: MovementStatus
  }
  refund_retries: { refund_id: string; attempt: number }
  unmatched_movements: {
    movement: string
    payment_id: string
    bill_id: string
    kind: 'refund' | 'chargeback'
    cents: number
    at: string
  }
  payment_mismatches: { payment_id: string; bill_id: string; told: string; at: string }
  /** Payments that this relay plays itself while its exhibitor practises; metadata and refunds are JSON. */
  training_payments: {
    id: string
    account: string
    order_key: string
    status: TrainingPaymentStatus
    cents: number
    description: string
    redirect_url: string
    metadata: string
    refunds: string
    changed_ms: number
    expires_ms: number
  }
}
