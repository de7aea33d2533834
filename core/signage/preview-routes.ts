import type { Mount } from '../api/mount.ts'
import { hasFile } from '../content/files/store.ts'
import { previewOf } from './load.ts'
import { previewWall } from './preview-contract.ts'

/** How walls will look, for those who write what they show: at the box and at the relay. */
export function signagePreviewRoutes(mount: Mount): void {
  mount(previewWall, ({ body: { cinemaId, ...typed } }, { tenant: { node } }) => {
    const { catalogue, db } = node
    return previewOf(
      { catalogue, hasFile: hash => hasFile(db, hash), nowMs: node.runtime.now(), cinemaId },
      typed,
    )
  })
}
