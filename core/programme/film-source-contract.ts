import * as z from 'zod'
import { route } from '../api/route.ts'
import { movieFields } from './movie.ts'

/** A film another database knows. */
export const foundFilm = z.object({
  /** Its number there. */
  id: z.int(),
  title: z.string(),
  originalTitle: z.string(),
  year: z.int().nullable(),
})
export type FoundFilm = z.infer<typeof foundFilm>

/** What of a film another database says, in Foyer's fields; what it does not say, or says in a way that no field takes, is left out. */
export const takenFilm = movieFields
  .pick({
    title: true,
    originalTitle: true,
    year: true,
    releasedAt: true,
    runtimeMinutes: true,
    directors: true,
    actors: true,
    genres: true,
    nations: true,
    originalLanguage: true,
    spokenLanguages: true,
    tagline: true,
    overview: true,
    minimumAge: true,
    ageBelgium: true,
    ageLuxembourg: true,
    trailerUrl: true,
    links: true,
  })
  .partial()
export type TakenFilm = z.infer<typeof takenFilm>

const refusals = ['film_source_not_set', 'film_source_denied', 'film_source_silent'] as const

export const searchFilms = route({
  method: 'GET',
  path: '/api/film-source',
  summary: 'Films of The Movie Database by a part of their title, asked for with the exhibitor’s own key',
  access: 'manage_programme',
  scope: 'exhibitor',
  query: z.object({ title: z.string().trim().min(2).max(100) }),
  answer: z.object({ films: z.array(foundFilm) }),
  refusals: [...refusals, 'too_many_requests'],
})

export const takeFilm = route({
  method: 'GET',
  path: '/api/film-source/:id',
  summary: 'What The Movie Database says of a film, in the fields of a film here; nothing is written',
  access: 'manage_programme',
  scope: 'exhibitor',
  params: z.object({ id: z.coerce.number().int().min(1).max(2_000_000_000) }),
  answer: z.object({ film: takenFilm }),
  refusals: [...refusals, 'movie_unknown', 'too_many_requests'],
})
