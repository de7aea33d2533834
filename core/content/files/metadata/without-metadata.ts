import { fileTypeOf } from '../file-type.ts'
import { avifWithoutMetadata } from './avif.ts'
import { jpegWithoutMetadata } from './jpeg.ts'
import { pngWithoutMetadata } from './png.ts'
import { webpWithoutMetadata } from './webp.ts'

const ways = {
  'image/jpeg': jpegWithoutMetadata,
  'image/png': pngWithoutMetadata,
  'image/webp': webpWithoutMetadata,
  'image/avif': avifWithoutMetadata,
}

/**
 * A picture without metadata: where, when, with which camera and by whom it was taken (Exif, XMP, IPTC, comments). Its
 * pixels are not touched; doing it twice changes nothing more. Anything that is not a picture is returned unchanged.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const type = fileTypeOf(bytes)
  return type ? ways[type](bytes) : bytes
}
