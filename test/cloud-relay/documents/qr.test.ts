import { crc32, inflateSync } from 'node:zlib'
import { create, toBuffer } from 'qrcode'
import jsqr from 'jsqr'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrModules, qrPng } from '#relay/documents/qr.ts'

/** The parts of a PNG by their names; throws where one's checksum is wrong. */
function partsOf(png: Buffer): Record<string, Buffer> {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const parts: Record<string, Buffer> = {}
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const body = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    parts[body.toString('latin1', 0, 4)] = body.subarray(4)
    at += length + 12
  }
  return parts
}

const ticket = `FOYER1.ABCDE12345.0199a1b2-1234-7abc-8def-0123456789ab.A12.relay-abcdefgh.1.12345.${'x'.repeat(86)}`

test('a code of a ticket is as small as the package can make it', () => {
  const smallest = create(ticket, { errorCorrectionLevel: 'M' })
  expect(qrModules(ticket).size).toBe(smallest.modules.size)
})

test.each(['ABCDE12345', ticket])('a code is drawn in white with its margin, dot by dot', async content => {
  const errorCorrectionLevel = 'M'
  const { modules } =
    content === ticket
      ? create([{ data: Buffer.from(content), mode: 'byte' }], { errorCorrectionLevel, maskPattern: 2 })
      : create(content, { errorCorrectionLevel })
  const size = (modules.size + 8) * 6
  const { IHDR, IDAT, IEND } = partsOf(qrPng(content))
  expect([IHDR!.readUInt32BE(0), IHDR!.readUInt32BE(4), ...IHDR!.subarray(8)]).toEqual([
    size,
    size,
    1,
    0,
    0,
    0,
    0,
  ])
  expect(IEND).toHaveLength(0)
  const rows = inflateSync(IDAT!)
  const bytes = 1 + Math.ceil(size / 8)
  expect(rows).toHaveLength(size * bytes)
  const isBlack = (x: number, y: number) => !(rows[y * bytes + 1 + (x >> 3)]! & (0x80 >> (x & 7)))
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [row, column] = [Math.floor(y / 6) - 4, Math.floor(x / 6) - 4]
      const inside = Math.min(row, column) >= 0 && Math.max(row, column) < modules.size
      if (isBlack(x, y) !== (inside && Boolean(modules.get(row, column))))
        throw new Error(`wrong at ${x} ${y}`)
    }
  const byPackage = await toBuffer(content, { errorCorrectionLevel: 'M', margin: 4, scale: 6 })
  expect(qrPng(content).length).toBeLessThan(byPackage.length / 2)
})

test('a reader reads every ticket’s code, whatever its signature is', () => {
  for (let number = 0; number < 40; number++) {
    const signed = ticket.replace(/x+$/, randomBytes(64).toString('base64url'))
    const { size, data } = qrModules(signed)
    const scale = 3
    const side = (size + 8) * scale
    const dots = new Uint8ClampedArray(side * side * 4).fill(255)
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const [row, column] = [Math.floor(y / scale) - 4, Math.floor(x / scale) - 4]
        const inside = Math.min(row, column) >= 0 && Math.max(row, column) < size
        if (inside && data[row * size + column]) dots.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
      }
    expect(readerOf(dots, side)).toBe(signed)
  }
})

const readerOf = (dots: Uint8ClampedArray, side: number) =>
  (jsqr as unknown as typeof jsqr.default)(dots, side, side)?.data
