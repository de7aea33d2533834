import { expect, test } from 'vitest'
import { discountUpTo, refundUpTo } from '#core/access/employee.ts'
import { employeeWithRoles } from '#core/people/sessions.ts'
import { passwordOf, pinHash } from '#core/people/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'

async function tenant() {
  const { node } = await openSmallNode('box')
  const may = (id: string) => employeeWithRoles(node.catalogue, id)?.permissions
  const change = (kind: 'employee' | 'role', id: string, fields: object) =>
    node.execute(byHand, tx => changeEntry(tx, kind, id, fields))
  const secret = (kind: 'pin' | 'password', stamp: string, hash: string) =>
    node.execute(byHand, tx =>
      tx.append(
        'exhibitor',
        'credential.set',
        { employeeId: 'carl', kind, stamp },
        { email: 'Carl@small.example', hash },
      ),
    )
  return { node, may, change, secret }
}

test('people may do what all their roles together allow', async () => {
  const { may, change } = await tenant()
  expect(may('carl')).toEqual(['sell', 'scan'])
  await change('employee', 'carl', { roleIds: ['role-usher', 'role-cashier'] })
  expect(may('carl')!.toSorted()).toEqual(['scan', 'sell'])
})

test('a person may do something beside what the roles allow, until it is taken back', async () => {
  const { node, may, change } = await tenant()
  await change('employee', 'carl', { permissions: ['refund', 'sell'] })
  expect(may('carl')).toEqual(['sell', 'scan', 'refund'])
  const { grants } = employeeWithRoles(node.catalogue, 'carl')!
  // What is given to a person has no limit of sums, and discounts come with roles alone.
  expect([refundUpTo(grants), discountUpTo(grants)]).toEqual([null, 0])
  await change('employee', 'carl', { permissions: [] })
  expect(may('carl')).toEqual(['sell', 'scan'])
})

test('who was deactivated, or never was here, is nobody from that moment on', async () => {
  const { may, change } = await tenant()
  await change('employee', 'carl', { active: false })
  expect([may('carl'), may('nobody')]).toEqual([undefined, undefined])
})

test('a role that was taken away allows nothing any more', async () => {
  const { may, change } = await tenant()
  await change('role', 'role-cashier', { deleted: true })
  expect(may('carl')).toEqual([])
})

test('the newest PIN counts, also when an older one arrives after it', async () => {
  const { node, secret } = await tenant()
  await secret('pin', '2.a', 'new')
  await secret('pin', '1.a', 'old')
  expect(pinHash(node, 'carl')).toBe('new')
  await secret('pin', '3.a', 'newest')
  expect(pinHash(node, 'carl')).toBe('newest')
})

test('a mail address is found however it is written', async () => {
  const { node, secret } = await tenant()
  await secret('password', '1.a', 'hash')
  expect(passwordOf(node, 'CARL@SMALL.example')).toEqual({ employeeId: 'carl', hash: 'hash' })
  expect(passwordOf(node, 'carl@other.example')).toBeUndefined()
  expect(pinHash(node, 'carl')).toBeUndefined()
})
