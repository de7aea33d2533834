import { expect, test } from 'vitest'
import { permissions, refundUpTo, type Permission } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createEntry, deleteEntry, editEntry } from '#core/catalogue/commands.ts'
import { anyOf, type AnyEntity } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { setActive } from '#core/people/commands.ts'
import { writtenBy } from '#core/people/deed-store.ts'
import { employeeWithRoles } from '#core/people/sessions.ts'
import { Refusal } from '#core/refusal.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'

const all = anyOf(entities)
const [employee, role] = (['employee', 'role'] as const).map(
  kind => all.find(entity => entity.kind === kind) as AnyEntity,
) as [AnyEntity, AnyEntity]

/** An owner with everything, a manager of one cinema who may do some things, and a cashier. */
async function opened(owners = ['olga']) {
  const { node } = await openSmallNode('relay')
  await node.execute(byHand, tx => {
    const cinema = tx.catalogue.get('cinema', 'cinema-1')!
    changeEntry(tx, 'cinema', 'cinema-2', { ...cinema, name: 'The other' })
    const roles: [string, readonly Permission[], object][] = [
      ['owner', [], { everything: true }],
      ['manager', ['sell', 'refund', 'manage_people'], { refundUpToCents: 5000 }],
      ['cashier', ['sell', 'refund'], { refundUpToCents: 2000 }],
    ]
    for (const [id, allowed, more] of roles)
      changeEntry(tx, 'role', id, {
        name: id,
        color: 'red',
        permissions: [...allowed],
        deleted: false,
        ...more,
      })
    const people: [string, string, string[]][] = [
      ...owners.map((id): [string, string, string[]] => [id, 'owner', []]),
      ['max', 'manager', ['cinema-1']],
      ['carla', 'cashier', ['cinema-1']],
      ['there', 'cashier', ['cinema-2']],
    ]
    for (const [id, roleId, cinemaIds] of people)
      changeEntry(tx, 'employee', id, {
        name: id,
        roleIds: [roleId],
        cinemaIds,
        receivesManagementNotifications: false,
        active: true,
      })
  })
  return node
}

const as = (node: Node, id: string) => {
  const { employee: who, permissions: allowed } = employeeWithRoles(node.catalogue, id)!
  const cinemas = who.cinemaIds.length ? who.cinemaIds : ('all' as const)
  return { employeeId: id, permissions: allowed, cinemas }
}

async function said(node: Node, command: (tx: Tx) => unknown) {
  const refusal = await node.execute(byHand, command).then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(refusal).toBeInstanceOf(Refusal)
  return (refusal as Refusal).code
}

const newcomer = { name: 'Nina', roleIds: ['cashier'], cinemaIds: ['cinema-1'] }

test('a manager makes people of the own cinema, with no right of which the manager lacks', async () => {
  const node = await opened()
  const make = (fields: object) => (tx: Tx) =>
    createEntry(tx, employee, 'nina', { ...newcomer, ...fields }, as(node, 'max'))
  expect(await said(node, make({ roleIds: ['owner'] }))).toBe('grants_more')
  expect(await said(node, make({ cinemaIds: [] }))).toBe('grants_more')
  expect(await said(node, make({ cinemaIds: ['cinema-1', 'cinema-2'] }))).toBe('grants_more')
  await node.execute(byHand, make({}))
  expect(node.catalogue.get('employee', 'nina')).toMatchObject({ active: true, portalAccess: false })
})

test('nobody gives a person alone what they lack themselves, or what has a limit with them', async () => {
  const node = await opened()
  const give = (permissions: Permission[]) => (tx: Tx) =>
    editEntry(tx, employee, 'carla', { permissions }, as(node, 'max'))
  expect(await said(node, give(['manage_prices']))).toBe('grants_more')
  // Max refunds up to 50 euros; what is given to a person has no limit.
  expect(await said(node, give(['refund']))).toBe('grants_more')
  await node.execute(byHand, give(['manage_people']))
  expect(employeeWithRoles(node.catalogue, 'carla')!.permissions).toContain('manage_people')
  // Whoever may do more by their own right is out of reach too.
  await node.execute(byHand, tx => changeEntry(tx, 'employee', 'carla', { permissions: ['manage_settings'] }))
  const rename = (tx: Tx) => editEntry(tx, employee, 'carla', { name: 'X' }, as(node, 'max'))
  expect(await said(node, rename)).toBe('not_allowed')
})

test('nobody changes who may do more, or works elsewhere', async () => {
  const node = await opened()
  const rename = (id: string) => (tx: Tx) => editEntry(tx, employee, id, { name: 'X' }, as(node, 'max'))
  expect(await said(node, rename('olga'))).toBe('not_allowed')
  expect(await said(node, rename('there'))).toBe('not_allowed')
  await node.execute(byHand, rename('carla'))
})

