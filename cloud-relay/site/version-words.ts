import type { Locale } from '#core/i18n/locale.ts'
import type { Movie, Version } from '#core/programme/movie.ts'
import { versionText } from '#core/programme/version-text.ts'
import type { Say } from './say.ts'

/** A version in words; a film without dialogue has no language to name (browsers throw on a name for `none`). */
export function versionWords(
  version: Version,
  movie: Pick<Movie, 'originalLanguage'>,
  locale: Locale,
  t: Say,
): string {
  if (version.audioLanguage !== 'none') return versionText(version, movie, locale)
  const parts = [t('no_dialogue')]
  if (version.dimension === '3d') parts.push('3D')
  if (version.mediaType === 'DOLBYATMOS') parts.push('Dolby Atmos')
  return parts.join(', ')
}
