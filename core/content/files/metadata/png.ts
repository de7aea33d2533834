import { joined, lettersOf, viewOf } from './bytes.ts'

/** What the picture, its colours, its size on paper and its animation need; W3C PNG sections 5 and 11. */
const needed = new Set(
  (
    'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs sPLT cICP mDCV cLLI ' + 'acTL fcTL fdAT'
  ).split(' '),
)

/** A PNG without texts, times and metadata, and without what follows its end. */
export function pngWithoutMetadata(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 12 <= bytes.length) {
    const size = 12 + view.getUint32(at)
    const type = lettersOf(bytes, at + 4, 4)
    if (at + size > bytes.length) break
    if (needed.has(type)) kept.push(bytes.subarray(at, at + size))
    at += size
    if (type === 'IEND') return joined(kept)
  }
  return joined([...kept, bytes.subarray(at)])
}
