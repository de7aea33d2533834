import * as z from 'zod'
import { declare } from './declare.ts'

/** Where films are looked up. */
export const films = {
  /** The exhibitor's own key of The Movie Database; films are entered by hand where there is none. */
  'films.tmdb_key': declare({
    group: 'portal',
    value: z
      .string()
      .trim()
      .max(600)
      .regex(/^[\w.-]*$/, 'field.invalid'),
    fallback: '',
    narrowest: 'exhibitor',
    audience: 'staff',
    permission: 'manage_settings',
    effect: 'at_once',
    secret: true,
  }),
}
