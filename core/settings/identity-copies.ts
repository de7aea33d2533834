import { existsSync } from 'node:fs'
import { writeDurably } from './start.ts'
import type { Durable } from './durable-identity.ts'

/**
 * Where a node's identity is stored: beside its database, with a copy beside its mirror, so that one disk may die.
 */
export type IdentityPlace = { path: string; copy: string }

type Living = Durable & { nodeId: string }

/**
 * Reads both copies and returns the one with the newer epoch, of equal ones that which tells of a recovery; undefined when
 * there is neither. One of the disks may be an older image: with its old epoch the node would have to recover from the
 * other side. When the copies are of
 * different nodes, the one beside the database counts.
 *
 * @param read throws when a copy is damaged; rethrown only when the other copy cannot be used either
 * @param epochOf the epoch in a copy
 */
export function newestIdentity<T extends Living>(
  at: IdentityPlace,
  read: (path: string) => T,
  epochOf: (identity: T) => number,
): T | undefined {
  const found: T[] = []
  let damaged: unknown
  for (const path of [at.path, at.copy]) {
    if (!existsSync(path)) continue
    try {
      found.push(read(path))
    } catch (cause) {
      damaged ??= cause
    }
  }
  const [first, second] = found
  if (!first && damaged) throw damaged
  if (!first || !second || second.nodeId !== first.nodeId) return first
  const isMore = (key: 'installed' | 'recovering') => Number(second[key] ?? 0) - Number(first[key] ?? 0)
  const ahead = epochOf(second) - epochOf(first) || isMore('installed') || isMore('recovering')
  return ahead > 0 ? second : first
}

/**
 * Writes both copies, each to a new file that is renamed, so that a power cut leaves the old one or the new one. A
 * missing mirror gets it next time; the mirror itself reports that its device is missing.
 */
export function saveIdentityCopies(at: IdentityPlace, identity: Living): void {
  const text = JSON.stringify(identity, null, 2)
  writeDurably(at.path, text)
  try {
    writeDurably(at.copy, text)
  } catch {
    // The next start uses the newer one of both.
  }
}
