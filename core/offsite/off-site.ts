import { join } from 'node:path'
import type { Log } from '../journal/identity.ts'
import { systemRuntime } from '../journal/storage/system-runtime.ts'
import { offsiteOff, type OffsiteHealth } from './contract.ts'
import { keepProving } from './proving.ts'
import { keepReplicating } from './replicating.ts'
import type { OffsitePlan } from './settings.ts'
import { privateFolder, type CopySource } from './store.ts'

/** The first proof: when Litestream has had time to send the whole database. */
const firstProofMs = 60_000
/** Waits in addition to the sync interval; a slow connection may need the longer ones. */
const graceMs = [2000, 10_000, 30_000]

export type OffSite = {
  /** How the copy of the database at that path is doing. */
  conditionOf(databasePath: string): OffsiteHealth
  /** Proves every copy now instead of at the next hour. */
  proveNow(): Promise<void>
  /** Copies one more database from now on. */
  add(source: CopySource): void
  /** Ends the proofs, which read the node; before the node closes. */
  endProofs(): Promise<void>
  /** Sends the last facts and ends Litestream; after the node has closed. */
  close(): Promise<void>
}

/**
 * A node's off-site copy: Litestream beside it, and regular proofs of the copy. The mirror comes first, so nothing
 * waits for the copy and nothing stops because of it.
 *
 * @param plan undefined where no off-site copy is set up
 * @param options.data the node's data folder
 * @param options.graceMs waits before each check of the copy; tests wait less
 */
export function openOffSite(
  plan: OffsitePlan | undefined,
  options: { data: string; sources: readonly CopySource[]; log: Log; graceMs?: readonly number[] },
): OffSite {
  if (!plan)
    return {
      conditionOf: () => offsiteOff,
      proveNow: async () => {},
      add: () => {},
      endProofs: async () => {},
      close: async () => {},
    }
  const { log } = options
  const sources = [...options.sources]
  const folder = privateFolder(join(options.data, '.off-site'))
  const production = process.env['NODE_ENV'] === 'production'
  const runtime = systemRuntime(log)
  const replicating = keepReplicating({ plan, sources, folder, production, runtime })
  const sendMs = 2 * (plan.pace.syncMs + plan.pace.monitorMs)
  const waitsMs = (options.graceMs ?? graceMs).map(ms => ms + sendMs)
  const firstMs = Math.min(firstProofMs, plan.proveMs)
  const proving = keepProving({ plan, sources, folder, replicating, waitsMs, firstMs, runtime })
  const byPath = new Map(sources.map(source => [source.databasePath, source]))
  return {
    conditionOf: databasePath => proving.conditionOf(byPath.get(databasePath)!),
    proveNow: proving.proveNow,
    add(source) {
      byPath.set(source.databasePath, source)
      sources.push(source)
      replicating.follow(source)
    },
    endProofs: proving.close,
    close: replicating.close,
  }
}
