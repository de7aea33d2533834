import { afterAll, beforeAll, expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import { giftDesigns } from '#core/vouchers/design.ts'
import { billResult } from '#core/sales/public-contract.ts'
import { vouchersPdfOf } from '#relay/documents/voucher-pdf.ts'
import { goodVouchersOf } from '#relay/payments/purchased-voucher.ts'
import { goToPay, press, voucherForm } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let ada: Client
beforeAll(async () => {
  places = await openPlaces()
  ada = await visitorOf(places.relay.port)
})
afterAll(() => places.close())

test('a card with a picture and the longest words still is one page, and so is one without', async () => {
  const designs = [undefined, ...giftDesigns]
  const one = voucherForm().items[0]!
  const items = designs.map(design => ({
    ...one,
    holder_name: 'W'.repeat(120),
    gift_message: 'Enjoy the film and the evening! '.repeat(15).trim(),
    ...(design ? { design } : {}),
  }))
  const purchase = await goToPay(ada, voucherForm({ items: items as never, amount: 2550 * items.length }))
  await press(purchase.link, 'paid')
  const result = async () => (await ada.call(billResult, { params: { uuid: purchase.uuid } })).body.data
  await until(async () => (await result()).status === 'settled')
  expect((await result()).vouchers.map(({ design }) => design)).toEqual([null, ...giftDesigns])
  const bill = billById(places.tenant.node.db, purchase.billId)!
  const good = goodVouchersOf(places.tenant, bill)
  const pdf = await vouchersPdfOf(places.tenant, bill, good, 'https://cinema.example')
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(designs.length)
})
