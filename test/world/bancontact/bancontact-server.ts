import express, { type Express, type Request, type Response } from 'express'
import type { AddressInfo } from 'node:net'
import { headerOfJws, isSignedBy } from '#relay/payments/signed-request.ts'
import { openTroubles } from '../mollie/mollie-troubles.ts'
import {
  openBancontactBooks,
  type BancontactBooks,
  type FakePayment,
  type FakeRefund,
  type FakeStatus,
} from './bancontact-books.ts'
import { newSigner, openBancontactCallbacks } from './bancontact-callbacks.ts'

/** The keys that are known, each with its product profile. */
export const bancontactKeys = {
  main: 'key-of-the-main-product-0001',
  other: 'key-of-another-product-0002',
  wrong: 'key-that-nobody-ever-gave-0003',
}
export const bancontactProfiles = { main: 'aaaaaaaaaaaaaaaaaaaaaaaa', other: 'bbbbbbbbbbbbbbbbbbbbbbbb' }
const profiles: Readonly<Record<string, string>> = {
  [bancontactKeys.main]: bancontactProfiles.main,
  [bancontactKeys.other]: bancontactProfiles.other,
}

type Options = {
  /** `off`: support has not switched them on; `signed`: orders must be signed by the key at an address. */
  refunds: 'on' | 'off' | 'signed'
  keysAt: string
  /** The search knows of a payment only later. */
  searchLags: boolean
  /** Money waits for the shop to take it. */
  acknowledges: boolean
}
type Shop = { books: BancontactBooks; options: Options; changed: (payment: FakePayment) => void }

/**
 * Bancontact Pro on loopback, as far as Foyer speaks to it: no key under which a payment is made once, signed messages that
 * are lost, doubled, late and forged, money after the end, refunds that are switched off or must be signed.
 */
