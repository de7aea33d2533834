import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { billResult } from '#core/sales/public-contract.ts'
import {
  exportInvoices,
  findClients,
  makeClient,
  makeCreditNote,
  makeInvoice,
  readBillInvoice,
  readInvoice,
  readInvoices,
} from '#core/invoicing/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { mailInvoice, readCreditPdf, readInvoicePdf } from '#core/invoicing/paper-contract.ts'
import { invoiceById } from '#core/invoicing/store.ts'
import { invoicePaperOf } from '#relay/documents/invoice-pdf.ts'
import { form, goToPay, press } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo } from '../world/fake-services.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { byHand } from '../world/small-exhibitor.ts'
import { enterClient, issue, sell } from '../core/invoicing/billing-clients.ts'

let places: Places
let ada: Client
let mia: Client
let billId: string
let number: string
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  ada = await visitorOf(places.relay.port)
  mia = await managerAt(places.relay.port)
  await places.tenant.node.execute(byHand, enterClient)
  await until(() => places.box.tenant.node.catalogue.get('client', 'school') !== undefined)
  const bought = await goToPay(ada, form(['B3', 'B4']))
  billId = bought.billId
  await press(bought.link, 'paid')
  const result = async () => (await ada.call(billResult, { params: { uuid: bought.uuid } })).body.data
  await until(async () => (await result()).status === 'settled')
  number = (await result()).number!
})
afterAll(() => places.close())

const pathOf = ({ path }: { path: string }, id: string) => path.replace(':id', id)

test('a manager invoices an order of the website: its PDF says all it must, and the client is mailed it', async () => {
  expect((await mia.call(readBillInvoice, { params: { id: billId } })).body).toEqual({
    invoice: null,
    here: true,
    possible: true,
    otherCents: 0,
  })
  const id = randomUUID()
  const made = await mia.call(makeInvoice, { body: { id, billId, clientId: 'school', note: 'Order 7' } })
  expect(made.status, made.text).toBe(200)
  expect(made.body).toMatchObject({ state: 'paid', dueCents: 0, here: true, clientName: 'Lycée de Garçons' })
  expect(made.body.number).toMatch(/^FW-/)
  const pdf = await mia.send('GET', pathOf(readInvoicePdf, id))
  expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  const paper = invoicePaperOf(places.tenant, invoiceById(places.tenant.node.db, id)!, 'invoice')
  expect(paper.title).toBe(`Facture ${made.body.number}`)
  expect(paper.buyerLines).toEqual([
    'Lycée de Garçons',
    'Mme Weber',
    '12, rue de l’Alzette',
    'L-4011 Esch-sur-Alzette',
    'Luxembourg',
    'N° TVA LU12345678',
  ])
  expect(paper.groups[0]!.title).toContain(number)
  const [rate] = paper.vat[0]!.rates
  expect(rate!.baseCents + rate!.vatCents).toBe(2000)
  expect(paper.notes).toEqual(['Order 7'])
  await refuses(mia, [places.tenant], 404, 'invoice_unknown', () =>
    mia.send('GET', pathOf(readCreditPdf, id)),
  )
  expect((await mia.call(mailInvoice, { params: { id }, body: {} })).body).toEqual({
    to: 'compta@lycee.example',
  })
  await until(async () => (await mailsTo(places, 'compta@lycee.example')).length > 0)
  const [mail] = await mailsTo(places, 'compta@lycee.example')
  expect(mail!.subject).toContain(made.body.number)
  expect((await mail!.attachment())!.subarray(0, 5).toString()).toBe('%PDF-')
  await until(async () => (await mia.call(readInvoice, { params: { id } })).body.sentAt !== null)
})

