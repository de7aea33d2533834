import type { Locale } from '../i18n/locale.ts'
import type { TakenFilm } from './film-source-contract.ts'
import { filmOfTmdb } from './tmdb-film.ts'
import { tmdbFilm } from './tmdb-shapes.ts'

/** More characters than any film of The Movie Database has with all its translations. */
export const filmFileMost = 5_000_000

/**
 * A film from a file as The Movie Database tells one (`/movie/{id}`, with what is appended to it), in our fields; read in
 * the browser, at the relay and at a box that is cut off. Null for a file that is none, and for one without a title.
 *
 * @param reader whose language titles are in, and whose country's rating stands for anywhere else
 */
export function readFilmFile(text: string, reader: { locale: Locale; country: string }): TakenFilm | null {
  if (text.length > filmFileMost) return null
  const read = tmdbFilm.safeParse(jsonOf(text))
  const film = read.success ? filmOfTmdb(read.data, reader) : undefined
  return film?.title ? film : null
}

function jsonOf(text: string): unknown {
  try {
    // Some programs begin a file with the mark of its byte order.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
