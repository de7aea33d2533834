import { expect, test } from 'vitest'
import { lumiere } from '#scripts/demo/data/halls.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import { blocksOf } from '#core/seating/block.ts'
import { smallArrangement } from '../../world/small-exhibitor.ts'

const ids = (seats: readonly Seat[]) => seats.map(seat => seat.id).join(' ')
const only = (...rows: string[]) => smallArrangement.seats.filter(seat => rows.includes(seat.row))
const wish = (count: number, most = count, online = true) => ({ count, most, online })

test('seats go as neighbours of one row', () => {
  expect(ids(blocksOf(only('B'), [], wish(4)))).toBe('B1 B2 B3 B4')
})

test('no single seat is left beside a block when there is one more to spare', () => {
  expect(ids(blocksOf(only('B'), [], wish(5, 6)))).toBe('B1 B2 B3 B4 B5 B6')
  expect(ids(blocksOf(only('B'), [], wish(5, 5)))).toBe('B1 B2 B3 B4')
})

test('seats drawn for the website go to the website first, those of the box office to the box', () => {
  expect(ids(blocksOf(smallArrangement.seats, [], wish(4)))).toBe('B1 B2 B3 B4')
  expect(ids(blocksOf(smallArrangement.seats, [], wish(4, 4, false)))).toBe('A3 A4 A5 A6')
})

test('love seats and a wheelchair place with its companion are not torn apart', () => {
  for (const count of [1, 2, 3, 4]) {
    const block = new Set(blocksOf(only('D'), [], wish(count, count, false)).map(seat => seat.id))
    for (const [one, other] of [
      ['D1', 'D2'],
      ['D3', 'D4'],
    ])
      expect(block.has(one!), `${count}: ${[...block].join(' ')}`).toBe(block.has(other!))
  }
  const wheelchair = only('A').filter(seat => seat.pairedWith)
  expect(blocksOf(wheelchair, [], wish(1, 1, false))).toEqual([])
  expect(ids(blocksOf(wheelchair, [], wish(1, 2, false)))).toBe('A1 A2')
})

test('places for few go last', () => {
  const all = blocksOf(smallArrangement.seats, [], wish(24))
  expect(all.length).toBe(24)
  expect(all.slice(0, 6).every(seat => seat.class === 'standard')).toBe(true)
})

test('a block joins what the receiver already has, so that its part of the room stays one zone', () => {
  const { seats } = lumiere.arrangement
  const theirs = seats.filter(seat => seat.row === 'K' && seat.online)
  const free = seats.filter(seat => seat.online && seat.row !== 'K')
  const rows = blocksOf(free, theirs, wish(30, 32)).map(seat => seat.row)
  expect([...new Set(rows)].sort()).toEqual(['J', 'M'])
})

test('thirty seats of the big hall are a handful of blocks, none of them a single seat', () => {
  const { seats } = lumiere.arrangement
  const chosen = blocksOf(seats, [], wish(30, 40))
  const blocks = chosen.reduce<Seat[][]>((found, seat) => {
    const last = found.at(-1)?.at(-1)
    if (last?.screenRow === seat.screenRow && last.screenCol + 1 === seat.screenCol) found.at(-1)!.push(seat)
    else found.push([seat])
    return found
  }, [])
  expect(chosen.length).toBeGreaterThanOrEqual(30)
  expect(blocks.length).toBeLessThanOrEqual(5)
  expect(blocks.every(block => block.length >= 2)).toBe(true)
})
