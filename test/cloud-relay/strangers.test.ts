import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admitTicket } from '#core/admission/contract.ts'
import { billIdOf } from '#core/access/access-key.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { LiveChannel } from '#core/api/live-events.ts'
import type { Route } from '#core/api/route.ts'
import { makeSale } from '#core/sales/contract.ts'
import { checkout, giveUpPaying } from '#core/sales/public-contract.ts'
import { exchange, refund } from '#core/sales/refunds/contract.ts'
import { billById } from '#core/billing/store.ts'
import { autoHold, putHold } from '#core/seating/contract.ts'
import { giveVoucher } from '#core/vouchers/contract.ts'
import { validateVoucher } from '#core/vouchers/public-contract.ts'
import { basket, codesOf, form, goToPay, press, showStartingSoon } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { listenAt } from '../world/listener.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { everyRoute } from '../world/routes.ts'

/**
 * A whole evening is played, and strangers listen at both live channels from its beginning and then calls
 * every public call there is, of both sides, with every id there is: no id of a purchase, payment, hold, voucher, refund
 * or ticket is heard, and none of them opens anything.
 */
let places: Places
const strangers: Awaited<ReturnType<typeof listenAt>>[] = []
/** What buyers chose or were given, by whom it is known. */
const keys: string[] = []
const secrets = new Set<string>()

beforeAll(async () => {
  places = await openPlaces()
  const private_ = ['private-exhibitor', 'presence-devices', 'private-device.till-1'] as const
  const asked = [randomUUID(), randomUUID()].map(key => `bill.${key}` as const)
  const channels = ['app', 'exhibitor', ...private_, ...asked] as LiveChannel[]
  for (const port of [places.relay.port, places.box.port])
    strangers.push(await listenAt(port, { hello: { channels } }))
  await evening()
  for (const tenant of [places.tenant, places.box.tenant])
    for (const secret of secretsOf(tenant)) secrets.add(secret)
  for (const key of keys) secrets.add(key)
}, 90_000)
afterAll(async () => {
  for (const stranger of strangers) await stranger.close()
  await places.close()
})

/** Bought, paid, given up, sold, held, given by voucher, let in, given back, exchanged: at the website and at the till. */
async function evening(): Promise<void> {
  const soon = await showStartingSoon(places.tenant)
  await places.agreed()
  const vera = await visitorOf(places.relay.port)
  const mia = await managerAt(places.relay.port)
  const till = await employeeAt(places.box.port, 'mia')
  const bought = await goToPay(vera, form(['B1', 'B2']))
  await press(bought.link, 'paid')
  await settled(bought.billId)
  const paying = await goToPay(vera, form(['B3']))
  const left = await goToPay(vera, form(['B4']))
  await vera.call(giveUpPaying, { params: { uuid: left.uuid } })
  const held = randomUUID()
  await vera.call(putHold, { params: { id: held }, body: { scheduleId: laterToday, seats: ['C1'] } })
  const taken = randomUUID()
  await vera.call(autoHold, { params: { id: taken }, body: { scheduleId: soon, count: 2 } })
  keys.push(bought.uuid, paying.uuid, left.uuid, held, taken)

  const given = await mia.call(giveVoucher, {
    body: { id: randomUUID(), voucherTypeId: 'ten', turns: 2, holderName: 'Ada Exemple' },
  })
  expect(given.status, given.text).toBe(200)
  const { voucher } = given.body
  await vera.call(validateVoucher, { body: { barcode: voucher.code } })
  const byTurn = form(['A3'], laterToday, { amount: 0 })
  const items = byTurn.items.map(item => ({ ...item, voucher_id: voucher.id }))
  const free = await vera.call(checkout, { body: { ...byTurn, items } })
  expect(free.status, free.text).toBe(200)
  keys.push(byTurn.bill_id, voucher.code)

  await places.agreed()
  const sale = await till.call(makeSale, { body: basket(['A5', 'A6'], soon) })
  expect(sale.status, sale.text).toBe(200)
  const { bill } = sale.body
  const usher = await employeeAt(places.box.port, 'ugo', 'scanner 1')
  const scan = { id: randomUUID(), code: codesOf(places.box.tenant, bill.id)[0]!, scheduleId: null }
  expect((await usher.call(admitTicket, { body: scan })).status).toBe(200)
  const paidBack = await till.call(refund, {
    params: { id: bill.id },
    body: { id: randomUUID(), lines: [{ line: 2, quantity: 1 }], reason: 'guest', cents: 1000 },
  })
  expect(paidBack.status, paidBack.text).toBe(200)
  const second = (await till.call(makeSale, { body: basket(['A4'], laterToday) })).body.bill
  const moved = await till.call(exchange, {
    params: { id: second.id },
    body: {
      id: randomUUID(),
      holdId: null,
      lines: [1],
      tickets: [{ scheduleId: laterToday, seatId: 'D1', priceRateId: 'normal' }],
      differenceCents: 0,
      payments: [],
    },
  })
  expect(moved.status, moved.text).toBe(200)
  const askedBack = await till.call(refund, {
    params: { id: bought.billId },
    body: { id: randomUUID(), lines: [{ line: 1, quantity: 1 }], reason: 'guest', cents: 1000 },
  })
  expect(askedBack.status, askedBack.text).toBe(200)
  await until(() => billById(places.tenant.node.db, bought.billId)?.status === 'partially_refunded')
  await places.agreed()
}

