import jsqr from 'jsqr'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ticketStubDocument } from '#core/documents/ticket-stub.ts'
import { encodePaper } from '#box/drivers/printer/encode.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { qrPng } from '#relay/documents/qr.ts'
import { QrPicture } from '#ui/parts/QrPicture.tsx'
import { eveningTicket } from '../../core/documents/paper-samples.ts'

/** Its types say that it is a module with a default; as it is packed, it is that function. */
const jsQR = jsqr as unknown as typeof jsqr.default

/** What a reader that nobody here wrote finds in a picture; null for nothing. */
async function readBy(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}

/** Codes as short and as long as tickets have them. */
const codes = [eveningTicket.code, `F1.${'aZ9-_'.repeat(30)}`, `F1.${'aZ9-_'.repeat(60)}`]

test.each(codes)('the code of a slip is read off the paper on screen by another reader (%#)', async code => {
  const slip = decodePaper(encodePaper(ticketStubDocument({ ...eveningTicket, code }, 'de')))
  const content = slip.flatMap(line => (line.kind === 'qr' ? [line.content] : []))
  expect(content).toEqual([code])
  const drawn = renderToStaticMarkup(createElement(QrPicture, { content: content[0]!, label: 'x' }))
  const svg = drawn.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"')
  expect(await readBy(await sharp(Buffer.from(svg)).png().toBuffer())).toBe(code)
})

test.each(codes)('the code of a PDF and of a mail is read by another reader (%#)', async code => {
  expect(await readBy(qrPng(code))).toBe(code)
})

test('another code is not read as this one', async () => {
  expect(await readBy(qrPng('F1.another'))).not.toBe(codes[0])
  const nothing = sharp({ create: { width: 200, height: 200, channels: 3, background: '#ffffff' } })
  expect(await readBy(await nothing.png().toBuffer())).toBeNull()
})
