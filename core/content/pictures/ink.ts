/** A picture in black dots: each row is so many bytes, the leftmost dot the highest bit, 1 for black. */
export type PaperPicture = { readonly rowBytes: number; readonly height: number; readonly bits: Uint8Array }

/**
 * Shades of grey as black dots and white ones, each dot handing on to its neighbours what it is too dark or too light by
 * (Floyd and Steinberg, 1976), so that a light colour stays light on paper.
 *
 * @param shades so many bytes a dot, of which the first counts
 */
export function dithered(shades: Uint8Array, width: number, height: number, channels: number): PaperPicture {
  const rowBytes = Math.ceil(width / 8)
  const bits = new Uint8Array(rowBytes * height)
  const light = Float32Array.from({ length: width * height }, (_, at) => shades[at * channels] ?? 255)
  const hand = (x: number, y: number, share: number) => {
    if (x >= 0 && x < width && y < height) light[y * width + x]! += share
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const is = light[y * width + x]!
      const isBlack = is < 128
      if (isBlack) bits[y * rowBytes + (x >> 3)]! |= 0x80 >> (x & 7)
      const over = is - (isBlack ? 0 : 255)
      hand(x + 1, y, (over * 7) / 16)
      hand(x - 1, y + 1, (over * 3) / 16)
      hand(x, y + 1, (over * 5) / 16)
      hand(x + 1, y + 1, over / 16)
    }
  return { rowBytes, height, bits }
}

/** As bytes: those of a row, the rows in two bytes, then the dots. */
export function packPicture({ rowBytes, height, bits }: PaperPicture): Uint8Array {
  return Uint8Array.from([rowBytes, height & 0xff, height >> 8, ...bits])
}

/** Undefined where the bytes are none of `packPicture`'s. */
export function unpackPicture(bytes: Uint8Array): PaperPicture | undefined {
  const [rowBytes = 0, low = 0, high = 0] = bytes
  const height = low + high * 256
  const bits = bytes.subarray(3)
  return rowBytes > 0 && height > 0 && bits.length === rowBytes * height
    ? { rowBytes, height, bits }
    : undefined
}
