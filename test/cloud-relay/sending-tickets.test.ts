import { afterAll, beforeAll, expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import { buyersOf } from '#core/sales/bill-buyers-load.ts'
import { readBills } from '#core/sales/bill-list-contract.ts'
import { billStatus } from '#core/sales/public-contract.ts'
import { readTickets, sendTickets } from '#core/sales/tickets-contract.ts'
import { noteTicketsByStaff } from '#relay/mail/again-store.ts'
import { form, goToPay, press } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo } from '../world/fake-services.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { openSmallNode, visitor } from '../world/small-exhibitor.ts'

let places: Places
let ada: Client
let mia: Client
let id: string
const email = 'twice@visitor.example'
beforeAll(async () => {
  places = await openPlaces()
  ada = await visitorOf(places.relay.port)
  mia = await managerAt(places.relay.port)
  const { uuid, billId, link } = await goToPay(
    ada,
    form(['B3'], laterToday, { email, email_confirmation: email }),
  )
  id = billId
  await press(link, 'paid')
  await until(async () => (await ada.call(billStatus, { params: { uuid } })).body.data.status === 'settled')
  await until(async () => (await mailsTo(places, email)).length > 0)
})
afterAll(() => places.close())

const params = () => ({ id })

test('a manager mails the tickets again, to the buyer and a minute later to another address', async () => {
  const sent = await mia.call(sendTickets, { params: params(), body: {} })
  expect(sent.body).toEqual({ to: email })
  const mails = await mailsTo(places, email)
  expect(mails).toHaveLength(2)
  expect(mails.at(-1)!.subject).toMatch(/^Your tickets for The Small Film/)
  await refuses(mia, [places.tenant], 409, 'tickets_sent_just_now', () =>
    mia.call(sendTickets, { params: params(), body: { to: 'grace@visitor.example' } }),
  )
  const { db } = places.tenant.node
  db.prepare(`UPDATE letters SET next_ms = next_ms - 60000 WHERE about LIKE '% staff-%'`).run()
  const other = await mia.call(sendTickets, { params: params(), body: { to: 'grace@visitor.example' } })
  expect(other.body).toEqual({ to: 'grace@visitor.example' })
  const [mail] = await mailsTo(places, 'grace@visitor.example')
  expect(await mail!.body()).toContain('B 3')
  // Where it went to is kept nowhere.
  expect(JSON.stringify(db.prepare('SELECT * FROM letters').all())).not.toContain('grace')
})

test('the tickets open as the buyer’s PDF, and not for who may not refund', async () => {
  const pdf = await mia.send('GET', readTickets.path.replace(':id', id))
  expect(pdf.status).toBe(200)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.headers['cache-control']).toBe('no-store')
  expect(pdf.text.slice(0, 5)).toBe('%PDF-')
  expect((await ada.send('GET', readTickets.path.replace(':id', id))).status).toBe(401)
})

test('lists name the buyer to who may refund, and to nobody else', async () => {
  const { bills, buyers } = (await mia.call(readBills, { query: {} })).body
  expect(bills.map(bill => bill.id)).toEqual([id])
  expect(buyers).toEqual([{ billId: id, name: 'Ada' }])
  const { node } = places.tenant
  expect(buyersOf(node, [billById(node.db, id)!], { permissions: ['sell', 'see_reports'] })).toEqual([])
})

test('an order that is none, and one of the register, are sent to nobody', async () => {
  await refuses(mia, [places.tenant], 404, 'bill_unknown', () =>
    mia.call(sendTickets, { params: { id: 'nobody' }, body: {} }),
  )
  await refuses(mia, [places.tenant], 422, 'invalid_input', () =>
    mia.call(sendTickets, { params: params(), body: { to: 'nobody at all' } }),
  )
})

test('twenty times in all, a minute apart', async () => {
  const { node } = await openSmallNode('relay')
  const minute = 60_000
  for (let times = 0; times < 20; times++)
    await node.execute(visitor, tx => noteTicketsByStaff(tx.db, 'b1', times * minute))
  await expect(
    node.execute(visitor, tx => noteTicketsByStaff(tx.db, 'b1', 100 * minute)),
  ).rejects.toMatchObject({ code: 'tickets_sent_enough' })
  expect(billById(node.db, 'b1')).toBeUndefined()
})
