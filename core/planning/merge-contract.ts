import * as z from 'zod'
import { route } from '../api/route.ts'

export const mergeMovies = route({
  method: 'POST',
  path: '/api/movies/:id/merge',
  summary:
    'Makes one film of two that are the same: its versions and shows become those of the other, and it is deleted; tickets stay as they are',
  access: 'manage_programme',
  scope: 'exhibitor',
  params: z.object({ id: z.string().max(100) }),
  body: z.strictObject({ into: z.string().max(100) }),
  answer: z.object({ shows: z.int() }),
  refusals: ['movie_unknown', 'merge_itself', 'merge_too_many', 'set_at_relay'],
})
