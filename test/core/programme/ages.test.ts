import { expect, test } from 'vitest'
import { ageIn, contentIn, meaningOfAge } from '#core/programme/age-rating.ts'

const film = {
  minimumAge: 16,
  ageBelgium: 14,
  ageLuxembourg: 12,
  contentBelgium: ['language', 'violence'],
} as const

test('each country tells its own age; another one, and one without an age of its own, the film’s', () => {
  expect(['BE', 'LU', 'DE', undefined].map(country => ageIn(film, country))).toEqual([14, 12, 16, 16])
  expect(ageIn({ minimumAge: 16, ageBelgium: null }, 'BE')).toBe(16)
  expect(ageIn({ minimumAge: null, ageBelgium: 0 }, 'BE')).toBe(0)
})

test('Belgium advises and warns by its pictograms in their order; Luxembourg binds and has none', () => {
  expect(meaningOfAge(ageIn(film, 'BE'), 'BE')).toEqual({ word: 'ageAdvised', age: 14 })
  expect(contentIn(film, 'BE')).toEqual(['violence', 'language'])
  expect(meaningOfAge(ageIn(film, 'LU'), 'LU')).toEqual({ word: 'ageAccompanied', age: 12, from: 6 })
  expect(contentIn(film, 'LU')).toEqual([])
})
