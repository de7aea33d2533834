import sharp from 'sharp'
import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { keepFile } from '#core/content/files/store.ts'
import { killPictureProcess } from '#core/content/pictures/picture-jobs.ts'
import { dithered, packPicture, unpackPicture, type PaperPicture } from '#core/content/pictures/ink.ts'
import type { PaperDocument } from '#core/documents/paper.ts'
import { withLogo } from '#core/documents/with-logo.ts'
import { encodePaper } from '#box/drivers/printer/encode.ts'
import type { Printer } from '#box/drivers/printer/contract.ts'
import { onlyPrinter } from '#box/drivers/printers.ts'
import { openPaperLogo } from '#box/printing/paper-logo.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { until } from '../../world/places.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tenantOf } from '../../world/small-exhibitor.ts'

const picturesOf = (bytes: Uint8Array) =>
  decodePaper(bytes).flatMap(line => (line.kind === 'picture' ? [line] : []))
const receiptWith = (picture: PaperPicture | undefined): PaperDocument =>
  withLogo({ kind: 'receipt', lines: [{ kind: 'logo', text: 'Salon' }, { kind: 'cut' }] }, picture)

test('dark becomes black, light stays white, and grey is half of it', () => {
  const shades = (value: number) => dithered(new Uint8Array(64).fill(value), 8, 8, 1)
  const blackOf = ({ bits }: PaperPicture) =>
    [...bits].reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
  expect([shades(0), shades(255)].map(blackOf)).toEqual([64, 0])
  expect(blackOf(shades(128))).toBeGreaterThan(24)
  expect(blackOf(shades(128))).toBeLessThan(40)
  // A row that is no whole number of bytes is filled with white.
  expect([...dithered(new Uint8Array(20), 10, 2, 1).bits]).toEqual([0xff, 0xc0, 0xff, 0xc0])
  const picture = shades(0)
  expect(unpackPicture(packPicture(picture))).toEqual(picture)
  for (const wrong of [[], [1], [1, 2, 0, 255], [0, 0, 0]])
    expect(unpackPicture(Uint8Array.from(wrong))).toBeUndefined()
})

test('a receipt bears the picture above the name, dot for dot, and slips without a head bear none', () => {
  const picture = { rowBytes: 2, height: 3, bits: Uint8Array.of(1, 2, 3, 4, 0x1b, 0x0a) }
  const bytes = encodePaper(receiptWith(picture))
  expect(picturesOf(bytes)).toEqual([{ kind: 'picture', align: 'centre', picture }])
  const words = decodePaper(bytes).flatMap(line => (line.kind === 'text' ? line.spans : []))
  expect(words.map(({ text }) => text.trim()).join('')).toBe('Salon')
  const ticket: PaperDocument = { kind: 'ticket', lines: [{ kind: 'text', text: 'Row 5' }] }
  expect(withLogo(ticket, picture)).toEqual(ticket)
  expect(receiptWith(undefined).lines[0]).toEqual({ kind: 'logo', text: 'Salon' })
})

test('no picture spells a command that printers obey at once', () => {
  const bits = Uint8Array.of(0x10, 0x04, 0x10, 0x05, 0x10, 0x14, 0x10, 0x10, 0x04, 0x10, 0x02, 0)
  const bytes = Buffer.from(encodePaper(receiptWith({ rowBytes: 4, height: 3, bits })))
  for (const second of [0x04, 0x05, 0x14]) expect(bytes.includes(Buffer.from([0x10, second]))).toBe(false)
  const [shown] = picturesOf(bytes)
  // What was black stays black.
  for (const [at, byte] of shown!.picture.bits.entries()) expect(byte & bits[at]!).toBe(bits[at])
})

test('the company’s logo comes onto receipts once it is ready, and off them by a setting', async () => {
  const { node } = await openSmallNode('box')
  const slips: Uint8Array[] = []
  const printer: Printer = {
    columns: 48,
    start: () => {},
    stop: async () => {},
    condition: () => 'operational',
    print: async bytes => void slips.push(bytes),
  }
  const logo = openPaperLogo(tenantOf(node))
  const queue = openPrintQueue(tenantOf(node), onlyPrinter(printer), undefined, logo.now)
  queue.start()
  const sell = async (id: string, seat: string) => {
    const before = slips.length
    await node.execute(atRegister, tx =>
      queue.order(tx, sellAtRegister(tx, saleOf(id, [seat]), carl).id, false),
    )
    await until(() => slips.length === before + 2)
    return slips.slice(before).map(bytes => picturesOf(bytes).length)
  }
  expect(await sell('bill-1', 'A3')).toEqual([0, 0])

  const left = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="128"><rect width="128" height="128"/></svg>',
  )
  const bytes = await sharp(left).png().toBuffer()
  await node.execute(byHand, tx => {
    const logoFile = keepFile(tx.db, bytes)
    changeEntry(tx, 'exhibitor', 'exhibitor', { logoFile })
  })
  logo.start()
  await until(() => logo.now() !== undefined)
  expect(await sell('bill-2', 'A4')).toEqual([1, 0])
  const { rowBytes, bits, height } = logo.now()!
  expect([rowBytes, height]).toEqual([32, 128])
  // Its left half is black, its right half transparent.
  expect([...bits.subarray(0, rowBytes)]).toEqual([...Array(16).fill(255), ...Array(16).fill(0)])

  await node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'receipt_config.logo': false }),
  )
  expect(await sell('bill-3', 'A5')).toEqual([0, 0])
  await logo.close()
  await queue.close()
  await node.close()
  killPictureProcess()
})
