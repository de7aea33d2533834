import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { refAtProvider } from '#core/billing/methods/account.ts'
import { openDatabase } from '#core/database/open.ts'
import { verify } from '#core/node.ts'
import { businessDay, addDays } from '#core/programme/day.ts'
import { demoMethods } from '#scripts/demo/data/payment-methods.ts'
import { testProviderServer } from '#scripts/demo/payments/test-provider-server.ts'
import { testProvider } from '#relay/payments/providers/test/test-provider.ts'
import type { TestPayment } from '#scripts/demo/payments/test-payment.ts'
import { demoPlaces } from '#scripts/demo/places.ts'
import { prepareDemo } from '#scripts/demo/seed.ts'

const data = mkdtempSync(join(tmpdir(), 'foyer-seed-'))
const places = demoPlaces({ FOYER_DEMO_DATA: data })
const quiet = () => {}
const dayMs = 86_400_000
const now = Date.parse('2026-11-21T15:00:00+01:00')
afterAll(() => rmSync(data, { recursive: true, force: true }))

function shows(exhibitor: string): { day: string; start: number; ready: number; screen: string }[] {
  const db = openDatabase(join(places.relay.data, exhibitor, 'relay.db'))
  const rows = db
    .prepare(
      'SELECT start_ms AS start, ready_ms AS ready, screen_id AS screen FROM schedules ORDER BY start_ms',
    )
    .all()
  db.raw.close()
  return (rows as { start: number; ready: number; screen: string }[]).map(row => ({
    ...row,
    day: businessDay(row.start, 'Europe/Luxembourg', 300),
  }))
}

test('the demo has fourteen days of shows around today, none in the way of another', async () => {
  await prepareDemo(places, now, quiet)
  const planned = shows('melusine')
  expect([...new Set(planned.map(show => show.day))]).toEqual(
    Array.from({ length: 14 }, (_, index) => addDays('2026-11-18', index)),
  )
  for (const screen of new Set(planned.map(show => show.screen))) {
    const here = planned.filter(show => show.screen === screen)
    here.slice(1).forEach((show, index) => expect(show.start).toBeGreaterThanOrEqual(here[index]!.ready))
  }
}, 120_000)

test('some tickets are sold already, on both sides, and the journals hold', () => {
  for (const path of [
    join(places.relay.data, 'melusine', 'relay.db'),
    join(places.boxes[0]!.data, 'box.db'),
  ]) {
    const db = openDatabase(path)
    expect(verify(db)).toEqual([])
    const sold = db
      .prepare("SELECT source, count(*) AS bills FROM bills WHERE status = 'settled' GROUP BY source")
      .all()
    db.raw.close()
    expect(
      Object.fromEntries(
        (sold as { source: string; bills: number }[]).map(row => [row.source, row.bills > 20]),
      ),
    ).toEqual({
      register: true,
      site: true,
    })
  }
})

test('all of it was sold while a cinema is open', () => {
  for (const path of [
    join(places.relay.data, 'melusine', 'relay.db'),
    join(places.relay.data, 'oesling', 'relay.db'),
  ]) {
    const db = openDatabase(path)
    const hours = db
      .prepare("SELECT DISTINCT opened_at FROM bills WHERE status = 'settled'")
      .pluck()
      .all()
      .map(at => new Date(at as string).toLocaleTimeString('en-GB', { timeZone: 'Europe/Luxembourg' }))
    db.raw.close()
    expect(hours.length).toBeGreaterThan(10)
    expect(hours.filter(time => time < '10:00' || time > '22:00:01')).toEqual([])
  }
})

test('whatever the demo’s website has sold stands in the provider’s books, so that it can be given back', async () => {
  const books = new Map(
    (
      JSON.parse(readFileSync(join(places.outside.data, 'payments.json'), 'utf8')) as {
        payments: TestPayment[]
      }
    ).payments.map(payment => [payment.id, payment]),
  )
  const sold = ['melusine', 'oesling'].flatMap(exhibitorId => {
    const db = openDatabase(join(places.relay.data, exhibitorId, 'relay.db'))
    const rows = db
      .prepare(
        "SELECT id, cents, provider_ref AS ref FROM payments WHERE method = 'online' AND status = 'paid'",
      )
      .all() as { id: string; cents: number; ref: string }[]
    db.raw.close()
    return rows.map(row => ({ ...row, exhibitorId }))
  })
  expect(sold.length).toBeGreaterThan(40)
  for (const { id: paymentId, cents, ref, exhibitorId } of sold)
    expect(books.get(refAtProvider(ref))).toMatchObject({
      status: 'paid',
      account: `${exhibitorId}-card`,
      amountCents: cents,
      currency: 'EUR',
      metadata: { paymentId, exhibitorId },
    })
  expect(books.size).toBe(sold.length)
})

test('a purchase of before the demo opened is given back and confirmed like any other', async () => {
  const file = join(places.outside.data, 'payments.json')
  const { settings } = demoMethods('melusine')[0]!
  const server = createServer(testProviderServer({ file, baseUrl: () => places.outside.url }))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const provider = testProvider(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, settings)
  const { payments } = JSON.parse(readFileSync(file, 'utf8')) as { payments: TestPayment[] }
  const ofCinema = payments.filter(({ account }) => account === 'melusine-card').slice(0, 6)
  for (const { id, amountCents } of ofCinema) {
    await provider.refund({ key: `refund of ${id}`, ref: id, cents: amountCents })
    expect((await provider.read(id)).refunds).toMatchObject([{ cents: amountCents, status: 'done' }])
  }
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

test('started again days later the demo is alive: the missing days are planned, nothing twice', async () => {
  const before = shows('melusine').length
  await prepareDemo(places, now + 5 * dayMs, quiet)
  const after = shows('melusine')
  expect(after.at(-1)!.day).toBe(addDays('2026-11-21', 15))
  expect(after.length).toBeGreaterThan(before)
  await prepareDemo(places, now + 5 * dayMs, quiet)
  expect(shows('melusine')).toHaveLength(after.length)
}, 90_000)

test('the second exhibitor’s file knows nothing of the first', () => {
  const db = openDatabase(join(places.relay.data, 'oesling', 'relay.db'))
  const facts = db.prepare('SELECT bytes FROM facts').pluck().all() as string[]
  db.raw.close()
  expect(facts.length).toBeGreaterThan(50)
  expect(facts.filter(fact => /M[ée]lusine|cine-moselle/.test(fact))).toEqual([])
})
