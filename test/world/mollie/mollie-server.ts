import express, { type Express, type Request, type Response } from 'express'
import type { AddressInfo } from 'node:net'
import * as tell from './mollie-answers.ts'
import { openBell, type Bell } from './mollie-bell.ts'
import { openMollieBooks, type FakePayment, type FakeRefund, type MollieBooks } from './mollie-books.ts'
import { openIdempotency } from './mollie-idempotency.ts'
import { openTroubles } from './mollie-troubles.ts'

/** The keys that are known, each with its profile. */
const profiles: Readonly<Record<string, string>> = {
  test_mainmainmainmainmainmainmainma: 'pfl_main',
  live_mainmainmainmainmainmainmainma: 'pfl_main',
  test_otherotherotherotherotherother: 'pfl_other',
}
export const mollieKeys = {
  main: 'test_mainmainmainmainmainmainmainma',
  live: 'live_mainmainmainmainmainmainmainma',
  other: 'test_otherotherotherotherotherother',
  wrong: 'test_wrongwrongwrongwrongwrongwrong',
}

/** The card terminal of each profile. */
export const mollieTerminal = { pfl_main: 'term_salon', pfl_other: 'term_elsewhere' }

/** How long Mollie takes a second refund of the same sum for a mistake. */
const alikeMs = 3_600_000

type Shop = { books: MollieBooks; bell: Bell; base: () => string; refunds: () => FakeRefund['status'] }

/**
 * Mollie on loopback, as far as Foyer speaks to it, with everything that goes wrong there: keys of calls are remembered
 * for an hour, webhooks are lost, doubled and late, money comes after the end, refunds fail later, banks charge back.
 */
