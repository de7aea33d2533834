import type { Locale } from '../i18n/locale.ts'
import { languageName } from '../i18n/format.ts'
import type { LanguageCode, Movie, Version } from './movie.ts'

const original: Record<Locale, string> = { en: 'OV', de: 'OV', fr: 'VO', nl: 'OV' }

function short(code: LanguageCode): string {
  return code === 'nl-BE' ? 'nl' : code
}

/** How a showtime button labels a version: `OV · fr/nl`, `de`, `VO 3D · fr`. */
export function versionShort(
  version: Version,
  movie: Pick<Movie, 'originalLanguage'>,
  locale: Locale,
): string {
  const sound =
    isOriginal(version, movie) || version.audioLanguage === 'none'
      ? original[locale]
      : short(version.audioLanguage)
  const picture = version.dimension === '3d' ? ' 3D' : ''
  const subtitles = version.subtitles.map(short).join('/')
  return subtitles ? `${sound}${picture} · ${subtitles}` : `${sound}${picture}`
}

const withSubtitles: Record<Locale, string> = {
  en: 'with subtitles',
  de: 'mit Untertiteln',
  fr: 'sous-titres',
  nl: 'ondertitels',
}

/** The same in words for people: `English, 3D, with subtitles: French, Dutch`. */
export function versionText(
  version: Version,
  movie: Pick<Movie, 'originalLanguage'>,
  locale: Locale,
): string {
  const sound = languageName(version.audioLanguage, locale)
  const spoken = version.audioLanguage !== 'none'
  const parts = [isOriginal(version, movie) && spoken ? `${sound} (${original[locale]})` : sound]
  if (version.dimension === '3d') parts.push('3D')
  if (version.mediaType === 'DOLBYATMOS') parts.push('Dolby Atmos')
  if (version.subtitles.length)
    parts.push(
      `${withSubtitles[locale]}${locale === 'fr' ? '\u00a0' : ''}: ${version.subtitles.map(code => languageName(code, locale)).join(', ')}`,
    )
  return parts.join(', ')
}

function isOriginal(version: Version, movie: Pick<Movie, 'originalLanguage'>): boolean {
  return version.audioLanguage === movie.originalLanguage
}
