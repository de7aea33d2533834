import { expect, test } from 'vitest'
import { filmHues } from '#relay/portal/programme/film-hues.ts'

test('every film keeps its colour, in whatever order the films come', () => {
  const films = [{ id: 'dune' }, { id: 'arrival' }, { id: 'heat' }]
  expect(filmHues([...films].reverse())).toEqual(filmHues(films))
  expect(new Set(filmHues(films).values()).size).toBe(3)
})
