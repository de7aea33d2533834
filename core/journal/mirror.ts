import type { SealedFact } from './fact.ts'

/** Some facts of a mirror, in its order; few enough that memory does not grow with its size. */
export type MirrorPage = {
  facts: readonly SealedFact[]
  /** Where the page begins: reading may continue there. */
  at: string
  /** The share of the mirror up to the end of this page, 0 to 1. */
  share: number
  /** Places up to the end of this page that could not be read. */
  damaged: number
}

/**
 * The second place every fact is on before anything that depends on it leaves the node. Today a file on a second
 * device; an interface, so that it may be a replicated log one day.
 */
export type Mirror = {
  /** Resolves when the facts would survive the loss of the database's disk; rejects when they would not. */
  append(facts: readonly SealedFact[]): Promise<void>
  /**
   * After a refusal: reads the device again, and makes sure that what `last` and `read` return from then on survives
   * a power cut too. What was refused is not part of it, although the device may show it.
   */
  reopen(): Promise<void>
  /**
   * The last complete fact it holds; null when it holds none, undefined when it keeps nothing at all. Throws when the
   * device cannot be read.
   */
  last(): SealedFact | null | undefined
  /**
   * Everything it holds, oldest first, page by page; a group may come twice, where a program died between two tries.
   * Unreadable places are left out and counted.
   *
   * @param from where a page began; when this mirror has no such place, everything is read
   */
  read(from?: string): AsyncIterable<MirrorPage>
  condition(): { path: string; condition: 'operational' | 'lost'; sameDevice: boolean; bytes: number }
  close(): Promise<void>
}

/** Keeps nothing: for tests in which a node is lost. */
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
