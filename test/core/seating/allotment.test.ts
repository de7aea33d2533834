import { expect, test } from 'vitest'
import { lumiere } from '#scripts/demo/data/halls.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import type { Owner } from '#core/seating/token.ts'
import { seatsToGive, usualShares, waterMarks, type ShowNow } from '#core/seating/allotment.ts'
import { smallArrangement } from '../../world/small-exhibitor.ts'

const minute = 60_000
const hour = 60 * minute
const { seats } = lumiere.arrangement

/** A show of the big hall that starts in five hours; the first `mine` seats are this side's, the next `theirs` the other's. */
function show(mine: number, theirs: number, change: Partial<ShowNow> = {}): ShowNow {
  return {
    me: 'box',
    nowMs: 0,
    onlineEndsMs: 5 * hour,
    endMs: 7 * hour,
    capacity: seats.length,
    mine: seats.slice(0, mine),
    theirs: seats.slice(mine, mine + theirs),
    soldLately: { box: 0, relay: 0 },
    shares: usualShares,
    ...change,
  }
}
const given = (now: ShowNow) => seatsToGive(now)?.seats.length ?? 0

test('a side that has nothing left is given a tenth of the room while nobody is buying', () => {
  expect(given(show(200, 0))).toBe(32)
  // One more, so that no single seat is left beside the block.
  expect(given(show(200, 0, { me: 'relay' }))).toBe(33)
})

test('nothing moves until the other side has fallen below half of what it should have', () => {
  expect(given(show(200, 16))).toBe(0)
  expect(given(show(200, 15))).toBe(17)
})

test('a side that sells fast is given what the next hour will take', () => {
  expect(given(show(200, 30, { soldLately: { box: 0, relay: 40 } }))).toBe(112 - 30)
})

test('in a room that is filling up, what is left beyond the shares goes to the side that sells more', () => {
  expect(given(show(104, 0, { soldLately: { box: 10, relay: 30 } }))).toBe(32 + 30)
  expect(given(show(104, 0, { soldLately: { box: 30, relay: 10 } }))).toBe(32 + 10)
})

test('the last seats are split evenly, whoever sells more, and the very last one stays where it is', () => {
  expect(given(show(20, 0))).toBe(10)
  expect(given(show(20, 0, { soldLately: { box: 0, relay: 32 } }))).toBe(10)
  expect(given(show(1, 0))).toBe(0)
})

test('a side never gives so much that it falls below its own part', () => {
  for (let free = 0; free <= 200; free++)
    for (const soldLately of [
      { box: 0, relay: 0 },
      { box: 5, relay: 90 },
    ]) {
      const now = show(free, 0, { soldLately })
      const left = free - given(now)
      const back = show(given(now), left, { soldLately, me: 'relay' })
      expect(given(back), `${free} free seats`).toBe(0)
    }
})

test('a cinema may keep more for its register, or nothing for the website', () => {
  const shares = { registerPercent: 25, onlinePercent: 0 }
  expect(given(show(200, 0, { shares }))).toBe(0)
  expect(given(show(200, 0, { shares, me: 'relay' }))).toBe(78)
})

test('in the small room a family of four finds seats on either side', () => {
  const sides = { capacity: smallArrangement.seats.length, mine: smallArrangement.seats, theirs: [] }
  expect(given(show(0, 0, sides))).toBe(4)
})

test('towards the end of online sale the website’s seats go home, and afterwards all that are left', () => {
  const website = (nowMs: number) => seatsToGive(show(120, 40, { me: 'relay', nowMs }))
  expect(website(4.4 * hour)).toBeUndefined()
  const closing = website(4.75 * hour)
  expect([closing?.reason, closing?.seats.length]).toEqual(['online_sale_ending', 120 - 16])
  expect(website(5 * hour)?.seats.length).toBe(120)
})

test('once online sale has ended nothing goes to the website, and after the feature nothing at all', () => {
  expect(given(show(200, 0, { nowMs: 5 * hour }))).toBe(0)
  expect(given(show(200, 0, { nowMs: 7 * hour, me: 'relay' }))).toBe(0)
})

