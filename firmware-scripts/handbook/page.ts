import type { HandbookPage, SectionOf } from '#core/handbook/contents.ts'
import type { PictureName } from './pictures.ts'

/**
 * One piece of a section. In its texts `[[register.pay]]` is the word as that screen says it, `[words](door#used)` leads
 * to another section, and `**words**` are set apart.
 */
export type Block =
  | string
  /** What is done one after the other. */
  | { steps: readonly string[] }
  | { list: readonly string[] }
  /** What must not be missed. */
  | { note: string }
  /** A picture of a screen, and what is on it for who does not see it. */
  | { picture: PictureName; alt: string }
  /** A word and what it means. */
  | { terms: readonly (readonly [word: string, meaning: string])[] }

export type Section = { title: string; body: readonly Block[] }

/** One page of the handbook in one language; the compiler asks for every section that the contents name. */
export type PageText<Page extends HandbookPage> = {
  title: string
  /** What the page is for, also in the list of pages. */
  lead: string
  sections: { readonly [Name in SectionOf<Page>]: Section }
}
