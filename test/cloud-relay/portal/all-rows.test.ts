import { expect, test } from 'vitest'
import { allRows } from '#relay/portal/parts/all-rows.ts'

/** A list of so many rows, two a page. */
const listOf = (count: number) => (page: { before?: string }) => {
  const from = Number(page.before ?? 0)
  const rows = [from, from + 1].filter(row => row < count).map(row => [String(row)])
  return Promise.resolve({ rows, next: from + 2 < count ? String(from + 2) : null })
}

test('a file has every row of the list once, and says how far it is', async () => {
  const counts: number[] = []
  const { rows, whole } = await allRows(listOf(5), 100, count => counts.push(count))
  expect([rows.flat().join(''), whole, counts]).toEqual(['01234', true, [2, 4, 5]])
})

test('a list that is longer than a file says so, also when its last page is cut', async () => {
  const saved = async (count: number, most: number) => {
    const { rows, whole } = await allRows(listOf(count), most, () => {})
    return [rows.length, whole]
  }
  expect(await saved(9, 4)).toEqual([4, false])
  expect(await saved(4, 3)).toEqual([3, false])
  expect(await saved(4, 4)).toEqual([4, true])
})
