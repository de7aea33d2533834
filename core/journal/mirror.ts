import type { SealedFact } from './fact.ts'

/** Some facts of a mirror, as they lie there one after the other; so few that memory does not grow with the years. */
export type MirrorPage = {
  facts: readonly SealedFact[]
  /** Where the page begins: reading may go on there. */
  at: string
  /** How much of the mirror lies before the end of this page, 0 to 1. */
  share: number
  /** Places up to the end of this page that could not be read. */
  damaged: number
}

/**
 * The second place every fact is on before anything that depends on it leaves the node. A file on a second device
 * today; an interface, so that a replicated log can stand here one day.
 */
export type Mirror = {
  /** Resolves when the facts would survive the loss of the database's disk; rejects when they would not. */
  append(facts: readonly SealedFact[]): Promise<void>
  /**
   * After a refusal: looks at the device anew, and makes sure that what `last` and `read` tell from then on would survive
   * the loss of power too. What was refused is not among it, though the device may show it.
   */
  reopen(): Promise<void>
  /**
   * The last fact it holds whole; null when it holds none, undefined when it cannot tell because it keeps nothing.
   * Throws when the device cannot be read.
   */
  last(): SealedFact | null | undefined
  /**
   * Everything it holds, oldest first, page by page; a group may come twice, where a program died between two tries. What
   * cannot be read is left out and counted.
   *
   * @param from where a page began; everything is read where this mirror knows no such place
   */
  read(from?: string): AsyncIterable<MirrorPage>
  condition(): { path: string; condition: 'operational' | 'lost'; sameDevice: boolean; bytes: number }
  close(): Promise<void>
}

/** Keeps nothing: for nodes whose loss is part of a test's story. */
export function noMirror(): Mirror {
  return {
    append: async () => {},
    reopen: async () => {},
    last: () => undefined,
    read: () => pagesOf([]),
    condition: () => ({ path: '', condition: 'operational', sameDevice: false, bytes: 0 }),
    close: async () => {},
  }
}

/**
 * A list of facts as a mirror reads it.
 *
 * @param from the number of the first one
 */
export async function* pagesOf(
  facts: readonly SealedFact[],
  from = '0',
  factsPerPage = 1000,
): AsyncIterable<MirrorPage> {
  const first = Number(from) < facts.length ? Number(from) : 0
  for (let at = first; at < facts.length; at += factsPerPage)
    yield {
      facts: facts.slice(at, at + factsPerPage),
      at: String(at),
      share: Math.min(1, (at + factsPerPage) / facts.length),
      damaged: 0,
    }
}
