import { existsSync, readFileSync } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import type { Runtime } from '../journal/identity.ts'
import { openWorker, type Worker } from '../worker.ts'
import { writeDurably } from './start.ts'
import type { Durable } from './durable-identity.ts'

/**
 * Where a node's identity is stored: beside its database, with a copy beside its mirror, so that one disk may die.
 */
export type IdentityPlace = { path: string; copy: string }

/** How often it is looked whether the second disk holds the copies. */
const lookMs = 60_000

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
 * missing mirror gets it once it is back (`keepCopies`); the mirror itself reports that its device is missing.
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

/**
 * Gives the second disk what it lacks of these files, and the newest of each: that disk may be changed while the program
 * runs, which it does for weeks, and with the first one its owner's key would be gone. A disk that holds the identity of
 * another node is left as it is: it is in the wrong machine.
 *
 * @param mirrorPath where the mirror lies; while nothing is there the disk is away
 * @param others what else lies beside the database, with a copy beside the mirror
 */
export function keepCopies(
  runtime: Runtime,
  mirrorPath: string,
  identity: IdentityPlace,
  others: readonly IdentityPlace[] = [],
): Worker {
  return openWorker({
    name: 'copies beside the mirror',
    runtime,
    everyMs: lookMs,
    firstMs: lookMs,
    retry: { firstMs: lookMs, longestMs: lookMs },
    logMessage: 'the second disk lacks what this node is known by',
    // A disk that hangs keeps a thread waiting, and not whoever is sold to.
    work: async () => {
      if (!(await isThere(mirrorPath)) || (await isAnothers(identity))) return
      for (const place of [identity, ...others]) await copyAnew(place)
    },
  })
}

async function copyAnew({ path, copy }: IdentityPlace): Promise<void> {
  const held = await textOf(copy)
  // In the turn in which it is written: it may have been saved while the copy was read.
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  if (text !== undefined && held !== text) writeDurably(copy, text)
}

async function isAnothers({ path, copy }: IdentityPlace): Promise<boolean> {
  const held = nodeIn(await textOf(copy))
  return held !== undefined && held !== nodeIn(await textOf(path))
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const textOf = async (path: string) => ((await isThere(path)) ? readFile(path, 'utf8') : undefined)

/** Undefined where the text is no identity, as of a copy that is damaged. */
function nodeIn(text: string | undefined): string | undefined {
  try {
    return (JSON.parse(text ?? '') as Partial<Living>).nodeId
  } catch {
    return undefined
  }
}
