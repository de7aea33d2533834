import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { fileMaxBytes } from '#core/content/files/file-type.ts'

/** A JPEG with grain all over, as a scan has it; the same for the same arguments. */
export async function noisyPicture(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  let seed = width * 31 + height
  for (let at = 0; at < pixels.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    pixels[at] = 100 + (seed >>> 26) + ((at / 3) % width < width / 2 ? 0 : 60)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** A JPEG of one colour and more bytes than may be kept, most of them behind its last pixel. */
export async function largePicture(
  width: number,
  height: number,
  { orientation }: { orientation: number },
): Promise<Buffer> {
  const plain = await sharp({ create: { width, height, channels: 3, background: '#b4622a' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
  return Buffer.concat([plain.subarray(0, -2), Buffer.alloc(fileMaxBytes, 7), plain.subarray(-2)])
}

/** A PNG of a few bytes that says it has so many pixels. */
export function announcedPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(300))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const whole = Buffer.concat([Buffer.from(type), content])
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(whole))
  return Buffer.concat([length, whole, sum])
}
