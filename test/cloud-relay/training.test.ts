import { afterAll, beforeAll, expect, test } from 'vitest'
import { admitTicket } from '#core/admission/contract.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { billById } from '#core/billing/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { checkout } from '#core/sales/public-contract.ts'
import { refund } from '#core/sales/refunds/contract.ts'
import { setTrainingUntil } from '#core/training/commands.ts'
import { ticketsPdfOf } from '#relay/documents/bill-pdf.ts'
import { writtenLetter } from '#relay/mail/writing.ts'
import { billPaper } from '#box/printing/bill-paper.ts'
import { basket, codesOf, form, goToPay, press, shortCodesOf, showStartingSoon } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

/** An evening of practice and the first evening after it, on a whole relay and a whole box. */

let places: Places
let mia: Client
let carl: Client
let ugo: Client
let ada: Client
let show: string
/** Everything training has a name for: bills, numbers, tickets, vouchers, payments. */
const names = new Set<string>()
let codes: string[] = []
let shortCodes: string[] = []

const setUntil = (instant: string | null) =>
  places.tenant.node.execute(byHand, tx => setTrainingUntil(tx, instant))
const sides = (): Tenant[] => [places.box.tenant, places.tenant]
const scan = (code: string) =>
  ugo.call(admitTicket, { body: { id: crypto.randomUUID(), code, scheduleId: null } })

beforeAll(async () => {
  places = await openPlaces()
  show = await showStartingSoon(places.tenant)
  await places.agreed()
  mia = await managerAt(places.relay.port)
  carl = await employeeAt(places.box.port, 'carl')
  ugo = await employeeAt(places.box.port, 'ugo', 'scanner 1')
  ada = await visitorOf(places.relay.port)
})
afterAll(() => places.close())

/** Each string of a bill's rows that names it. */
function remember(tenant: Tenant, billId: string) {
  const { db } = tenant.node
  const row = billById(db, billId)!
  const lines = linesOf(db, billId).flatMap(({ ticketId, voucherId }) => [ticketId, voucherId])
  for (const name of [row.id, row.number, ...lines]) if (name) names.add(name)
}

test('a cinema trains: till, website, door, paper and mail work, and everything says what it is', async () => {
  const opens = new Date(Date.now() + 3_600_000).toISOString()
  await setUntil(opens)
  await until(() => readsTraining(places.box.tenant.node.db))
  await places.agreed()
  const sold = await carl.call(makeSale, { body: basket(['A1', 'A2'], show) })
  expect(sold.body.bill.number, sold.text).toBe('TK-000001')
  const voucher = { newVouchers: [{ voucherTypeId: 'ten', turns: 4 }] }
  const total = await carl.call(makeSale, { body: basket([], show, { ...voucher, totalCents: 1 }) })
  const { totalCents } = (total.body as unknown as { details: { totalCents: number } }).details
  const gift = await carl.call(makeSale, { body: basket([], show, { ...voucher, totalCents }) })
  expect(gift.status, gift.text).toBe(200)
  const paying = await goToPay(ada, form(['B1', 'B2'], show, { training: true }))
  await press(paying.link, 'paid')
  await until(() => billById(places.tenant.node.db, paying.billId)?.status === 'settled')
  await places.agreed()
  for (const id of [sold.body.bill.id, gift.body.bill.id]) remember(places.box.tenant, id)
  remember(places.tenant, paying.billId)
  expect(names).toContain('TW-000001')
  expect(names.size).toBeGreaterThan(10)
  const { id: giftId } = gift.body.bill
  const manager = await employeeAt(places.box.port, 'mia')
  const back = await manager.call(refund, {
    params: { id: giftId },
    body: { id: `${giftId}-back`, lines: null, reason: 'guest', cents: gift.body.bill.totalCents },
  })
  expect(back.body.outcome, back.text).toBe('refunded')
  codes = [...codesOf(places.box.tenant, sold.body.bill.id), ...codesOf(places.tenant, paying.billId)]
  shortCodes = shortCodesOf(places.box.tenant, sold.body.bill.id)
  const admitted = await scan(codes[0]!)
  expect(admitted.body.training, admitted.text).toBe(true)

  const programme = await ada.call(readProgramme, { query: { channel: 'site' } })
  expect(programme.body.training).toBe(true)
  for (const slip of billPaper(
    places.box.tenant,
    billById(places.box.tenant.node.db, sold.body.bill.id)!,
    false,
  )) {
    const large = slip.lines.flatMap(line => (line.kind === 'text' && line.size === 'large' ? line.text : []))
    expect(large.slice(0, 2)).toEqual(['TRAINING', 'not valid'])
    expect(large.slice(-2)).toEqual(['TRAINING', 'not valid'])
  }
  const letter = await writtenLetter(
    places.tenant,
    { kind: 'bill', about: paying.billId },
    'https://small.example',
  )
  expect(letter!.subject).toMatch(/^TRAINING – not valid: /)
  expect(String(letter!.html)).toContain('TRAINING – not valid')
  const pdf = await ticketsPdfOf(places.tenant, billById(places.tenant.node.db, paying.billId)!)
  expect(pdf.length).toBeGreaterThan(1000)
})

