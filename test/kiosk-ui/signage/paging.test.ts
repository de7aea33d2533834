import { expect, test } from 'vitest'
import { pagesOf, sceneAt } from '#kiosk/signage/paging.ts'

test('pages are as even as they can be', () => {
  expect(pagesOf([1, 2, 3, 4, 5, 6, 7], 5)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7],
  ])
  expect(pagesOf([1, 2, 3], 5)).toEqual([[1, 2, 3]])
  expect(pagesOf([], 5)).toEqual([])
})

test('a page stays until each of its posters stood in front, and never less than three beats', () => {
  const pictures = [4, 1]
  expect(Array.from({ length: 8 }, (_, beat) => sceneAt(beat, pictures))).toEqual([
    { page: 0, picture: 0, turn: 0 },
    { page: 0, picture: 1, turn: 0 },
    { page: 0, picture: 2, turn: 0 },
    { page: 0, picture: 3, turn: 0 },
    { page: 1, picture: 0, turn: 1 },
    { page: 1, picture: 0, turn: 1 },
    { page: 1, picture: 0, turn: 1 },
    { page: 0, picture: 0, turn: 2 },
  ])
})

test('an empty wall still takes turns between the languages', () => {
  expect(sceneAt(3, [])).toEqual({ page: 0, picture: 0, turn: 1 })
})
