import { expect, test } from 'vitest'
import { filmHues } from '#relay/portal/programme/film-hues.ts'

const films = Array.from({ length: 33 }, (_, index) => ({ id: `film-${index}` }))

test('every film keeps its colour, in whatever order films and shows come', () => {
  const three = films.slice(0, 3)
  const shows = three.map(({ id }) => ({ movieId: id, day: '2026-11-21' }))
  expect(filmHues([...three].reverse(), [...shows].reverse())).toEqual(filmHues(three, shows))
})

test('no two films of one day have the same colour, however many the house knows', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23']
  // Ten films a day of thirty-three, three of them on every day.
  const shownOn = (day: number) => [0, 1, 2, ...Array.from({ length: 7 }, (_, film) => 3 + day * 9 + film)]
  const shows = days.flatMap((day, index) => shownOn(index).map(film => ({ movieId: `film-${film}`, day })))
  const hues = filmHues(films, shows)
  for (const [index] of days.entries())
    expect(new Set(shownOn(index).map(film => hues.get(`film-${film}`))).size).toBe(10)
})

test('with more films on one day than hues they are shared as evenly as can be', () => {
  const hues = filmHues(
    films,
    films.map(({ id }) => ({ movieId: id, day: '2026-11-21' })),
  )
  const uses = [...hues.values()].map(hue => [...hues.values()].filter(each => each === hue).length)
  expect(Math.max(...uses)).toBe(2)
})
