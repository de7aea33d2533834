import type { SealedFact } from './fact.ts'

/**
 * The second place every fact is on before anything that depends on it leaves the node. A file on a second device
 * today; an interface, so that a replicated log can stand here one day.
 */
export type Mirror = {
  /** Resolves when the facts would survive the loss of the database's disk; rejects when they would not. */
  append(facts: readonly SealedFact[]): Promise<void>
  condition(): { path: string; condition: 'operational' | 'lost'; sameDevice: boolean; bytes: number }
  close(): Promise<void>
}

/** Keeps nothing: for nodes whose loss is part of a test's story. */
export function noMirror(): Mirror {
  return {
    append: async () => {},
    condition: () => ({ path: '', condition: 'operational', sameDevice: false, bytes: 0 }),
    close: async () => {},
  }
}
