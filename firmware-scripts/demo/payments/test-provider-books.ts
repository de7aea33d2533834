import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { newId } from '#core/journal/id.ts'
import type { TestPayment } from './test-payment.ts'

const paymentLifetimeMs = 15 * 60_000
/** How long a key is remembered: beyond it, the same call makes another payment or refund, as at real providers. */
const keyMemoryMs = 3_600_000

/** What a shop says of a payment that is to be made. */
type TestOrder = Pick<
  TestPayment,
  'account' | 'amountCents' | 'description' | 'redirectUrl' | 'webhookUrl' | 'metadata'
> & {
  currency?: string
}

/**
 * The provider's payments and the keys of the calls that made them, in a file so that they survive a restart. Whatever
 * changes a payment is saved first, and then told to the shop.
 */
export function openTestBooks(file: string, baseUrl: () => string) {
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { payments: TestPayment[]; keys: Record<string, string> })
    : { payments: [], keys: {} }
  const payments = new Map(kept.payments.map(payment => [payment.id, withHistory(payment)]))
  const keys = new Map(Object.entries(kept.keys))

  function save() {
    const text = JSON.stringify({ payments: [...payments.values()], keys: Object.fromEntries(keys) })
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  }

  function changed(payment: TestPayment) {
    save()
    void tell(payment)
  }

  function settle(payment: TestPayment, status: TestPayment['status']) {
    payment.status = status
    changed(payment)
  }

  function of(id: string): TestPayment | undefined {
    const payment = payments.get(id)
    if (payment?.status === 'open' && Date.parse(payment.expiresAt) < Date.now()) settle(payment, 'expired')
    return payment
  }

  return {
    of,
    all: () => [...payments.keys()].map(id => of(id)!),
    settle,
    changed,
    save,
    /** The payment that a call with this key has made, while the key is remembered. */
    madeWith(key: string): TestPayment | undefined {
      const payment = key ? of(keys.get(key) ?? '') : undefined
      return payment && isRemembered(payment.createdAt) ? payment : undefined
    },
    make(key: string, ordered: TestOrder): TestPayment {
      const id = `tst_${newId(randomBytes, 14)}`
      const payment: TestPayment = {
        currency: 'EUR',
        ...ordered,
        id,
        status: 'open',
        refundedCents: 0,
        refunds: [],
        chargebacks: [],
        createdAt: new Date().toISOString(),
        checkoutUrl: `${baseUrl()}/pay/${id}`,
        expiresAt: new Date(Date.now() + paymentLifetimeMs).toISOString(),
      }
      payments.set(id, payment)
      if (key) keys.set(key, id)
      save()
      return payment
    },
  }
}
export type TestBooks = ReturnType<typeof openTestBooks>

/** Whether a call is still known that was made then (ISO). */
export function isRemembered(at: string): boolean {
  return Date.now() - Date.parse(at) < keyMemoryMs
}

/** Fields missing in an older file. */
function withHistory(payment: TestPayment): TestPayment {
  const { refundedCents, expiresAt } = payment
  const back = refundedCents ? [{ key: '', cents: refundedCents, at: expiresAt }] : []
  return {
    ...payment,
    currency: payment.currency ?? 'EUR',
    refunds: (payment.refunds ?? back).map((each, index) => ({
      ...each,
      id: each.id ?? `${payment.id}-r${index + 1}`,
      status: each.status ?? 'done',
    })),
    chargebacks: payment.chargebacks ?? [],
    createdAt: payment.createdAt ?? new Date(Date.parse(expiresAt) - paymentLifetimeMs).toISOString(),
  }
}

/**
 * Calls the shop's webhook, at most three times with growing gaps, as providers do; a shop that is down must ask
 * itself.
 */
async function tell(payment: TestPayment): Promise<void> {
  for (const waitMs of [0, 2000, 10_000]) {
    await new Promise(resolve => setTimeout(resolve, waitMs).unref())
    const answered = await fetch(payment.webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `id=${payment.id}`,
      signal: AbortSignal.timeout(5000),
    }).then(
      response => response.ok,
      () => false,
    )
    if (answered) return
  }
}
