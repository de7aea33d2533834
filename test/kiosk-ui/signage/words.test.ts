import { expect, test } from 'vitest'
import { versionWords } from '#kiosk/signage/version-words.ts'
import { wordsOf } from '#kiosk/signage/words.ts'

test('the wall puts figures into its sentences in every language', () => {
  expect(wordsOf('de')('in_minutes', { count: 12 })).toBe('in 12 Min.')
  expect(wordsOf('fr')('from_age', { age: 12 })).toBe('dès 12 ans')
})

test('the wall names a version in words, never by its code', () => {
  const version = { audioLanguage: 'en', subtitles: ['fr', 'nl'], dimension: '3d', mediaType: 'DCP' } as const
  const told = { ...version, subtitles: [...version.subtitles] }
  expect(versionWords(told, 'en', wordsOf('en'))).toBe('English, 3D, subtitles French, Dutch')
  expect(versionWords(told, 'fr', wordsOf('fr'))).toBe('Anglais, 3D, sous-titres français, néerlandais')
  expect(versionWords({ ...told, audioLanguage: 'fr', subtitles: [] }, 'de', wordsOf('de'))).toBe(
    'Französisch, 3D',
  )
})
