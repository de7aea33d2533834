import { languageName } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Version } from '#core/programme/movie.ts'
import type { Say } from './words.ts'

type VersionFacts = Pick<Version, 'audioLanguage' | 'subtitles' | 'dimension' | 'mediaType'>

/** A version in words for guests, who do not know what `OV · fr` is: `English, 3D, subtitles French, Dutch`. */
export function versionWords(version: VersionFacts, locale: Locale, say: Say): string {
  const languages = version.subtitles.map(code => languageName(code, locale)).join(', ')
  const sound = languageName(version.audioLanguage, locale)
  return [
    sound.charAt(0).toLocaleUpperCase(locale) + sound.slice(1),
    version.dimension === '3d' ? '3D' : '',
    version.mediaType === 'DOLBYATMOS' ? 'Dolby Atmos' : '',
    languages && say('subtitles', { languages }),
  ]
    .filter(Boolean)
    .join(', ')
}
