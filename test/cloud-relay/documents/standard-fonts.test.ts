import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { giveStandardFonts } from '#relay/documents/standard-fonts.ts'

/** The same page with fonts that PDFKit makes itself, and with those it is given. */
async function written(given: boolean): Promise<string> {
  const document = new PDFDocument({
    compress: false,
    info: { CreationDate: new Date(0) },
    ...(given ? { font: null as unknown as string } : {}),
  })
  if (given) giveStandardFonts(document)
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => document.once('end', resolve))
  for (const font of ['Helvetica', 'Helvetica-Bold', 'Helvetica'])
    document.font(font).text('AVATAR: Toy Story, Ôtez-vous de là', { width: 120 })
  document.end()
  await ended
  return Buffer.concat(chunks)
    .toString('latin1')
    .replace(/\/ID \[.*\]/, '')
}

test('a document with the fonts of another one is the same to the byte', async () => {
  const own = await written(false)
  expect(own).toContain('/BaseFont /Helvetica-Bold')
  const first = await written(true)
  expect(first).toBe(own)
  expect(await written(true), 'nothing of the one before is left in it').toBe(first)
})
