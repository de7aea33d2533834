import { describe, expect, test } from 'vitest'
import { refusals, type RefusalCode } from '#core/refusal.ts'
import { locales } from '#core/i18n/locale.ts'
import { en } from '#core/i18n/refusals/en.ts'
import { fieldSentence, refusalSentence } from '#core/i18n/refusals/sentence.ts'

const zone = 'Europe/Luxembourg'
const codes = Object.keys(refusals) as RefusalCode[]
/** One value for everything a refusal can tell; a time is told as `at`. */
const named = Object.values(en).flatMap(sentence =>
  [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!),
)
const details = {
  ...Object.fromEntries(named.filter(name => name !== 'time').map(name => [name, 7])),
  seats: ['F12', 'F13'],
  movie: 'The Small Film',
  at: '2026-11-21T18:50:00Z',
}

describe.each(locales)('in %s', locale => {
  test('every refusal has a sentence of its own, with all its values filled in', () => {
    const sentences = codes.map(code => refusalSentence(code, details, locale, zone))
    for (const [index, sentence] of sentences.entries())
      expect(`${codes[index]}: ${sentence}`).toMatch(/^\w+: .*\p{L}{2}.*[.!?]$/u)
    expect(sentences.filter(sentence => /\{\{|undefined|refusal\.|\[object/.test(sentence))).toEqual([])
    expect(new Set(sentences).size).toBe(codes.length)
  })
})

test('no language repeats another one’s sentence', () => {
  for (const code of codes) {
    const sentences = locales.map(locale => refusalSentence(code, details, locale, zone))
    expect(new Set(sentences).size, sentences.join(' | ')).toBe(locales.length)
  }
})

test('seats are told as people say them, and times in the cinema’s zone', () => {
  expect(refusalSentence('seat_taken', details, 'en', zone)).toContain('F 12, F 13')
  expect(refusalSentence('ticket_used', details, 'en', zone)).toContain('19:50')
  expect(refusalSentence('ticket_used', details, 'fr', 'Asia/Tokyo')).toContain('03:50')
})

test('a field says what is wrong with it, and a refusal beside a field says the same as above it', () => {
  for (const locale of locales) {
    const sentences = ['field.required', 'field.email', 'field.too_long', 'refusal.screen_occupied'].map(
      code => fieldSentence(code, details, locale, zone),
    )
    expect(new Set(sentences).size).toBe(4)
    expect(sentences[3]).toBe(refusalSentence('screen_occupied', details, locale, zone))
    expect(fieldSentence('field.nobody_wrote_this', details, locale, zone)).toBe(
      fieldSentence('field.invalid', details, locale, zone),
    )
  }
})
