import { expect, test } from 'vitest'
import { mergeFields, type Fields } from '#core/journal/merge.ts'

type Edit = { fields: Fields; stamp: string }
const empty = { fields: {}, stamps: {} }
const merged = (edits: readonly Edit[]) =>
  edits.reduce(
    (entry, edit) => mergeFields(entry, edit.fields, edit.stamp),
    empty as ReturnType<typeof mergeFields>,
  )

function orders<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((first, index) =>
    orders(list.filter((_, other) => other !== index)).map(rest => [first, ...rest]),
  )
}

test('two people who edit different fields both get their way', () => {
  const entry = merged([
    { fields: { title: 'Old', year: 2025 }, stamp: '1.a' },
    { fields: { title: 'New' }, stamp: '2.a' },
    { fields: { year: 2026 }, stamp: '3.b' },
  ])
  expect(entry.fields).toEqual({ title: 'New', year: 2026 })
})

test('of two edits of one field the newer stands, and at the same time the same one everywhere', () => {
  const edits = [
    { fields: { title: 'From the box' }, stamp: '5.box' },
    { fields: { title: 'From the relay' }, stamp: '5.relay' },
  ]
  expect(merged(edits).fields).toEqual({ title: 'From the relay' })
  expect(merged([...edits].reverse()).fields).toEqual({ title: 'From the relay' })
})

test('two edits with one stamp, of a node that forgot the first, come to the same one in any order', () => {
  const edits: Edit[] = [
    { fields: { active: true, roleIds: ['manager'] }, stamp: '5.a' },
    { fields: { active: false, roleIds: ['usher'], name: null }, stamp: '5.a' },
    { fields: { active: true }, stamp: '4.a' },
  ]
  const results = new Set(orders(edits).map(order => JSON.stringify(merged(order))))
  expect([...results]).toHaveLength(1)
  expect(merged(edits).fields).toEqual({ active: true, name: null, roleIds: ['usher'] })
})

test('any order of the same edits gives the same entry, byte for byte', () => {
  const edits: Edit[] = [
    { fields: { title: 'One', cents: 100, deleted: false }, stamp: '1.a' },
    { fields: { cents: 200 }, stamp: '2.b' },
    { fields: { deleted: true, title: 'Two' }, stamp: '3.a' },
    { fields: { deleted: false, order: 4 }, stamp: '4.b' },
    { fields: { deleted: true }, stamp: '5.a' },
    { fields: { cancelled: true, cents: 50 }, stamp: '1.b' },
  ]
  const results = new Set(orders(edits).map(order => JSON.stringify(merged(order))))
  expect([...results]).toHaveLength(1)
  expect(merged(edits).fields).toEqual({ cancelled: true, cents: 200, deleted: true, order: 4, title: 'Two' })
})

test.each(['deleted', 'cancelled'])('what is %s stays so, whoever says otherwise and whenever', field => {
  const yes = { fields: { [field]: true }, stamp: '1.a' }
  const no = { fields: { [field]: false }, stamp: '9.b' }
  for (const order of orders([yes, no])) expect(merged(order).fields).toEqual({ [field]: true })
})

test('merging changes neither the entry nor the edit it was given', () => {
  const entry = merged([{ fields: { title: 'Old' }, stamp: '1.a' }])
  mergeFields(entry, { title: 'New' }, '2.a')
  expect(entry.fields).toEqual({ title: 'Old' })
})

test('a field named as every object’s own parts is a field like any other, and changes nothing else', () => {
  const change = JSON.parse('{"__proto__":{"deleted":true},"constructor":"x","title":"One"}') as Fields
  const { fields, stamps } = merged([{ fields: change, stamp: '1.a' }])
  expect(fields['deleted']).toBeUndefined()
  expect(JSON.stringify(fields)).toBe('{"__proto__":{"deleted":true},"constructor":"x","title":"One"}')
  expect(JSON.stringify(stamps)).toBe('{"__proto__":"1.a","constructor":"1.a","title":"1.a"}')
})
