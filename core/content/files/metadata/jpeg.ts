import { joined, lettersOf, viewOf } from './bytes.ts'
import { onlyOrientation, orientationOf } from './orientation.ts'

const [fill, app0, app1, app2, app14, app15, comment] = [0xff, 0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe]
const [startOfScan, endOfImage, firstRestart, lastRestart, temporary] = [0xda, 0xd9, 0xd0, 0xd7, 0x01]
const exif = 'Exif\0\0'

/**
 * A JPEG without its metadata, and without what follows its end (further pictures of a phone, with metadata of their
 * own). Colour profile and orientation stay. Sources: ITU-T T.81 annex B, Exif 3.0 section 4.7.
 */
export function jpegWithoutMetadata(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    if (marker === endOfImage) return joined([...kept, bytes.subarray(at, at + 2)])
    const size = marker === fill ? 1 : isAlone(marker) ? 2 : 2 + view.getUint16(at + 2)
    if (at + size > bytes.length) break
    const segment = bytes.subarray(at, at + size)
    at += size
    if (marker === startOfScan) {
      const end = endOfScan(bytes, at)
      kept.push(segment, bytes.subarray(at, end))
      at = end
    } else if (!isMetadata(marker, segment)) kept.push(segment)
    else if (isExif(marker, segment)) kept.push(...upright(orientationOf(segment.subarray(10))))
  }
  // The end of the file, or something no reader understands.
  return joined([...kept, bytes.subarray(at)])
}

const isAlone = (marker: number) => marker === temporary || (marker >= firstRestart && marker <= lastRestart)

/** Of the application segments, only those that the picture's colours need are kept. */
function isMetadata(marker: number, segment: Uint8Array): boolean {
  if (marker === comment) return true
  if (marker < app0 || marker > app15 || marker === app14) return false
  if (marker === app0) return lettersOf(segment, 4, 5) === 'JFXX\0'
  return marker !== app2 || lettersOf(segment, 4, 12) !== 'ICC_PROFILE\0'
}

const isExif = (marker: number, segment: Uint8Array) => marker === app1 && lettersOf(segment, 4, 6) === exif

function upright(orientation: number): Uint8Array[] {
  if (orientation === 1) return []
  const tiff = onlyOrientation(orientation)
  const head = Uint8Array.of(0xff, app1, 0, 2 + exif.length + tiff.length)
  return [head, Uint8Array.from(exif, letter => letter.charCodeAt(0)), tiff]
}

/** Where the next marker begins behind a scan's coded data, in which 0xff is followed by 0 or a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && next !== fill && !(next >= firstRestart && next <= lastRestart))
      return at
  }
  return bytes.length
}
