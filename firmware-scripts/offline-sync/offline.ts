import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { boxDurableIdentity, identityPlace, openIdentity } from '#box/identity.ts'
import {
  openRelayIdentity,
  readDirectory,
  relayDurableIdentity,
  relayIdentityPlace,
} from '#relay/directory.ts'
import type { Carrier } from '#core/offline-sync/commands.ts'
import { openDatabase } from '#core/database/open.ts'
import { readPrivateKey } from '#core/membership/keys.ts'
import type { Runtime } from '#core/journal/identity.ts'
import type { DurableIdentity } from '#core/journal/identity.ts'
import type { Identity } from '#core/journal/identity.ts'
import { openNode } from '#core/node.ts'
import { openKeyFiles } from '#core/journal/storage/key-file.ts'
import { openMirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { ConfigError } from '#core/settings/config.ts'
import { machineFingerprint } from '#core/settings/machine.ts'

type Who = {
  identity: Identity
  durableIdentity: DurableIdentity
  privatePem: string
  relay?: { nodeId: string; publicKey: string }
}

/**
 * Opens the node of a stopped box or relay with its own identity and mirror, as its program would. Throws `ConfigError`
 * with what to do when it is running, when it is not enrolled, or when its mirror is not at the given place.
 */
export async function openOffline(
  databasePath: string,
  mirror: string | undefined,
  runtime: Runtime,
): Promise<Carrier> {
  const folder = dirname(databasePath)
  const role = basename(databasePath) === 'relay.db' ? 'relay' : 'box'
  const mirrorPath = mirror ?? usualMirror(role, folder)
  if (!mirror && !existsSync(mirrorPath))
    throw new ConfigError(
      `There is no mirror at ${mirrorPath}. Say where this node writes its mirror with --mirror, also when that disk is new and empty.`,
    )
  requireStopped(databasePath)
  const who = role === 'relay' ? relayOf(folder, mirrorPath) : boxOf(folder, mirrorPath)
  const node = openNode({
    identity: who.identity,
    signing: { own: readPrivateKey(who.privatePem), ...(who.relay ? { relay: who.relay } : {}) },
    db: openDatabase(databasePath),
    mirror: await openMirrorFile(mirrorPath, databasePath),
    keys: openKeyFiles(databasePath, mirrorPath),
    runtime,
    durableIdentity: who.durableIdentity,
  })
  return { node, keys: node.signing }
}

function usualMirror(role: 'box' | 'relay', folder: string): string {
  return role === 'relay'
    ? join(dirname(folder), 'mirror', `${basename(folder)}.log`)
    : join(folder, 'mirror', 'facts.log')
}

function boxOf(folder: string, mirrorPath: string): Who {
  const at = identityPlace(folder, mirrorPath)
  const box = existsSync(at.path) || existsSync(at.copy) ? openIdentity(at) : undefined
  if (!box?.place)
    throw new ConfigError(
      `No enrolled box lives in ${folder}. Put its identity.json back beside the database.`,
    )
  const { place, nodeId } = box
  const { epoch, exhibitorId, cinemaId } = place
  return {
    identity: { role: 'box', nodeId, epoch, exhibitorId, cinemaId },
    durableIdentity: boxDurableIdentity(
      at,
      box,
      machineFingerprint(process.env['FOYER_MACHINE_ID'] || undefined),
    ),
    privatePem: box.privatePem,
    relay: { nodeId: place.relayNodeId, publicKey: place.relayPublicKey },
  }
}

function relayOf(folder: string, mirrorPath: string): Who {
  const entry = readDirectory(dirname(folder)).find(each => each.id === basename(folder))
  if (!entry)
    throw new ConfigError(`${dirname(folder)}/directory.json knows no exhibitor ${basename(folder)}.`)
  const at = relayIdentityPlace(folder, mirrorPath)
  const relay = openRelayIdentity(at, { ...entry, new: false })
  const { nodeId, epoch } = relay
  return {
    identity: { role: 'relay', nodeId, epoch, exhibitorId: entry.id },
    durableIdentity: relayDurableIdentity(at, relay),
    privatePem: relay.privatePem,
  }
}

/** Two programs that write one journal would corrupt it: a program that has the database open keeps this one out. */
function requireStopped(databasePath: string): void {
  if (!existsSync(databasePath) || !readFileSync(databasePath).length) return
  const probe = new Database(databasePath, { timeout: 200 })
  try {
    probe.pragma('locking_mode = EXCLUSIVE')
    probe.exec('BEGIN EXCLUSIVE; COMMIT')
  } catch {
    throw new ConfigError(
      `${databasePath} is in use. Stop the box or relay first; while it runs, its portal takes and makes files under Boxes.`,
    )
  } finally {
    probe.close()
  }
}
