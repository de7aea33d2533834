import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ListedExhibitor, RelayDirectory } from '#core/founding/administration-contract.ts'
import { noteSecurity } from '#core/access/security-log.ts'
import type { Runtime } from '#core/journal/identity.ts'
import { Refusal } from '#core/refusal.ts'
import { version } from '#core/settings/version.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import type { RelayConfig } from '../config.ts'
import { readDirectory, writeDirectory, type DirectoryEntry } from '../directory.ts'
import { exhibitorsMost } from '../founding/found.ts'
import { linkLifetimeMs, openFoundingLinks } from '../founding/links.ts'
import type { HostedExhibitors } from '../hosted.ts'
import { databaseOf, mirrorFolderOf, type OpenOne } from '../open-one.ts'
import { openAdministrators } from './administrators.ts'
import { nameOf, openPasses } from './passes.ts'

type Config = Pick<RelayConfig, 'FOYER_DATA' | 'FOYER_MIRROR'>
/** Where a call comes from: its network address, and the origin of its page. */
type Caller = { address: string; origin: string }

/**
 * What a relay's administrator may do: see which exhibitors it runs, make links that found one, and block one or make
 * it active again. None of it reads a bill, a mail or a person: what is told of an exhibitor is in its public entry, in
 * the directory and in the sizes of its files.
 */
export function openAdministration(
  config: Config,
  runtime: Runtime,
  { hosted, follow }: { hosted: HostedExhibitors; follow: () => Promise<void> },
) {
  const data = config.FOYER_DATA
  const passes = openPasses(openAdministrators(data), runtime)
  const links = openFoundingLinks(data)

  function directory(): RelayDirectory {
    const entries = readDirectory(data)
    const exhibitors = hosted.all.flatMap(one => {
      const entry = entries.find(({ id }) => id === one.entry.id)
      return entry ? [listedOf(config, entry, one, runtime.now())] : []
    })
    return { version, most: exhibitorsMost, exhibitors }
  }

  return {
    signIn: (secret: string, { address }: Caller) => passes.signIn(secret, address),
    signOut: (pass: string) => passes.signOut(pass),
    directory(pass: string): RelayDirectory {
      passes.require(pass)
      return directory()
    },
    /** Refuses `relay_full` where no exhibitor could be founded. */
    foundingLink(pass: string, { address, origin }: Caller) {
      const who = nameOf(passes.require(pass))
      if (readDirectory(data).length >= exhibitorsMost)
        throw new Refusal('relay_full', { most: exhibitorsMost })
      const nowMs = runtime.now()
      const secret = links.make(nowMs, runtime.random, false)
      noteSecurity(runtime, 'administration.link_made', { who, address })
      return { link: `${origin}/found#${secret}`, expiresAt: new Date(nowMs + linkLifetimeMs).toISOString() }
    },
    /** Blocks or opens an exhibitor, durably and at once. Refuses `record_unknown`. */
    async blockExhibitor(change: { pass: string; id: string; blocked: boolean }, { address }: Caller) {
      const who = nameOf(passes.require(change.pass))
      const entries = readDirectory(data)
      if (!entries.some(({ id }) => id === change.id)) throw new Refusal('record_unknown')
      const blockedAt = new Date(runtime.now()).toISOString()
      writeDirectory(
        data,
        entries.map(entry => (entry.id === change.id ? withBlock(entry, change.blocked, blockedAt) : entry)),
      )
      const event = change.blocked ? 'administration.blocked' : 'administration.unblocked'
      noteSecurity(runtime, event, { who, address, exhibitor: change.id })
      await follow().catch((cause: unknown) => runtime.log.warn({ cause: String(cause) }, 'modules wait'))
      return directory()
    },
  }
}
export type Administration = ReturnType<typeof openAdministration>

function withBlock(
  { blockedAt: before, ...entry }: DirectoryEntry,
  blocked: boolean,
  at: string,
): DirectoryEntry {
  return blocked ? { ...entry, blockedAt: before ?? at } : entry
}

function listedOf(config: Config, entry: DirectoryEntry, one: OpenOne, nowMs: number): ListedExhibitor {
  const { catalogue } = one.tenant.node
  const boxes = one.boxes.boxes().map(box => ({
    cinema: catalogue.get('cinema', box.cinemaId)?.name ?? box.cinemaId,
    connected: box.connected,
    lastSeenAt: newest([box.lastSeenAt, box.offsite?.receivedAt]),
    version: box.version,
  }))
  const exhibitor = exhibitorOf(catalogue)
  const until = exhibitor?.trainingUntil
  const database = databaseOf(config, entry.id)
  return {
    id: entry.id,
    name: exhibitor?.tradeName ?? entry.id,
    address: entry.publicUrl,
    hosts: entry.hosts,
    foundedAt: entry.foundedAt ?? null,
    blockedAt: entry.blockedAt ?? null,
    training: Boolean(until && nowMs < Date.parse(until)),
    lastSeenAt: newest(boxes.map(box => box.lastSeenAt)),
    boxes,
    databaseBytes: sizeOf(database) + sizeOf(`${database}-wal`),
    mirrorBytes: sizeOf(join(mirrorFolderOf(config), `${entry.id}.log`)),
  }
}

const newest = (times: readonly (string | null | undefined)[]): string | null =>
  times.reduce<string | null>((last, time) => (time && (!last || time > last) ? time : last), null)

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
