import type { SealedFact } from './fact.ts'

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
  /** Everything it holds, oldest first; a group may come twice, where a program died between two tries. */
  read(): Iterable<SealedFact>
  condition(): { path: string; condition: 'operational' | 'lost'; sameDevice: boolean; bytes: number }
  close(): Promise<void>
}

/** Keeps nothing: for nodes whose loss is part of a test's story. */
export function noMirror(): Mirror {
  return {
    append: async () => {},
    reopen: async () => {},
    last: () => undefined,
    read: () => [],
    condition: () => ({ path: '', condition: 'operational', sameDevice: false, bytes: 0 }),
    close: async () => {},
  }
}