export async function openFakeBancontact() {
  const books = openBancontactBooks()
  const signer = newSigner('es-1')
  const callbacks = openBancontactCallbacks(signer)
  const troubles = openTroubles()
  const options: Options = { refunds: 'on', keysAt: '', searchLags: false, acknowledges: false }
  const app = express()
  app.disable('x-powered-by').disable('etag')
  const keysAsked: number[] = []
  const keys = [signer.publicJwk]
  app.get('/jwks', (_, response) => {
    keysAsked.push(Date.now())
    response.json({ keys })
  })
  app.use('/v3', express.raw({ type: () => true }), (request, response, next) => {
    if (!profileOf(request)) return void refuse(response, 401, 'UNAUTHORIZED')
    next()
  })
  app.use('/v3', troubles.middleware)
  const changed = (payment: FakePayment) => callbacks.tell(payment)
  const shop = { books, options, changed }
  takePayments(app, shop)
  takeRefunds(app, shop)
  const server = app.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    callbacks,
    troubles,
    options,
    signer,
    keys,
    keysAsked,
    /** The buyer, or the bank, decides; also long after the payment had ended. */
    settle(paymentId: string, status: FakeStatus): void {
      const payment = books.kept(paymentId)
      payment.status =
        status === 'SUCCEEDED' && options.acknowledges ? 'PENDING_MERCHANT_ACKNOWLEDGEMENT' : status
      changed(payment)
    },
    pass: (ms: number) => books.pass(ms).forEach(changed),
    settleRefund(paymentId: string, status: FakeRefund['status']): void {
      for (const each of books.kept(paymentId).refunds) each.status = status
      changed(books.kept(paymentId))
    },
    /** What it has of a purchase. */
    of: (billId: string) =>
      [...books.payments.values()].filter(({ reference }) =>
        reference.startsWith(billId.replaceAll('-', '')),
      ),
    async close() {
      troubles.end()
      await callbacks.quiet()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
export type FakeBancontact = Awaited<ReturnType<typeof openFakeBancontact>>

const profileOf = (request: Request) =>
  profiles[/^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '']
const timeOf = (ms: number) => new Date(ms).toISOString()
const bodyOf = (request: Request) => JSON.parse((request.body as Buffer).toString() || '{}')

function refuse(response: Response, status: number, code: string): void {
  response.status(status).json({ code, message: 'It is not to be', traceId: '1', spanId: '2' })
}

function told(payment: FakePayment, created = false) {
  const link = `https://pay.bancontact.net/pay/2/${payment.paymentId}`
  return {
    paymentId: payment.paymentId,
    status: payment.status,
    createdAt: timeOf(payment.atMs),
    [created ? 'expiresAt' : 'expireAt']: timeOf(payment.expiresMs),
    currency: 'EUR',
    amount: payment.cents,
    reference: payment.reference,
    description: payment.description,
    creditor: { profileId: payment.profile, merchantId: 'm', name: 'Salon', iban: 'BE00' },
    _links: {
      self: { href: `https://merchant.api.bancontact.net/v3/payments/${payment.paymentId}` },
      deeplink: { href: link },
      qrcode: { href: `https://qrcodegenerator.api.bancontact.net/qrcode?c=${encodeURIComponent(link)}` },
    },
  }
}

function takePayments(app: Express, { books, options, changed }: Shop): void {
  const own = (request: Request) => {
    const payment = books.payments.get(String(request.params['id']))
    return payment?.profile === profileOf(request) ? payment : undefined
  }
  app.post('/v3/payments', (request, response) => {
    const { amount, reference = '', description = '', callbackUrl = null, returnUrl = null } = bodyOf(request)
    if (!Number.isInteger(amount) || amount < 1) return refuse(response, 400, 'FIELD_IS_INVALID')
    if (reference.length > 35 || description.length > 140) return refuse(response, 400, 'FIELD_IS_INVALID')
    if (/[^A-Za-z0-9 /?:().,'+-]/.test(reference + description))
      return refuse(response, 400, 'FIELD_IS_INVALID')
    const profile = profileOf(request)!
    const made = books.make({ profile, cents: amount, reference, description, callbackUrl, returnUrl })
    response.status(201).json(told(made, true))
  })
  app.post('/v3/payments/search', (request, response) => {
    const { from = timeOf(books.now() - 86_400_000), reference } = bodyOf(request)
    const size = Math.min(Number(request.query['size'] ?? 50), 50)
    const page = Number(request.query['page'] ?? 0)
    const found = [...books.payments.values()]
      .filter(each => each.profile === profileOf(request) && each.atMs >= Date.parse(from))
      .filter(each => reference === undefined || (each.reference === reference && !options.searchLags))
      .sort((a, b) => b.atMs - a.atMs || (a.paymentId < b.paymentId ? 1 : -1))
    response.json({
      size,
      totalPages: Math.ceil(found.length / size),
      totalElements: found.length,
      number: page,
      details: found.slice(page * size, (page + 1) * size).map(each => told(each)),
    })
  })
  app.get('/v3/payments/:id', (request, response) => {
    const payment = own(request)
    if (!payment) return refuse(response, 404, 'PAYMENT_NOT_FOUND')
    response.json(told(payment))
  })
  app.delete('/v3/payments/:id', (request, response) => {
    const payment = own(request)
    if (!payment) return refuse(response, 404, 'PAYMENT_NOT_FOUND')
    if (payment.status !== 'PENDING') return refuse(response, 422, 'PAYMENT_NOT_PENDING')
    payment.status = 'CANCELLED'
    changed(payment)
    response.status(204).end()
  })
  app.post('/v3/payments/:id/acknowledge', (request, response) => {
    const payment = own(request)
    if (payment?.status !== 'PENDING_MERCHANT_ACKNOWLEDGEMENT')
      return refuse(response, 422, 'PAYMENT_NOT_PENDING_MERCHANT_ACKNOWLEDGEMENT')
    if (bodyOf(request).amount !== payment.cents) return refuse(response, 400, 'FIELD_IS_INVALID')
    payment.status = 'SUCCEEDED'
    changed(payment)
    response.status(204).end()
  })
}

/** Whether the order is signed by the key that its shop publishes. */
async function isSigned(request: Request, { options }: Shop): Promise<boolean> {
  const jws = request.get('signature') ?? ''
  const header = headerOfJws(jws)
  if (header?.['https://payconiq.com/path'] !== request.originalUrl) return false
  if (header['https://payconiq.com/sub'] !== profileOf(request)) return false
  const { keys } = (await (await fetch(options.keysAt)).json()) as { keys: { kid: string }[] }
  const key = keys.find(({ kid }) => kid === header['kid'])
  return key !== undefined && isSignedBy(key as Record<string, string>, jws, request.body as Buffer)
}

function takeRefunds(app: Express, shop: Shop): void {
  const { books, options } = shop
  const tell = (payment: FakePayment, refund: FakeRefund, created = false) => ({
    refundId: refund.refundId,
    paymentId: payment.paymentId,
    status: created ? 'PENDING' : refund.status,
    amount: refund.cents,
    currency: 'EUR',
    description: refund.description,
    creationDate: timeOf(refund.atMs),
  })
  app.post('/v3/payments/:id/refunds', async (request, response) => {
    if (options.refunds === 'off') return refuse(response, 403, 'ACCESS_DENIED')
    if (options.refunds === 'signed' && !(await isSigned(request, shop)))
      return refuse(response, 401, 'UNAUTHORIZED')
    const payment = books.payments.get(String(request.params['id']))
    if (payment?.profile !== profileOf(request)) return refuse(response, 422, 'PAYMENT_FOR_REFUND_NOT_FOUND')
    const key = request.get('idempotency-key')
    if (!key || key.length > 64) return refuse(response, 400, 'FIELD_IS_REQUIRED')
    const asked = (request.body as Buffer).toString()
    const before = payment!.refunds.find(each => each.key === key)
    if (before && before.asked !== asked) return refuse(response, 422, 'REFUND_REQUEST_CONFLICT')
    if (before) return void response.status(201).json(tell(payment!, before, true))
    const { amount, description = '' } = bodyOf(request)
    if (amount > books.left(payment!)) return refuse(response, 422, 'INVALID_REFUND_AMOUNT')
    const made = books.sendBack(payment!, { key, asked, cents: amount, description })
    response.status(201).json(tell(payment!, made, true))
  })
  app.get('/v3/payments/:id/refunds/:refund', (request, response) => {
    const payment = books.payments.get(request.params.id)
    const refund = payment?.refunds.find(({ refundId }) => refundId === request.params.refund)
    if (!refund || payment!.profile !== profileOf(request)) return refuse(response, 404, 'REFUND_NOT_FOUND')
    response.json(tell(payment!, refund))
  })
  app.get('/v3/reconciliation/refunds', (request, response) => {
    if (options.refunds === 'off') return refuse(response, 403, 'ACCESS_DENIED')
    const [from, to] = ['start-date', 'end-date'].map(name => String(request.query[name]))
    const refunds = [...books.payments.values()]
      .filter(each => each.profile === profileOf(request))
      .flatMap(({ paymentId, refunds }) => refunds.map(each => ({ ...each, paymentId })))
      .filter(({ atMs }) => timeOf(atMs).slice(0, 10) >= from! && timeOf(atMs).slice(0, 10) <= to!)
    response.json({
      size: 1000,
      totalPages: 1,
      totalElements: refunds.length,
      number: 0,
      refunds: refunds.map(({ refundId, paymentId, cents }) => ({ refundId, paymentId, amount: cents })),
    })
  })
}
