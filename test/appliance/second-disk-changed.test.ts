import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { quietLog } from '../world/clock.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
const usual = systemRuntime(quietLog().log)
/** What comes every minute comes at once. */
const sleep: typeof usual.sleep = (ms, ended) => usual.sleep(ms === 60_000 ? 50 : ms, ended)
beforeAll(async () => {
  places = await openPlaces({ runtime: { sleep }, boxSettings: { FOYER_HTTPS_PORT: '0' } })
})
afterAll(() => places.close())

/** Another disk stands there by now: it has been given the mirror, and nothing else. */
function changeDisk(folder: string): string[] {
  const copies = readdirSync(folder).filter(name => /\.(identity\.json|authority\.pem)$/.test(name))
  for (const name of copies) rmSync(join(folder, name))
  return copies.map(name => join(folder, name))
}

test('with a second disk that was changed while the box ran it is still known by its key when the first one dies', async () => {
  const { nodeId } = places.box.tenant.node.identity
  const copies = changeDisk(join(places.data, 'second-disk'))
  expect(copies).toHaveLength(2)
  await until(() => copies.every(path => existsSync(path)))
  await places.whileBoxIsOff(() => rmSync(join(places.data, 'box'), { recursive: true }))
  expect(places.box.tenant.node.identity.nodeId).toBe(nodeId)
  await places.agreed()
})

test('so is a relay, without which nobody could prove who may sell', async () => {
  const { nodeId } = places.tenant.node.identity
  const copies = changeDisk(join(places.data, 'relay', 'mirror'))
  await until(() => copies.every(path => existsSync(path)))
  await places.cutLine()
  rmSync(join(places.data, 'relay', 'tenant'), { recursive: true })
  await places.mendLine()
  expect(places.tenant.node.identity.nodeId).toBe(nodeId)
})
