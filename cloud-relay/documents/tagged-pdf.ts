import PDFDocument from 'pdfkit'
import { westernText } from '#core/documents/western.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { giveStandardFonts } from './standard-fonts.ts'

/**
 * A PDF that screen readers can read, from what `draw` puts on its pages; it begins with none.
 *
 * @param about.size of every page, in points
 */
export async function taggedPdf(
  about: {
    size: { width: number; height: number }
    title: string
    author: string
    locale: Locale
    /** Pages are kept until the end, so that each can be told how many there are. */
    buffered?: boolean
  },
  draw: (document: PDFKit.PDFDocument, whole: PDFKit.PDFStructureElement) => void,
): Promise<Buffer> {
  const document = new PDFDocument({
    size: [about.size.width, about.size.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: about.buffered ?? false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: about.locale,
    // The type knows no document that begins without a font.
    font: null as unknown as string,
    info: {
      Title: about.title,
      Author: westernText(about.author),
      Creator: 'Foyer',
      Producer: 'Foyer',
    },
  })
  giveStandardFonts(document)
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const whole = document.struct('Document')
  document.addStructure(whole)
  draw(document, whole)
  whole.end()
  document.end()
  return finished
}
