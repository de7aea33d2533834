import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBoxes, readHealth } from '#core/devices/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { basket } from '../world/buying.ts'
import { openClient } from '../world/client.ts'
import { employeeAt, managerAt } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refusesToStart } from '../world/starting.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

/** At a relay a manager reads it, at a box also whoever sits at its machine. */
const readerAt = async (port: number) => (port === places.relay.port ? managerAt(port) : openClient(port))
const healthAt = async (port: number) => (await (await readerAt(port)).call(readHealth)).body.offsite
const pageAt = async (port: number) => (await (await readerAt(port)).send('GET', '/health')).text
const copies = () => `file://${join(places.data, 'copies')}`

test('without an off-site copy box and relay work, and their health pages remark it', async () => {
  for (const port of [places.box.port, places.relay.port]) {
    expect(await healthAt(port)).toMatchObject({ state: 'off', copy: null })
    const page = await pageAt(port)
    expect(page).toContain('Off-site backup')
    expect(page).toContain('Set FOYER_OFFSITE')
    expect(page).toContain('Works, with remarks')
  }
})

test('a box sells with its off-site copy beside it; the copy is proven, and no process is left when it stops', async () => {
  await places.box.close()
  const box = await places.startTheBox({ FOYER_OFFSITE: copies(), FOYER_OFFSITE_SYNC_MS: '250' })
  const carl = await employeeAt(box.port, 'carl')
  expect((await carl.call(makeSale, { body: basket(['A3'], laterToday) })).status).toBe(200)
  await until(async () => (await healthAt(box.port)).copy !== null)
  await box.offSite.proveNow()
  const { nodeId } = box.tenant.node.identity
  expect(await healthAt(box.port)).toMatchObject({
    state: 'proven',
    behindFacts: 0,
    target: copies(),
    copy: `tenant/${nodeId}/1-1`,
  })
  const page = await pageAt(box.port)
  expect(page).toContain('a test restore matched this computer')
  expect(page).toContain('for demo and tests')
  expect(page).toContain(`tenant/${nodeId}/1-1`)

  const mia = await managerAt(places.relay.port)
  const toldAtRelay = async () => (await mia.call(readBoxes)).body.boxes[0]!.offsite
  await until(async () => (await toldAtRelay())?.state === 'proven')
  const { provenAt } = await healthAt(box.port)
  expect(await toldAtRelay()).toMatchObject({ provenAt, behindFacts: 0, trouble: null })

  const pid = readFileSync(join(places.data, 'box', '.off-site', 'litestream.pid'), 'utf8')
  expect(existsSync(`/proc/${pid}/exe`)).toBe(true)
  await box.close()
  expect(existsSync(`/proc/${pid}/exe`)).toBe(false)
})

test('the relay still knows what a box told of its copy when the box is away and the relay was started again', async () => {
  await places.relay.close()
  await places.startRelayAgain()
  const mia = await managerAt(places.relay.port)
  const [box] = (await mia.call(readBoxes)).body.boxes
  expect(box).toMatchObject({ connected: false, offsite: { state: 'proven' } })
})

test('a relay copies each exhibitor into a place of its own, and tells each only of its own', async () => {
  places.relaySettings['FOYER_OFFSITE'] = copies()
  places.relaySettings['FOYER_OFFSITE_SYNC_MS'] = '250'
  await places.relay.close()
  await places.startRelayAgain()
  const both = places.relay.exhibitors.map(one => join(places.data, 'relay', one.entry.id, 'relay.db'))
  await until(() => both.every(path => places.relay.offSite.conditionOf(path).copy))
  await places.relay.offSite.proveNow()
  expect(both.map(path => places.relay.offSite.conditionOf(path))).toMatchObject(
    places.relay.exhibitors.map(one => ({
      state: 'proven',
      copy: `${one.entry.id}/${one.tenant.node.identity.nodeId}/1-1`,
    })),
  )
  expect((await healthAt(places.relay.port)).copy).toMatch(/^tenant\//)
})

test('a target that makes no sense stops the start with one sentence, which never shows the password', async () => {
  for (const [settings, fix] of [
    [{ FOYER_OFFSITE: '/mnt/off-site' }, 'file:///folder'],
    [{ FOYER_OFFSITE: 'sftp://foyer:hush@' }, 'sftp://user@host/folder'],
    [{ FOYER_OFFSITE: 's3://copies/x', FOYER_OFFSITE_KEY_ID: 'k' }, 'FOYER_OFFSITE_SECRET'],
    [{ FOYER_OFFSITE: copies(), FOYER_OFFSITE_SYNC_MS: '5' }, 'milliseconds from 100'],
  ] as const) {
    const said = await refusesToStart(async () => (await places.startTheBox(settings)).close())
    expect(said).toContain(fix)
    expect(said).not.toContain('hush')
  }
})
