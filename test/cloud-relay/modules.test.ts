import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules, modulesId, ownModulesId, type Module } from '#core/access/modules.ts'
import { permissions } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { readPrices } from '#core/pricing/contract.ts'
import { product } from '#core/pricing/product.entity.ts'
import { makeSale } from '#core/sales/contract.ts'
import { giveVoucher } from '#core/vouchers/contract.ts'
import { readVoucherTypes } from '#core/vouchers/types-contract.ts'
import { modules as entity } from '#core/venue/modules.entity.ts'
import { changeSettings, readSettings } from '#core/venue/settings/contract.ts'
import { readDirectory } from '#relay/directory.ts'
import { basket } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt, portalAt, visitorOf } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'

let places: Places
let carl: Client
let mia: Client
let data: string
beforeAll(async () => {
  places = await openPlaces()
  const password = await hashSecret('a good password')
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx => {
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] })
    changeEntry(tx, 'employee', 'luc', {
      name: 'luc',
      roleIds: ['role-manager'],
      cinemaIds: ['cinema-1'],
      receivesManagementNotifications: false,
      active: true,
    })
    const credential = { employeeId: 'luc', kind: 'password', stamp: tx.stamp() } as const
    tx.append('exhibitor', 'credential.set', credential, { email: 'luc@small.example', hash: password })
  })
  data = join(places.data, 'relay')
  carl = await employeeAt(places.box.port, 'carl')
  mia = await managerAt(places.relay.port)
  await places.agreed()
})
afterAll(() => places.close())

/** As whoever runs the relay types it, while it runs. */
function command(...words: string[]): string {
  const script = ['firmware-scripts/modules.ts', ...words]
  return execFileSync(process.execPath, script, {
    env: { ...process.env, FOYER_DATA: data },
    encoding: 'utf8',
  })
}

async function switched(module: Module, state: 'on' | 'off'): Promise<void> {
  command(readDirectory(data)[0]!.id, module, state)
  await places.relay.followModules()
  await places.agreed()
}

const sale = (changes: object = {}) => carl.call(makeSale, { body: { ...basket(['A2']), ...changes } })

test('every module is on until the provider switches it, and pages are told which', async () => {
  const { body } = await (await visitorOf(places.box.port)).call(readSettings, { query: {} })
  expect(body.modules).toEqual(Object.fromEntries(modules.map(module => [module, true])))
  expect(command(readDirectory(data)[0]!.id)).toContain('vouchers: on')
})

test('without pos a register sells nothing, and a sale that was made is told again', async () => {
  const made = { ...basket(['A1']), id: randomUUID() }
  expect((await carl.call(makeSale, { body: made })).status).toBe(200)
  await switched('pos', 'off')
  const refused = await sale()
  expect([refused.status, refused.body.refusal]).toEqual([403, 'module_inactive'])
  expect(refused.body.message).toContain('not activated for your account. Please contact your provider.')
  expect((await carl.call(makeSale, { body: made })).status).toBe(200)
  await switched('pos', 'on')
})

test('without tickets neither register nor website sell any', async () => {
  await switched('tickets', 'off')
  expect((await sale()).body.refusal).toBe('module_inactive')
  const { body } = await mia.call(readProgramme, { query: {} })
  expect(body.schedules.some(show => show.purchasableOnline)).toBe(false)
  await switched('tickets', 'on')
  expect((await sale()).status).toBe(200)
})

test('without products none are offered or made, and what there is stays readable', async () => {
  await switched('products', 'off')
  expect((await carl.call(readPrices)).body.products).toEqual([])
  const calls = entryCalls(product)
  expect((await mia.call(calls.list)).body.entries.length).toBeGreaterThan(0)
  const change = await mia.call(calls.change, { params: { id: 'popcorn' }, body: { cents: 1 } })
  expect(change.body.refusal).toBe('module_inactive')
  const withPopcorn = { products: [{ productId: 'popcorn', quantity: 1 }] }
  expect((await sale({ ...basket(['A3']), ...withPopcorn })).body.refusal).toBe('module_inactive')
  await switched('products', 'on')
})

