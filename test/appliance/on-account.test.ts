import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { billPaper } from '#box/printing/bill-paper.ts'
import { billById } from '#core/billing/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { makeClient, readBillInvoice, readInvoices } from '#core/invoicing/contract.ts'
import { readInvoicePdf } from '#core/invoicing/paper-contract.ts'
import { makeSale, readTillMethods } from '#core/sales/contract.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { openWire, type Wire } from '../world/wire.ts'
import { enterClient } from '../core/invoicing/billing-clients.ts'
import { refuses } from '../world/refused.ts'
import { byHand } from '../world/small-exhibitor.ts'

/** A till that sells on account while the line is cut: the invoice is made with the sale, or nothing is sold. */

let places: Places
let line: Wire
let carl: Client
beforeAll(async () => {
  places = await openPlaces()
  line = await openWire(places.relay.port)
  places.boxSettings['FOYER_RELAY_CONNECT'] = line.url
  await places.restartBox()
  await places.tenant.node.execute(byHand, tx => {
    enterClient(tx)
    changeEntry(tx, 'payment_method', 'invoice', {
      ...tx.catalogue.get('payment_method', 'account')!,
      name: { en: 'On account' },
      driver: 'invoice',
    })
  })
  const { catalogue } = places.box.tenant.node
  await until(() => catalogue.get('payment_method', 'invoice') !== undefined)
  carl = await employeeAt(places.box.port, 'carl')
  line.cut()
  await until(() => !places.box.link.connected())
})
afterAll(async () => {
  await places.close()
  await line.close()
})

const onAccount = (seats: string[], clientId?: string) => ({
  ...basket(seats, laterToday),
  payments: [{ methodId: 'invoice' }],
  ...(clientId === undefined ? {} : { invoice: { clientId, mail: false } }),
})
/** Two popcorn and a beer: seats may be the website's while the line is cut. */
const sellSnacks = (clientId: string) =>
  carl.call(makeSale, {
    body: {
      ...onAccount([], clientId),
      products: [
        { productId: 'popcorn', quantity: 2 },
        { productId: 'beer', quantity: 1 },
      ],
      totalCents: 1600,
    },
  })
const sell = (seats: string[], clientId?: string) => carl.call(makeSale, { body: onAccount(seats, clientId) })

test('on account nothing is sold to nobody, and to a client the invoice is made with the sale, numbered without a gap', async () => {
  const { methods } = (await carl.call(readTillMethods)).body
  expect(methods.map(({ kind }) => kind)).toContain('invoice')
  const sides = [places.box.tenant]
  await refuses(carl, sides, 422, 'client_needed', () => sell(['A3']))
  await refuses(carl, sides, 404, 'client_unknown', () => sell(['A3'], 'nobody'))
  expect(stateOf(places.box.tenant, laterToday, 'A3')).toBe('free')

  const body = onAccount(['A3', 'A4'], 'school')
  const sold = await carl.call(makeSale, { body })
  expect(sold.status, sold.text).toBe(200)
  expect(sold.body.bill).toMatchObject({ status: 'settled', payments: [{ method: 'invoice', cents: 2000 }] })
  // An answer that was lost: the same sale, the same invoice.
  expect((await carl.call(makeSale, { body })).status).toBe(200)
  const params = { id: sold.body.bill.id }
  const first = (await carl.call(readBillInvoice, { params })).body
  expect(first.invoice).toMatchObject({
    clientName: 'Lycée de Garçons',
    totalCents: 2000,
    dueCents: 2000,
    state: 'pending',
  })
  const second = await sellSnacks('school')
  const next = await carl.call(readBillInvoice, { params: { id: second.body.bill.id } })
  expect([first.invoice!.number.slice(-7), next.body.invoice!.number.slice(-7)]).toEqual([
    '-000001',
    '-000002',
  ])
  const { tenant } = places.box
  const [receipt] = billPaper(tenant, billById(tenant.node.db, params.id)!, false)
  expect(JSON.stringify(receipt)).toContain(first.invoice!.number)
})

test('a client made at the till is sold to at once, and when the line is back the portal has every invoice with its PDF', async () => {
  const id = randomUUID()
  const made = await carl.call(makeClient, {
    body: {
      id,
      name: 'Bäckerei Thill',
      address: '1, Grand-Rue',
      zip: 'L-9530',
      city: 'Wiltz',
      country: 'LU',
      vatNumber: '',
      email: null,
      locale: 'de',
    },
  })
  expect(made.status, made.text).toBe(200)
  const sold = await sellSnacks(id)
  expect(sold.status, sold.text).toBe(200)
  line.mend()
  await places.agreed()
  await expectAgreement(places)
  const mia = await managerAt(places.relay.port)
  const { invoices } = (await mia.call(readInvoices, { query: {} })).body
  expect(invoices.map(({ clientName }) => clientName)).toContain('Bäckerei Thill')
  const pdf = await mia.send('GET', readInvoicePdf.path.replace(':id', sold.body.bill.id))
  expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
})
