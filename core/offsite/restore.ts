import Database from 'better-sqlite3'
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writeSetting } from '../database/setting-store.ts'
import type { Db } from '../database/sql.ts'
import { openDatabase } from '../database/open.ts'
import { ConfigError } from '../settings/config.ts'
import { writtenAt } from './copy-store.ts'
import { askVersion, copyExists, fetchCopy, type Fetching } from './litestream.ts'
import { lookInto } from './look.ts'
import type { OffsitePlan } from './settings.ts'
import { inScratch } from './store.ts'
import { copyName, readCopyName, targetText, type Target } from './target.ts'

export type Restoration = {
  copy: string
  /** The end of every restored stream, and when its last fact happened (ISO, UTC). */
  streams: { origin: string; seq: number; at: string }[]
  facts: number
  /** What is written into the database for the node to find. */
  restoredAt: string
}

type Verify = (db: Db) => string[]

/** The search for epochs ends after so many empty ones in a row: an epoch may have had no copy. */
const emptyEpochs = 5

/**
 * Restores a node's database from its off-site copy to an empty path. It is put there only when SQLite's check
 * passes, every chain is valid and every table equals what the journal gives; it is marked `restored`, so that the
 * node knows that it may have forgotten facts. Throws `ConfigError` with a sentence for the operator,
 * `OffsiteFailure` when the copy cannot be fetched.
 *
 * @param options.copy `exhibitor/node`, or with `/epoch-generation` where there are several
 * @param options.into path of the database; no file of it may exist there
 * @param options.verify says what is wrong with a database: `verify` of `core/node.ts`
 */
export async function restoreNode(options: {
  plan: OffsitePlan
  litestream: string
  copy: string | undefined
  into: string
  nowMs: number
  verify: Verify
}): Promise<Restoration> {
  const { plan, into } = options
  requireEmpty(into)
  const wanted = readCopyName(options.copy ?? '')
  if (!wanted) throw new ConfigError(whichCopy(plan.target))
  const folder = dirname(into)
  mkdirSync(folder, { recursive: true })
  const { dialect } = await askVersion(options.litestream)
  return inScratch(folder, undefined, async scratch => {
    const from = { ...plan, program: options.litestream, dialect, scratch }
    const { exhibitorId, nodeId, epoch, generation } = wanted
    const copy = epoch
      ? copyName({ exhibitorId, nodeId, epoch, generation: generation! })
      : await theOnlyCopy(from, { exhibitorId, nodeId })
    const path = await fetchCopy(from, copy)
    if (!path)
      throw new ConfigError(
        `There is nothing at ${targetText(plan.target)}/${copy}, so nothing was restored. If the target is a disk, see that it is mounted.`,
      )
    const restoration = check(path, copy, new Date(options.nowMs).toISOString(), options.verify)
    putInPlace(path, into)
    return restoration
  })
}

/** Other files count too: the log of an old database would be read into the restored one. */
function requireEmpty(into: string): void {
  const name = basename(into)
  const there = [into, `${into}-wal`, `${into}-shm`, join(dirname(into), `.${name}-litestream`)].find(
    existsSync,
  )
  if (there)
    throw new ConfigError(
      `${there} is already there, and a restore never overwrites. Move ${name} and everything that begins with it to another folder, keep it, and restore again.`,
    )
}

function whichCopy(target: Target): string {
  const known = target.kind === 'file' ? copiesIn(target.path) : []
  const list = known.length ? ` At this target are: ${known.join(', ')}.` : ''
  return `Say which copy by --copy exhibitor/node/epoch-life; the portal tells it under Health as long as the node runs.${list}`
}

function copiesIn(folder: string): string[] {
  const below = (path: string) => (existsSync(path) ? readdirSync(path) : [])
  return below(folder).flatMap(exhibitor =>
    below(join(folder, exhibitor)).flatMap(node =>
      below(join(folder, exhibitor, node)).map(generation => `${exhibitor}/${node}/${generation}`),
    ),
  )
}

/** Litestream would choose the newest, which is wrong after a mistake: with several, the operator must choose. */
async function theOnlyCopy(from: Fetching, node: { exhibitorId: string; nodeId: string }): Promise<string> {
  const found: string[] = []
  for (let epoch = 1, empty = 0; empty < emptyEpochs; epoch++) {
    let generation = 1
    for (let name = copyName({ ...node, epoch, generation }); await copyExists(from, name);) {
      found.push(name)
      name = copyName({ ...node, epoch, generation: ++generation })
    }
    empty = generation === 1 ? empty + 1 : 0
  }
  const [only, ...more] = found
  const place = `${targetText(from.target)}/${node.exhibitorId}/${node.nodeId}`
  if (!only)
    throw new ConfigError(
      `There is no copy at ${place}, so nothing was restored. Check the target and the name; if the target is a disk, see that it is mounted.`,
    )
  if (more.length)
    throw new ConfigError(
      `There are ${found.length} copies: ${found.join(', ')}. A new one begins whenever the database may have been another; the highest is usually the newest, but look before you choose one by --copy.`,
    )
  return only
}

/** Reads all of it, and writes the mark. Throws `ConfigError` when this is not a complete database of a node. */
function check(path: string, copy: string, restoredAt: string, verify: Verify): Restoration {
  const { sound, heads } = lookInto(path)
  if (sound !== 'ok')
    throw new ConfigError(
      `The copy ${copy} is damaged (${sound}), so it was not put in place. Take an older copy.`,
    )
  const db = openDatabase(path)
  try {
    const [wrong] = verify(db)
    if (wrong)
      throw new ConfigError(`The copy ${copy} does not hold together, so it was not put in place: ${wrong}`)
    const streams = heads.map(({ origin, seq }) => ({
      origin,
      seq,
      at: writtenAt(db, origin, seq),
    }))
    writeSetting(db, 'restored', restoredAt)
    return { copy, streams, facts: heads.reduce((sum, head) => sum + head.facts, 0), restoredAt }
  } finally {
    db.raw.close()
  }
}

/** Merges everything into one file, syncs it, and then links it to its name, which fails when that exists by now. */
function putInPlace(path: string, into: string): void {
  const raw = new Database(path)
  raw.pragma('wal_checkpoint(TRUNCATE)')
  raw.close()
  sync(path)
  try {
    linkSync(path, into)
  } catch (cause) {
    throw new ConfigError(`The restored database could not be put at ${into}: ${(cause as Error).message}.`)
  }
  rmSync(path)
  sync(dirname(into))
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
