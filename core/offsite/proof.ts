import type { OriginHead } from '../journal/fact.ts'
import type { OffsiteTrouble } from './contract.ts'

/** What was found in a copy that was restored into a scratch folder. */
export type Restored = {
  /** SQLite's own check: `ok`, or what is wrong. */
  sound: string
  /** The end of every stream, computed from its facts and not read from the head's row. */
  heads: (OriginHead & { facts: number })[]
  /** The newest mark in it; see `Mark`. */
  mark: string | null
}

/**
 * Before a check the live node stores the time and its heads in a local row that the copy must contain. Without it a
 * copy that is no longer updated would look up to date while nothing is sold.
 */
export type Mark = { at: string; heads: readonly OriginHead[] }

export type Proof = {
  trouble: Extract<OffsiteTrouble, 'behind' | 'other_facts' | 'damaged'> | null
  detail: string | null
  behindFacts: number | null
  behindSeconds: number | null
}

/**
 * Compares a restored copy with the live node.
 *
 * @param hashAt the live chain, read after the restore: a correct copy can never be ahead of it
 */
export function prove(
  restored: Restored,
  mark: Mark,
  hashAt: (origin: string, seq: number) => string | undefined,
): Proof {
  const none = { behindFacts: null, behindSeconds: null }
  if (restored.sound !== 'ok') return { trouble: 'damaged', detail: restored.sound, ...none }
  const gap = restored.heads.find(head => head.facts !== head.seq)
  if (gap)
    return { trouble: 'damaged', detail: `${gap.origin}: ${gap.facts} facts up to ${gap.seq}`, ...none }
  const other = restored.heads.find(head => hashAt(head.origin, head.seq) !== head.hash)
  if (other) return { trouble: 'other_facts', detail: `${other.origin} at ${other.seq}`, ...none }
  if (restored.mark && restored.mark > mark.at)
    return { trouble: 'other_facts', detail: `written elsewhere at ${restored.mark}`, ...none }
  const held = new Map(restored.heads.map(head => [head.origin, head.seq]))
  const behindFacts = mark.heads.reduce(
    (sum, head) => sum + Math.max(0, head.seq - (held.get(head.origin) ?? 0)),
    0,
  )
  const behindSeconds = restored.mark
    ? Math.round((Date.parse(mark.at) - Date.parse(restored.mark)) / 1000)
    : null
  const late = behindFacts > 0 || restored.mark !== mark.at
  return { trouble: late ? 'behind' : null, detail: null, behindFacts, behindSeconds }
}
