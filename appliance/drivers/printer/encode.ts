import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import type { PaperDocument, PaperSize } from '#core/documents/paper.ts'
import type { Codepage } from './contract.ts'
import { typeset } from '#core/documents/typeset.ts'

/**
 * A document as ESC/POS bytes for an 80 mm printer with so many letters on a line (48, or 42 on some models).
 * The code pages are named because the encoder's own choice for the euro sign is Turkish page 857, which many
 * printers do not have; these two hold every letter of our four languages.
 */
export function encodePaper(
  document: PaperDocument,
  columns = 48,
  codepage: Codepage = 'windows1252',
): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    columns,
    language: 'esc-pos',
    codepageMapping: 'epson',
    codepageCandidates: ['windows1252', 'cp858'],
    feedBeforeCut: 4,
    newline: '\n',
  })
  // One page for all: `westernText` has left only its letters, and `auto` copies a table for every letter it looks up.
  encoder.initialize().codepage(codepage)
  for (const line of typeset(document, columns)) {
    switch (line.kind) {
      case 'line':
        encoder.bold(line.bold).width(scales[line.size].width).height(scales[line.size].height)
        encoder.line(line.text)
        encoder.bold(false).width(1).height(1)
        break
      case 'qr':
        encoder.align('center')
        encoder.qrcode(line.content, { model: 2, size: qrDots(line.content), errorlevel: 'm' })
        encoder.align('left')
        break
      case 'drawer':
        encoder.pulse(0, 100, 500)
        break
      case 'cut':
        encoder.cut('partial')
    }
  }
  return encoder.encode()
}

const scales: Record<PaperSize, { width: number; height: number }> = {
  normal: { width: 1, height: 1 },
  tall: { width: 1, height: 2 },
  large: { width: 2, height: 2 },
}

/** Dots per module, so that the code stays within the 512 dots every 80 mm printer has. */
function qrDots(content: string): number {
  return content.length <= 220 ? 6 : content.length <= 360 ? 5 : 4
}
