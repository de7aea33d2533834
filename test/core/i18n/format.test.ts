import { expect, test } from 'vitest'
import { dateText, dayText } from '#core/documents/wording.ts'
import { writtenAs } from '#core/i18n/date-habit.ts'
import { writingFor } from '#core/i18n/habit-store.ts'
import { formatCents, formatDate, formatDay, formatPlainDay, formatTime } from '#core/i18n/format.ts'
import { inLocale, locales } from '#core/i18n/locale.ts'
import { translator } from '#core/i18n/translate.ts'

const zone = 'Europe/Luxembourg'
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('money is written as each reader writes it', () => {
  expect(locales.map(locale => plain(formatCents(123456, locale)))).toEqual([
    '€1,234.56',
    '1.234,56 €',
    '1.234,56 €',
    '€ 1.234,56',
  ])
  expect(plain(formatCents(-250, 'en'))).toBe('-€2.50')
  expect(plain(formatCents(5, 'de'))).toBe('0,05 €')
})

test('times are the cinema’s own, on a clock of 24 hours', () => {
  expect(locales.map(locale => formatTime('2026-11-21T19:05:00Z', locale, zone))).toEqual([
    '20:05',
    '20:05',
    '20:05',
    '20:05',
  ])
  expect(formatTime('2026-07-21T22:00:00Z', 'en', zone)).toBe('00:00')
})

test('a day is the cinema’s own, also when Greenwich is still in yesterday', () => {
  expect(formatDay('2026-11-21T23:30:00Z', 'en', zone)).toBe('Sun 22 Nov')
  expect(formatDate('2026-11-21T19:00:00Z', 'de', zone)).toBe('Samstag, 21. November 2026')
  expect(formatPlainDay('2026-11-21', 'fr', { weekday: 'long' })).toBe('samedi')
})

test('a text left empty in a language is read in English', () => {
  expect(inLocale({ en: 'Child', fr: 'Enfant', nl: '' }, 'fr')).toBe('Enfant')
  expect(inLocale({ en: 'Child', fr: 'Enfant', nl: '' }, 'nl')).toBe('Child')
  expect(inLocale({ en: 'Child' }, 'de')).toBe('Child')
})

test('sentences count, and take names as they are', () => {
  const say = translator('en', {
    seats_one: '{{count}} seat',
    seats_other: '{{count}} seats',
    hello: 'Hello {{name}}',
    'a.b:c': 'kept',
  })
  expect([say('seats', { count: 1 }), say('seats', { count: 0 }), say('seats', { count: 2 })]).toEqual([
    '1 seat',
    '0 seats',
    '2 seats',
  ])
  expect(say('hello', { name: '<Zoé & co>' })).toBe('Hello <Zoé & co>')
  expect(say('a.b:c')).toBe('kept')
})

test('dates are written by their numbers where the exhibitor says so, and weekdays in the reader’s language', () => {
  const all = () => [
    formatDay('2026-11-21T23:30:00Z', 'de', zone),
    plain(formatDate('2026-11-21T19:05:00Z', 'fr', zone)),
    formatPlainDay('2026-11-21', 'nl', { weekday: 'long' }),
    formatPlainDay('2026-11-21', 'en', { month: 'long', year: 'numeric' }),
    dateText('2026-11-01T19:05:00Z', 'en', zone),
    dayText('2026-11-21T19:05:00Z', 'nl', zone),
  ]
  const words = all()
  expect(writtenAs('dots', all)).toEqual([
    'So 22.11.',
    'samedi 21.11.2026',
    'zaterdag',
    'November 2026',
    '01.11.2026',
    'Zaterdag 21.11.2026',
  ])
  expect(writtenAs('slashes', all).slice(0, 2)).toEqual(['So 22/11', 'samedi 21/11/2026'])
  expect(writtenAs('dashes', all)[4]).toBe('01-11-2026')
  expect(writtenAs('iso', all).slice(0, 2)).toEqual(['So 2026-11-22', 'samedi 2026-11-21'])
  expect([writtenAs('a habit of tomorrow', all), all()]).toEqual([words, words])
})

test('a server writes for several exhibitors at the same time, each in its own habit', async () => {
  const saying = (datetime_locale: unknown) => ({ all: () => [{ id: 'exhibitor', datetime_locale }] })
  const later = async () => {
    await Promise.resolve()
    return formatDay('2026-11-21T12:00:00Z', 'en', zone)
  }
  expect(
    await Promise.all([
      writingFor(saying('dots'), later),
      writingFor(saying('slashes'), later),
      writingFor(saying(undefined), later),
      later(),
    ]),
  ).toEqual(['Sat 21.11.', 'Sat 21/11', 'Sat 21 Nov', 'Sat 21 Nov'])
})
