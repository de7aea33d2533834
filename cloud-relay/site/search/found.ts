/** The longest text that is searched for, in letters; more is cut off. */
export const queryMost = 80

type FoundKind = 'film' | 'event' | 'page' | 'question'

/** One thing that a search found, in the reader's language. */
export type FoundOne = {
  kind: FoundKind
  title: string
  /** Its path, without the language. */
  href: string
  /** What tells it from others: year and directors, the next day, the page of a question. */
  line: string
  /** Its first words. */
  text: string
  /** A film's or an event's poster; null where it has none. */
  picture: string | null
}

/** What was searched for and what was found; `isCut` where there is more than is listed. */
export type Found = { query: string; results: readonly FoundOne[]; isCut: boolean }
