import type { Programme } from '#core/planning/contract.ts'
import type { PreviewedWall } from '#core/signage/preview-contract.ts'

/** Where the page that draws a wall for the portal is served, on box and relay. */
export const wallPreviewPath = '/wall-preview'

/** What the portal tells that page, which stands in a frame, to draw. */
export type WallPreviewMessage = PreviewedWall & {
  kind: 'wall_preview'
  programme: Programme
  cinemaId: string
}

export function isWallPreview(data: unknown): data is WallPreviewMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'wall_preview'
}
