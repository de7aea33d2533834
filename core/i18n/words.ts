import * as z from 'zod'

/** A text that people edit in several languages; English is always there. */
export const wordsSchema = z.object({
  en: z.string(),
  de: z.string().optional(),
  fr: z.string().optional(),
  nl: z.string().optional(),
})

/** The name of a thing: in English it is never empty. */
export const namedWords = wordsSchema.extend({ en: z.string().trim().min(1).max(120) })

/** A text with at most so many letters in each language. */
export function wordsOfMost(letters: number) {
  const text = z.string().max(letters)
  return z.object({ en: text, de: text.optional(), fr: text.optional(), nl: text.optional() })
}
