import { expect, test } from 'vitest'
import { partsOf, renditions } from '#core/content/pictures/renditions.ts'
import { pictureWidths, renditionOf, widthFor, widthsOf } from '#core/content/pictures/sizes.ts'

test('there are few renditions, and each says its width and type', () => {
  expect(renditions).toHaveLength(15)
  expect(partsOf('400.avif')).toEqual({ width: 400, format: 'avif', type: 'image/avif' })
  expect(partsOf('1600.jpg')).toEqual({ width: 1600, format: 'jpg', type: 'image/jpeg' })
})

test('a browser may choose among the widths up to the widest', () => {
  expect(widthsOf('/files/abc', 'avif', 400)).toBe('/files/abc/200.avif 200w,/files/abc/400.avif 400w')
})

test('a drawn poster has no renditions and stays as it is', () => {
  expect(renditionOf('/api/movies/some/poster', '200.webp')).toBe('/api/movies/some/poster')
  expect(renditionOf('/files/abc', '200.webp')).toBe('/files/abc/200.webp')
})

test('a wall takes the narrowest width that fills it, and the widest when none does', () => {
  expect([1, 200, 201, 720, 1600, 2560].map(widthFor)).toEqual([200, 200, 400, 900, 1600, 1600])
  expect(pictureWidths.toSorted((a, b) => a - b)).toEqual([...pictureWidths])
})
