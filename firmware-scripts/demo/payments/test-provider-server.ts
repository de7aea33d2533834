import { payPage } from '#relay/payments/providers/training/pay-page.ts'
import express, { type Express, type Request } from 'express'
import type { TestPayment } from './test-payment.ts'
import { isRemembered, openTestBooks, type TestBooks } from './test-provider-books.ts'
import { officeOf, sendBack } from './test-provider-office.ts'

const perPage = 50

/**
 * The built-in payment provider: an HTTP endpoint of its own that behaves like a real one. Payments are created and
 * read over HTTP, paid on a hosted page, and reported by webhook and redirect; repeated calls with one idempotency key
 * are one payment. A merchant may have several accounts, each with a key; none knows anything of another. Foyer knows
 * only its address.
 *
 * @param file where its payments are kept, so that it survives a restart
 */
export function testProviderServer(options: {
  file: string
  baseUrl: () => string
  /** How refunds begin: done at once unless a test says `pending`. */
  refunds?: () => 'pending' | 'done'
}): Express {
  const books = openTestBooks(options.file, options.baseUrl)
  const app = express()
  app.disable('x-powered-by').use('/v1', express.json())
  /** Accounts for which nothing is answered at the moment. */
  const down = new Set<string>()
  app.use('/v1', (request, response, next) => {
    const account = accountOf(request)
    if (!account) return void response.status(401).json({ error: 'unknown account' })
    if (down.has(account)) return void response.status(503).json({ error: 'down' })
    next()
  })
  takePayments(app, books)
  takeRefunds(app, books, options.refunds ?? (() => 'done'))
  officeOf(app, books, (account, is) => void (is ? down.add(account) : down.delete(account)))
  showPages(app, books)
  return app
}

/** What shops call: payments are made, listed, read and called off. */
function takePayments(app: Express, books: TestBooks): void {
  app.post('/v1/payments', (request, response) => {
    const account = accountOf(request)
    const given = request.get('idempotency-key') ?? ''
    const key = given && `${account} ${given}`
    const before = books.madeWith(key)
    if (before) return void response.set('idempotent-replayed', 'true').json(before)
    response.status(201).json(books.make(key, { ...request.body, account }))
  })

  app.get('/v1/payments', (request, response) => {
    const since = Date.parse(String(request.query['since'] ?? ''))
    if (Number.isNaN(since)) return void response.status(422).json({ error: 'since is no time' })
    const from = String(request.query['from'] ?? '')
    const own = books.all().filter(({ account }) => account === accountOf(request))
    const made = own.filter(payment => changedMs(payment) >= since)
    const start = from ? made.findIndex(payment => payment.id === from) : 0
    if (start < 0) return void response.status(422).json({ error: 'no such page' })
    const page = made.slice(start, start + perPage)
    response.json({ payments: page, next: made[start + perPage]?.id ?? null })
  })

  app.delete('/v1/payments/:id', (request, response) => {
    const payment = ofCaller(books, request)
    if (!payment) return void response.status(404).json({ error: 'unknown payment' })
    if (payment.status !== 'open') return void response.status(422).json({ error: 'over' })
    books.settle(payment, 'cancelled')
    response.json(payment)
  })

  app.get('/v1/payments/:id', (request, response) => {
    const payment = ofCaller(books, request)
    if (!payment) return void response.status(404).json({ error: 'unknown payment' })
    response.json(payment)
  })
}

function takeRefunds(app: Express, books: TestBooks, begin: () => 'pending' | 'done'): void {
  app.post('/v1/payments/:id/refunds', (request, response) => {
    const payment = ofCaller(books, request)
    const key = request.get('idempotency-key') ?? ''
    if (!payment || payment.status !== 'paid') return void response.status(422).json({ error: 'not paid' })
    const before = payment.refunds.find(refund => key && refund.key === key)
    if (before && isRemembered(before.at)) return void response.json(before)
    const made = sendBack(payment, key, Number(request.body?.amountCents), begin())
    if (!made) return void response.status(422).json({ error: 'too much' })
    books.save()
    response.json(made)
  })
}

/** The page on which a guest pays. */
function showPages(app: Express, books: TestBooks): void {
  app.get('/pay/:id', (request, response) => {
    const payment = books.of(request.params.id)
    response
      .status(payment ? 200 : 404)
      .type('html')
      .send(payPage(payment, request.get('accept-language') ?? ''))
  })

  app.post('/pay/:id', express.urlencoded({ extended: false }), async (request, response) => {
    const payment = books.of(request.params.id)
    if (!payment) return void response.status(404).type('html').send(payPage(undefined, ''))
    const outcome = request.body?.outcome as string
    if (payment.status === 'open' && ['paid', 'failed', 'cancelled'].includes(outcome))
      books.settle(payment, outcome as TestPayment['status'])
    response.redirect(303, payment.redirectUrl)
  })
}

/** The account that a call is made for; empty without its name and key. */
function accountOf(request: Request): string {
  const [kind, given = ''] = (request.get('authorization') ?? '').split(' ')
  const [account = '', key] = Buffer.from(given, 'base64').toString('utf8').split(':')
  return kind === 'Basic' && key ? account : ''
}

/** The payment a call names, if its account made it: it knows no others. */
function ofCaller(books: TestBooks, request: Request): TestPayment | undefined {
  const payment = books.of(String(request.params['id']))
  return payment?.account === accountOf(request) ? payment : undefined
}

/** When a payment was made or last refunded, whichever is later. */
function changedMs({ createdAt, refunds, chargebacks }: TestPayment): number {
  return Math.max(
    ...[createdAt, ...[...refunds, ...chargebacks].map(({ at }) => at)].map(at => Date.parse(at)),
  )
}
