import * as z from 'zod'
import { wordsOfMost } from '../../i18n/words.ts'
import { hrefMost, isHref } from './href.ts'

export const hrefText = z.string().max(hrefMost).refine(isHref, 'field.invalid')

const id = z.string().min(1).max(40)

/**
 * One part of what the exhibitor writes. There is no HTML anywhere: lines know bold, italic and links (`inline.ts`), and
 * everything else is a part of its own.
 */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), id, text: wordsOfMost(160) }),
  /** An empty line begins another paragraph. */
  z.object({ kind: z.literal('paragraph'), id, text: wordsOfMost(4000) }),
  /** A line each. */
  z.object({ kind: z.literal('list'), id, text: wordsOfMost(4000), numbered: z.boolean() }),
  /** A file by the hash of its bytes, and what it shows for those who do not see it. */
  z.object({
    kind: z.literal('picture'),
    id,
    file: z.string().regex(/^[\w-]{10,80}$/),
    text: wordsOfMost(300),
  }),
  z.object({ kind: z.literal('button'), id, text: wordsOfMost(80), href: hrefText }),
  /** The questions of a category with their answers. */
  z.object({ kind: z.literal('questions'), id, groupId: z.string() }),
  /** What tickets cost, by the prices that hold when it is read. */
  z.object({ kind: z.literal('prices'), id }),
])
export type Block = z.infer<typeof block>
export type BlockKind = Block['kind']

/**
 * Parts with at most so many letters in all their languages.
 * Source for the bounds of a page: a long page of terms has some 30,000 letters in a language.
 */
export function blocksOfMost(letters: number) {
  return z
    .array(block)
    .max(60)
    .refine(all => JSON.stringify(all).length <= letters, 'field.too_long')
}

/** What is written on a page: as much as one call may carry, twice. */
export const blocks = blocksOfMost(100_000)
