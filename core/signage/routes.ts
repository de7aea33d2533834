import type { Mount } from '../api/mount.ts'
import { hasFile } from '../content/files/store.ts'
import { activeDevice } from '../kiosks/machine-store.ts'
import { readWall } from './contract.ts'
import { loadWall } from './load.ts'
import { playRoutes, wallPlayRoutes } from './plays/routes.ts'
import { signagePreviewRoutes } from './preview-routes.ts'

/** What walls ask their box, what they tell it, and how they will look. */
export function signageRoutes(mount: Mount): void {
  signagePreviewRoutes(mount)
  mount(readWall, (_, { tenant, request }) => {
    const { catalogue, db } = tenant.node
    const nowMs = tenant.node.runtime.now()
    const device = activeDevice(request, tenant)
    const cinemaId = device?.cinemaId ?? tenant.node.identity.cinemaId
    return loadWall({ catalogue, hasFile: hash => hasFile(db, hash), nowMs, cinemaId }, device)
  })
  wallPlayRoutes(mount)
  playRoutes(mount)
}
