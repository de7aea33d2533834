import * as z from 'zod'
import { route } from '../api/route.ts'
import { movieView } from './contract.ts'

export const posterImage = route({
  method: 'GET',
  path: '/api/movies/:id/poster',
  summary: 'The poster drawn from the movie’s own facts',
  access: 'public',
  compressed: true,
  params: z.object({ id: z.string() }),
  answerTypes: ['image/svg+xml'],
  answer: z.string(),
  refusals: ['movie_unknown'],
})

export const setPoster = route({
  method: 'PUT',
  path: '/api/movies/:id/poster',
  summary: 'Gives a movie an uploaded poster by the hash of its file; null takes the drawn one again',
  access: 'manage_programme',
  scope: 'exhibitor',
  params: z.object({ id: z.string() }),
  body: z.object({ hash: z.string().nullable() }),
  answer: z.object({ movie: movieView }),
  refusals: ['movie_unknown', 'not_found'],
})
