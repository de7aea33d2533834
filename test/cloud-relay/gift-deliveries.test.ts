import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { erasePerson, exportPerson } from '#core/personal-data/commands.ts'
import { billResult, checkout } from '#core/sales/public-contract.ts'
import { changeDelivery } from '#core/sales/purchase-contract.ts'
import { readBuyerRefund, refundToBuyer } from '#core/sales/refunds/buyer/contract.ts'
import { issueLostOrders } from '#core/vouchers/commands.ts'
import { changeDelivery as changeAtOnce } from '#core/vouchers/delivery-commands.ts'
import { deliveriesOf } from '#core/vouchers/delivery-store.ts'
import { readVoucherType } from '#core/vouchers/public-contract.ts'
import { keptLetter, putLetter } from '#relay/mail/letter-store.ts'
import { noteOwed } from '#relay/mail/owed-facts-store.ts'
import { factsOf, goToPay, press, voucherForm } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo } from '../world/fake-services.ts'
import { visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { byHand } from '../world/small-exhibitor.ts'

/** A voucher is mailed to whom it is for, on the day its buyer chose. */

let places: Places
let ada: Client
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  ada = await visitorOf(places.relay.port)
})
beforeEach(() => places.agreed())
afterAll(() => places.close())

const db = () => places.tenant.node.db
const resultOf = async (uuid: string) => (await ada.call(billResult, { params: { uuid } })).body.data
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const change = (uuid: string, body: { place?: number; email?: string; at_once?: boolean }) =>
  ada.call(changeDelivery, { params: { uuid }, body: { place: 1, at_once: false, ...body } })

const given = (email: string, day: string, more = {}) =>
  voucherForm({
    items: [
      {
        ...voucherForm().items[0]!,
        holder_name: 'Bob',
        gift_message: 'Enjoy <b>it</b>!',
        delivery: { email, day },
        ...more,
      } as never,
    ],
  })

/** The same past the bound of how fast a visitor may ask. */
const changeFast = (billId: string, email?: string) =>
  places.tenant.node.execute(byHand, tx =>
    changeAtOnce(tx, billId, { place: 1, email, atOnce: email === undefined }),
  )

async function bought(email: string, day: string) {
  const purchase = await goToPay(ada, given(email, day))
  await press(purchase.link, 'paid')
  await until(async () => (await resultOf(purchase.uuid)).status === 'settled')
  return purchase
}
const letterOf = (billId: string, round = 0) => keptLetter(db(), 'voucher_gift', `${billId} 1 ${round}`)

test('a gift for today is mailed to whom it is for once it is paid: its picture, their words as text, the code, and no way to the order', async () => {
  const email = 'bob-today@friend.example'
  const today = (await ada.call(readVoucherType, { params: { slug: 'ten-times-cinema' } })).body.delivery!
    .from
  const { uuid, billId, link } = await goToPay(ada, given(email, today, { design: 'curtain' }))
  expect((await resultOf(uuid)).vouchers[0]!.delivery).toMatchObject({ email, day: today, mailed_at: null })
  await places.agreed()
  expect(letterOf(billId)).toBeUndefined()
  await press(link, 'paid')
  await until(async () => (await mailsTo(places, email)).length > 0)
  const [mail] = await mailsTo(places, email)
  const words = await mail!.body()
  const { code } = (await resultOf(uuid)).vouchers[0]!
  for (const part of [code!, 'Hello Bob', 'Ada has a gift for you', 'Enjoy &#60;b&#62;it&#60;/b&#62;!'])
    expect(words).toContain(part)
  expect(words).not.toContain(uuid)
  // The picture of the card, and that of its code.
  expect(words.match(/<img src="data:image\/png/g)).toHaveLength(2)
  await until(async () => (await resultOf(uuid)).vouchers[0]!.delivery!.mailed_at !== null)
  expect(factsOf(places.tenant, billId, 'voucher.mailed')).toBe(1)
  await refuses(ada, [places.tenant], 409, 'delivery_done', () => change(uuid, { at_once: true }))
})

test('a gift for another day waits for it, whatever mails hurry; a relay that forgot its mails owes it again, once', async () => {
  const email = 'bob-later@friend.example'
  const { uuid, billId } = await bought(email, dayIn(20))
  await until(() => letterOf(billId) !== undefined)
  const { fromMs } = deliveriesOf(db(), billId)[0]!
  expect(letterOf(billId)).toEqual({ state: 'waiting', nextMs: fromMs })
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'exhibitor', { 'mail_config.from_name': 'Foyer' }),
  )
  await places.agreed()
  expect(letterOf(billId)!.nextMs).toBe(fromMs)
  await places.tenant.node.execute(byHand, tx => {
    tx.db.raw.exec(
      "DELETE FROM letters WHERE kind = 'voucher_gift'; DELETE FROM settings WHERE key = 'mails_read'",
    )
    noteOwed({ ...tx, nowMs: tx.nowMs + 30 * 86_400_000 }, () => true)
  })
  expect(letterOf(billId)).toEqual({ state: 'waiting', nextMs: fromMs })
  // Sent at once, it leaves, and the mail of its day finds that it did.
  const answer = await change(uuid, { at_once: true })
  expect(answer.status, answer.text).toBe(200)
  await until(async () => (await mailsTo(places, email)).length > 0)
  await places.tenant.node.execute(byHand, tx =>
    putLetter(tx.db, { kind: 'voucher_gift', about: `${billId} 1 0`, nextMs: 0 }),
  )
  await until(() => letterOf(billId)!.state === 'sent')
  expect(await mailsTo(places, email)).toHaveLength(1)
})

