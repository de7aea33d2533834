import { joined, lettersOf, viewOf } from './bytes.ts'
import { onlyOrientation, orientationOf } from './orientation.ts'

/** Flags in `VP8X` that say what else is in the file. */
const [exifMark, xmpMark] = [0x08, 0x04]
const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/** A WebP without its metadata; colour profile and orientation stay. Source: RFC 9649 section 2. */
export function webpWithoutMetadata(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 12)]
  let marks = 0
  let at = 12
  while (at + 8 <= bytes.length) {
    const content = view.getUint32(at + 4, true)
    const type = lettersOf(bytes, at, 4)
    const end = at + 8 + content + (content % 2)
    if (end > bytes.length) break
    if (needed.has(type)) kept.push(bytes.subarray(at, end))
    else if (type === 'EXIF') {
      const upright = orientationChunk(bytes.subarray(at + 8, at + 8 + content))
      if (upright) marks |= exifMark
      kept.push(...(upright ?? []))
    }
    at = end
  }
  const whole = joined([...kept, bytes.subarray(at)])
  if (whole.length === bytes.length) return bytes
  viewOf(whole).setUint32(4, whole.length - 8, true)
  if (lettersOf(whole, 12, 4) === 'VP8X') whole[20] = (whole[20]! & ~(exifMark | xmpMark)) | marks
  return whole
}

/** Exif data may begin with a name that belongs to JPEG. */
function orientationChunk(content: Uint8Array): Uint8Array[] | undefined {
  const orientation = orientationOf(content.subarray(lettersOf(content, 0, 4) === 'Exif' ? 6 : 0))
  if (orientation === 1) return undefined
  const tiff = onlyOrientation(orientation)
  return [Uint8Array.of(...[...'EXIF'].map(letter => letter.charCodeAt(0)), tiff.length, 0, 0, 0), tiff]
}
