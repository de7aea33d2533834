import type { Tenant } from '../api/tenant.ts'
import type { Mount } from '../api/mount.ts'
import type { Db } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import { readFile, uploadFile } from './contract.ts'
import { fetchFile, namedFiles } from './files/file-keeper.ts'
import { withoutMetadata } from './files/metadata/without-metadata.ts'
import { fileByHash, keepFile } from './files/store.ts'

/** Files, on box and relay alike. */
export function contentRoutes(mount: Mount): void {
  mount(uploadFile, async ({ body }, { tenant, actor }) => ({
    hash: await tenant.node.execute(actor, tx => keepFile(tx.db, withoutMetadata(body))),
  }))

  mount(readFile, async ({ params }, { tenant, response }) => {
    const { db } = tenant.node
    const file =
      fileByHash(db, params.hash) ?? ((await fetched(tenant, params.hash)) && fileByHash(db, params.hash))
    if (!file) throw new Refusal('not_found')
    response.type(file.type).set('cache-control', 'public, max-age=31536000, immutable')
    return cleaned(db, params.hash, file.bytes)
  })
}

const cleanAtMost = 2_000

/**
 * A picture without its metadata: one stored by an older version, here or on another node, was kept as it came.
 * Checking costs more than sending, and the bytes of a hash never change, so each clean file is checked once.
 */
function cleaned(db: Db, hash: string, bytes: Uint8Array): Uint8Array {
  const clean = (db.memory.get('clean-files') as Set<string> | undefined) ?? new Set<string>()
  if (clean.has(hash)) return bytes
  const without = withoutMetadata(bytes)
  if (Buffer.compare(without, bytes) === 0 && clean.size < cleanAtMost)
    db.memory.set('clean-files', clean.add(hash))
  return without
}

/** Only hashes that a fact names are asked for, so that visitors cannot fill the connection with invented ones. */
async function fetched(tenant: Tenant, hash: string): Promise<boolean> {
  return namedFiles(tenant.node).has(hash) && fetchFile(tenant, hash)
}
