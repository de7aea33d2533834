import { expect, test } from 'vitest'
import { backdropOf, positionOf } from '#core/programme/backdrop.ts'
import { filmPictures, filmPicturesMost, type FilmPicture } from '#core/programme/film-pictures.ts'

const picture = (change: object = {}): FilmPicture => ({
  id: 'one',
  file: 'A'.repeat(43),
  use: 'still',
  focus: { x: 50, y: 50 },
  ...change,
})

test('the first picture that is for it stands above the title', () => {
  const two = [picture(), picture({ id: 'two', use: 'backdrop' }), picture({ id: 'three', use: 'backdrop' })]
  expect(backdropOf(two)?.id).toBe('two')
  expect(backdropOf([picture()])).toBeUndefined()
  expect(backdropOf()).toBeUndefined()
  expect(positionOf(picture({ focus: { x: 0, y: 100 } }))).toBe('0% 100%')
})

test.each([
  ['a focus outside of it', { focus: { x: 101, y: 0 } }],
  ['a focus between two points', { focus: { x: 0.5, y: 0 } }],
  ['a file that is no hash', { file: '../../etc/passwd' }],
  ['another use', { use: 'poster' }],
])('a picture with %s is none of a film', (_, change) => {
  expect(filmPictures.safeParse([picture()]).success).toBe(true)
  expect(filmPictures.safeParse([picture(change)]).success).toBe(false)
})

test('a film has only so many', () => {
  const of = (count: number) => filmPictures.safeParse(Array.from({ length: count }, () => picture())).success
  expect([of(filmPicturesMost), of(filmPicturesMost + 1)]).toEqual([true, false])
})
