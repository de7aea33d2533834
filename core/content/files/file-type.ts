/** The pictures people may bring. Never SVG: it can carry scripts and load things from elsewhere. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type FileType = (typeof fileTypes)[number]

/** A poster for a 4K portrait screen fits well; one file must not fill a small box's disk. */
export const fileMaxBytes = 4 * 1024 * 1024
/** What may be sent: a distributor's poster for print. A larger file than may be kept is packed smaller. */
export const uploadMaxBytes = 20 * 1024 * 1024

/**
 * What a file is by its first bytes, whatever its name or sender says; undefined when it is none of `fileTypes`.
 * Sources: ITU-T T.81 annex B (JPEG), W3C PNG section 5.2, RFC 9649 section 2.4 (WebP), ISO/IEC 14496-12 section 4.3
 * and AOM's AVIF 1.1 section 4 (AVIF).
 */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (letters(bytes, 0) === 'RIFF' && letters(bytes, 8) === 'WEBP') return 'image/webp'
  return letters(bytes, 4) === 'ftyp' && brands(bytes).includes('avif') ? 'image/avif' : undefined
}

function startsWith(bytes: Uint8Array, ...first: number[]): boolean {
  return first.every((byte, index) => bytes[index] === byte)
}

/** Four bytes as text; shorter at the end of the file. */
function letters(bytes: Uint8Array, from: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + 4))
}

/** The kinds a file of the MP4 family says it is: the first box holds its size, `ftyp`, one brand, a version, others. */
function brands(bytes: Uint8Array): string[] {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const found = [letters(bytes, 8)]
  for (let at = 16; at < Math.min(size, brandBytesMax); at += 4) found.push(letters(bytes, at))
  return found
}

/** Real files name fewer than ten brands. */
const brandBytesMax = 256
