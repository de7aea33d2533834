import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSale } from '#core/sales/contract.ts'
import { readConflicts, resolveConflict } from '#core/planning/conflict-contract.ts'
import { createSchedule, moveSchedule, readProgramme, replanSchedule } from '#core/planning/contract.ts'
import { addDays } from '#core/programme/day.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { listenAt } from '../world/listener.ts'
import { employeeAt, managerAt } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { openWire, type Wire } from '../world/wire.ts'

let places: Places
let line: Wire
let inCloud: Client
let atCinema: Client
let tomorrow: string

/** Mia in the portal of the relay and of the box, and a line between both that can be cut while both live on. */
beforeAll(async () => {
  places = await openPlaces()
  line = await openWire(places.relay.port)
  places.boxSettings['FOYER_RELAY_CONNECT'] = line.url
  await places.restartBox()
  inCloud = await managerAt(places.relay.port)
  atCinema = await managerAt(places.box.port)
  tomorrow = addDays((await inCloud.call(readProgramme)).body.today, 1)
})
afterAll(async () => {
  await places.close()
  await line.close()
})

async function cut() {
  line.cut()
  await until(() => !places.box.link.connected() && !places.tenant.line.connected('cinema-1'))
}
async function mend() {
  line.mend()
  await places.agreed()
}
const plan = (at: Client, id: string, time: string) =>
  at.call(createSchedule, {
    body: { id, versionId: 'version-1', screenId: 'screen-1', day: tomorrow, time },
  })
/** Shows of a portal that are not on the other side yet. */
async function onTheWay(at: Client): Promise<string[]> {
  const { schedules } = (await at.call(readProgramme)).body
  return schedules.filter(show => !show.atCinema || !show.online).map(show => show.id)
}

test('an edit is marked until the other side has it, each by itself, also when the line is down or a side restarts', async () => {
  await places.agreed()
  await until(async () => !(await onTheWay(inCloud)).length && !(await onTheWay(atCinema)).length)
  await cut()
  expect([await onTheWay(inCloud), await onTheWay(atCinema)]).toEqual([[], []])

  expect((await plan(inCloud, 'show-cloud', '14:00')).body.schedule).toMatchObject({
    atCinema: false,
    online: true,
  })
  expect((await plan(atCinema, 'show-cinema', '17:00')).body.schedule).toMatchObject({
    atCinema: true,
    online: false,
  })
  expect([await onTheWay(inCloud), await onTheWay(atCinema)]).toEqual([['show-cloud'], ['show-cinema']])

  await places.cutLine()
  const mended = places.mendLine()
  await until(() =>
    inCloud.send('GET', '/api/token').then(
      () => true,
      () => false,
    ),
  )
  inCloud = await managerAt(places.relay.port)
  expect(await onTheWay(inCloud), 'after a restart of the relay').toEqual(['show-cloud'])
  line.mend()
  await mended
  await until(async () => !(await onTheWay(inCloud)).length && !(await onTheWay(atCinema)).length)
  expectAgreement(places)
})

test('open portals hear that an edit has arrived', async () => {
  const cookie = [...inCloud.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const page = await listenAt(places.relay.port, {
    hello: { channels: ['private-exhibitor'] },
    headers: { cookie },
  })
  const carl = await employeeAt(places.box.port, 'carl')
  await carl.call(makeSale, { body: basket(['A3']) })
  await plan(inCloud, 'show-heard', '20:00')
  await page.hears('edits.arrived')
  expect(page.events().filter(event => event.type === 'edits.arrived')).toHaveLength(1)
  await page.close()
})

test('a sold show is moved in the portal: the box has it at its new time, and the ticket is still its seat', async () => {
  const at = { params: { id: laterToday } }
  const moved = await inCloud.call(moveSchedule, {
    ...at,
    body: { screenId: 'screen-1', day: addDays(tomorrow, 1), time: '20:00' },
  })
  expect(moved.body.schedule, moved.text).toMatchObject({ day: addDays(tomorrow, 1), available: 23 })
  await places.agreed()
  const there = (await atCinema.call(readProgramme)).body.schedules.find(show => show.id === laterToday)
  expect(there).toMatchObject({ start: moved.body.schedule.start, available: 23 })
  const again = await atCinema.call(replanSchedule, {
    ...at,
    body: {
      screenId: 'screen-1',
      day: addDays(tomorrow, 2),
      time: '20:00',
      newId: 'show-anew',
      keyword: 'CANCEL',
    },
  })
  expect(again.body).toMatchObject({ refusal: 'show_has_sales', details: { count: 1 } })
})

test('two shows planned apart for one room are told in both portals, and one press in either ends it in both', async () => {
  await cut()
  await plan(inCloud, 'show-apart-1', '08:00')
  await plan(atCinema, 'show-apart-2', '09:00')
  expect((await inCloud.call(readConflicts)).body.conflicts).toEqual([])
  await mend()
  const told = (await inCloud.call(readConflicts)).body.conflicts
  expect((await atCinema.call(readConflicts)).body.conflicts).toEqual(told)
  expect(told).toMatchObject([
    {
      kind: 'shows_overlap',
      subjects: [{ edit: { who: 'mia', where: 'cloud' } }, { edit: { who: 'mia', where: 'cinema' } }],
    },
  ])
  const [conflict] = told
  const body = { conflictId: conflict!.id, resolutionId: conflict!.resolutions[0]!.id }
  const ended = await atCinema.call(resolveConflict, { body })
  expect(ended.body, ended.text).toEqual({ conflicts: [] })
  await places.agreed()
  expect((await inCloud.call(readConflicts)).body.conflicts).toEqual([])
  expect((await inCloud.call(resolveConflict, { body })).body.refusal).toBe('conflict_changed')
  expectAgreement(places)
})

test('only who may plan sees and ends conflicts', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  expect((await carl.call(readConflicts)).body.refusal).toBe('not_allowed')
  const body = { conflictId: 'x', resolutionId: 'y' }
  expect((await carl.call(resolveConflict, { body })).body.refusal).toBe('not_allowed')
})
