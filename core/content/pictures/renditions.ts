import type { FileType } from '../files/file-type.ts'
import { pictureWidths, type PictureFormat, type Rendition } from './sizes.ts'

/** Every rendition that is made; nobody can order any other, since each is work. */
export const renditions: readonly Rendition[] = (['avif', 'webp', 'jpg'] as const).flatMap(format =>
  pictureWidths.map((width): Rendition => `${width}.${format}`),
)

/** What a rendition is: its width in pixels, and the type it is sent as. */
export function partsOf(rendition: Rendition): { width: number; format: PictureFormat; type: FileType } {
  const [width, format] = rendition.split('.') as [string, PictureFormat]
  return { width: Number(width), format, type: `image/${format === 'jpg' ? 'jpeg' : format}` }
}
