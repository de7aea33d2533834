import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { billResult, checkout, payAgain } from '#core/sales/public-contract.ts'
import type { VoucherCheckoutRequest } from '#core/sales/checkout-contract.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { filterVoucherTypes, readVoucherType, validateVoucher } from '#core/vouchers/public-contract.ts'
import { readVoucher } from '#core/vouchers/contract.ts'
import { ordersOfBill } from '#core/vouchers/order-store.ts'
import { voucherById, vouchersOfBill } from '#core/vouchers/store.ts'
import { goToPay, press, voucherForm } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo, paymentsAtProvider } from '../world/fake-services.ts'
import { employeeAt, visitorOf } from '../world/people.ts'
import { webhookOf } from '../world/pay-by.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
let ada: Client
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  ada = await visitorOf(places.relay.port)
})
beforeEach(() => places.agreed())
afterAll(() => places.close())

const sides = () => [places.tenant, places.box.tenant]
const send = (body: VoucherCheckoutRequest) => ada.call(checkout, { body })
const resultOf = async (uuid: string) => (await ada.call(billResult, { params: { uuid } })).body.data
const item = (change: object) => ({ items: [{ ...voucherForm().items[0]!, ...change }] })
const edit = (fields: object) =>
  places.tenant.node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
    changeEntry(tx, 'voucher_type', 'ten', fields),
  )

test('a visitor pays for a voucher, reads its code, and it works on the website and is known at the box', async () => {
  const { uuid, billId, link } = await goToPay(
    ada,
    voucherForm({ holder_name: 'Bob', gift_message: 'Enjoy!' }),
  )
  expect((await resultOf(uuid)).vouchers).toMatchObject([{ code: null, valid_from: null, total_turns: 3 }])
  await press(link, 'paid')
  await until(async () => (await resultOf(uuid)).status === 'settled')
  const { type, vouchers, number, tickets } = await resultOf(uuid)
  const [voucher] = vouchers
  const { id } = vouchersOfBill(places.tenant.node.db, billId)[0]!
  expect({ type, tickets }).toEqual({ type: 'vouchers', tickets: [] })
  expect(number).not.toBeNull()
  expect(voucher).toMatchObject({
    voucherType: { title: 'Ten times cinema', type: 'subscription' },
    total_turns: 3,
    total_products: 0,
    holder_name: 'Bob',
    code: printedCode(id),
  })
  expect(voucher!.valid_until).not.toBeNull()
  await until(async () => (await mailsTo(places, 'ada@visitor.example')).length > 0)
  const [mail] = await mailsTo(places, 'ada@visitor.example')
  expect(mail!.subject).toBe('Ten times cinema: here is your code')
  const words = await mail!.body()
  for (const part of [voucher!.code!, 'For Bob', 'Enjoy!', 'Pays for 3 visits']) expect(words).toContain(part)
  const checked = await ada.call(validateVoucher, { body: { barcode: voucher!.code! } })
  expect(checked.body.data).toMatchObject({ remaining_turns: 3, redeemable_turn: 3 })
  await until(() => voucherById(places.box.tenant.node.db, id) !== undefined)
})

test('a voucher that is not paid yet says so, and cannot be used', async () => {
  const { billId } = await goToPay(ada, voucherForm())
  await places.agreed()
  const { voucherId } = ordersOfBill(places.tenant.node.db, billId)[0]!
  await refuses(ada, sides(), 409, 'voucher_not_paid', () =>
    ada.call(validateVoucher, { body: { barcode: printedCode(voucherId) } }),
  )
  const carl = await employeeAt(places.box.port, 'carl')
  await refuses(carl, sides(), 409, 'voucher_not_paid', () =>
    carl.call(readVoucher, { params: { code: printedCode(voucherId) } }),
  )
})

test('nobody else reads a code: the bill’s own id opens nothing', async () => {
  const { uuid, billId, link } = await goToPay(ada, voucherForm())
  await press(link, 'paid')
  await until(async () => (await resultOf(uuid)).status === 'settled')
  await places.agreed()
  await refuses(ada, sides(), 404, 'bill_unknown', () => ada.call(billResult, { params: { uuid: billId } }))
})

test('the webhook that comes twice issues one voucher; a payment that fails none, and paying again one', async () => {
  const { uuid, billId, paymentName, link } = await goToPay(ada, voucherForm())
  await press(link, 'failed')
  await until(async () => (await resultOf(uuid)).status === 'failed')
  expect(vouchersOfBill(places.tenant.node.db, billId)).toEqual([])
  const next = await ada.call(payAgain, { params: { uuid }, body: { after: paymentName } })
  expect(next.status, next.text).toBe(200)
  await press(next.body.data.payment!.checkout_url!, 'paid')
  await until(async () => (await resultOf(uuid)).status === 'settled')
  for (const { id } of [...paymentsAtProvider(places, billId), ...paymentsAtProvider(places, billId)]) {
    const body = new URLSearchParams({ id })
    expect((await fetch(webhookOf(places.url, places.tenant), { method: 'POST', body })).status).toBe(200)
  }
  expect(vouchersOfBill(places.tenant.node.db, billId)).toHaveLength(1)
})

