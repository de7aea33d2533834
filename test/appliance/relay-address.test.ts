import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boxCodeText } from '#core/devices/box-code.ts'
import { openPlaces, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces({ box: false })
})
afterAll(() => places.close())

test('a box whose code named the relay finds it again when it starts weeks later, and the code is gone', async () => {
  const { FOYER_RELAY: _, FOYER_ENROL_CODE: code, ...others } = places.boxSettings
  const settings = { ...others, FOYER_RELAY: '', FOYER_DATA: join(places.data, 'box') }
  const first = await places.startTheBox({ ...settings, FOYER_ENROL_CODE: boxCodeText(places.url, code!) })
  const { nodeId } = first.tenant.node.identity
  await first.close()
  const again = await places.startTheBox({ ...settings, FOYER_ENROL_CODE: '' })
  expect(again.tenant.node.identity.nodeId).toBe(nodeId)
  await again.close()
})
