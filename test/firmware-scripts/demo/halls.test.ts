import { expect, test } from 'vitest'
import { drawArrangement } from '#scripts/demo/data/drawing.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { noRules } from '#core/seating/party-rules.ts'
import { proposeSeats } from '#core/seating/propose.ts'
import { arrangementSchema } from '#core/venue/arrangement.ts'
import { screenFields } from '#core/venue/screen.ts'

const screens = demoExhibitors.flatMap(exhibitor => exhibitor.screens)

test('the halls have exactly the seats that were asked for', () => {
  const counts = Object.fromEntries(screens.map(screen => [screen.key, screen.arrangement.seats.length]))
  expect(counts).toEqual({ lumiere: 312, melies: 148, varda: 84, moselle: 96, scheier: 48 })
})

test.each(screens)('$key is a screen and an arrangement that belong together', screen => {
  screenFields.parse(screen.screen)
  arrangementSchema.parse(screen.arrangement)
  expect(screen.arrangement.id).toBe(screen.screen.arrangementId)
  expect(screen.arrangement.screenId).toBe(screen.key)
})

test.each(screens)('$key names and places every seat once, inside the drawing', ({ arrangement }) => {
  const { seats, columns } = arrangement
  expect(new Set(seats.map(seat => seat.id)).size).toBe(seats.length)
  expect(new Set(seats.map(seat => `${seat.screenRow}/${seat.screenCol}`)).size).toBe(seats.length)
  for (const seat of seats) {
    expect(seat.id).toBe(`${seat.row}${seat.number}`)
    expect(seat.screenCol).toBeLessThan(columns)
  }
})

test.each(screens)('$key pairs love seats and wheelchair places with their neighbour, both ways', screen => {
  const seatsById = new Map(screen.arrangement.seats.map(seat => [seat.id, seat]))
  for (const seat of seatsById.values()) {
    const partner = seatsById.get(seat.pairedWith ?? '')
    const wanted = { love: 'love', wheelchair: 'companion', companion: 'wheelchair' }[seat.class as string]
    expect(partner?.class, seat.id).toBe(wanted)
    expect(seat.autoassign, seat.id).toBe(!partner)
    if (!partner) continue
    expect(partner.pairedWith).toBe(seat.id)
    expect(partner.online, seat.id).toBe(seat.online)
    expect(partner.row).toBe(seat.row)
    expect(Math.abs(partner.number - seat.number)).toBe(1)
  }
})

test.each(screens)('$key sells about 60 % of its seats online, of every kind but not all of any', screen => {
  const { seats } = screen.arrangement
  const online = seats.filter(seat => seat.online)
  expect(online.length / seats.length).toBeGreaterThan(0.57)
  expect(online.length / seats.length).toBeLessThan(0.66)
  // Where guests sit where they like, a place has no class.
  if (screen.arrangement.freeSeating)
    return expect(new Set(seats.map(seat => seat.class))).toEqual(new Set(['standard']))
  for (const seatClass of ['standard', 'love'] as const) {
    expect(new Set(seats.filter(seat => seat.class === seatClass).map(seat => seat.online)).size).toBe(2)
  }
  expect(seats.some(seat => seat.class === 'wheelchair')).toBe(true)
})

test('an unknown letter and a lonely love seat are refused by name', () => {
  expect(() => drawArrangement({ id: 'a', screenId: 's', rows: ['ss', 'sx'] })).toThrow('Row B')
  expect(() => drawArrangement({ id: 'a', screenId: 's', rows: ['lll'] })).toThrow('Seat A3')
  expect(() => drawArrangement({ id: 'a', screenId: 's', rows: ['sw.cs'] })).toThrow('Seat A2')
})

test('a cross aisle takes a line of the drawing and no letter of the alphabet', () => {
  const { seats, columns } = drawArrangement({ id: 'a', screenId: 's', rows: ['s.S', '', 'ssss'] })
  expect(seats.map(seat => seat.id)).toEqual(['A1', 'A2', 'B1', 'B2', 'B3', 'B4'])
  expect(seats[1]).toMatchObject({ screenRow: 0, screenCol: 2, online: true })
  expect(seats[2]).toMatchObject({ screenRow: 2, screenCol: 0, online: false })
  expect(columns).toBe(4)
})

test.each(screens)('$key gives each side rows in which parties sit together, also cut off', screen => {
  const { seats, freeSeating } = screen.arrangement
  if (freeSeating) return
  for (const online of [true, false]) {
    const stateOf = (id: string) => (own.has(id) ? 'free' : 'elsewhere')
    const own = new Set(seats.filter(seat => seat.online === online).map(seat => seat.id))
    const giving = { algorithm: screen.screen.autoAssign.algorithm, clearance: 2, rules: noRules }
    const rows = Math.max(...seats.map(seat => seat.screenRow))
    for (const count of [2, 4]) {
      const found = proposeSeats({ seats, stateOf }, count, giving)!
      expect(found.isTogether).toBe(true)
      // Behind the middle, not in front.
      expect(found.seats[0]!.screenRow / rows, `${count} online: ${online}`).toBeGreaterThan(0.3)
    }
  }
})
