import { expect, test } from 'vitest'
import { createEntry, deleteEntry, editEntry } from '#core/catalogue/commands.ts'
import { anyOf, type Caller } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import type { ReportQuestion } from '#core/reports/contract.ts'
import { report } from '#core/reports/report.entity.ts'
import { requireMayAsk, seesView, type ReportFields } from '#core/reports/view.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'

const all = anyOf(entities)
const kind = all.find(each => each.kind === 'report')!
const who = (employeeId: string, ...permissions: Caller['permissions']): Caller => ({
  employeeId,
  permissions,
  cinemas: 'all',
})
const mia = who('mia', 'see_reports')
const fields = {
  name: 'Bar of the week',
  ownerId: 'mia',
  shape: { subject: 'takings', by: 'product', kind: 'product', compare: 'none' },
  period: 'last_week',
} as const
const view: ReportFields = { ...fields, sharedWith: 'nobody', roleIds: [], deleted: false }
const asked: ReportQuestion = { ...fields.shape, from: '2026-11-16', to: '2026-11-22', view: 'bar' }

test('what somebody keeps and shares is changed by them alone, and by who looks after people', async () => {
  const { node } = await openSmallNode('box')
  const done = (command: Parameters<typeof node.execute>[1]) => node.execute(byHand, command)
  await expect(
    done(tx => createEntry(tx, kind, 'bar', { ...fields, ownerId: 'carl' }, mia)),
  ).rejects.toMatchObject({ code: 'report_not_yours' })
  await done(tx => createEntry(tx, kind, 'bar', { ...fields, sharedWith: 'reports' }, mia))
  const carl = who('carl', 'see_reports')
  await expect(done(tx => editEntry(tx, kind, 'bar', { name: 'Mine' }, carl))).rejects.toMatchObject({
    code: 'report_not_yours',
  })
  await expect(done(tx => deleteEntry(tx, all, kind, 'bar', carl))).rejects.toMatchObject({
    code: 'report_not_yours',
  })
  expect(node.catalogue.get('report', 'bar')?.name).toBe('Bar of the week')
  await done(tx => editEntry(tx, kind, 'bar', { name: 'Bar, by product' }, mia))
  await done(tx =>
    editEntry(tx, kind, 'bar', { name: 'The bar' }, who('ada', 'see_reports', 'manage_people')),
  )
  expect(node.catalogue.get('report', 'bar')?.name).toBe('The bar')
})

test('a report is seen by its owner and whom it is shared with, roles that see no other one included', () => {
  const by = (roleId: string, ...permissions: Caller['permissions']) => ({
    employeeId: 'carl',
    permissions,
    roleIds: [roleId],
  })
  expect(seesView(view, { ...by('office', 'see_reports'), employeeId: 'mia' })).toBe(true)
  // Who may see no reports any more sees none of their own either.
  expect(seesView(view, { ...by('office'), employeeId: 'mia' })).toBe(false)
  expect(seesView(view, by('office', 'see_reports'))).toBe(false)
  expect(seesView({ ...view, sharedWith: 'reports' }, by('office', 'see_reports'))).toBe(true)
  expect(seesView({ ...view, sharedWith: 'reports' }, by('office'))).toBe(false)
  expect(seesView({ ...view, sharedWith: 'roles', roleIds: ['bar'] }, by('bar'))).toBe(true)
  expect(seesView({ ...view, sharedWith: 'roles', roleIds: ['bar'] }, by('door'))).toBe(false)
  expect(
    report.edit!.sees!({ catalogue: { get: () => undefined, all: () => [] } }, mia, { ...view, id: 'bar' }),
  ).toBe(true)
})

test('who sees one report alone asks for that one, of any days, and for nothing else', () => {
  const bar = { employeeId: 'carl', permissions: [], roleIds: ['bar'] }
  const shared = { ...view, sharedWith: 'roles' as const, roleIds: ['bar'] }
  const ask = (change: Partial<ReportQuestion>, of: ReportFields | null = shared) =>
    requireMayAsk({ ...asked, ...change }, bar, of ?? undefined)
  ask({})
  ask({ from: '2026-01-01', compare: 'year' })
  for (const change of [
    { by: 'day' },
    { subject: 'payments' },
    { kind: undefined },
    { source: 'site' },
  ] as const)
    expect(() => ask(change as Partial<ReportQuestion>), JSON.stringify(change)).toThrow('not_allowed')
  expect(() => ask({ cinema: 'cinema-1' })).toThrow('not_allowed')
  expect(() => ask({}, null)).toThrow('not_allowed')
  expect(() => ask({}, { ...shared, deleted: true })).toThrow('not_allowed')
  expect(() => ask({}, { ...shared, roleIds: ['door'] })).toThrow('not_allowed')
  requireMayAsk({ ...asked, by: 'day' }, { ...bar, permissions: ['see_reports'] }, undefined)
})