/** Luck that is the same every time. */
function luck(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * A day at the big hall: both sides sell parties of one to five, sometimes one of them far more, and look every five
 * seconds; one sale in three is of seats that the other side owned, which it had asked for.
 */
function day(marks = waterMarks, seed = 1) {
  const chance = luck(seed)
  const owner = new Map<string, Owner>(seats.map(seat => [seat.id, seat.online ? 'relay' : 'box']))
  const sold: { by: Owner; at: number }[] = []
  let moved = 0
  let givings = 0
  const giver: Owner[] = []
  let emptyHanded = 0
  const end = 12 * hour
  const of = (who: Owner) => seats.filter(seat => owner.get(seat.id) === who)
  for (let nowMs = 0; nowMs < end; nowMs += 5000) {
    // The website sells through the day and in the middle in a rush, the register in the last hour.
    const pace = { relay: nowMs > 5 * hour && nowMs < 6 * hour ? 60 : 12, box: nowMs > 11 * hour ? 70 : 4 }
    for (const by of ['relay', 'box'] as const) {
      if (chance() > (pace[by] / 2.5) * (5000 / hour)) continue
      const party = 1 + Math.floor(chance() * 5)
      const other = by === 'relay' ? 'box' : 'relay'
      const from = chance() < 1 / 3 ? [...of(other), ...of(by)] : [...of(by), ...of(other)]
      if (!of(by).length && of(other).length > 20) emptyHanded += 1
      for (const seat of from.slice(0, party)) {
        owner.delete(seat.id)
        sold.push({ by, at: nowMs })
      }
    }
    for (const me of ['relay', 'box'] as const) {
      const other = me === 'relay' ? 'box' : 'relay'
      const lately = (by: Owner) =>
        sold.filter(sale => sale.by === by && sale.at > nowMs - 30 * minute).length
      const giving = seatsToGive(
        {
          ...show(0, 0),
          me,
          nowMs,
          onlineEndsMs: end,
          endMs: end + 2 * hour,
          mine: of(me),
          theirs: of(other),
          soldLately: { box: lately('box'), relay: lately('relay') },
        },
        marks,
      )
      if (!giving) continue
      for (const seat of giving.seats) owner.set(seat.id, other)
      if (giving.reason !== 'allotment') continue
      moved += giving.seats.length
      givings += 1
      giver.push(me)
    }
  }
  return { sold: sold.length, moved, givings, giver, emptyHanded }
}

test('through a whole day fewer than one seat is handed over for five sold, and one fact in fifty sales', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { sold, moved, givings, emptyHanded } = day(waterMarks, seed)
    expect(sold).toBeGreaterThan(200)
    expect(moved / sold).toBeLessThan(0.2)
    expect(givings / sold).toBeLessThan(0.02)
    expect(emptyHanded, 'a side had nothing while the other had plenty').toBe(0)
  }
})

test('without the distance between the marks seats would be on the road all day', () => {
  const with_ = [1, 2, 3, 4, 5].reduce((sum, seed) => sum + day(waterMarks, seed).givings, 0)
  const without = [1, 2, 3, 4, 5].reduce((sum, seed) => sum + day({ low: 1, high: 1 }, seed).givings, 0)
  expect(without).toBeGreaterThan(with_ * 5)
})

test('what one side gave, the other does not give back while nothing is sold', () => {
  for (let mine = 0; mine <= 312; mine += 3)
    for (let theirs = 0; theirs <= 312 - mine; theirs += 7)
      for (const soldLately of [
        { box: 0, relay: 0 },
        { box: 30, relay: 3 },
      ]) {
        const now = show(mine, theirs, { soldLately })
        const gift = seatsToGive(now)?.seats ?? []
        const gone = new Set(gift.map(seat => seat.id))
        const after: Pick<ShowNow, 'mine' | 'theirs'> = {
          mine: now.mine.filter(seat => !gone.has(seat.id)),
          theirs: [...now.theirs, ...gift],
        }
        expect(seatsToGive({ ...now, ...after }), `${mine} and ${theirs}: again`).toBeUndefined()
        const otherSide = { ...now, me: 'relay' as const, mine: after.theirs, theirs: after.mine }
        if (gift.length) expect(seatsToGive(otherSide), `${mine} and ${theirs}: back`).toBeUndefined()
      }
})

test('the rule names only seats it was told are free and its own', () => {
  const now = show(100, 3)
  const mine = new Set<Seat>(now.mine)
  expect(seatsToGive(now)!.seats.every(seat => mine.has(seat))).toBe(true)
})