test('a page that shows the books open sells nothing while they are closed', async () => {
  const real = await ada.call(checkout, { body: form(['B3'], show, { training: false }) })
  expect(real.body.refusal).toBe('training_changed')
})

test('once the books are open no table of either side names anything of training', async () => {
  await setUntil(null)
  await until(() => sides().every(({ node }) => !readsTraining(node.db) && node.state() === 'ready'))
  await places.agreed()
  const kept = ['settings', 'facts', 'origins']
  for (const { node } of sides()) {
    for (const [table, text] of Object.entries(dumpDerived(node.db)))
      for (const name of names) expect(text.includes(name), `${name} in ${table}`).toBe(false)
    // What a node keeps for itself beside them: baskets, paper, letters, tries.
    const tables = node.db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .pluck()
      .all() as string[]
    for (const table of tables.filter(each => !kept.includes(each) && !each.includes('private'))) {
      const text = JSON.stringify(node.db.prepare(`SELECT * FROM "${table}"`).all())
      for (const name of names) expect(text.includes(name), `${name} in ${table}`).toBe(false)
    }
  }
})

test('no call of either side speaks of training, to whoever may ask everything', async () => {
  const atBox = await managerAt(places.box.port)
  for (const client of [mia, atBox]) {
    const { paths } = (await client.send('GET', '/api/openapi.json')).body as unknown as {
      paths: Record<string, Record<string, unknown>>
    }
    const read = Object.entries(paths).filter(([, methods]) => 'get' in methods)
    expect(read.length).toBeGreaterThan(30)
    for (const [path] of read) {
      const ids = path.includes('{') ? [...names, show, 'tenant', 'cinema-1'] : ['']
      for (const id of ids) {
        const address = path.replace(/\{\w+\}/g, encodeURIComponent(id))
        const answer = await client.send('GET', address)
        expect(answer.status, address).toBeLessThan(500)
        const text = answer.text.replaceAll(id || '\u0000', '')
        const told = [...names].filter(name => text.includes(name))
        expect(told, address).toEqual([])
      }
    }
  }
}, 120_000)

test('its tickets open no door any more, by their codes and by the letters under them', async () => {
  for (const code of [...codes, ...shortCodes])
    expect((await scan(code)).body.refusal).toBe('ticket_training')
})

test('what was paid at the test provider is nobody’s: it is not found, not refunded, not asked for', async () => {
  const { node } = places.tenant
  const before = node.journal.position()
  await places.relay
    .paymentProcessorOf(places.tenant)
    .reconcile(new Date(Date.now() - 3_600_000).toISOString())
  expect(node.nodeStatus.recovery()).toBeNull()
  const written = node.db
    .prepare(
      "SELECT bytes FROM facts WHERE position > ? AND (bytes LIKE '%payment.found%' OR bytes LIKE '%refund%')",
    )
    .all(before)
  expect(written).toEqual([])
})

test('the first real sale takes the seats that were practised on, with the first number; nothing else is in the books', async () => {
  const sold = await carl.call(makeSale, { body: { ...basket(['A1', 'A2'], show), training: false } })
  expect(sold.body.bill.number, sold.text).toBe('K-000001')
  const paying = await goToPay(ada, form(['B1', 'B2'], show, { training: false }))
  await press(paying.link, 'paid')
  await until(() => billById(places.tenant.node.db, paying.billId)?.number === 'W-000001')
  await places.agreed()
  for (const { node } of sides()) {
    const bills = node.db.prepare('SELECT number FROM bills ORDER BY number').pluck().all()
    expect(bills).toEqual(['K-000001', 'W-000001'])
  }
  await expect(setUntil(new Date(Date.now() + 3_600_000).toISOString())).rejects.toMatchObject({
    code: 'training_over',
  })
})
