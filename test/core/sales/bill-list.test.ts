import { expect, test } from 'vitest'
import type { Cinemas } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { BillFilterAsked } from '#core/sales/bill-list-contract.ts'
import { billFilterOf, pageOfBills, sumsOfBills, sumsOfDay } from '#core/sales/bill-list-load.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'

type Sold = {
  id: string
  at: string
  cinema?: string
  source?: 'site' | 'register'
  status?: string
  paid?: [method: string, cents: number, refunded?: number][]
  tickets?: number
}

async function openBooks() {
  const { node } = await openSmallNode('relay')
  await node.execute(byHand, tx => {
    const there = tx.catalogue.all('cinema')[0]!
    const { id: _id, ...fields } = there
    // A cinema whose day begins at another instant.
    changeEntry(tx, 'exhibitor', tx.catalogue.all('exhibitor')[0]!.id, { midnightOffsetMinutes: 360 })
    changeEntry(tx, 'cinema', 'lisbon', { ...fields, name: 'Lisboa', timezone: 'Europe/Lisbon' })
  })
  const bill = node.db.prepare(
    `INSERT INTO bills (id, number, cinema_id, source, status, total_cents, opened_at, settled_at, locale, origin, seq)
      VALUES (?, ?, ?, ?, ?, 0, ?, ?, 'en', 'made', 1)`,
  )
  const line = node.db.prepare(
    `INSERT INTO bill_lines (bill_id, line, kind, text, quantity, unit_cents, total_cents, vat_rate, vat_cents)
      VALUES (?, 1, 'ticket', 'Normal', ?, 0, 0, 0, 0)`,
  )
  const payment = node.db.prepare(
    `INSERT INTO payments (id, bill_id, method, status, cents, rounding_cents, refunded_cents, at, tip_cents)
      VALUES (?, ?, ?, 'paid', ?, 0, ?, ?, 0)`,
  )
  const sell = ({ id, at, cinema = 'cinema-1', source = 'register', status = 'settled', ...sold }: Sold) => {
    bill.run(id, `K-${id}`, cinema, source, status, at, at)
    if (sold.tickets) line.run(id, sold.tickets)
    for (const [place, [method, cents, refunded = 0]] of (sold.paid ?? []).entries())
      payment.run(`${id}-${place}`, id, method, cents, refunded, at)
  }
  const list = async (asked: BillFilterAsked, works: Cinemas = 'all') => {
    const filter = billFilterOf(node.catalogue, asked, works)
    const { rows } = await pageOfBills(node, filter, { before: undefined, limit: 50 })
    return rows.map(({ id }) => id).join(' ')
  }
  const sums = (asked: BillFilterAsked & { until?: string }, works: Cinemas = 'all') =>
    sumsOfBills(node, billFilterOf(node.catalogue, asked, works))
  return { node, sell, list, sums }
}

test('a filter by day goes by the business day of each cinema, by its own clock', async () => {
  const { sell, list } = await openBooks()
  // The day begins at six: 04:30 UTC is 05:30 in Luxembourg and 04:30 in Lisbon, 05:30 UTC is 06:30 and 05:30.
  sell({ id: 'night', at: '2026-11-22T04:30:00.000Z' })
  sell({ id: 'morning', at: '2026-11-22T05:30:00.000Z' })
  sell({ id: 'lisbon-night', at: '2026-11-22T05:30:00.000Z', cinema: 'lisbon' })
  sell({ id: 'lisbon-morning', at: '2026-11-22T06:00:00.000Z', cinema: 'lisbon' })
  expect(await list({ from: '2026-11-22', to: '2026-11-22' })).toBe('lisbon-morning morning')
  expect(await list({ from: '2026-11-21', to: '2026-11-21' })).toBe('lisbon-night night')
  expect(await list({ from: '2026-11-22' })).toBe('lisbon-morning morning')
  expect(await list({ to: '2026-11-20' })).toBe('')
  expect(await list({ from: '2026-11-21', to: '2026-11-22', cinema: 'lisbon' })).toBe(
    'lisbon-morning lisbon-night',
  )
})

