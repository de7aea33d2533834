import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { writeSetting } from '../database/setting-store.ts'
import type { Node } from '../journal/node.ts'
import { OffsiteFailure } from './litestream.ts'
import type { Mark } from './proof.ts'
import type { Target } from './target.ts'

/** One database that is copied, and its node. */
export type CopySource = { node: Node; databasePath: string }

const head = z.object({ origin: z.string(), seq: z.int(), hash: z.string() })
const record = z.object({
  nodeId: z.string(),
  epoch: z.int(),
  /** Counts up whenever this database may differ from its copy: after a restore, or when they do differ. */
  generation: z.int(),
  /** The restore this generation began with. */
  restored: z.string().nullable(),
  /** What the copy was last proven to hold. */
  heads: z.array(head),
  setAside: z.array(z.string()),
})

/** Which copy a node writes. Stored beside the database and not in it, so that a restore does not bring it back. */
export type GenerationRecord = z.infer<typeof record>

const recordPath = (databasePath: string) => join(dirname(databasePath), 'off-site.json')

/** Undefined when there is none or it cannot be read: then a free path is looked for. */
export function readGeneration(databasePath: string): GenerationRecord | undefined {
  try {
    return record.parse(JSON.parse(readFileSync(recordPath(databasePath), 'utf8')))
  } catch {
    return undefined
  }
}

export function writeGeneration(databasePath: string, generation: GenerationRecord): void {
  const path = recordPath(databasePath)
  writeFileSync(`${path}.new`, JSON.stringify(generation, null, 2))
  renameSync(`${path}.new`, path)
}

/** Stores and returns the time and the node's heads: a copy made after this must contain both. */
export function markNow(node: Node): Mark {
  const at = new Date(node.runtime.now()).toISOString()
  writeSetting(node.db, 'offsite_mark', at)
  return { at, heads: node.journal.heads() }
}

/** A folder for Litestream's files that only this user can enter: it contains keys and complete copies. */
export function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return path
}

/**
 * Runs work with an empty folder and removes it afterwards. Throws `OffsiteFailure` when a copy of that size would
 * fill the disk that the node needs for selling.
 */
export async function inScratch<R>(
  folder: string,
  databasePath: string | undefined,
  work: (scratch: string) => Promise<R>,
): Promise<R> {
  if (databasePath) requireDiskSpace(folder, databasePath)
  const scratch = mkdtempSync(join(folder, 'scratch-'))
  try {
    return await work(scratch)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Space for the copy, for its log, and as much again for the running node. */
function requireDiskSpace(folder: string, databasePath: string): void {
  const bytes = [databasePath, `${databasePath}-wal`].reduce(
    (sum, path) => sum + (existsSync(path) ? statSync(path).size : 0),
    0,
  )
  const { bavail, bsize } = statfsSync(folder)
  const needed = bytes * 3
  if (bavail * bsize < needed)
    throw new OffsiteFailure(
      'no_space',
      `${Math.round((bavail * bsize) / 1e6)} MB free, ${Math.round(needed / 1e6)} MB needed`,
    )
}

/** Whether the copy is on the database's own disk; only a folder can be. */
export function onSameDevice(target: Target, databasePath: string): boolean {
  if (target.kind !== 'file') return false
  let folder = target.path
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder)
  return statSync(folder).dev === statSync(dirname(databasePath)).dev
}
