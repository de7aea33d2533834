import type { Genre } from '#core/programme/movie.ts'
import type { Say } from './say.ts'

export function genreName(genre: Genre, t: Say): string {
  return t(`genre_${genre}`)
}
