import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Runtime } from '#core/journal/identity.ts'
import { openKeyFiles } from '#core/journal/storage/key-file.ts'
import { openMirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { keepMirror } from '#core/journal/storage/mirror/mirror-keeper.ts'
import type { OffsiteHealth } from '#core/offsite/contract.ts'
import { ConfigError } from '#core/settings/config.ts'
import { keepCopies } from '#core/settings/identity-copies.ts'
import { requireFolder } from '#core/settings/start.ts'
import type { RelayConfig } from './config.ts'
import {
  noLongerNew,
  openRelayIdentity,
  relayDurableIdentity,
  relayIdentityPlace,
  type DirectoryEntry,
} from './directory.ts'
import { openExhibitor, type OpenExhibitor } from './exhibitor.ts'

/** An exhibitor that is open, with what looks after its mirror and what lies beside it. */
export type OpenOne = OpenExhibitor & {
  care: ReturnType<typeof keepMirror>
  /** How its off-site copy is doing; undefined until copies are looked after. */
  offsite: { now?: () => OffsiteHealth }
}

/**
 * Opens one exhibitor on its two disks. Throws `ConfigError` when they are not whole.
 *
 * @param options.isListed false while it is being founded: the directory does not name it yet
 */
export async function openOne(
  config: RelayConfig,
  entry: DirectoryEntry,
  runtime: Runtime,
  { isListed = true } = {},
): Promise<OpenOne> {
  const folder = join(config.FOYER_DATA, entry.id)
  requireFolder(folder, 'FOYER_DATA')
  const mirrorFolder = mirrorFolderOf(config)
  requireFolder(mirrorFolder, 'FOYER_MIRROR')
  const mirrorPath = join(mirrorFolder, `${entry.id}.log`)
  const at = relayIdentityPlace(folder, mirrorPath)
  const identity = openRelayIdentity(at, entry)
  const databasePath = databaseOf(config, entry.id)
  const mirror = await openMirrorFile(mirrorPath, databasePath)
  // An empty relay could verify nobody's identity, so nobody could sync back what it lost.
  if (identity.installed && !existsSync(databasePath) && mirror.last() === null)
    throw new ConfigError(
      `The database and the mirror of ${entry.id} are both empty, and it has sold before. Put back a copy with npm run restore, or take in what a box knows with npm run carry.`,
    )
  const durableIdentity = relayDurableIdentity(at, identity)
  const keys = openKeyFiles(databasePath, mirrorPath)
  const open = openExhibitor({
    entry,
    identity,
    durableIdentity,
    folder,
    mirror,
    keys,
    runtime,
  })
  if (entry.new && isListed) noLongerNew(config.FOYER_DATA, entry.id)
  const copies = keepCopies(runtime, mirrorPath, at).start()
  const care = keepMirror(open.tenant.node, mirror)
  return { ...open, care: { ...care, close: () => copies.stop().then(care.close) }, offsite: {} }
}

/** Closes it; the mirror is looked after until then. */
export async function closeOne(one: OpenOne): Promise<void> {
  await one.care.close()
  await one.close()
}

export function databaseOf(config: Pick<RelayConfig, 'FOYER_DATA'>, id: string): string {
  return join(config.FOYER_DATA, id, 'relay.db')
}

/** Where the mirrors of all exhibitors are, a file each. */
export function mirrorFolderOf(config: Pick<RelayConfig, 'FOYER_DATA' | 'FOYER_MIRROR'>): string {
  return config.FOYER_MIRROR ?? join(config.FOYER_DATA, 'mirror')
}