test('an order is on one invoice; credited, it has a credit note of its own and can be invoiced again', async () => {
  const { invoice } = (await mia.call(readBillInvoice, { params: { id: billId } })).body
  const again = { id: randomUUID(), billId, clientId: 'school' }
  await refuses(mia, [places.tenant], 409, 'bill_invoiced', () => mia.call(makeInvoice, { body: again }))
  const params = { id: invoice!.id }
  const credited = await mia.call(makeCreditNote, { params, body: { reason: 'wrong client' } })
  expect(credited.body).toMatchObject({ state: 'credited', creditReason: 'wrong client' })
  expect((await mia.send('GET', pathOf(readCreditPdf, params.id))).status).toBe(200)
  const row = invoiceById(places.tenant.node.db, params.id)!
  expect(invoicePaperOf(places.tenant, row, 'credit').sums[0]!.cents).toBe(-2000)
  expect((await mia.call(makeInvoice, { body: again })).status).toBe(200)
  const list = (await mia.call(readInvoices, { query: { state: 'credited' } })).body.invoices
  expect(list.map(({ id }) => id)).toEqual([params.id])
  const file = await mia.call(exportInvoices, { query: {} })
  expect(file.body.invoices).toHaveLength(2)
})

test('what a till sold is invoiced at the cinema, and the relay mails it as soon as it hears of it', async () => {
  const { node } = places.box.tenant
  await sell(node, 'till-sale')
  const other = { id: randomUUID(), billId: 'till-sale', clientId: 'school' }
  await until(async () => {
    const answer = await mia.call(readBillInvoice, { params: { id: 'till-sale' } })
    return answer.status === 200 && !answer.body.here
  })
  await refuses(mia, [places.tenant], 409, 'invoice_elsewhere', () => mia.call(makeInvoice, { body: other }))
  const { number: made } = await issue(node, other.id, 'till-sale', { mail: true })
  const subjects = async () => (await mailsTo(places, 'compta@lycee.example')).map(({ subject }) => subject)
  await until(async () => (await subjects()).some(subject => subject.includes(made)))
  await until(() => invoiceById(node.db, other.id)?.sentAt !== null)
})

test('an invoice bears what its cinema says on invoices, in the client’s language and as it was when it was made', async () => {
  const { node } = places.box.tenant
  await sell(node, 'worded-sale')
  const say = (foot: string) =>
    node.execute(byHand, tx =>
      changeEntry(tx, 'slip_template', 'invoice-words', {
        cinemaId: 'cinema-1',
        slip: 'invoice',
        head: { en: 'Small House Ltd', fr: 'Petite Maison Sàrl\nRCS Luxembourg B 12345' },
        foot: { en: 'Please pay', fr: foot },
        deleted: false,
      }),
    )
  await say('IBAN LU28 0019 4006 4475 0000')
  const id = randomUUID()
  await issue(node, id, 'worded-sale')
  await say('Nouveau compte')
  const paper = invoicePaperOf(places.box.tenant, invoiceById(node.db, id)!, 'invoice')
  expect(paper.sellerLines.slice(-2)).toEqual(['Petite Maison Sàrl', 'RCS Luxembourg B 12345'])
  expect(paper.notes).toEqual(['IBAN LU28 0019 4006 4475 0000'])
  await until(() => invoiceById(places.tenant.node.db, id) !== undefined)
  const there = invoicePaperOf(places.tenant, invoiceById(places.tenant.node.db, id)!, 'invoice')
  expect(there.notes).toEqual(paper.notes)
})

test('a client without a mail address is mailed nothing, and a made one is found', async () => {
  const body = {
    id: randomUUID(),
    name: 'Bäckerei Thill',
    address: 'A 1',
    zip: 'L-1',
    city: 'Wiltz',
    country: 'LU',
    locale: 'de' as const,
  }
  expect((await mia.call(makeClient, { body })).status).toBe(200)
  const wrong = { ...body, id: randomUUID(), vatNumber: 'LU1' }
  await refuses(mia, [places.tenant], 422, 'vat_number_wrong', () => mia.call(makeClient, { body: wrong }))
  const found = await mia.call(findClients, { query: { find: 'thill' } })
  expect(found.body.clients.map(({ id }) => id)).toEqual([body.id])
  const { invoice } = (await mia.call(readBillInvoice, { params: { id: billId } })).body
  await mia.call(makeCreditNote, { params: { id: invoice!.id }, body: { reason: 'x' } })
  const id = randomUUID()
  await mia.call(makeInvoice, { body: { id, billId, clientId: body.id, mail: true } })
  await refuses(mia, [places.tenant], 409, 'client_without_mail', () =>
    mia.call(mailInvoice, { params: { id }, body: {} }),
  )
})
