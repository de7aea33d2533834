import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { billResult } from '#core/sales/public-contract.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { ordersOfBill } from '#core/vouchers/order-store.ts'
import { readBalance } from '#core/vouchers/public-contract.ts'
import { goToPay, press, voucherForm } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo } from '../world/fake-services.ts'
import { visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

/** What is left on a voucher, for whoever has its code, and the links that lead there. */

let places: Places
let ada: Client
beforeAll(async () => {
  places = await openPlaces()
  ada = await visitorOf(places.relay.port)
})
beforeEach(() => places.agreed())
afterAll(() => places.close())

const balance = (barcode: string) => ada.call(readBalance, { body: { barcode } })

test('who has the code reads what is left on a voucher, and its mail leads there with the code in no server’s log', async () => {
  const [item] = voucherForm().items
  const email = 'balance@visitor.example'
  const { uuid, billId, link } = await goToPay(
    ada,
    voucherForm({
      items: [{ ...item, total_turns: 2, total_products: 500 } as never],
      amount: 2 * 850 + 500,
      email,
      email_confirmation: email,
    }),
  )
  await places.agreed()
  const code = printedCode(ordersOfBill(places.tenant.node.db, billId)[0]!.voucherId)
  await refuses(ada, [places.tenant], 409, 'voucher_not_paid', () => balance(code))
  await press(link, 'paid')
  await until(async () => (await ada.call(billResult, { params: { uuid } })).body.data.status === 'settled')
  expect((await balance(code.toLowerCase().replaceAll('-', ' '))).body.data).toMatchObject({
    barcode_text: code,
    title: 'Ten times cinema',
    total_turns: 2,
    remaining_turns: 2,
    remaining_products: 500,
    over: false,
  })
  await until(async () => (await mailsTo(places, email)).length > 0)
  expect(await (await mailsTo(places, email))[0]!.body()).toContain(`/en/card#${code}`)
})

test('codes nobody has are unknown at their field, and short ones are answered at the box office alone', async () => {
  const unknown = await refuses(ada, [places.tenant], 404, 'voucher_unknown', () => balance('NOSUCHCODE12'))
  expect(Object.keys(unknown.body.errors!)).toEqual(['barcode'])
  await refuses(ada, [places.tenant], 409, 'voucher_at_box_office', () => balance('12345'))
})

test('robots that guess are stopped, as where codes are used', async () => {
  const script = await visitorOf(places.relay.port)
  const statuses: number[] = []
  for (let tries = 0; tries < 40; tries++)
    statuses.push((await script.call(readBalance, { body: { barcode: '1234567890' } })).status)
  expect(statuses).toContain(429)
})