test('the kinds the website sells are told by address, with what decides their price; others are not there', async () => {
  const all = await ada.call(filterVoucherTypes, { body: {} })
  expect(all.body).toMatchObject({
    purchasable: true,
    data: [{ id: 'ten', slug: 'ten-times-cinema', cost_turn: 850, turns_min: 1, from_price: 850 }],
  })
  expect((await ada.call(filterVoucherTypes, { body: { type: 'giftcard' } })).body.data).toEqual([])
  const one = await ada.call(readVoucherType, { params: { slug: 'ten-times-cinema' } })
  expect(one.body).toMatchObject({ data: { id: 'ten', products_max: 10_000 }, purchasable: true })
  expect(one.body.payment_methods).toContainEqual(expect.objectContaining({ id: 'test', icon: null }))
  await edit({ slug: 'abo', handlingCents: 50, turnsMin: 2, turnsDefault: 2 })
  const renamed = await ada.call(readVoucherType, { params: { slug: 'abo' } })
  expect(renamed.body.data).toMatchObject({ handling: 50, from_price: 1750 })
  await edit({ onlyAtRegisters: true })
  await places.agreed()
  for (const slug of ['abo', 'ten', 'nothing'])
    await refuses(ada, sides(), 404, 'not_found', () => ada.call(readVoucherType, { params: { slug } }))
  await refuses(ada, sides(), 422, 'voucher_type_unknown', () => send(voucherForm()))
  await edit({ onlyAtRegisters: false, handlingCents: 0, turnsMin: 1, slug: null })
})

test('what does not fit is told at its field, in the page’s own words', async () => {
  const turns = await refuses(ada, sides(), 422, 'turns_step', () =>
    send(voucherForm(item({ total_turns: 21 }))),
  )
  expect(turns.body.errors).toEqual({ 'items.0.total_turns': [turns.body.message] })
  const value = await refuses(ada, sides(), 422, 'refreshments_step', () =>
    send(voucherForm(item({ total_products: 150 }))),
  )
  expect(value.body.errors).toEqual({ 'items.0.total_products': [value.body.message] })
  const long = await refuses(ada, sides(), 422, 'invalid_input', () =>
    send(voucherForm({ holder_name: 'x'.repeat(121), gift_message: 'x'.repeat(501) })),
  )
  expect(Object.keys(long.body.errors!).sort()).toEqual(['gift_message', 'holder_name'])
  await refuses(ada, sides(), 409, 'total_changed', () => send(voucherForm({ amount: 1 })))
})

test('an order holds so many vouchers that it stays one order, and snacks only with tickets', async () => {
  const [one] = voucherForm().items
  const snack = { type: 'product', product_id: 'popcorn', quantity: 1 }
  for (const items of [
    [snack, one],
    [{ ...one, vouchers: 21 }],
    [
      { ...one, vouchers: 10 },
      { ...one, vouchers: 11 },
    ],
    Array.from({ length: 21 }, () => one),
    [],
  ])
    await refuses(ada, sides(), 422, 'invalid_input', () => send(voucherForm({ items: items as never })))
})

test('several vouchers in one order each have a code, a mail that shows all and a page of the PDF', async () => {
  const [one] = voucherForm().items
  const items = [
    { ...one!, total_turns: 1, holder_name: 'Bob', gift_message: 'Enjoy!' },
    { ...one!, total_turns: 2, total_products: 500, vouchers: 2 },
  ]
  const eva = 'eva@visitor.example'
  const { uuid, billId, link } = await goToPay(
    ada,
    voucherForm({ items, amount: 5 * 850 + 1000, email: eva, email_confirmation: eva }),
  )
  await press(link, 'paid')
  await until(async () => (await resultOf(uuid)).status === 'settled')
  const { vouchers, download } = await resultOf(uuid)
  const codes = vouchers.map(({ code }) => code)
  expect(new Set(codes).size).toBe(3)
  expect(vouchers.map(each => [each.total_turns, each.total_products, each.holder_name])).toEqual([
    [1, 0, 'Bob'],
    [2, 500, ''],
    [2, 500, ''],
  ])
  expect(vouchersOfBill(places.tenant.node.db, billId)).toHaveLength(3)
  const pages = async (path: string) => {
    const answer = await fetch(new URL(path, places.url))
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    return (await answer.text()).match(/\/Type \/Page\b/g)?.length
  }
  expect(await pages(download!)).toBe(3)
  expect(await pages(vouchers[1]!.pdf!)).toBe(1)
  await until(async () => (await mailsTo(places, eva)).length > 0)
  const [mail] = await mailsTo(places, eva)
  expect(mail!.subject).toBe('3 cards: here are your codes')
  const words = await mail!.body()
  for (const part of [...codes, 'For Bob', 'Enjoy!']) expect(words).toContain(part)
})

test('where the website sells no vouchers none is bought, and the pages say so', async () => {
  const offer = (vouchers: boolean) =>
    places.tenant.node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
      changeEntry(tx, 'exhibitor', 'tenant', { features: { tickets: true, vouchers, newsletters: false } }),
    )
  await offer(false)
  await refuses(ada, [places.tenant], 403, 'vouchers_not_sold', () => send(voucherForm()))
  const { body } = await ada.call(filterVoucherTypes, { body: {} })
  expect(body.purchasable).toBe(false)
  await offer(true)
})

test('a voucher is bought while the box cannot be reached, and reaches it afterwards', async () => {
  await places.box.close()
  const { uuid, billId, link } = await goToPay(ada, voucherForm())
  await press(link, 'paid')
  await until(async () => (await resultOf(uuid)).status === 'settled')
  const { id } = vouchersOfBill(places.tenant.node.db, billId)[0]!
  const box = await places.startTheBox()
  await until(() => voucherById(box.tenant.node.db, id) !== undefined)
  await box.close()
})
