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
 * A picture without what says where, when, with which camera and by whom it was taken (Exif, XMP, IPTC, comments). Its
 * pixels are not touched; done twice it is the same. What is no picture comes back as it is.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const type = fileTypeOf(bytes)
  return type ? ways[type](bytes) : bytes
}
