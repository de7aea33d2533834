import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { readPlays, tellPlays } from '#core/signage/plays/contract.ts'
import { addDays } from '#core/programme/day.ts'
import { signageSpot } from '#core/signage/spots/spot.entity.ts'
import { freshSpot } from '#core/signage/spots/spot.ts'
import { employeeAt, kioskAt, managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
  await places.relay.nodes[0]!.execute({ who: 'employee:mia', via: 'portal' }, tx =>
    changeEntry(tx, 'signage_spot', 'cafe', {
      ...freshSpot,
      name: 'Café Central',
      landscape: 'a-picture-of-a-cafe',
      from: '2026-01-01',
      until: '2099-12-31',
    }),
  )
  await until(() => places.box.tenant.node.catalogue.get('signage_spot', 'cafe') !== undefined)
})
afterAll(() => places.close())

const told = (count: number, day: string) => ({ body: { plays: [{ day, spotId: 'cafe', count }] } })

test('what a wall has shown is counted once however often it tells it, and the portal adds it up by days and walls', async () => {
  const wall = await kioskAt(places.box.port, 'Wall in the foyer', 'signage')
  const { today } = (await wall.call(tellPlays, { body: { plays: [] } })).body
  const yesterday = addDays(today, -1)
  const first = await wall.call(tellPlays, told(40, yesterday))
  expect(first.status, first.text).toBe(200)
  expect(first.body.counted).toEqual([{ day: yesterday, spotId: 'cafe', count: 40 }])
  await wall.call(tellPlays, told(40, yesterday))
  await wall.call(tellPlays, told(39, yesterday))
  expect((await wall.call(tellPlays, told(1, today))).body.counted).toEqual([
    { day: today, spotId: 'cafe', count: 1 },
  ])

  const mia = await managerAt(places.relay.port)
  const read = async () => (await mia.call(readPlays, { params: { id: 'cafe' }, query: {} })).body
  await until(async () => (await read()).total === 41)
  const { days, next } = await read()
  const walls = (plays: number) => [expect.objectContaining({ wall: 'Wall in the foyer', plays })]
  expect(days).toEqual([
    { day: today, plays: 1, walls: walls(1) },
    { day: yesterday, plays: 40, walls: walls(40) },
  ])
  expect(next).toBeNull()
  // What it is paid by stays to be read: it is set aside, and no longer deleted.
  const { remove, archive } = entryCalls(signageSpot)
  const gone = await mia.call(remove!, { params: { id: 'cafe' } })
  expect(gone.body).toMatchObject({ refusal: 'still_used' })
  const aside = await mia.call(archive!, { params: { id: 'cafe' }, body: { archived: true } })
  expect(aside.status, aside.text).toBe(200)
  const older = await mia.call(readPlays, { params: { id: 'cafe' }, query: { before: today } })
  expect(older.body.days.map(({ day }) => day)).toEqual([yesterday])
})

test('a stranger, a till and a wall that lies add nothing to what was counted', async () => {
  const wall = await kioskAt(places.box.port, 'Wall at the bar', 'signage')
  const { today } = (await wall.call(tellPlays, { body: { plays: [] } })).body
  const stranger = await visitorOf(places.box.port)
  expect((await stranger.call(tellPlays, told(5, today))).body).toMatchObject({ refusal: 'device_unknown' })
  const till = await employeeAt(places.box.port, 'carl')
  expect((await till.call(tellPlays, told(5, today))).body).toMatchObject({ refusal: 'device_unknown' })
  const yesterday = addDays(today, -1)
  expect((await wall.call(tellPlays, told(20_000, yesterday))).body.counted).toEqual([])
  for (const day of [addDays(today, 1), addDays(today, -8)])
    expect((await wall.call(tellPlays, told(1, day))).body.counted).toEqual([])
  expect((await wall.call(tellPlays, told(20_001, today))).status).toBe(422)
  // Nor is another wall's counter its own.
  expect((await wall.call(tellPlays, told(3, yesterday))).body.counted).toEqual([
    { day: yesterday, spotId: 'cafe', count: 3 },
  ])
})