test('bills are filtered by how they were paid, what became of them and where they were sold', async () => {
  const { sell, list } = await openBooks()
  sell({ id: 'card', at: '2026-11-22T12:00:00.000Z', paid: [['terminal', 900]] })
  sell({ id: 'both', at: '2026-11-22T12:01:00.000Z', paid: [['voucher', 500], ['cash', 400]] }) // prettier-ignore
  sell({ id: 'back', at: '2026-11-22T12:02:00.000Z', status: 'refunded', paid: [['cash', 400, 400]] })
  sell({ id: 'web', at: '2026-11-22T12:03:00.000Z', source: 'site', status: 'expired' })
  expect(await list({ method: 'cash' })).toBe('back both')
  expect(await list({ method: 'cash', state: 'kept' })).toBe('both')
  expect(await list({ state: 'refunded' })).toBe('back')
  expect(await list({ state: 'unpaid' })).toBe('web')
  expect(await list({ source: 'register', state: 'kept' })).toBe('both card')
})

test('sums are those of the whole filter, and of a kind of payment its part alone', async () => {
  const { node, sell, sums } = await openBooks()
  sell({ id: 'card', at: '2026-11-22T12:00:00.000Z', tickets: 2, paid: [['terminal', 900]] })
  sell({ id: 'both', at: '2026-11-22T12:01:00.000Z', tickets: 1, paid: [['voucher', 500], ['cash', 400]] }) // prettier-ignore
  sell({ id: 'web', at: '2026-11-22T12:02:00.000Z', tickets: 3, source: 'site', paid: [['online', 3000, 1000]] }) // prettier-ignore
  sell({ id: 'gone', at: '2026-11-22T12:03:00.000Z', tickets: 4, source: 'site', status: 'expired' })
  node.db.exec(`INSERT INTO returned_lines (return_id, bill_id, line, kind, quantity, cents, vat_cents)
    VALUES ('r1', 'web', 1, 'refund', 1, 1000, 0)`)
  expect(await sums({})).toEqual({
    bills: 4,
    sales: 3,
    tickets: 5,
    keptCents: 3800,
    refundedCents: 1000,
    siteCents: 2000,
    whole: true,
  })
  expect(await sums({ method: 'cash' })).toMatchObject({ bills: 1, keptCents: 400 })
  expect(await sums({ until: '2026-11-22T12:00:30+00:00' })).toMatchObject({ bills: 1, keptCents: 900 })
})

test('who works in one cinema gets no bill and no sum of another, whatever the link says', async () => {
  const { sell, list, sums } = await openBooks()
  sell({ id: 'theirs', at: '2026-11-22T12:00:00.000Z', cinema: 'lisbon', paid: [['cash', 900]] })
  for (const asked of [{}, { cinema: 'lisbon' }, { from: '2026-11-01', cinema: 'lisbon' }]) {
    expect(await list(asked, ['cinema-1'])).toBe('')
    expect(await sums(asked, ['cinema-1'])).toMatchObject({ bills: 0, keptCents: 0 })
    expect(await list(asked, ['lisbon'])).toBe('theirs')
  }
})

