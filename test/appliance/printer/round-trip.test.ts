import { describe, expect, it } from 'vitest'
import type { PaperDocument } from '#core/documents/paper.ts'
import { receiptDocument } from '#core/documents/receipt.ts'
import { ticketStubDocument } from '#core/documents/ticket-stub.ts'
import { typeset } from '#core/documents/typeset.ts'
import { locales } from '#core/i18n/locale.ts'
import { encodePaper } from '#box/drivers/printer/encode.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import type { PrintedLine } from '#ui/paper/printed-line.ts'
import { cardReceipt, cashReceipt, eveningTicket } from '../../core/documents/paper-samples.ts'

describe('what is encoded for the printer', () => {
  for (const locale of locales)
    for (const columns of [32, 42, 48])
      it(`says the same on ${columns} columns of paper as the document, in ${locale}`, () => {
        for (const document of documentsIn(locale)) {
          const paper = decodePaper(encodePaper(document, columns))
          expect(lookOf(paper)).toEqual(lookOfDocument(document, columns))
        }
      })

  it('keeps the euro, accents and ligatures', () => {
    const letters = '€ é è ê ë à ç ï ü ö ä ß œ Œ É ’ – × Ÿ'
    const document: PaperDocument = { kind: 'receipt', lines: [{ kind: 'text', text: letters }] }
    expect(lookOf(decodePaper(encodePaper(document)))[0]).toMatchObject({ text: letters })
  })

  it('names only the code page every such printer has: 16', () => {
    const bytes = encodePaper(receiptDocument(cashReceipt, 'fr'))
    const pages = [...bytes.keys()]
      .filter(at => bytes[at] === 0x1b && bytes[at + 1] === 0x74)
      .map(at => bytes[at + 2])
    expect(new Set(pages)).toEqual(new Set([16]))
  })

  it('pulses the drawer with both times where a page opens it, and never with a receipt', () => {
    const page = Buffer.from(encodePaper({ kind: 'receipt', lines: [{ kind: 'drawer' }, { kind: 'cut' }] }))
    const pulse = page.indexOf(Buffer.from([0x1b, 0x70, 0x00]))
    expect([...page.subarray(pulse, pulse + 5)]).toEqual([0x1b, 0x70, 0x00, 50, 250])
    for (const receipt of [cashReceipt, cardReceipt])
      expect(Buffer.from(encodePaper(receiptDocument(receipt, 'en'))).includes('\x1bp')).toBe(false)
  })

  it('carries a code of 400 letters to the paper', () => {
    const code = 'F1.'.padEnd(400, 'Zx9-')
    const paper = decodePaper(encodePaper(ticketStubDocument({ ...eveningTicket, code }, 'en')))
    expect(paper).toContainEqual({ kind: 'qr', align: 'centre', content: code })
  })
})

function documentsIn(locale: (typeof locales)[number]): PaperDocument[] {
  return [
    receiptDocument(cashReceipt, locale),
    receiptDocument({ ...cardReceipt, copy: true }, locale),
    ticketStubDocument(eveningTicket, locale),
  ]
}

/** Empty lines are left out: the printer feeds some of its own before the cut and around a code. */
function lookOf(paper: readonly PrintedLine[]): object[] {
  return paper.flatMap((line): object[] => {
    if (line.kind !== 'text') return [line.kind === 'qr' ? { kind: 'qr', content: line.content } : line]
    const text = line.spans.map(span => span.text).join('')
    const span = line.spans.find(part => part.text.trim() !== '')
    if (!span) return []
    const size = span.width === 2 ? 'large' : span.height === 2 ? 'tall' : 'normal'
    return [{ kind: 'line', text, size, bold: span.bold }]
  })
}

function lookOfDocument(document: PaperDocument, columns: number) {
  return typeset(document, columns).filter(line => line.kind !== 'line' || line.text !== '')
}
