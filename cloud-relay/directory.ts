import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { moduleFields } from '#core/access/modules.ts'
import { makeKeys } from '#core/membership/keys.ts'
import { newId } from '#core/journal/id.ts'
import type { DurableIdentity } from '#core/journal/identity.ts'
import { openDurableIdentity, type Durable } from '#core/settings/durable-identity.ts'
import { ConfigError } from '#core/settings/config.ts'
import { newestIdentity, saveIdentityCopies, type IdentityPlace } from '#core/settings/identity-copies.ts'
import { writeDurably } from '#core/settings/start.ts'

const entry = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Host names without port; the first is the public one. */
  hosts: z.array(z.string().toLowerCase()).min(1),
  /** Scheme, host and port visitors use. */
  publicUrl: z.url(),
  /** Set by hand for a new exhibitor; removed when its folder has been made. */
  new: z.boolean().optional(),
  /** Modules of its account that are not as they are by default, which is on: `npm run modules`. */
  modules: moduleFields.optional(),
  /** The founding link it was founded with, by its hash. */
  foundedBy: z.string().optional(),
  /** When it was founded, ISO; none for one that was entered by hand. */
  foundedAt: z.string().optional(),
  /** Since when the relay's administrator has it blocked, ISO: `blocked.ts` says what that means. */
  blockedAt: z.string().optional(),
})
export type DirectoryEntry = z.infer<typeof entry>

const directory = z.object({ exhibitors: z.array(entry) })

/**
 * The exhibitors of this relay, told apart by host name; none while there is no such file. Throws `ConfigError` when the
 * file cannot be used.
 */
export function readDirectory(dataFolder: string): DirectoryEntry[] {
  const path = join(dataFolder, 'directory.json')
  if (!existsSync(path)) return []
  const result = directory.safeParse(parse(path))
  if (!result.success) {
    const [issue] = result.error.issues
    throw new ConfigError(
      `${path} is not usable at ${issue?.path.join('.') || 'its beginning'}: ${issue?.message}. Correct it and start again.`,
    )
  }
  const hosts = result.data.exhibitors.flatMap(exhibitor => exhibitor.hosts)
  const twice = hosts.find((host, index) => hosts.indexOf(host) !== index)
  if (twice)
    throw new ConfigError(`${path} gives the host ${twice} to two exhibitors. Each host belongs to one.`)
  const ids = result.data.exhibitors.map(exhibitor => exhibitor.id)
  const sameId = ids.find((id, index) => ids.indexOf(id) !== index)
  if (sameId)
    throw new ConfigError(
      `${path} has two exhibitors with the id ${sameId}. Each has its own, for its own data.`,
    )
  return result.data.exhibitors
}

/** Refuses to go on without the directory where exhibitors lie: who they are for cannot be guessed. */
export function requireDirectory(dataFolder: string, holdsExhibitors: boolean): void {
  const path = join(dataFolder, 'directory.json')
  if (holdsExhibitors && !existsSync(path))
    throw new ConfigError(
      `${path} is missing. It lists the exhibitors of this relay: {"exhibitors":[{"id":"…","hosts":["…"],"publicUrl":"https://…"}]}.`,
    )
}

/** Writes it durably: a power cut leaves the old one or the new one. */
export function writeDirectory(dataFolder: string, exhibitors: readonly DirectoryEntry[]): void {
  mkdirSync(dataFolder, { recursive: true })
  writeDurably(join(dataFolder, 'directory.json'), JSON.stringify({ exhibitors }, null, 2))
}

/** An exhibitor's folder has been made: from now on it must never be empty again. */
export function noLongerNew(dataFolder: string, id: string): void {
  const entries = readDirectory(dataFolder)
  writeDirectory(
    dataFolder,
    entries.map(({ new: begins, ...entry }) => (begins && entry.id !== id ? { ...entry, new: true } : entry)),
  )
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new ConfigError(
      `${path} is not valid JSON (${(cause as Error).message}). Correct it and start again.`,
    )
  }
}

/** The relay's identity for one exhibitor, made on first use and kept outside the database. */
export type RelayIdentity = Durable & {
  nodeId: string
  privatePem: string
  publicKey: string
  secret: string
  epoch: number
}

/** Where a relay keeps its identity for one exhibitor: beside its database, and a copy beside its mirror. */
export function relayIdentityPlace(folder: string, mirrorPath: string): IdentityPlace {
  return { path: join(folder, 'identity.json'), copy: `${mirrorPath}.identity.json` }
}

export function openRelayIdentity(at: IdentityPlace, entry: DirectoryEntry): RelayIdentity {
  const read = (path: string) => parse(path) as RelayIdentity
  const known = newestIdentity(at, read, ({ epoch }) => epoch)
  if (known) {
    saveIdentityCopies(at, known)
    return known
  }
  if (!entry.new)
    throw new ConfigError(
      `The exhibitor ${entry.id} has neither a database nor a mirror here. Put its disk back or restore a copy; only if it begins today, add "new": true to it in directory.json. An empty disk is never taken for a cinema that has sold nothing.`,
    )
  const identity = {
    nodeId: `relay-${newId(randomBytes, 8)}`,
    ...makeKeys(),
    secret: randomBytes(32).toString('base64url'),
    epoch: 1,
  }
  saveIdentityCopies(at, identity)
  return identity
}

/** What the journal needs to know of this relay's incarnation. `identity` is as in the file. */
export function relayDurableIdentity(at: IdentityPlace, identity: RelayIdentity): DurableIdentity {
  return openDurableIdentity(
    {
      read: () => identity,
      save(change) {
        Object.assign(identity, change)
        saveIdentityCopies(at, identity)
      },
    },
    // Hosting moves a relay between machines all the time.
    undefined,
  )
}
