import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBundle, readOfflineSync } from '#core/offline-sync/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket, form, goToPay, press, stateOf } from '../world/buying.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { runScript } from '../world/program.ts'

let places: Places
beforeAll(async () => (places = await openPlaces({ hastened: true })))
afterAll(() => places.close())

const offlineSync = (...words: string[]) =>
  runScript('firmware-scripts/offline-sync/offline-sync.ts', ...words)

test('it says how it is used, and leaves a node alone that is running', async () => {
  expect(await offlineSync()).toMatchObject({ status: 2, said: expect.stringContaining('--trust') })
  const running = await offlineSync(
    '--database',
    join(places.data, 'relay/tenant/relay.db'),
    '--make',
    places.data,
  )
  expect(running).toMatchObject({ status: 1, said: expect.stringContaining('is in use') })
  const noMirror = await offlineSync('--database', join(places.data, 'box/box.db'), '--make', places.data)
  expect(noMirror).toMatchObject({ status: 1, said: expect.stringContaining('--mirror') })
})

test('a relay that lost both disks learns everything from a box’s file, and goes on in a new epoch', async () => {
  const ada = await visitorOf(places.relay.port)
  const { link } = await goToPay(ada, form(['B1']))
  await press(link, 'paid')
  await until(() => stateOf(places.tenant, laterToday, 'B1') === 'sold')
  await places.agreed()
  await places.cutLine()
  const carl = await employeeAt(places.box.port, 'carl')
  const sold = await carl.call(makeSale, { body: basket(['A3']) })
  expect(sold.status, sold.text).toBe(200)
  const office = await managerAt(places.box.port)
  const file = join(places.data, 'from-the-box.foyer')
  const fetchFile = async (whole: boolean) => {
    const { bytes } = await office.call(makeBundle, { body: { cinemaId: 'cinema-1', whole } })
    writeFileSync(file, bytes)
  }
  const key = (await office.call(readOfflineSync)).body.publicKey

  const database = join(places.data, 'relay/tenant/relay.db')
  const mirror = join(places.data, 'relay/mirror/tenant.log')
  for (const path of [database, `${database}-wal`, `${database}-shm`, mirror]) rmSync(path, { force: true })
  const take = (...trust: string[]) =>
    offlineSync('--database', database, '--mirror', mirror, '--take', file, ...trust)

  await fetchFile(false)
  expect(await take('--key', key)).toMatchObject({
    status: 0,
    said: expect.stringContaining('An earlier part is missing'),
  })
  await fetchFile(true)
  expect(await take()).toMatchObject({
    status: 1,
    said: expect.stringContaining('does not come from one of your computers'),
  })
  const taken = await take('--key', key)
  expect(taken.said).toContain('Uploaded: ')
  expect(taken.status).toBe(0)
  const again = await take('--trust')
  expect(again.said).toContain(`Trusting ${places.box.tenant.node.identity.nodeId}`)
  expect(again.said).toContain('known here already')

  await places.mendLine()
  await until(() => places.tenant.node.state() === 'ready')
  expect(places.tenant.node.identity.epoch).toBeGreaterThan(1)
  await expectAgreement(places)
  expect(stateOf(places.tenant, laterToday, 'B1')).toBe('sold')
  expect(stateOf(places.tenant, laterToday, 'A3')).toBe('sold')
})

test('a stopped box makes a file for the relay', async () => {
  await places.box.close()
  const folder = join(places.data, 'out')
  mkdirSync(folder)
  const database = join(places.data, 'box/box.db')
  const made = await offlineSync(
    '--database',
    database,
    '--mirror',
    join(places.data, 'second-disk/facts.log'),
    '--make',
    folder,
  )
  expect(made.said).toMatch(/\d+ facts/)
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^to-the-relay-.*\.foyer$/)])
})