test('a hundred thousand bills are summed in turns with everybody else, and a page looks at twenty thousand', async () => {
  const { node, sums } = await openBooks()
  node.db.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100001)
    INSERT INTO bills (id, number, cinema_id, source, status, total_cents, opened_at, settled_at, locale, origin, seq)
      SELECT 'b' || i, 'K-' || i, 'cinema-1', 'register', 'settled', 900,
        strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i * 300, 'unixepoch'), NULL, 'en', 'made', i FROM n;
    INSERT INTO bill_lines (bill_id, line, kind, text, quantity, unit_cents, total_cents, vat_rate, vat_cents)
      SELECT id, 1, 'ticket', 'Normal', 2, 450, 900, 300, 26 FROM bills;
    INSERT INTO payments (id, bill_id, method, status, cents, rounding_cents, refunded_cents, at, tip_cents)
      SELECT id || '-1', id, 'cash', 'paid', 900, 0, 0, opened_at, 0 FROM bills;
  `)
  // Of the processor: a clock would count what other programs took of a turn.
  const began = process.cpuUsage()
  const usedMs = () => process.cpuUsage(began).user / 1000
  const turnsMs: number[] = []
  let lastMs = usedMs()
  let counting = true
  const others = (async () => {
    while (counting) {
      await new Promise(resolve => setImmediate(resolve))
      turnsMs.push(usedMs() - lastMs)
      lastMs = usedMs()
    }
  })()
  const all = await sums({})
  counting = false
  await others
  expect(all).toMatchObject({ bills: 100_000, tickets: 200_000, keptCents: 90_000_000, whole: false })
  expect(turnsMs.length).toBeGreaterThanOrEqual(99)
  const wholeMs = usedMs()
  // Everybody else waits for one turn of a hundred, however busy the machine is; a few may fall together with a collection.
  expect(turnsMs.toSorted((a, b) => b - a)[4]).toBeLessThan(wholeMs / 10)
  // Nobody paid so: a page that finds nothing ends all the same, and says where to go on.
  const none = billFilterOf(node.catalogue, { method: 'voucher' }, 'all')
  const page = await pageOfBills(node, none, { before: undefined, limit: 50 })
  expect(page.rows).toEqual([])
  const [openedAt] = page.next!.split('|')
  const left = node.db.prepare('SELECT count(*) FROM bills WHERE opened_at < ?').pluck().get(openedAt)
  expect(left).toBeGreaterThan(79_000)
  // A week is found by the index, however long the books are.
  const startedMs = usedMs()
  await sums({ from: '2024-03-04', to: '2024-03-10' })
  expect(usedMs() - startedMs).toBeLessThan(wholeMs / 4)
}, 90_000)

test('a purchase is found by its sum, its seat, the end of a code or when it was sold, on one day', async () => {
  const { node, sell, list } = await openBooks()
  sell({ id: 'early', at: '2026-11-22T12:00:00.000Z', tickets: 1 })
  sell({ id: 'late', at: '2026-11-22T19:10:00.000Z', tickets: 1, paid: [['voucher', 500]] })
  sell({ id: 'before', at: '2026-11-21T12:00:00.000Z', tickets: 1 })
  node.db.exec(`UPDATE bills SET total_cents = 1250 WHERE id <> 'late';
    UPDATE bill_lines SET seat_id = 'F12', ticket_id = 'abcdefgh8f' WHERE bill_id = 'early';
    UPDATE payments SET voucher_id = 'aaaabbbbcccc' WHERE bill_id = 'late'`)
  const onDay = (text: string) => list({ from: '2026-11-22', to: '2026-11-22', cinema: 'cinema-1', text })
  expect(await onDay('12,50')).toBe('early')
  expect(await onDay('f 12')).toBe('early')
  expect(await onDay('GH8F')).toBe('early')
  expect(await onDay('cccc')).toBe('late')
  expect(await onDay('20:15')).toBe('late')
  expect(await onDay('nothing')).toBe('')
  expect(await list({ text: '12.50' })).toBe('early before')
})

test('a film is found by its title, and a show by when it begins', async () => {
  const { node, sell, list } = await openBooks()
  sell({ id: 'film', at: '2026-11-22T12:00:00.000Z', tickets: 1 })
  sell({ id: 'snack', at: '2026-11-22T12:01:00.000Z' })
  const show = node.db.prepare('SELECT id, movie_id, start_ms FROM schedules LIMIT 1').get() as {
    id: string
    movie_id: string
    start_ms: number
  }
  node.db.prepare("UPDATE bill_lines SET schedule_id = ? WHERE bill_id = 'film'").run(show.id)
  const { title } = node.catalogue.get('movie', show.movie_id)!
  expect(await list({ text: title.slice(0, 6) })).toBe('film')
})

test('bills are chosen by who sold them', async () => {
  const { node, sell, list } = await openBooks()
  sell({ id: 'carls', at: '2026-11-22T12:00:00.000Z' })
  sell({ id: 'others', at: '2026-11-22T12:01:00.000Z' })
  node.db.exec("UPDATE bills SET employee_id = 'carl' WHERE id = 'carls'")
  expect(await list({ employee: 'carl' })).toBe('carls')
})

test('the sums of a day say what each kind of payment took', async () => {
  const { node, sell } = await openBooks()
  sell({ id: 'card', at: '2026-11-22T12:00:00.000Z', tickets: 2, paid: [['terminal', 900]] })
  sell({ id: 'both', at: '2026-11-22T12:01:00.000Z', paid: [['voucher', 500], ['cash', 400, 100]] }) // prettier-ignore
  sell({ id: 'gone', at: '2026-11-22T12:03:00.000Z', status: 'expired' })
  sell({ id: 'before', at: '2026-11-20T12:03:00.000Z', paid: [['cash', 700]] })
  const day = { from: '2026-11-22', to: '2026-11-22', cinema: 'cinema-1' }
  expect(await sumsOfDay(node, billFilterOf(node.catalogue, day, 'all'))).toEqual({
    sales: 2,
    tickets: 2,
    keptCents: 1700,
    refundedCents: 100,
    methods: [
      { method: 'terminal', keptCents: 900, refundedCents: 0 },
      { method: 'voucher', keptCents: 500, refundedCents: 0 },
      { method: 'cash', keptCents: 300, refundedCents: 100 },
    ],
  })
})
