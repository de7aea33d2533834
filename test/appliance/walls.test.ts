import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { device as deviceEntity } from '#core/kiosks/device.entity.ts'
import { stopDevice } from '#core/devices/kiosks/contract.ts'
import { readWall } from '#core/signage/contract.ts'
import { kioskAt, managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
  await places.relay.nodes[0]!.execute({ who: 'employee:mia', via: 'portal' }, tx => {
    changeEntry(tx, 'signage_view', 'seats', {
      name: 'Seats',
      content: 'seats',
      title: null,
      text: null,
      pictureIds: [],
      backgroundId: null,
      languages: ['fr', 'de'],
      deleted: false,
    })
    changeEntry(tx, 'signage_role', 'foyer', {
      name: 'Foyer',
      showViewId: 'seats',
      preshowViewId: null,
      postshowViewId: null,
      eventViewId: null,
      beforeMinutes: 90,
      afterMinutes: 20,
      offOtherwise: true,
      deleted: false,
    })
    changeEntry(tx, 'signage_theme', 'advent', {
      name: 'Advent',
      look: 'christmas',
      hue: null,
      backgroundId: null,
      from: '2026-11-29',
      until: '2026-12-24',
      yearly: true,
      deleted: false,
    })
  })
  await until(() => places.box.tenant.node.catalogue.get('signage_theme', 'advent') !== undefined)
})
afterAll(() => places.close())

const deviceCalled = (name: string) =>
  places.box.tenant.node.catalogue.all('device').find(each => each.name === name)!

test('a wall is told what the portal says it is for, and what it shows when; a stranger’s page only how walls look', async () => {
  const wall = await kioskAt(places.box.port, 'Wall in the foyer', 'signage')
  expect((await wall.call(readWall)).body.role).toBeNull()
  const { id } = deviceCalled('Wall in the foyer')
  const mia = await managerAt(places.relay.port)
  const changed = await mia.call(entryCalls(deviceEntity).change, {
    params: { id },
    body: { signageRoleId: 'foyer', screenId: 'screen-1' },
  })
  expect(changed.status, changed.text).toBe(200)
  await until(() => deviceCalled('Wall in the foyer').signageRoleId === 'foyer')
  const told = (await wall.call(readWall)).body
  expect(told.role).toMatchObject({ bits: 1 + 8, beforeMinutes: 90, offOtherwise: true })
  expect(told.role?.views.show).toMatchObject({ content: 'seats', languages: ['fr', 'de'] })
  expect(told.screenId).toBe('screen-1')
  expect(told.themes).toEqual([expect.objectContaining({ look: 'christmas', yearly: true })])

  const stranger = await visitorOf(places.box.port)
  expect((await stranger.call(readWall)).body).toMatchObject({ role: null, screenId: null })
  await mia.call(stopDevice, { params: { id }, body: { status: 'blocked' } })
  await until(() => deviceCalled('Wall in the foyer').status === 'blocked')
  expect((await wall.call(readWall)).body.role).toBeNull()
})