test('a role is changed by who has all its rights and is responsible for everybody with it', async () => {
  const node = await opened()
  const edit =
    (id: string, fields: object, who = 'max') =>
    (tx: Tx) =>
      editEntry(tx, role, id, { ...fields }, as(node, who))
  // Somebody in the other cinema has it too.
  expect(await said(node, edit('cashier', { permissions: ['sell'] }))).toBe('not_allowed')
  expect(await said(node, edit('owner', { name: 'Boss' }))).toBe('not_allowed')
  const make = (fields: object) => (tx: Tx) =>
    createEntry(tx, role, 'helper', { name: 'Helper', permissions: ['sell'], ...fields }, as(node, 'max'))
  expect(await said(node, make({ permissions: ['manage_prices'] }))).toBe('grants_more')
  expect(await said(node, make({ everything: true }))).toBe('grants_more')
  expect(await said(node, make({ permissions: ['refund'] }))).toBe('grants_more')
  await node.execute(byHand, make({ permissions: ['refund'], refundUpToCents: 5000 }))
  await node.execute(byHand, edit('cashier', { permissions: ['sell'] }, 'olga'))
})

test('somebody who may do everything always stays', async () => {
  const node = await opened()
  const olga = as(node, 'olga')
  const edit = (fields: object) => (tx: Tx) => editEntry(tx, employee, 'olga', { ...fields }, olga)
  expect(await said(node, edit({ roleIds: ['manager'] }))).toBe('last_admin')
  expect(await said(node, edit({ cinemaIds: ['cinema-1'] }))).toBe('last_admin')
  expect(await said(node, edit({ portalAccess: false }))).toBe('last_admin')
  expect(await said(node, tx => editEntry(tx, role, 'owner', { everything: false }, olga))).toBe('last_admin')
  const signedIn = { ...as(node, 'max'), employeeId: 'somebody' } as never
  expect(await said(node, tx => setActive(tx, 'olga', false, signedIn))).toBe('last_admin')
  const two = await opened(['olga', 'oskar'])
  await two.execute(byHand, tx => setActive(tx, 'olga', false, signedIn))
  expect(two.catalogue.get('employee', 'olga')?.active).toBe(false)
})

test('the last person who gets mails for the management keeps them, and is not blocked', async () => {
  const node = await opened(['olga', 'oskar'])
  const olga = as(node, 'olga')
  const told = (id: string, receivesManagementNotifications: boolean) => (tx: Tx) =>
    editEntry(tx, employee, id, { receivesManagementNotifications }, olga)
  await node.execute(byHand, told('oskar', true))
  expect(await said(node, told('oskar', false))).toBe('last_notified')
  const signedIn = { ...olga, employeeId: 'olga' } as never
  expect(await said(node, tx => setActive(tx, 'oskar', false, signedIn))).toBe('last_notified')
  await node.execute(byHand, told('olga', true))
  await node.execute(byHand, told('oskar', false))
  expect(node.catalogue.get('employee', 'oskar')?.receivesManagementNotifications).toBe(false)
})

test('a role that people have is not deleted', async () => {
  const node = await opened()
  const remove = (tx: Tx) => deleteEntry(tx, all, role, 'cashier', as(node, 'olga'))
  expect(await said(node, remove)).toBe('still_used')
})

test('everything is every permission there is, and no limit', async () => {
  const node = await opened()
  expect(employeeWithRoles(node.catalogue, 'olga')!.permissions).toEqual([...permissions])
  const limited = { permissions: ['refund' as const], refundUpToCents: 500 }
  expect(refundUpTo([limited])).toBe(500)
  expect(refundUpTo([limited, { permissions: ['refund'], refundUpToCents: 900 }])).toBe(900)
  expect(refundUpTo([limited, { permissions: ['sell'] }])).toBe(500)
  expect(refundUpTo([limited, { permissions: [], everything: true }])).toBeNull()
  expect(refundUpTo([{ permissions: ['sell'] }])).toBe(0)
})

test('what a person did is found in the journal, newest first', async () => {
  const node = await opened()
  const max = { who: 'employee:max', via: 'portal' }
  for (const name of ['A', 'B', 'C'])
    await node.execute(max, tx => changeEntry(tx, 'cinema', 'cinema-1', { name }))
  const { facts, next } = writtenBy(node.db, 'max', { before: null, most: 2 })
  expect(facts.map(({ body }) => (body as { fields: { name: string } }).fields.name)).toEqual(['C', 'B'])
  const rest = writtenBy(node.db, 'max', { before: next, most: 2 })
  expect(rest.facts.map(({ body }) => (body as { fields: { name: string } }).fields.name)).toEqual(['A'])
  expect(rest.next).toBeNull()
  expect(writtenBy(node.db, 'nobody', { before: null, most: 2 })).toEqual({ facts: [], next: null })
})