export async function openFakeMollie() {
  const books = openMollieBooks()
  const bell = openBell()
  const troubles = openTroubles()
  const options = { refunds: 'pending' as FakeRefund['status'] }
  const app = express()
  app.disable('x-powered-by').disable('etag').use('/v2', express.json())
  const server = app.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const shop: Shop = { books, bell, base: () => url, refunds: () => options.refunds }
  app.use('/v2', (request, response, next) => {
    if (!profileOf(request))
      return void refuse(response, 401, 'Missing authentication, or failed to authenticate')
    next()
  })
  app.use('/v2', troubles.middleware)
  app.use('/v2', openIdempotency(books.now))
  takePayments(app, shop)
  takeRefunds(app, shop)
  tellOfAccount(app)
  showPages(app, shop)
  const changed = (payment: FakePayment) => bell.tell(payment)

  return {
    url,
    books,
    bell,
    troubles,
    options,
    /** The buyer, or the bank, decides; also long after the payment had ended. */
    settle(id: string, status: FakePayment['status']): void {
      const payment = books.kept(id)
      payment.status = status
      changed(payment)
    },
    pass: (ms: number) => books.pass(ms).forEach(changed),
    /** The bank has the last word about a refund. */
    settleRefund(id: string, status: FakeRefund['status']): void {
      const payment = [...books.payments.values()].find(({ refunds }) =>
        refunds.some(each => each.id === id),
      )!
      payment.refunds.find(each => each.id === id)!.status = status
      changed(payment)
    },
    refundByHand(id: string, cents: number): void {
      books.sendBack(books.kept(id), cents, null, 'refunded')
      changed(books.kept(id))
    },
    chargeBack(id: string, cents: number): void {
      const payment = books.kept(id)
      payment.chargebacks.push({ id: books.nextId('chb'), cents, atMs: books.now(), reversedMs: null })
      changed(payment)
    },
    /** What Mollie has of a purchase. */
    of: (billId: string) =>
      [...books.payments.values()].filter(
        ({ metadata }) => (metadata as Record<string, string> | null)?.['billId'] === billId,
      ),
    async close() {
      troubles.end()
      await bell.quiet()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
export type FakeMollie = Awaited<ReturnType<typeof openFakeMollie>>

const keyOf = (request: Request) => /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1] ?? ''
/** Whose books a call is about: test and live know nothing of each other. */
const profileOf = (request: Request) =>
  profiles[keyOf(request)] && `${profiles[keyOf(request)]} ${keyOf(request).slice(0, 4)}`

const hasTerminal = (request: Request, id: unknown) =>
  mollieTerminal[profiles[keyOf(request)] as keyof typeof mollieTerminal] === id

function refuse(response: Response, status: number, detail: string, field?: string): void {
  response.status(status).json({ status, title: 'Refused', detail, ...(field ? { field } : {}) })
}

/** The cents of a call; undefined for what is not written as Mollie wants it. */
function centsIn({ body }: Request): number | undefined {
  const { currency, value } = (body?.amount ?? {}) as { currency?: string; value?: string }
  return currency === 'EUR' && /^\d+\.\d\d$/.test(value ?? '') ? Math.round(Number(value) * 100) : undefined
}

function takePayments(app: Express, { books, bell, base }: Shop): void {
  const own = (request: Request) =>
    [...books.payments.values()].filter(({ profile }) => profile === profileOf(request))
  const one = (request: Request, response: Response): FakePayment | undefined => {
    const payment = own(request).find(({ id }) => id === request.params['id'])
    if (!payment) refuse(response, 404, 'No payment exists with token')
    return payment
  }

  app.post('/v2/payments', (request, response) => {
    const { description, redirectUrl, webhookUrl = null, locale = null, metadata = null } = request.body
    const cents = centsIn(request)
    if (!cents) return refuse(response, 422, 'The amount is not valid', 'amount')
    if (!description || !redirectUrl) return refuse(response, 422, 'Something is missing', 'description')
    if (JSON.stringify(metadata).length > 1024) return refuse(response, 422, 'Too long', 'metadata')
    const { method, terminalId } = request.body
    if (method === 'pointofsale' && !hasTerminal(request, terminalId))
      return refuse(response, 422, 'The terminal does not exist', 'terminalId')
    const ordered = { cents, description, redirectUrl, webhookUrl, locale, metadata, terminalId }
    const made = books.make(profileOf(request)!, ordered)
    response.status(201).json(tell.payment(made, base()))
  })
  app.get('/v2/payments', (request, response) => {
    const newest = own(request).reverse()
    const told = newest.map(each => tell.payment(each, base()))
    response.json(tell.page('payments', told, request.query, base()))
  })
  app.get('/v2/payments/:id', (request, response) => {
    const payment = one(request, response)
    if (payment) response.json(tell.payment(payment, base(), String(request.query['embed'] ?? '')))
  })
  app.delete('/v2/payments/:id', (request, response) => {
    const payment = one(request, response)
    if (!payment) return
    if (payment.status !== 'open' || !payment.isCancelable)
      return refuse(response, 422, 'The payment cannot be canceled')
    payment.status = 'canceled'
    bell.tell(payment)
    response.json(tell.payment(payment, base()))
  })
  const listMoved = <T extends { id: string }>(
    list: string,
    told: (payment: FakePayment) => { atMs: number; told: T }[],
  ) =>
    app.get(`/v2/${list}`, (request, response) => {
      const newest = own(request)
        .flatMap(told)
        .sort((a, b) => b.atMs - a.atMs)
      response.json(
        tell.page(
          list,
          newest.map(each => each.told),
          request.query,
          base(),
        ),
      )
    })
  listMoved('refunds', payment =>
    payment.refunds.map(each => ({ atMs: each.atMs, told: tell.refund(payment, each) })),
  )
  listMoved('chargebacks', payment =>
    payment.chargebacks.map(each => ({ atMs: each.atMs, told: tell.chargeback(payment, each) })),
  )
}

function takeRefunds(app: Express, { books, bell, refunds }: Shop): void {
  app.post('/v2/payments/:id/refunds', (request, response) => {
    const payment = books.payments.get(request.params.id)
    if (payment?.profile !== profileOf(request)) return refuse(response, 404, 'No payment exists with token')
    const cents = centsIn(request)
    if (!cents || cents > books.left(payment!))
      return refuse(response, 422, 'The amount is higher than the maximum', 'amount')
    if (
      payment!.refunds.some(
        each => each.cents === cents && each.status !== 'failed' && books.now() - each.atMs < alikeMs,
      )
    )
      return refuse(response, 409, 'A duplicate refund has been detected')
    const made = books.sendBack(payment!, cents, request.body.metadata ?? null, refunds())
    if (made.status === 'refunded') bell.tell(payment!)
    response.status(201).json(tell.refund(payment!, made))
  })
}

function tellOfAccount(app: Express): void {
  app.get('/v2/profiles/me', (request, response) => {
    response.json({ resource: 'profile', id: profiles[keyOf(request)], name: 'Salon', mode: 'test' })
  })
  app.get('/v2/terminals/:id', (request, response) => {
    const { id } = request.params
    if (!hasTerminal(request, id)) return refuse(response, 404, 'No terminal exists with token')
    response.json({ resource: 'terminal', id, status: 'active' })
  })
  app.get('/v2/methods', (_, response) => {
    const methods = [
      { id: 'bancontact', description: 'Bancontact', minimumAmount: { currency: 'EUR', value: '0.02' } },
      { id: 'creditcard', description: 'Card', minimumAmount: { currency: 'EUR', value: '0.01' } },
      { id: 'banktransfer', description: 'Bank transfer', minimumAmount: { currency: 'EUR', value: '0.01' } },
    ]
    response.json({ count: methods.length, _embedded: { methods } })
  })
}

/** Mollie's own page, where a buyer decides. */
function showPages(app: Express, { books, bell }: Shop): void {
  app.get('/checkout/:id', (request, response) => {
    const payment = books.payments.get(request.params.id)
    const buttons = ['paid', 'failed', 'canceled'].map(
      each => `<button name="outcome" value="${each}">${each}</button>`,
    )
    response
      .type('html')
      .send(
        `<!doctype html><title>Mollie</title><h1>${payment?.description ?? 'Nothing'}</h1><form method="post">${buttons.join('')}</form>`,
      )
  })
  app.post('/checkout/:id', express.urlencoded({ extended: false }), (request, response) => {
    const payment = books.payments.get(request.params.id)
    if (!payment) return refuse(response, 404, 'No payment exists with token')
    if (payment.status === 'open') {
      payment.status = request.body.outcome
      bell.tell(payment)
    }
    response.redirect(303, payment.redirectUrl)
  })
}
