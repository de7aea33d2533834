import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import { expect, test } from 'vitest'
import { decodePaper } from '#kiosk/paper/decode.ts'

/*
 * What stands in for a reader of ESC/POS that nobody here wrote. npm has encoders and drivers (`escpos`,
 * `node-thermal-printer`, `escpos-buffer`), and packages that draw receipts of markup of their own (`receiptline`,
 * `react-thermal-printer`), but none that reads the bytes; programs that do are in PHP, C or behind a window of their own
 * (`escpos-tools`, `escpos_parser`, `escpresso`). So each half is held by other software: our reader has to show the bytes
 * of a package's encoder as that package meant them, here; and what our own encoder is shown as has to be read by another
 * reader of QR codes, in `codes-read.test.ts`.
 */

/** Bytes that nobody here wrote, of a slip made by that package's own means: its alignment, tables, rules and tables of letters. */
function slipByPackage(codepageCandidates: ('windows1252' | 'cp858')[]): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    columns: 42,
    language: 'esc-pos',
    codepageMapping: 'epson',
    codepageCandidates,
    feedBeforeCut: 3,
  })
  return encoder
    .initialize()
    .codepage('auto')
    .align('center')
    .bold(true)
    .size(2, 2)
    .line('Ciné Lumière')
    .size(1, 1)
    .bold(false)
    .line('12, rue de l’Alzette')
    .align('left')
    .rule({ style: 'single', width: 42 })
    .table(
      [
        { width: 30, align: 'left' },
        { width: 12, align: 'right' },
      ],
      [
        ['Popcorn süß, groß', '€6.50'],
        ['Café crème', '€3.20'],
      ],
    )
    .align('right')
    .line('Total €9.70')
    .align('center')
    .qrcode('FOYER1.abc', { model: 2, size: 6, errorlevel: 'm' })
    .pulse(0, 100, 500)
    .cut('partial')
    .encode()
}

test.each([[['windows1252', 'cp858'] as const], [['cp858', 'windows1252'] as const]])(
  'a slip of another encoder is shown as it says, whichever table of letters it chose (%s)',
  candidates => {
    const paper = decodePaper(slipByPackage([...candidates]))
    const lines = paper.flatMap(line =>
      line.kind === 'text'
        ? [
            line.spans
              .map(({ text }) => text)
              .join('')
              .trim(),
          ]
        : [`<${line.kind}>`],
    )
    const shown = lines.filter(Boolean)
    const apostrophe = candidates[0] === 'cp858' ? /^12, rue de l.Alzette$/ : /^12, rue de l’Alzette$/
    expect(shown[0]).toBe('Ciné Lumière')
    expect(shown[1]).toMatch(apostrophe)
    expect(shown.slice(3, 6)).toEqual([
      `Popcorn süß, groß${' '.repeat(20)}€6.50`,
      `Café crème${' '.repeat(27)}€3.20`,
      'Total €9.70',
    ])
    expect(shown.slice(-3)).toEqual(['<qr>', '<drawer>', '<cut>'])
    expect(paper.find(({ kind }) => kind === 'qr')).toMatchObject({ content: 'FOYER1.abc', align: 'centre' })
    const spans = paper.flatMap(line => (line.kind === 'text' ? line.spans : []))
    expect(spans.find(({ text }) => text.includes('Ciné'))).toMatchObject({ bold: true, width: 2, height: 2 })
  },
)
