import type { House } from '../api/house.ts'
import type { Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { readFile, uploadFile } from './contract.ts'
import { fetchFile, namedFiles } from './files/file-keeper.ts'
import { withoutMetadata } from './files/metadata/without-metadata.ts'
import { fileByHash, keepFile } from './files/store.ts'

/** Files, on box and relay alike. */
export function contentRoutes(mount: Mount): void {
  mount(uploadFile, async ({ body }, { house, actor }) => ({
    hash: await house.node.execute(actor, tx => keepFile(tx.db, withoutMetadata(body))),
  }))

  mount(readFile, async ({ params }, { house, response }) => {
    const { db } = house.node
    const file =
      fileByHash(db, params.hash) ?? ((await fetched(house, params.hash)) && fileByHash(db, params.hash))
    if (!file) throw new Refusal('not_found')
    response.type(file.type).set('cache-control', 'public, max-age=31536000, immutable')
    // One of an older version, of this machine or another, was kept as it came.
    return withoutMetadata(file.bytes)
  })
}

/** Only what a fact names is asked for: nobody keeps the line busy with hashes of their own. */
async function fetched(house: House, hash: string): Promise<boolean> {
  return namedFiles(house.node.catalogue).has(hash) && fetchFile(house, hash)
}
