import * as z from 'zod'
import { wordsSchema } from '../i18n/words.ts'

/**
 * A price list that shows are put on by hand, such as a premiere's or a school week's: the rates that name it are offered
 * for its shows and no others.
 */
export const namedListFields = z.object({
  name: wordsSchema,
  /** Whether its shows have the rates of the list alone; off, the usual ones stand beside them. */
  alone: z.boolean(),
  order: z.int(),
  deleted: z.boolean(),
})
export type NamedListFields = z.infer<typeof namedListFields>