test('without vouchers none is sold or given', async () => {
  await switched('vouchers', 'off')
  expect((await carl.call(readVoucherTypes)).body.types).toEqual([])
  const body = { id: randomUUID(), voucherTypeId: 'ten', turns: 10, holderName: '' }
  expect((await mia.call(giveVoucher, { body })).body.refusal).toBe('module_inactive')
  await switched('vouchers', 'on')
  expect((await mia.call(giveVoucher, { body })).status).toBe(200)
})

test('without signage walls are told nothing, and everybody else the programme', async () => {
  await switched('signage', 'off')
  const wall = await visitorOf(places.box.port)
  expect((await wall.call(readProgramme, { query: { channel: 'signage' } })).body.refusal).toBe(
    'module_inactive',
  )
  expect((await wall.call(readProgramme, { query: { channel: 'pos' } })).status).toBe(200)
  await switched('signage', 'on')
})

test('a manager of all cinemas switches a module at the relay, and it is off at the box too, until it is undone', async () => {
  const calls = entryCalls(entity)
  const own = { id: ownModulesId }
  expect((await mia.call(calls.create, { params: own, body: {} })).status).toBe(200)
  expect((await mia.call(calls.change, { params: own, body: { products: false } })).status).toBe(200)
  await places.agreed()
  expect((await carl.call(readPrices)).body.products).toEqual([])
  const { edits } = (await mia.call(calls.history, { params: own, query: {} })).body
  const undo = { params: own, body: { edit: edits[0]!.id, fields: ['products'] } }
  expect((await mia.call(calls.change, { params: own, body: { products: true } })).status).toBe(200)
  expect((await mia.call(calls.undo, undo)).body.refusal).toBe('changed_since')
  await places.agreed()
  expect((await carl.call(readPrices)).body.products.length).toBeGreaterThan(0)
})

test('nobody switches on what the provider switched off, nor at a box, nor another’s entry', async () => {
  const calls = entryCalls(entity)
  await switched('signage', 'off')
  await mia.call(calls.create, { params: { id: ownModulesId }, body: {} })
  expect(
    (await mia.call(calls.change, { params: { id: ownModulesId }, body: { signage: true } })).status,
  ).toBe(200)
  const { body } = await (await visitorOf(places.relay.port)).call(readSettings, { query: {} })
  expect(body.modules.signage).toBe(false)
  const providers = { params: { id: modulesId }, body: { signage: true } }
  expect((await mia.call(calls.change, providers)).body.refusal).toBe('not_allowed')
  const other = { params: { id: 'another' }, body: { signage: true } }
  expect((await mia.call(calls.create, other)).body.refusal).toBe('record_unknown')
  await switched('signage', 'on')
  const atBox = await managerAt(places.box.port)
  const here = { params: { id: ownModulesId }, body: { pos: false } }
  expect((await atBox.call(calls.change, here)).body.refusal).toBe('set_at_relay')
  expect((await carl.call(calls.change, here)).body.refusal).toBe('not_allowed')
  const luc = await portalAt(places.relay.port, 'luc')
  expect((await luc.call(calls.change, here)).body.refusal).toBe('not_allowed')
})

test('what is set for a module that is off is not changed', async () => {
  await switched('signage', 'off')
  const change = { data: { 'signage_config.display_seconds': 9 } }
  expect((await mia.call(changeSettings, { body: change })).body.refusal).toBe('module_inactive')
  await switched('signage', 'on')
  expect((await mia.call(changeSettings, { body: change })).status).toBe(200)
})

test('a module that is not built, or a word that says nothing, switches nothing', () => {
  const before = readDirectory(data)
  const { id } = before[0]!
  for (const words of [
    [id, 'invoice', 'on'],
    [id, 'pos', 'maybe'],
    ['nobody', 'pos', 'off'],
  ])
    expect(() => command(...words)).toThrow()
  expect(readDirectory(data)).toEqual(before)
})
