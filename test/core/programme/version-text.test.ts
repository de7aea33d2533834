import { expect, test } from 'vitest'
import { languageName } from '#core/i18n/format.ts'
import { locales } from '#core/i18n/locale.ts'
import { languageCode, type Version } from '#core/programme/movie.ts'
import { versionShort, versionText } from '#core/programme/version-text.ts'

const french = { originalLanguage: 'fr' } as const
const version = (change: Partial<Version> = {}): Version => ({
  id: 'version-1',
  movieId: 'movie-1',
  audioLanguage: 'fr',
  subtitles: [],
  dimension: '2d',
  mediaType: 'DCP',
  deleted: false,
  ...change,
})

test('the original version is OV, and VO for French readers', () => {
  expect(locales.map(locale => versionShort(version(), french, locale))).toEqual(['OV', 'OV', 'VO', 'OV'])
})

test.each<[string, Partial<Version>, string]>([
  ['a dubbed version is its language', { audioLanguage: 'de' }, 'de'],
  ['subtitles follow the dot, in their order', { subtitles: ['nl', 'de'] }, 'OV · nl/de'],
  ['3D stands with the sound', { dimension: '3d', subtitles: ['nl'] }, 'OV 3D · nl'],
  ['Flemish is written as Dutch', { audioLanguage: 'nl-BE', subtitles: ['nl-BE'] }, 'nl · nl'],
])('%s', (_, change, text) => {
  expect(versionShort(version(change), french, 'en')).toBe(text)
})

test('in words, each language in the reader’s own', () => {
  const full = version({ subtitles: ['nl', 'de'], dimension: '3d', mediaType: 'DOLBYATMOS' })
  const words = locales.map(locale => versionText(full, french, locale).replaceAll('\u00a0', ' '))
  expect(words).toEqual([
    'French (OV), 3D, Dolby Atmos, with subtitles: Dutch, German',
    'Französisch (OV), 3D, Dolby Atmos, mit Untertiteln: Niederländisch, Deutsch',
    'français (VO), 3D, Dolby Atmos, sous-titres : néerlandais, allemand',
    'Frans (OV), 3D, Dolby Atmos, ondertitels: Nederlands, Duits',
  ])
})

test('a dubbed version does not call itself original', () => {
  expect(versionText(version({ audioLanguage: 'de' }), french, 'en')).toBe('German')
})

test('every language that a film may have has a name in each of ours, in letters and not as a code', () => {
  for (const code of languageCode.options)
    for (const locale of locales) {
      const name = languageName(code, locale)
      expect([code, locale, name.toLowerCase() === code.toLowerCase()]).toEqual([code, locale, false])
    }
  expect(['tr', 'uk', 'gsw'].map(code => languageName(code, 'de'))).toEqual([
    'Türkisch',
    'Ukrainisch',
    'Schweizerdeutsch',
  ])
})
