import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissions } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readDeedsEverywhere } from '#core/people/deed-contract.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { makeSale } from '#core/sales/contract.ts'
import { basket } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt, miasPassword, portalAt } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces()
  const hash = await hashSecret(miasPassword.password)
  const { node } = places.tenant
  await node.execute({ who: 'node', via: 'test' }, tx => {
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] })
    changeEntry(tx, 'cinema', 'cinema-2', { ...node.catalogue.get('cinema', 'cinema-1')!, name: 'Second' })
    const person = { receivesManagementNotifications: false, active: true, portalAccess: true }
    for (const [id, cinemaId] of [
      ['luc', 'cinema-1'],
      ['zoe', 'cinema-2'],
    ] as const) {
      changeEntry(tx, 'employee', id, {
        ...person,
        name: id,
        roleIds: ['role-manager'],
        cinemaIds: [cinemaId],
      })
      const fact = { employeeId: id, kind: 'password', stamp: tx.stamp() } as const
      tx.append('exhibitor', 'credential.set', fact, { email: `${id}@small.example`, hash })
    }
  })
  const by = (who: string) => ({ who: `employee:${who}`, via: 'portal' })
  await node.execute(by('mia'), tx => changeEntry(tx, 'product', 'popcorn', { cents: 450 }))
  await node.execute(by('zoe'), tx =>
    changeEntry(tx, 'screen', 'screen-9', { name: 'Nine', cinemaId: 'cinema-2' } as never),
  )
  const carl = await employeeAt(places.box.port, 'carl')
  await carl.call(makeSale, { body: basket(['A1']) })
  await places.agreed()
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const all = async (client: Client, query = {}) => {
  const answer = await client.call(readDeedsEverywhere, { query })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.deeds.map(({ who, what }) => `${who} ${what}`)
}

test('a manager reads who did what, by person, kind and day, in bounded pages', async () => {
  expect(await all(mia)).toEqual(expect.arrayContaining(['carl sale.made', 'mia product.changed']))
  expect(await all(mia, { employee: 'carl', types: 'sale.made' })).toEqual(['carl sale.made'])
  expect(await all(mia, { types: 'product.changed,price_rate.changed' })).toEqual(['mia product.changed'])
  const day = new Date().toISOString().slice(0, 10)
  const ends = { from: `${day}T00:00:00.000Z`, until: `${day}T23:59:59.999Z` }
  expect(await all(mia, { ...ends, types: 'sale.made' })).toEqual(['carl sale.made'])
  expect(await all(mia, { from: '2020-01-01T00:00:00.000Z', until: '2020-01-02T00:00:00.000Z' })).toEqual([])
  // A hundred deeds come in two pages, none twice and none missing.
  for (let n = 0; n < 100; n++)
    await places.tenant.node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
      changeEntry(tx, 'product', 'popcorn', { order: n }),
    )
  const seen: string[] = []
  let before: number | null | undefined
  let pages = 0
  while (before !== null) {
    const query = { types: 'product.changed', ...(before === undefined ? {} : { before }) }
    const { body } = await mia.call(readDeedsEverywhere, { query })
    expect(body.deeds.length).toBeLessThanOrEqual(50)
    seen.push(...body.deeds.map(({ id }) => id))
    before = body.next
    pages += 1
  }
  expect([seen.length, new Set(seen).size, pages]).toEqual([101, 101, 3])
  for (const bad of [{ types: "x' OR 1" }, { from: 'yesterday' }, { before: -1 }])
    expect((await mia.call(readDeedsEverywhere, { query: bad as never })).status).toBe(422)
})

test('who manages one cinema reads what was done there and for all, by the people they work with', async () => {
  const luc = await portalAt(places.relay.port, 'luc')
  expect(await all(luc, { types: 'sale.made' })).toEqual(['carl sale.made'])
  const read = await all(luc)
  expect(read.filter(each => each.startsWith('zoe'))).toEqual([])
  expect(await all(luc, { employee: 'zoe' })).toEqual([])
  const zoe = await portalAt(places.relay.port, 'zoe')
  expect((await all(zoe)).filter(each => each.includes('sale.made'))).toEqual([])
  const ada = await employeeAt(places.box.port, 'carl')
  expect((await ada.call(readDeedsEverywhere)).body.refusal).toBe('not_allowed')
})
