import { existsSync } from 'node:fs'
import { writeDurably } from './start.ts'
import type { Durable } from './durable-identity.ts'

/** Where a node's identity lies: beside its database, and a copy beside its mirror, so that one disk may die. */
export type IdentityPlace = { path: string; copy: string }

type Living = Durable & { nodeId: string }

/**
 * Reads both copies and returns the one of the newer life; undefined when there is neither. One of the disks may be an
 * image of some time ago: with its old epoch a node would have to be told again, by the other side, what it knows.
 * Beside another node's mirror the copy beside the database counts.
 *
 * @param read throws when a copy is damaged; that is thrown on only when the other one is no better
 * @param epochOf the epoch a copy speaks of
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
  const ahead =
    epochOf(second) - epochOf(first) || Number(second.installed ?? 0) - Number(first.installed ?? 0)
  return ahead > 0 ? second : first
}

/**
 * Writes both copies, each beside and renamed, so that a power cut leaves the old one or the new one. A mirror that is
 * away gets it next time; its own condition tells that its device is gone.
 */
export function saveIdentityCopies(at: IdentityPlace, identity: Living): void {
  const text = JSON.stringify(identity, null, 2)
  writeDurably(at.path, text)
  try {
    writeDurably(at.copy, text)
  } catch {
    // The next start takes the newer one of both.
  }
}
