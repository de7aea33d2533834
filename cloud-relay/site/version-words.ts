import { languageName } from '#core/i18n/format.ts'
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

/** The same on a showtime's button: what is spoken, as `Original 3D`, and what can be read, as `subtitles FR NL`. */
export function versionOnButton(
  version: Version,
  movie: Pick<Movie, 'originalLanguage'>,
  locale: Locale,
  t: Say,
): { spoken: string; subtitles: string | null } {
  const sound =
    version.audioLanguage === 'none'
      ? t('no_dialogue')
      : isOriginal(version, movie)
        ? t('version_original')
        : languageName(version.audioLanguage, locale)
  const codes = version.subtitles.map(code => code.slice(0, 2).toUpperCase())
  return {
    spoken: version.dimension === '3d' ? `${sound} 3D` : sound,
    subtitles: codes.length ? t('version_subtitles', { languages: codes.join('\u00a0') }) : null,
  }
}

/** Whether a film is heard as it was made. */
export function isOriginal(version: Version, { originalLanguage }: Pick<Movie, 'originalLanguage'>): boolean {
  return version.audioLanguage === originalLanguage
}
