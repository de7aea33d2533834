import { crc32, deflateSync } from 'node:zlib'
import { create, type BitMatrix, type QRCodeSegment } from 'qrcode'

/** Dots per module, and modules of white around it, as a scanner wants them. */
const scale = 6
const margin = 4

const kept = new Map<string, BitMatrix>()
const keptMost = 100

/**
 * The squares of a QR code (error correction M). A ticket's is drawn on its PDF and in its mail, and finding where they lie
 * takes milliseconds: the last ones are kept.
 */
export function qrModules(content: string): BitMatrix {
  let modules = kept.get(content)
  if (!modules) {
    if (kept.size >= keptMost) kept.clear()
    kept.set(content, (modules = drawn(content)))
  }
  return modules
}

/**
 * A text with small letters goes in as bytes and under one mask. Which stretches of it could be packed as numbers or
 * capitals the package finds as a shortest path over all its characters: half of a code's time, for a ticket's code that
 * never gets smaller by it. And it draws the code under each of eight masks to count what a scanner might stumble over:
 * nine tenths of the rest. The bytes of a signature are as even as a mask could make them, and under this one there is on
 * average a hundredth more of it than under the best for each.
 * Source: ISO/IEC 18004:2015, 7.8.3
 */
function drawn(content: string): BitMatrix {
  const errorCorrectionLevel = 'M'
  if (!/[a-z]/.test(content)) return create(content, { errorCorrectionLevel }).modules
  const bytes: QRCodeSegment[] = [{ data: Buffer.from(content), mode: 'byte' }]
  return create(bytes, { errorCorrectionLevel, maskPattern: 2 }).modules
}

/**
 * A QR code (error correction M) as a picture of one bit a dot. `qrcode` draws four bytes a dot and tries every filter on
 * them: 16 ms of processor a ticket, most of what an online purchase cost the relay.
 * Source: https://www.w3.org/TR/png-3/
 */
export function qrPng(content: string): Buffer {
  const modules = qrModules(content)
  const size = (modules.size + 2 * margin) * scale
  // Each row begins with the number of its filter, 0 for none; a bit that is set is white.
  const row = Buffer.alloc(1 + Math.ceil(size / 8), 0xff)
  row[0] = 0
  const rows: Buffer[] = []
  for (let y = -margin; y < modules.size + margin; y++) {
    const drawn = Buffer.from(row)
    if (y >= 0 && y < modules.size)
      for (let x = 0; x < modules.size; x++)
        if (modules.get(y, x)) blacken(drawn, (x + margin) * scale, scale)
    for (let dot = 0; dot < scale; dot++) rows.push(drawn)
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  // One bit, shades of grey.
  head[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function blacken(row: Buffer, from: number, dots: number): void {
  for (let dot = from; dot < from + dots; dot++) {
    const at = 1 + (dot >> 3)
    row[at] = row[at]! & ~(0x80 >> (dot & 7))
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
