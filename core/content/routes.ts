import type { Tenant } from '../api/tenant.ts'
import type { Mount } from '../api/mount.ts'
import type { Db } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import { readFile, readRendition, uploadFile } from './contract.ts'
import { fetchFile, namedFiles } from './files/file-keeper.ts'
import { withoutMetadata } from './files/metadata/without-metadata.ts'
import { fileByHash, keepFile } from './files/store.ts'
import { makeRendition, makeRenditions, renditionHere, takePicture } from './pictures/rendition-keeper.ts'
import { partsOf } from './pictures/renditions.ts'

/** Files, on box and relay alike. */
export function contentRoutes(mount: Mount): void {
  mount(uploadFile, async ({ body }, { tenant, actor }) => {
    const { node } = tenant
    const taken = await takePicture(node, body)
    const hash = await node.execute(actor, tx => keepFile(tx.db, taken))
    void makeRenditions(node, hash)
    return { hash }
  })

  mount(readFile, async ({ params }, { tenant, response }) => {
    const file = await fileHere(tenant, params.hash)
    response.type(file.type).set('cache-control', forEver)
    return cleaned(tenant.node.db, params.hash, file.bytes)
  })

  mount(readRendition, async ({ params: { hash, rendition } }, { tenant, response }) => {
    const { node } = tenant
    const ready = await renditionHere(node, hash, rendition)
    if (ready) {
      response.type(partsOf(rendition).type).set('cache-control', forEver)
      return ready
    }
    const file = await fileHere(tenant, hash)
    void makeRendition(node, hash, rendition)
    response.type(file.type).set('cache-control', 'no-store')
    return cleaned(node.db, hash, file.bytes)
  })
}

const forEver = 'public, max-age=31536000, immutable'

/** A file of this exhibitor, fetched from the other side where it is missing. Refuses `not_found`. */
async function fileHere(tenant: Tenant, hash: string): Promise<{ type: string; bytes: Uint8Array }> {
  const { db } = tenant.node
  const file = fileByHash(db, hash) ?? ((await fetched(tenant, hash)) && fileByHash(db, hash))
  if (!file) throw new Refusal('not_found')
  return file
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
