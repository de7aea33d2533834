import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import { expect, it } from 'vitest'
import type { PaperDocument, PaperSize } from '#core/documents/paper.ts'
import { receiptDocument } from '#core/documents/receipt.ts'
import { ticketStubDocument } from '#core/documents/ticket-stub.ts'
import { trainingSlips } from '#core/documents/training-mark.ts'
import { typeset } from '#core/documents/typeset.ts'
import { locales } from '#core/i18n/locale.ts'
import type { Codepage } from '#box/drivers/printer/contract.ts'
import { encodePaper } from '#box/drivers/printer/encode.ts'
import { cardReceipt, cashReceipt, eveningTicket } from '../../core/documents/paper-samples.ts'

const scales: Record<PaperSize, { width: number; height: number }> = {
  normal: { width: 1, height: 1 },
  tall: { width: 1, height: 2 },
  large: { width: 2, height: 2 },
}

/** The same slip by the package that knows hundreds of printers. */
function byPackage(document: PaperDocument, columns: number, codepage: Codepage): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    columns,
    language: 'esc-pos',
    codepageMapping: 'epson',
    codepageCandidates: ['windows1252', 'cp858'],
    feedBeforeCut: 4,
    newline: '\n',
  })
  encoder.initialize().codepage(codepage)
  for (const line of typeset(document, columns)) {
    if (line.kind === 'line') {
      const { width, height } = scales[line.size]
      encoder.bold(line.bold).width(width).height(height).line(line.text).bold(false).width(1).height(1)
    } else if (line.kind === 'qr') {
      const wide = line.content.length <= 220 ? 6 : line.content.length <= 360 ? 5 : 4
      const size = columns === 32 ? wide - 1 : wide
      encoder.align('center').qrcode(line.content, { model: 2, size, errorlevel: 'm' }).align('left')
    } else if (line.kind === 'drawer') encoder.pulse(0, 100, 500)
    else encoder.cut('partial')
  }
  return encoder.encode()
}

/**
 * The bytes with bold and size written only where a letter follows: the package also switches them on and off again with
 * nothing between, which moves no paper.
 */
function settled(bytes: Uint8Array): string {
  let out = ''
  let style = { bold: 0, size: 0 }
  let printed = { bold: 0, size: 0 }
  for (let at = 0; at < bytes.length; at++) {
    const [first, second, value = 0] = bytes.subarray(at, at + 3)
    if (first === 0x1b && second === 0x45) style = { ...style, bold: value }
    else if (first === 0x1d && second === 0x21) style = { ...style, size: value }
    else {
      if (first !== 0x0a && JSON.stringify(style) !== JSON.stringify(printed)) {
        out += `<${style.bold} ${style.size}>`
        printed = style
      }
      out += String.fromCharCode(first!)
      continue
    }
    at += 2
  }
  return out
}

/** The package sends these as bytes below 0x20, which are glyphs on a screen of old and commands to a printer. */
const commandsThere = /[§¶•]/

const everyLetter = Array.from({ length: 0x100 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
  .filter(letter => !/[\x7f-\x9f\xad]/.test(letter))
  .concat([...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'])
  .filter(letter => !commandsThere.test(letter))
const letters: PaperDocument = {
  kind: 'receipt',
  lines: everyLetter.map(text => ({ kind: 'text', text: `letter ${text}.` })),
}

it.each(locales)('writes slips in %s as the package does, byte for byte', locale => {
  const slips = [
    receiptDocument(cashReceipt, locale),
    receiptDocument({ ...cardReceipt, copy: true }, locale),
    ticketStubDocument(eveningTicket, locale),
    ticketStubDocument({ ...eveningTicket, row: null, seat: null, code: 'x'.repeat(300) }, locale),
    ticketStubDocument({ ...eveningTicket, copy: true, code: 'y'.repeat(400) }, locale),
  ]
  for (const document of [...slips, ...trainingSlips(slips, locale)])
    for (const columns of [32, 42, 48])
      for (const codepage of ['windows1252', 'cp858'] as const)
        expect(settled(encodePaper(document, columns, codepage))).toBe(
          settled(byPackage(document, columns, codepage)),
        )
})

it.each(['windows1252', 'cp858'] as const)('has the letters of %s where the package has them', codepage => {
  expect(settled(encodePaper(letters, 48, codepage))).toBe(settled(byPackage(letters, 48, codepage)))
})
