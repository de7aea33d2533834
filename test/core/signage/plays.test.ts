import { expect, test } from 'vitest'
import { applySpotsPlayed, playsOfSpot, playsOfWall, sumsOfSpot } from '#core/signage/plays/store.ts'
import { countPlays } from '#core/signage/plays/count.ts'
import { openDatabase } from '#core/database/open.ts'

const hourMs = 3_600_000
const beginsMs = Date.parse('2026-11-06T05:00:00Z')
const day = '2026-11-06'

/** At eight in the evening, fourteen hours and more after the business day began. */
const known = (change: Partial<Parameters<typeof countPlays>[2]> = {}) => ({
  cinemaId: 'cinema-1',
  wallId: 'wall',
  nowMs: beginsMs + 14 * hourMs,
  today: day,
  secondsOf: (id: string) => (id === 'nobodys' ? undefined : 10),
  counted: new Map<string, number>(),
  lastMs: null,
  beginsMs,
  endsMs: beginsMs + 24 * hourMs,
  ...change,
})
const counted = (count: number, change: Parameters<typeof known>[0] = {}, spotId = 'cafe') =>
  countPlays([{ spotId, count }], day, known(change)).map(({ body }) => (body as { plays: unknown }).plays)

test('a wall’s counter is written down, and the same one told again counts once', () => {
  expect(countPlays([{ spotId: 'cafe', count: 160 }], day, known())).toEqual([
    {
      scope: 'cinema:cinema-1',
      type: 'spots.played',
      body: { cinemaId: 'cinema-1', wallId: 'wall', day, plays: [{ spotId: 'cafe', count: 160 }] },
    },
  ])
  const before = { counted: new Map([['cafe', 160]]), lastMs: beginsMs + 11 * hourMs }
  expect(counted(160, before)).toEqual([])
  expect(counted(150, before)).toEqual([])
  expect(counted(161, before)).toEqual([[{ spotId: 'cafe', count: 161 }]])
})

test('a wall’s day is a dozen facts: the next one two hours later, or once the day is over', () => {
  const told = { counted: new Map([['cafe', 1]]), lastMs: beginsMs + 13 * hourMs }
  expect(counted(5, told)).toEqual([])
  expect(counted(5, { ...told, nowMs: beginsMs + 15 * hourMs })).toHaveLength(1)
  expect(counted(5, { ...told, today: '2026-11-07' })).toHaveLength(1)
})

test('a wall that lies counts no more plays than there was time for, and none of what nobody sold', () => {
  // Ten seconds each, the programme as long between: 2520 in fourteen hours, and a little for clocks.
  expect(counted(2526)).toHaveLength(1)
  expect(counted(2527)).toEqual([])
  expect(counted(20_000)).toEqual([])
  const last = { counted: new Map([['cafe', 2000]]), lastMs: beginsMs + 12 * hourMs }
  expect(counted(2366, last)).toHaveLength(1)
  expect(counted(2367, last)).toEqual([])
  // Told of a day that is over, it had that day alone.
  const over = { today: '2026-11-13', nowMs: beginsMs + 170 * hourMs }
  expect(counted(4326, over)).toHaveLength(1)
  expect(counted(4327, over)).toEqual([])
  expect(counted(1, {}, 'nobodys')).toEqual([])
})

test('several counters of one spot in one report are the highest of them, and all spots share one wall’s time', () => {
  const twice = [3, 9, 4].map(count => ({ spotId: 'cafe', count }))
  expect(countPlays(twice, day, known())[0]!.body).toMatchObject({ plays: [{ spotId: 'cafe', count: 9 }] })
  const both = ['cafe', 'garage'].map(spotId => ({ spotId, count: 1300 }))
  expect(countPlays(both, day, known())).toEqual([])
})

test('facts of one wall and day are read alike in any order, and its days are told the newest first', () => {
  const fact = (of: string, wallId: string, count: number, at: string) => ({
    at,
    body: { cinemaId: 'cinema-1', wallId, day: of, plays: [{ spotId: 'cafe', count }] },
  })
  const facts = [
    fact('2026-11-05', 'wall', 90, '2026-11-05T20:00:00Z'),
    fact('2026-11-06', 'wall', 5, '2026-11-06T10:00:00Z'),
    fact('2026-11-06', 'wall', 9, '2026-11-06T12:00:00Z'),
    fact('2026-11-06', 'bar', 2, '2026-11-06T12:00:00Z'),
  ]
  const read = (order: typeof facts) => {
    const db = openDatabase(':memory:')
    for (const each of order) applySpotsPlayed({ db } as never, each as never)
    const answer = [playsOfSpot(db, 'cafe'), playsOfWall(db, 'wall', day), sumsOfSpot(db, 'cafe')]
    db.raw.close()
    return answer
  }
  const [days, wall, sums] = read(facts)
  expect(days).toEqual({
    rows: [
      { day: '2026-11-06', cinemaId: 'cinema-1', wallId: 'wall', count: 9 },
      { day: '2026-11-06', cinemaId: 'cinema-1', wallId: 'bar', count: 2 },
      { day: '2026-11-05', cinemaId: 'cinema-1', wallId: 'wall', count: 90 },
    ],
    next: null,
  })
  expect(wall).toEqual([{ spotId: 'cafe', count: 9, at: '2026-11-06T12:00:00Z' }])
  expect(sums).toEqual([{ cinemaId: 'cinema-1', count: 101 }])
  expect(read(facts.toReversed())).toEqual([days, wall, sums])
  expect(read([...facts, ...facts])).toEqual([days, wall, sums])
})
