import { drawingSeed } from '#core/content/poster/brush.ts'
import { isUploaded, renditionOf } from '#core/content/pictures/sizes.ts'
import { backdropOf } from '#core/programme/backdrop.ts'
import type { FilmPicture } from '#core/programme/film-pictures.ts'
import type { Movie } from '#core/programme/movie.ts'
import type { Exhibitor } from '#core/venue/cinema.ts'

type Shared = Pick<Movie, 'id' | 'title' | 'year' | 'genres' | 'directors'> & {
  posterUrl: string
  pictures: readonly FilmPicture[]
}
type Brand = Pick<Exhibitor, 'tradeName' | 'accentHue'>

/** The picture that is brought for a film and shared with its page: what stands above its title, else its poster. */
export function sharedPhoto({
  posterUrl,
  pictures,
}: Pick<Shared, 'posterUrl' | 'pictures'>):
  | { kind: 'backdrop'; file: string; focus: FilmPicture['focus'] }
  | { kind: 'poster'; file: string }
  | undefined {
  const backdrop = backdropOf(pictures)
  if (backdrop) return { kind: 'backdrop', file: backdrop.file, focus: backdrop.focus }
  return isUploaded(posterUrl) ? { kind: 'poster', file: posterUrl.split('/').at(-1)! } : undefined
}

/**
 * The address of a film's picture for networks, which take no SVG and show wide ones large: what stands above its title,
 * its poster on the exhibitor's colour, or one drawn for sharing. It changes with what it shows, because networks keep
 * pictures by their address.
 */
export function sharePath(movie: Shared, brand: Brand): string {
  const ending = sharedPhoto(movie) ? 'jpg' : 'png'
  return `/share/${encodeURIComponent(movie.id)}/${shareVersion(movie, brand)}.${ending}`
}

/** The address of a film's picture for search engines: its poster where one was brought, else as networks are given it. */
export function listedPath(movie: Shared, brand: Brand): string {
  return isUploaded(movie.posterUrl) ? renditionOf(movie.posterUrl, '900.jpg') : sharePath(movie, brand)
}

/** A text that is the same as long as what the picture is made of is. */
export function shareVersion(movie: Shared, { tradeName, accentHue }: Brand): string {
  const { title, year, genres, directors } = movie
  const photo = sharedPhoto(movie)
  const beside = photo ? [photo, accentHue] : []
  return drawingSeed(JSON.stringify([title, year, genres, directors, tradeName, ...beside])).toString(36)
}
