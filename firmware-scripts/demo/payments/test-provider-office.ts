import { randomBytes } from 'node:crypto'
import express, { type Express, type Response } from 'express'
import { newId } from '#core/journal/id.ts'
import { escapeHtml } from '#core/api/html.ts'
import type { TestPayment, TestRefund } from './test-payment.ts'

/** The provider's payments as its own staff sees and changes them. */
type Books = {
  all: () => TestPayment[]
  of: (id: string) => TestPayment | undefined
  /** Saves it, and calls the shop's webhook. */
  changed: (payment: TestPayment) => void
}

/** Refunds it; undefined when less is left of it. */
export function sendBack(
  payment: TestPayment,
  key: string,
  cents: number,
  status: 'pending' | 'done',
): TestRefund | undefined {
  const gone = [...payment.refunds.filter(each => each.status !== 'failed'), ...payment.chargebacks]
  const back = gone.reduce((sum, each) => sum + each.cents, 0)
  if (!(cents > 0) || payment.status !== 'paid' || back + cents > payment.amountCents) return undefined
  const made: TestRefund = { id: `re_${newId(randomBytes, 12)}`, key, cents, at: now(), status }
  payment.refunds.push(made)
  count(payment)
  return made
}

/**
 * The provider's back office for merchants: a payment is refunded by hand, a refund succeeds or comes back from the
 * bank, and a buyer's bank charges a payment back. In English, like many back offices.
 *
 * @param setDown whether an account gets no answers for now
 */
export function officeOf(app: Express, books: Books, setDown: (account: string, is: boolean) => void): void {
  const form = express.urlencoded({ extended: false, limit: '4kb' })

  app.get('/office', (_, response) => response.type('html').send(officePage(books.all())))

  app.post('/office/accounts/:account/:is', (request, response) => {
    const { account, is } = request.params
    if (is !== 'down' && is !== 'up') return void lost(response)
    setDown(account, is === 'down')
    response.redirect(303, '/office')
  })

  app.post('/office/payments/:id/:what', form, (request, response) => {
    const payment = books.of(request.params.id!)
    const cents = Number(request.body?.cents ?? payment?.amountCents)
    if (!payment) return void lost(response)
    if (request.params.what === 'refund') {
      if (!sendBack(payment, '', cents, 'done'))
        return void response.status(422).send('There is not so much left.')
    } else if (request.params.what === 'chargeback')
      payment.chargebacks.push({ id: `chb_${newId(randomBytes, 12)}`, cents, at: now() })
    else return void lost(response)
    books.changed(payment)
    response.redirect(303, '/office')
  })

  app.post('/office/refunds/:id/:status', form, (request, response) => {
    const { id, status } = request.params
    const payment = books.all().find(each => each.refunds.some(refund => refund.id === id))
    const refund = payment?.refunds.find(each => each.id === id)
    if (!payment || !refund || (status !== 'done' && status !== 'failed')) return void lost(response)
    refund.status = status
    refund.at = now()
    count(payment)
    books.changed(payment)
    response.redirect(303, '/office')
  })
}

const now = () => new Date().toISOString()

function count(payment: TestPayment): void {
  payment.refundedCents = payment.refunds
    .filter(each => each.status !== 'failed')
    .reduce((sum, each) => sum + each.cents, 0)
}

function lost(response: Response): void {
  response.status(404).send('There is no such payment or refund.')
}

const shown = 50

function officePage(payments: readonly TestPayment[]): string {
  const euro = (cents: number) => `€${(cents / 100).toFixed(2)}`
  const button = (path: string, text: string, more = '') =>
    `<form method="post" action="/office/${escapeHtml(path)}">${more}<button>${text}</button></form>`
  const rows = payments
    .filter(({ status }) => status === 'paid')
    .slice(-shown)
    .reverse()
    .map(({ id, account, amountCents, refunds, chargebacks }) => {
      const sum = `<input name="cents" type="number" min="1" max="${amountCents}" value="${amountCents}" aria-label="Cents">`
      const back = refunds.map(
        each =>
          `<li>refund ${escapeHtml(each.id)} ${euro(each.cents)} ${each.status}${each.key ? '' : ', by hand'} ${
            each.status === 'failed'
              ? ''
              : button(`refunds/${each.id}/done`, 'Arrived') +
                button(`refunds/${each.id}/failed`, 'Came back')
          }</li>`,
      )
      const taken = chargebacks.map(each => `<li>chargeback ${escapeHtml(each.id)} ${euro(each.cents)}</li>`)
      return `<li><b>${escapeHtml(id)}</b> ${escapeHtml(account)} ${euro(amountCents)} ${button(`payments/${id}/refund`, 'Refund by hand', sum)}${button(`payments/${id}/chargeback`, 'Charge back', sum)}<ul>${[...back, ...taken].join('')}</ul></li>`
    })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test payments: back office</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#122}form{display:inline-flex;gap:.25rem;margin-left:.5rem}input{width:6rem}li{margin:.5rem 0}</style></head>
<body><h1>Payments</h1><p>No money moves: these are the books of a provider that stands in for a real one.</p><ul>${rows.join('') || '<li>Nothing was paid yet.</li>'}</ul></body></html>`
}