const settled = (billId: string) => until(() => billById(places.tenant.node.db, billId)?.status === 'settled')

/** Columns that name what everybody may know: what is shown, where, by which price, on which machine. */
const known =
  /^(schedule|seat|screen|cinema|arrangement|movie|version|price_rate|voucher_type|product|node|origin|employee)_id$/
const knownTables = ['catalogue', 'catalogue_edits', 'schedules', 'arrangements', 'origins', 'closed_streams']

/** Every id in every table that is not in the programme, also of tables that are yet to be made. */
function secretsOf({ node: { db } }: Tenant): Set<string> {
  const found = new Set<string>()
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[]
  for (const table of tables.filter(name => !knownTables.includes(name) && !name.startsWith('sqlite_'))) {
    const columns = db.prepare(`SELECT name FROM pragma_table_info('${table}')`).pluck().all() as string[]
    for (const column of columns.filter(name => /(^|_)(id|ref|url)$/.test(name) && !known.test(name)))
      for (const value of db.prepare(`SELECT "${column}" FROM "${table}"`).pluck().all())
        if (typeof value === 'string' && value.length >= 8) found.add(value)
  }
  return found
}

const heardOf = (text: string, except: readonly string[] = []) =>
  [...secrets].filter(secret => !except.includes(secret) && text.includes(secret))

test('the evening left ids of every kind to be found', () => {
  const { db } = places.tenant.node
  for (const [table, column] of [
    ['bills', 'id'],
    ['payments', 'id'],
    ['refunds', 'id'],
    ['returns', 'id'],
    ['vouchers', 'id'],
    ['holds', 'hold_id'],
    ['bill_lines', 'ticket_id'],
    ['admissions', 'ticket_id'],
  ]) {
    const ids = db
      .prepare(`SELECT ${column} FROM ${table} WHERE ${column} IS NOT NULL`)
      .pluck()
      .all() as string[]
    expect(ids.length, table).toBeGreaterThan(0)
    for (const id of ids) expect(secrets).toContain(id)
  }
})

test('a stranger’s page heard of seats all evening, at the website and at the box, and no id', async () => {
  for (const { events, messages } of strangers) {
    await until(() => events().some(event => event.type === 'schedule.counts'))
    expect(heardOf(JSON.stringify(messages))).toEqual([])
    const types = new Set<string>(events().map(event => event.type))
    for (const type of ['bill.status', 'purchase.status', 'vouchers.changed', 'ticket.admitted'])
      expect(types).not.toContain(type)
  }
})

const routes = everyRoute.filter(route => route.access === 'public')

/** What a stranger may have got hold of: every id that stands in a table, but no buyer's key and no voucher's code. */
function idsToTry(): string[] {
  const { db } = places.tenant.node
  const all = (sql: string) => db.prepare(sql).pluck().all() as string[]
  const ids = [
    ...all("SELECT id FROM bills WHERE source = 'site' LIMIT 3"),
    ...all("SELECT id FROM bills WHERE source = 'register' LIMIT 1"),
    ...all("SELECT id FROM payments WHERE method = 'online' LIMIT 2"),
    ...all('SELECT id FROM refunds LIMIT 1'),
    ...all('SELECT id FROM returns LIMIT 1'),
    ...all('SELECT DISTINCT hold_id FROM holds LIMIT 2'),
    ...all('SELECT ticket_id FROM bill_lines WHERE ticket_id IS NOT NULL LIMIT 1'),
  ]
  return [...new Set([...ids, laterToday, 'movie-1', 'nobody'])]
}

