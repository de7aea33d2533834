import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import express, { type Express } from 'express'
import { newId } from '#core/journal/id.ts'
import type { TestPayment } from './test-payment.ts'
import { officeOf, sendBack } from './test-provider-office.ts'
import { hostedPage } from './test-provider-page.ts'

const incarnationMs = 15 * 60_000
/** How long a key is remembered: beyond it, the same call makes another payment or refund, as at real providers. */
const keyMemoryMs = 3_600_000
const perPage = 50

/**
 * The built-in payment provider: an HTTP endpoint of its own that behaves like a real one. Payments are created and
 * read over HTTP, paid on a hosted page, and reported by webhook and redirect; repeated calls with one idempotency key
 * are one payment. Foyer knows only its address.
 *
 * @param file where its payments are kept, so that it survives a restart
 */
export function testProviderServer(options: {
  file: string
  baseUrl: () => string
  /** How refunds begin: done at once unless a test says `pending`. */
  refunds?: () => 'pending' | 'done'
}): Express {
  const kept = existsSync(options.file)
    ? (JSON.parse(readFileSync(options.file, 'utf8')) as {
        payments: TestPayment[]
        keys: Record<string, string>
      })
    : { payments: [], keys: {} }
  const payments = new Map(kept.payments.map(payment => [payment.id, withHistory(payment)]))
  const keys = new Map(Object.entries(kept.keys))
  const app = express()
  app.disable('x-powered-by').use('/v1', express.json())

  function save() {
    writeFileSync(
      `${options.file}.new`,
      JSON.stringify({ payments: [...payments.values()], keys: Object.fromEntries(keys) }),
    )
    renameSync(`${options.file}.new`, options.file)
  }

  function read(id: string): TestPayment | undefined {
    const payment = payments.get(id)
    if (payment?.status === 'open' && Date.parse(payment.expiresAt) < Date.now()) settle(payment, 'expired')
    return payment
  }

  function settle(payment: TestPayment, status: TestPayment['status']) {
    payment.status = status
    save()
    void tell(payment)
  }

  app.post('/v1/payments', (request, response) => {
    const key = request.get('idempotency-key') ?? ''
    const before = key && read(keys.get(key) ?? '')
    if (before && receipt(before.createdAt))
      return void response.set('idempotent-replayed', 'true').json(before)
    const id = `tst_${newId(randomBytes, 14)}`
    const payment: TestPayment = {
      currency: 'EUR',
      ...request.body,
      id,
      status: 'open',
      refundedCents: 0,
      refunds: [],
      chargebacks: [],
      createdAt: new Date().toISOString(),
      checkoutUrl: `${options.baseUrl()}/pay/${id}`,
      expiresAt: new Date(Date.now() + incarnationMs).toISOString(),
    }
    payments.set(id, payment)
    if (key) keys.set(key, id)
    save()
    response.status(201).json(payment)
  })

  app.get('/v1/payments', (request, response) => {
    const since = Date.parse(String(request.query['since'] ?? ''))
    if (Number.isNaN(since)) return void response.status(422).json({ error: 'since is no time' })
    const from = String(request.query['from'] ?? '')
    const made = [...payments.keys()].map(id => read(id)!).filter(payment => changedMs(payment) >= since)
    const start = from ? made.findIndex(payment => payment.id === from) : 0
    if (start < 0) return void response.status(422).json({ error: 'no such page' })
    const page = made.slice(start, start + perPage)
    response.json({ payments: page, next: made[start + perPage]?.id ?? null })
  })

  app.delete('/v1/payments/:id', (request, response) => {
    const payment = read(request.params.id)
    if (!payment) return void response.status(404).json({ error: 'unknown payment' })
    if (payment.status !== 'open') return void response.status(422).json({ error: 'over' })
    settle(payment, 'cancelled')
    response.json(payment)
  })

  app.get('/v1/payments/:id', (request, response) => {
    const payment = read(request.params.id)
    if (!payment) return void response.status(404).json({ error: 'unknown payment' })
    response.json(payment)
  })

  app.post('/v1/payments/:id/refunds', (request, response) => {
    const payment = read(request.params.id)
    const key = request.get('idempotency-key') ?? ''
    if (!payment || payment.status !== 'paid') return void response.status(422).json({ error: 'not paid' })
    const before = payment.refunds.find(refund => key && refund.key === key)
    if (before && receipt(before.at)) return void response.json(before)
    const made = sendBack(payment, key, Number(request.body?.amountCents), options.refunds?.() ?? 'done')
    if (!made) return void response.status(422).json({ error: 'too much' })
    save()
    response.json(made)
  })

  officeOf(app, {
    all: () => [...payments.keys()].map(id => read(id)!),
    of: read,
    changed(payment) {
      save()
      void tell(payment)
    },
  })

  app.get('/pay/:id', (request, response) => {
    const payment = read(request.params.id)
    response
      .status(payment ? 200 : 404)
      .type('html')
      .send(hostedPage(payment, request.get('accept-language') ?? ''))
  })

  app.post('/pay/:id', express.urlencoded({ extended: false }), async (request, response) => {
    const payment = read(request.params.id)
    if (!payment) return void response.status(404).type('html').send(hostedPage(undefined, ''))
    const outcome = request.body?.outcome as string
    if (payment.status === 'open' && ['paid', 'failed', 'cancelled'].includes(outcome))
      settle(payment, outcome as TestPayment['status'])
    response.redirect(303, payment.redirectUrl)
  })
  return app
}

function receipt(at: string): boolean {
  return Date.now() - Date.parse(at) < keyMemoryMs
}

/** When a payment was made or last refunded, whichever is later. */
function changedMs({ createdAt, refunds, chargebacks }: TestPayment): number {
  return Math.max(
    ...[createdAt, ...[...refunds, ...chargebacks].map(({ at }) => at)].map(at => Date.parse(at)),
  )
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
    createdAt: payment.createdAt ?? new Date(Date.parse(expiresAt) - incarnationMs).toISOString(),
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
