import type { IRouter, Request } from 'express'
import { answerPage } from '#core/api/pages.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { fileTypeOf } from '#core/content/files/file-type.ts'
import { fileByHash } from '#core/content/files/store.ts'
import type { Db } from '#core/database/sql.ts'
import type { MovieView } from '#core/planning/contract.ts'
import { movieView } from '#core/planning/view-load.ts'
import type { Exhibitor } from '#core/venue/cinema.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { openFileRenderer } from '../../documents/file-renderer.ts'
import { sharedPhoto, shareVersion } from '../../site/share-path.ts'
import { rasterOf } from './raster.ts'
import { drawSharePicture, groundOfPoster, shareSize } from './share-picture.ts'

/** A picture takes 50 to 100 ms in another process, and up to 150 KB: those of some hundred films are kept. */
const limits = { keptMs: 3_600_000, keptBytes: 16 * 1_048_576, atOnce: 1, waitingMost: 40 }

/**
 * Pictures of films for whoever shares their pages. Each is made once, whatever stands in its address as version: an old
 * one shows what the film is called now, and is not kept for long.
 */
export function sharePages(
  app: IRouter,
  {
    tenantOf,
    make = rasterOf,
  }: { tenantOf: (request: Request) => Tenant | undefined; make?: typeof rasterOf },
): void {
  const pictures = openFileRenderer(limits)
  answerPage(app, ['/share/:movie/:version.png', '/share/:movie/:version.jpg'], tenantOf, {
    async make(tenant, request) {
      const { node } = tenant
      const { movie: id, version } = request.params as { movie: string; version: string }
      const movie = node.catalogue.get('movie', id)
      if (!movie || movie.deleted || !movie.visibility.includes('site')) return undefined
      const exhibitor = exhibitorOf(node.catalogue)!
      const shown = movieView(tenant, movie)
      const current = shareVersion(shown, exhibitor)
      const key = JSON.stringify([node.identity.exhibitorId, id, current])
      const picture = await pictures.file(key, node.runtime.now, () =>
        make(sharePicture(node.db, shown, exhibitor)),
      )
      const seconds = version === current ? 30 * 86_400 : 600
      return {
        headers: { 'content-type': fileTypeOf(picture)!, 'cache-control': `public, max-age=${seconds}` },
        html: picture,
      }
    },
  })
}

/** What is drawn of a film, and what of it was brought: cut around its focus, or its poster on the exhibitor's colour. */
function sharePicture(db: Db, movie: MovieView, exhibitor: Exhibitor): Parameters<typeof rasterOf>[0] {
  const photo = sharedPhoto(movie)
  const bytes = photo && fileByHash(db, photo.file)?.bytes
  if (!photo || !bytes) return { ground: drawSharePicture(movie, exhibitor.tradeName) }
  const whole = { left: 0, top: 0, ...shareSize }
  const ground = groundOfPoster(movie, exhibitor)
  if (photo.kind === 'backdrop') return { ground, photo: { bytes, place: whole, focus: photo.focus } }
  return { ground, photo: { bytes, place: { ...whole, width: (shareSize.height * 2) / 3 } } }
}
