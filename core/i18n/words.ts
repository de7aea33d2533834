import * as z from 'zod'

/** A text that people edit in several languages; English is always there. */
export const wordsSchema = z.object({
  en: z.string(),
  de: z.string().optional(),
  fr: z.string().optional(),
  nl: z.string().optional(),
})
