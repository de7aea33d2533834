import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openKeyFiles } from '#core/journal/storage/key-file.ts'
import { openMirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import type { Node } from '#core/journal/node.ts'
import { openOffSite } from '#core/offsite/off-site.ts'
import { offsitePlan, offsiteSettings } from '#core/offsite/settings.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { readSettings } from '#core/settings/config.ts'
import { quietLog } from './clock.ts'
import { atRegister, byHand, carl, furnishSmall, openEmptyNode, saleOf } from './small-exhibitor.ts'

/** The plan that these settings make. */
export function planOf(settings: Record<string, string>) {
  return offsitePlan(readSettings(offsiteSettings, settings))!
}

/**
 * A small cinema's box on a real disk with its off-site copy, which is sent four times a second and looked at after
 * less waiting than in life.
 */
export async function openCopiedNode(folder: string, settings: Record<string, string>) {
  mkdirSync(folder, { recursive: true })
  const databasePath = join(folder, 'box.db')
  const isNew = !existsSync(databasePath)
  const { log, heard } = quietLog()
  const { node } = openEmptyNode('box', {
    path: databasePath,
    mirror: await openMirrorFile(join(folder, 'mirror.log'), databasePath),
    keys: openKeyFiles(databasePath, join(folder, 'mirror.log')),
    runtime: { ...systemRuntime(log), random: bytes => randomBytes(bytes) },
  })
  if (isNew) await node.execute(byHand, tx => furnishSmall(tx, { hasBox: true, tonight: false }))
  const sources = [{ node, databasePath }]
  const plan = planOf({ FOYER_OFFSITE_SYNC_MS: '250', ...settings })
  const offSite = openOffSite(plan, { data: folder, sources, log, graceMs: [200, 1000] })
  return {
    node,
    databasePath,
    offSite,
    heard,
    condition: () => offSite.conditionOf(databasePath),
    /** Whoever runs as this node's Litestream now. */
    litestreamPid() {
      const path = join(folder, '.off-site', 'litestream.pid')
      return existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0
    },
    async close() {
      await offSite.endProofs()
      await node.close()
      await offSite.close()
    },
  }
}
export type CopiedNode = Awaited<ReturnType<typeof openCopiedNode>>

/** Sells one popcorn and returns what the register's stream has come to. */
export async function sellPopcorn(node: Node): Promise<number> {
  const sale = saleOf(randomUUID(), [], {
    products: [{ productId: 'popcorn', quantity: 1 }],
    totalCents: 600,
  })
  await node.execute(atRegister, tx => sellAtRegister(tx, sale, carl))
  return node.journal.head(cinemaStream).seq
}

export const cinemaStream = 'box-small00000.1.cinema:cinema-1'
