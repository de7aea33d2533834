import { expect, test } from 'vitest'
import { groupOf, productGroupFields, shownGroups } from '#core/pricing/product-groups.ts'
import { productFields } from '#core/pricing/price-rate.ts'

const group = (id: string, order: number, more: { deleted?: boolean } = {}) => ({
  id,
  name: { en: id },
  color: 'violet' as const,
  order,
  deleted: false,
  ...more,
})
const cola = { category: 'drinks' as const }
const wine = { category: 'bar' as const, groupId: 'wine' }
const ids = (groups: readonly { id: string }[]) => groups.map(({ id }) => id)

test('without groups of its own an exhibitor has the five kinds, as ever', () => {
  expect(ids(shownGroups([], []))).toEqual(['popcorn', 'drinks', 'snacks', 'sweets', 'bar'])
  expect(shownGroups([], [cola])[0]).toEqual({ id: 'popcorn', name: null, color: 'amber' })
})

test('own groups stand where their order says, and kinds stay while a product is in no other group', () => {
  const own = [group('wine', 600), group('menus', 0)]
  expect(ids(shownGroups(own, [cola, wine]))).toEqual(['menus', 'drinks', 'wine'])
  expect(ids(shownGroups(own, [wine]))).toEqual(['menus', 'wine'])
})

test('a product whose group is gone is shown under its kind again', () => {
  const gone = [group('wine', 600, { deleted: true }), group('menus', 0)]
  const shown = shownGroups(gone, [wine])
  expect(ids(shown)).toEqual(['menus', 'bar'])
  expect(groupOf(wine, shown)).toBe('bar')
  expect(groupOf(wine, [group('wine', 600)])).toBe('wine')
})

test('products written before groups existed are read as they are', () => {
  const before = {
    name: { en: 'Cola' },
    category: 'drinks',
    cents: 430,
    vatClass: 'drink',
    barcode: null,
    order: 1,
    deleted: false,
  }
  expect(groupOf(productFields.parse(before), [])).toBe('drinks')
  expect(productGroupFields.safeParse({ ...group('x', 1), color: 'puce' }).success).toBe(false)
})

test('two thousand products in thirty groups are grouped within a moment', () => {
  const groups = Array.from({ length: 30 }, (_, at) => group(`g${at}`, at))
  const many = Array.from({ length: 2000 }, (_, at) => ({ category: 'bar' as const, groupId: `g${at % 31}` }))
  expect(shownGroups(groups, many)).toHaveLength(31)
})
