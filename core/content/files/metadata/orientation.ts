/**
 * The orientation in Exif data, the only part of it that showing a picture needs. 1 means as stored; also returned when
 * the data cannot be read. Source: TIFF 6.0 sections 2 and 8, Exif 3.0 tag 0x0112.
 *
 * @param tiff Exif data, from its byte order on
 */
export function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  try {
    const little = view.getUint16(0) === 0x4949
    const entries = view.getUint32(4, little)
    for (let entry = 0; entry < view.getUint16(entries, little); entry++) {
      const at = entries + 2 + entry * 12
      if (view.getUint16(at, little) !== orientationTag) continue
      const orientation = view.getUint16(at + 8, little)
      return orientation >= 1 && orientation <= 8 ? orientation : 1
    }
  } catch {
    // The data ends early.
  }
  return 1
}

/** Exif data that contain the orientation and nothing else. */
export function onlyOrientation(orientation: number): Uint8Array {
  // Little-endian; the first directory at 8; one entry: the tag, a short, count 1; no further directory.
  const tiff = Uint8Array.from([
    0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ])
  tiff[18] = orientation
  return tiff
}

const orientationTag = 0x0112