test('a mistyped address is corrected within bounds and forgotten, and nothing is mailed to it', async () => {
  const wrong = 'bbo@friend.example'
  const right = 'bob-right@friend.example'
  const { uuid, billId } = await bought(wrong, dayIn(10))
  const answer = await change(uuid, { email: right })
  expect(answer.body.data).toMatchObject({ email: right, day: dayIn(10), mailed_at: null })
  expect(() => exportPerson({ ...places.tenant.node, nowMs: Date.now() }, wrong, 'all')).toThrow()
  await until(() => letterOf(billId, 1) !== undefined)
  for (const round of [2, 3, 4, 5]) await changeFast(billId, `bob-${round}@friend.example`)
  await expect(changeFast(billId, 'once-more@friend.example')).rejects.toMatchObject({
    code: 'delivery_changed_enough',
  })
  expect(await mailsTo(places, wrong)).toEqual([])
  await refuses(ada, [places.tenant], 404, 'bill_unknown', () => change(randomUUID(), { at_once: true }))
})

test('a gift that was withdrawn before its day is never mailed', async () => {
  const email = 'bob-withdrawn@friend.example'
  const { uuid, billId } = await bought(email, dayIn(3))
  await until(() => letterOf(billId) !== undefined)
  const offer = (await ada.call(readBuyerRefund, { params: { uuid } })).body.data[0]!
  const lines = offer.lines.map(({ line }) => line)
  const cents = offer.lines.reduce((sum, line) => sum + line.cents, 0)
  const back = await ada.call(refundToBuyer, { params: { uuid }, body: { id: randomUUID(), lines, cents } })
  expect(back.status, back.text).toBe(200)
  await places.tenant.node.execute(byHand, tx =>
    putLetter(tx.db, { kind: 'voucher_gift', about: `${billId} 1 0`, nextMs: 0 }),
  )
  await until(() => letterOf(billId)!.state === 'sent')
  expect(await mailsTo(places, email)).toEqual([])
  expect(factsOf(places.tenant, billId, 'voucher.mailed')).toBe(0)
})

test('after a loss mails wait for a voucher that was paid and is still to be issued: to its buyer, and to whom it is for', async () => {
  const email = 'bob-lost@friend.example'
  const { billId } = await bought(email, dayIn(4))
  await until(() => keptLetter(db(), 'bill', billId)?.state === 'sent')
  const before = (await mailsTo(places, 'ada@visitor.example')).length
  const letters = [
    { kind: 'voucher_gift', about: `${billId} 1 0` },
    { kind: 'bill', about: billId },
  ] as const
  const hurry = () => letters.forEach(each => putLetter(db(), { ...each, nextMs: 0 }))
  const states = () => letters.map(({ kind, about }) => keptLetter(db(), kind, about)!.state)
  const triedAgain = () => letters.every(({ kind, about }) => keptLetter(db(), kind, about)!.nextMs > 0)
  // The exhibitor's stream came back without it, and the cinema's did not.
  await places.tenant.node.execute(byHand, tx => {
    tx.db.raw.prepare('DELETE FROM vouchers WHERE bill_id = ?').run(billId)
    hurry()
  })
  await until(triedAgain)
  expect(states()).toEqual(['waiting', 'waiting'])
  expect(await mailsTo(places, email)).toEqual([])
  await places.tenant.node.execute(byHand, tx => {
    issueLostOrders(tx)
    hurry()
  })
  await until(() => states().every(state => state === 'sent'))
  expect(await mailsTo(places, email)).toHaveLength(1)
  expect((await mailsTo(places, 'ada@visitor.example')).length).toBe(before + 1)
})

test('whom it is for is found, handed out and erased by their address, and then mailed nothing', async () => {
  const email = 'bob-private@friend.example'
  const { uuid, billId } = await bought(email, dayIn(5))
  const at = { ...places.tenant.node, nowMs: Date.now() }
  expect(exportPerson(at, email, 'all').gifts).toEqual([
    { day: dayIn(5), mailedAt: null, name: 'Bob', email },
  ])
  const counts = await places.tenant.node.execute(byHand, tx => erasePerson(tx, email, 'all'))
  expect(counts).toMatchObject({ purchases: 0, gifts: 1 })
  expect((await resultOf(uuid)).vouchers[0]!.delivery!.email).toBeNull()
  await expect(changeFast(billId)).rejects.toMatchObject({ code: 'delivery_over' })
})

test('a day that is over is told at its field, and a cinema that mails no gifts offers none', async () => {
  const late = await refuses(ada, [places.tenant], 422, 'delivery_day', () =>
    ada.call(checkout, { body: given('bob@friend.example', dayIn(-3)) }),
  )
  expect(Object.keys(late.body.errors!)).toEqual(['items.0.delivery.day'])
  const offer = (on: boolean) =>
    places.tenant.node.execute(byHand, tx =>
      changeEntry(tx, 'settings', 'exhibitor', { 'vouchers.mail_to_recipient': on }),
    )
  await offer(false)
  await refuses(ada, [places.tenant], 403, 'delivery_off', () =>
    ada.call(checkout, { body: given('bob@friend.example', dayIn(3)) }),
  )
  expect((await ada.call(readVoucherType, { params: { slug: 'ten-times-cinema' } })).body.delivery).toBeNull()
  await offer(true)
})
