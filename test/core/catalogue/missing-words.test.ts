import { expect, test } from 'vitest'
import { wordsMissingIn } from '#core/catalogue/missing-words.ts'

const all = ['en', 'de', 'fr'] as const

test('a text lacks the languages of guests it is not written in, and one nobody wrote lacks nothing', () => {
  expect(wordsMissingIn({ name: { en: 'Popcorn', de: 'Popcorn', fr: ' ' }, hint: { en: '' } }, all)).toEqual([
    { field: 'name', languages: ['fr'] },
  ])
  expect(wordsMissingIn({ name: { en: 'Popcorn' } }, ['en'])).toEqual([])
  // English alone is asked for where guests speak it.
  expect(wordsMissingIn({ name: { en: '', de: 'Zaal' } }, ['de'])).toEqual([])
})

test('texts inside rows count for their field, once, and what is no text does not', () => {
  const entry = {
    phones: [
      { phone: '1', title: { en: 'Desk', de: 'Kasse' } },
      { phone: '2', title: { en: 'Office', fr: 'Bureau' } },
    ],
    lat: 49.6,
    file: null,
    seats: { en: 3 },
    shares: { registerPercent: 10 },
  }
  expect(wordsMissingIn(entry, all)).toEqual([{ field: 'phones', languages: ['de', 'fr'] }])
})
