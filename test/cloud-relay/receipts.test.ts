import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { billResult } from '#core/sales/public-contract.ts'
import { readReceipt } from '#core/sales/tickets-contract.ts'
import { receiptOf } from '#relay/documents/receipt-pdf.ts'
import { basket, form, goToPay, press, voucherForm } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { carl, visitor } from '../world/small-exhibitor.ts'

let places: Places
let ada: Client
let mia: Client
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  ada = await visitorOf(places.relay.port)
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const resultOf = async (uuid: string) => (await ada.call(billResult, { params: { uuid } })).body.data
const said = (billId: string) => receiptOf(places.tenant, billById(places.tenant.node.db, billId)!)

test('a buyer opens the receipt of what they paid, with the VAT in it, and nobody opens it by the bill’s own id', async () => {
  const { uuid, billId, link } = await goToPay(ada, form(['B3', 'B4']))
  expect((await resultOf(uuid)).receipt).toBeNull()
  await refuses(ada, [places.tenant], 404, 'bill_unknown', () => ada.send('GET', `/bill/${uuid}/receipt.pdf`))
  await press(link, 'paid')
  await until(async () => (await resultOf(uuid)).status === 'settled')
  const { receipt, number } = await resultOf(uuid)
  const pdf = await ada.send('GET', receipt!)
  expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  expect((await ada.send('GET', `/bill/${billId}/receipt.pdf`)).status).toBe(404)
  const paper = said(billId)
  expect(paper.title).toBe(`Receipt ${number}`)
  expect(paper.sellerLines.at(-1)).toMatch(/^VAT no\. /)
  expect(paper.groups[0]!.lines).toEqual([expect.objectContaining({ quantity: 2, totalCents: 2000 })])
  const [rate] = paper.vat[0]!.rates
  expect(rate!.baseCents + rate!.vatCents).toBe(2000)
  expect(paper.sums.map(({ text, cents }) => [text, cents])).toEqual([
    ['Total', 2000],
    ['Paid online', 2000],
  ])
})

test('what went back later stands on it as far as it is, with the VAT that is left', async () => {
  const { uuid, billId, link } = await goToPay(ada, form(['B5', 'B6']))
  await press(link, 'paid')
  await until(async () => (await resultOf(uuid)).status === 'settled')
  const body = { id: randomUUID(), lines: [{ line: 1, quantity: 1 }], reason: 'guest', cents: 1000 }
  const back = await mia.send('POST', `/api/bills/${billId}/refunds`, body)
  expect(back.status, back.text).toBeLessThan(300)
  await until(() => said(billId).sums.length > 2)
  const { sums, vat } = said(billId)
  expect(sums.map(({ cents }) => cents)).toEqual([2000, 2000, -1000, 1000])
  expect(sums[2]!.text).toMatch(/^Refund of /)
  expect(vat.map(({ rates }) => rates[0]!.baseCents + rates[0]!.vatCents)).toEqual([2000, 1000])
  await until(() => !said(billId).sums[2]!.text.includes('on its way'))
})

test('a voucher is printed with its code by who bought it, and its receipt says which VAT is due later', async () => {
  const { uuid, billId, link } = await goToPay(
    ada,
    voucherForm({ holder_name: 'Bob', gift_message: 'Enjoy! '.repeat(30) }),
  )
  expect((await resultOf(uuid)).download).toBeNull()
  await refuses(ada, [places.tenant], 404, 'bill_unknown', () => ada.send('GET', `/bill/${uuid}/voucher.pdf`))
  await press(link, 'paid')
  await until(async () => (await resultOf(uuid)).status === 'settled')
  const { download } = await resultOf(uuid)
  const pdf = await ada.send('GET', download!)
  expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect(pdf.text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  expect((await ada.send('GET', `/bill/${billId}/voucher.pdf`)).status).toBe(404)
  const { sums } = said(billId)
  expect(sums.map(({ cents }) => cents)).toEqual([2550, 2550])
})

test('the portal opens the receipt of the website’s and of a register’s bill, for who may read them', async () => {
  const request = basket(['A1'])
  await places.box.tenant.node.execute(visitor, tx => sellAtRegister(tx, request, carl))
  await until(() => billById(places.tenant.node.db, request.id) !== undefined)
  const path = readReceipt.path.replace(':id', request.id)
  const pdf = await mia.send('GET', path)
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(said(request.id).sums.map(({ text }) => text)).toEqual(['Total', 'Cash'])
  expect((await ada.send('GET', path)).status).toBe(401)
  await refuses(mia, [places.tenant], 404, 'bill_unknown', () =>
    mia.send('GET', readReceipt.path.replace(':id', randomUUID())),
  )
})
