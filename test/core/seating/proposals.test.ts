import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { neighbours } from '#core/seating/auto-assign.ts'
import type { Proposal } from '#core/seating/propose.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import { drawProposals } from './draw-proposals.ts'
import { filled, proposalFor, proposalTable, type Case, type Property } from './proposal-table.ts'
import { drawn } from './drawn.ts'

const found = (given: Case) => proposalFor(given.seats, given.sold, given.count, given.giving, given.theirs)

test.each(proposalTable)('$name', given => {
  const proposal = found(given)
  if (given.expected.includes('none')) return expect(proposal).toBeUndefined()
  const { seats } = proposal!
  expect(seats).toHaveLength(given.count)
  expect(seats.filter(({ id }) => given.sold.has(id))).toEqual([])
  const ids = seats.map(({ id }) => id).join(' ')
  for (const property of given.expected)
    expect(holds(property, given, proposal!), `${property}: ${ids}`).toBe(true)
  if (given.exactly) expect(ids).toBe(given.exactly)
})

/** Each property looked at by itself, by none of the functions that choose. */
function holds(property: Property, given: Case, { seats, isTogether, dearer }: Proposal): boolean {
  const groups = neighbours(seats)
  const rows = given.seats.map(seat => seat.screenRow)
  const columns = given.seats.map(seat => seat.screenCol)
  const middle = (Math.max(...columns) + Math.min(...columns)) / 2
  switch (property) {
    case 'together':
      return isTogether && groups.length === 1
    case 'together where there is room':
      return isTogether || longestRun(given) < given.count
    case 'in two groups':
      return !isTogether && groups.length === 2
    case 'in three groups':
      return !isTogether && groups.length === 3
    case 'nobody alone':
      return groups.every(group => group.length > 1)
    case 'in the middle': {
      const mean = seats.reduce((sum, seat) => sum + seat.screenCol, 0) / seats.length
      const row = seats[0]!.screenRow / Math.max(...rows)
      return Math.abs(mean - middle) <= 3 && row >= 0.5 && row <= 0.8
    }
    case 'not in front':
      return seats.every(seat => seat.screenRow > Math.max(...rows) / 6)
    case 'none stranded':
      return stranded(given, seats).length === 0
    case 'standard seats':
      return seats.every(seat => seat.class === 'standard')
    case 'together for more money':
      return dearer.length === given.count && neighbours(dearer).length === 1
    case 'own seats':
      return seats.every(({ id }) => !given.theirs!.has(id))
    case 'distance kept':
      return seats.every(
        seat => !given.seats.some(other => given.sold.has(other.id) && isNear(seat, other, 2)),
      )
    case 'none':
      return false
  }
}

const isNear = (seat: Seat, other: Seat, distance: number) =>
  other.screenRow === seat.screenRow && Math.abs(other.screenCol - seat.screenCol) <= distance

function longestRun({ seats, sold }: Case): number {
  const free = new Set(
    seats.flatMap(({ id, screenRow, screenCol }) => (sold.has(id) ? [] : `${screenRow} ${screenCol}`)),
  )
  const runFrom = (row: number, col: number): number =>
    free.has(`${row} ${col}`) ? 1 + runFrom(row, col + 1) : 0
  return Math.max(...seats.map(({ screenRow, screenCol }) => runFrom(screenRow, screenCol)))
}

/** The free seats that have nobody to share them with now and had before. */
function stranded({ seats, sold }: Case, party: readonly Seat[]): string[] {
  const members = new Set(party.map(({ id }) => id))
  const isAlone = (seat: Seat, isGone: (id: string) => boolean) =>
    seats.every(other => other === seat || !isNear(seat, other, 1) || isGone(other.id))
  return seats
    .filter(({ id }) => !sold.has(id) && !members.has(id))
    .filter(
      seat => isAlone(seat, id => sold.has(id) || members.has(id)) && !isAlone(seat, id => sold.has(id)),
    )
    .map(({ id }) => id)
}

test('a hall that fills up is filled from its middle, and its front row last', () => {
  const seats = drawn(...Array.from({ length: 8 }, () => 's'.repeat(12)))
  const inFront = (share: number, rows: string) =>
    [...filled(seats, share)].filter(id => rows.includes(id[0]!))
  expect(inFront(0.25, 'AB')).toEqual([])
  expect(inFront(0.6, 'A')).toEqual([])
})

test('a proposal in a hall of 720 seats takes a few milliseconds, however full it is and however large the party', () => {
  const seats = drawn(...Array.from({ length: 24 }, () => 's'.repeat(30)))
  const giving = {
    algorithm: 'centre_left' as const,
    clearance: 2,
    rules: { loneSeats: 'strict' as const, distance: 1 },
  }
  const figures: string[] = []
  for (const share of [0, 0.5, 0.9, 0.97]) {
    const sold = filled(seats, share, { ...giving, rules: { loneSeats: 'off', distance: 0 } })
    for (const count of [1, 2, 5, 10, 20]) {
      proposalFor(seats, sold, count, giving)
      const began = process.cpuUsage()
      for (let round = 0; round < 5; round++) proposalFor(seats, sold, count, giving)
      const ms = process.cpuUsage(began).user / 1000 / 5
      figures.push(`${share * 100} %, ${count}: ${ms.toFixed(2)} ms`)
      // Generous, because other tests run beside it: alone all of them take less than five.
      expect(ms, figures.at(-1)).toBeLessThan(60)
    }
  }
  if (process.env['FOYER_PICTURES']) console.log(figures.join('\n'))
})

test('the table is drawn for people who want to look: set FOYER_PICTURES to a folder', () => {
  const picture = drawProposals(proposalTable.map(given => ({ given, proposal: found(given) })))
  expect(picture.match(/<g class="hall"/g)).toHaveLength(proposalTable.length)
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'proposals.svg'), picture)
})