/** A body that may pass the contract, with this id wherever a word is wanted. */
function bodyWith(id: string): Record<string, unknown> {
  const ticket = {
    type: 'ticket',
    schedule_id: laterToday,
    price_rate_id: 'normal',
    seat: 'D2',
    voucher_id: id,
  }
  return {
    ...form(['D2'], laterToday, { bill_id: id }),
    items: [ticket],
    after: id,
    barcode: id,
    schedule_id: laterToday,
    scheduleId: laterToday,
    seats: [],
    count: 0,
    code: id,
    nodeId: id,
    publicKey: id,
    employeeId: id,
    pin: '0000',
    password: id,
    device: id,
    email: 'nobody@visitor.example',
  }
}

test.each(['relay', 'box'] as const)(
  'no public call of the %s tells a stranger an id, whichever id is tried',
  async side => {
    const port = side === 'relay' ? places.relay.port : places.box.port
    const client = await visitorOf(port)
    const before = { bills: statuses(places.tenant), seats: tokens(places.tenant) }
    const called = new Set<string>()
    for (const route of routes) {
      const ids = /:/.test(route.path) || route.method !== 'GET' ? idsToTry() : ['none']
      // Signing in costs a derivation each time.
      for (const id of route.path.startsWith('/api/session') ? ids.slice(0, 2) : ids) {
        const answer = await ask(client, route, id)
        expect(answer.status, `${route.method} ${route.path} ${id}: ${answer.text}`).toBeLessThan(500)
        expect(heardOf(answer.text, [id]), `${route.method} ${route.path} asked with ${id}`).toEqual([])
        if (answer.status === 200) called.add(route.path)
      }
    }
    for (const path of ['/api/programme', '/api/schedules/:id/seats', '/api/node-status'])
      expect(called).toContain(path)
    for (const path of ['/bill/:uuid/tickets.pdf', '/api/bill/:uuid/result', '/api/checkout/:uuid/cancel'])
      expect(called).not.toContain(path)
    for (const path of ['/', '/en', '/health', '/api/openapi.json', '/api/docs'])
      expect(heardOf((await client.send('GET', path)).text), path).toEqual([])
    expect({ bills: statuses(places.tenant), seats: tokens(places.tenant) }).toEqual(before)
  },
)

function ask(client: Client, route: Route, id: string) {
  const path = route.path.replace(/:\w+/g, encodeURIComponent(id))
  return client.send(route.method, path, route.method === 'GET' ? undefined : bodyWith(id))
}

const statuses = ({ node: { db } }: Tenant) => db.prepare('SELECT id, status FROM bills ORDER BY id').all()
const tokens = ({ node: { db } }: Tenant) =>
  db.prepare("SELECT schedule_id, seat_id, state FROM seat_tokens WHERE state <> 'free' ORDER BY 1, 2").all()

test('who bought opens what they bought, by the key alone', async () => {
  const [bought] = keys
  const client = await visitorOf(places.relay.port)
  const pdf = await client.send('GET', `/bill/${bought}/tickets.pdf`)
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await client.send('GET', `/bill/${billIdOf(bought!)}/tickets.pdf`)).status).toBe(404)
})

test('no key stands in the clear in the tables, in facts or in the log of either side', () => {
  const bills = keys.filter(key => billById(places.tenant.node.db, billIdOf(key)))
  expect(bills.length).toBeGreaterThan(3)
  for (const { node } of [places.tenant, places.box.tenant]) {
    const tables = node.db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .pluck()
      .all() as string[]
    const text = tables.map(name => JSON.stringify(node.db.prepare(`SELECT * FROM "${name}"`).all())).join()
    for (const key of bills) expect(text).not.toContain(key)
  }
  for (const key of bills) expect(JSON.stringify(places.heard)).not.toContain(key)
})
