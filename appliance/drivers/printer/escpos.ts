import type { PaperPicture } from '#core/content/pictures/ink.ts'
import type { PaperSize } from '#core/documents/paper.ts'
import type { TypesetLine } from '#core/documents/typeset.ts'
import type { Codepage } from './contract.ts'
import { pulse, type DrawerPin } from './drawer.ts'

/*
 * The few commands of ESC/POS that slips need, byte for byte as `@point-of-sale/receipt-printer-encoder` writes them (a
 * test compares the two). That package copies a table of letters for every text and its state for every line: a slip took it
 * milliseconds of processor, most of a sale's.
 */
const esc = '\x1b'
const gs = '\x1d'
const newline = '\n'

/** Resets the printer, leaves Chinese letters off, and chooses its first font. */
const begin = `${esc}@\x1c.${esc}M\0`
/** How many lines of paper lie between print head and knife. */
const feedBeforeCut = 4

/** Windows-1252 between 0x80 and 0x9f. Source: https://encoding.spec.whatwg.org/index-windows-1252.txt */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
/** Code page 858 from 0x80 on. Source: https://en.wikipedia.org/wiki/Code_page_858 */
const cp858 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Tables of letters: a printer's number for each (Epson's), and the byte of each letter above ASCII. */
export const tableBytes: Record<Codepage, { number: number; bytes: ReadonlyMap<string, number> }> = {
  windows1252: {
    number: 16,
    bytes: new Map([
      ...[...windows1252].map((letter, index) => [letter, 0x80 + index] as const),
      ...Array.from(
        { length: 0x60 },
        (_, index) => [String.fromCharCode(0xa0 + index), 0xa0 + index] as const,
      ),
    ]),
  },
  cp858: { number: 19, bytes: new Map([...cp858].map((letter, index) => [letter, 0x80 + index])) },
}

const scales: Record<PaperSize, string> = { normal: '', tall: '\x01', large: '\x11' }

/**
 * Typeset lines as bytes for a printer, put together as a string of a letter a byte. Letters its table lacks become
 * question marks.
 *
 * @param columns letters of normal size on a line, which say how wide the paper is
 * @param drawer the plug of the drawer that is opened
 */
export function escpos(
  lines: readonly TypesetLine[],
  codepage: Codepage,
  columns: number,
  drawer: DrawerPin = 0,
): Uint8Array {
  const { number, bytes } = tableBytes[codepage]
  let out = begin
  let isTableChosen = false
  for (const line of lines) {
    switch (line.kind) {
      case 'line':
        // Chosen with the first words, as some printers forget it until then.
        if (line.text && !isTableChosen) {
          isTableChosen = true
          out += printed(line, `${esc}t${byte(number)}${lettersOf(line.text, bytes)}`)
        } else out += printed(line, lettersOf(line.text, bytes))
        break
      case 'qr':
        out += qr(line.content, columns)
        break
      case 'picture':
        out += raster(line.picture)
        break
      case 'drawer':
        if (drawer !== null) out += `${Buffer.from(pulse(drawer)).toString('latin1')}${newline}`
        break
      case 'cut':
        out += `${newline.repeat(feedBeforeCut)}${gs}V\x01${newline}`
    }
  }
  const { buffer, byteOffset, length } = Buffer.from(out, 'latin1')
  return new Uint8Array(buffer, byteOffset, length)
}

const byte = (value: number) => String.fromCharCode(value)

/** Words as the bytes of a table. */
function lettersOf(words: string, bytes: ReadonlyMap<string, number>): string {
  return words.replace(aboveAscii, letter => byte(bytes.get(letter) ?? 0x3f))
}

/** Only these are put together anew: letter by letter a line with one of them would take as much memory as the whole slip. */
const aboveAscii = /[\u{80}-\u{10ffff}]/gu

function printed({ size, bold }: Extract<TypesetLine, { kind: 'line' }>, letters: string): string {
  if (!letters) return newline
  const scale = scales[size]
  const begins = `${bold ? `${esc}E\x01` : ''}${scale && `${gs}!${scale}`}`
  const ends = `${bold ? `${esc}E\0` : ''}${scale && `${gs}!\0`}`
  return `${begins}${letters}${ends}${newline}`
}

/** A code of the printer's own drawing: model 2, error correction M, in the middle of the paper. */
function qr(content: string, columns: number): string {
  const command = (what: string, parameters: string) => {
    const length = parameters.length + 2
    return `${gs}(k${byte(length & 0xff)}${byte(length >> 8)}1${what}${parameters}`
  }
  return [
    `${esc}a\x01`,
    command('A', '2\0'),
    command('C', byte(dotsOf(content, columns))),
    command('E', '1'),
    command('P', `0${content}`),
    command('Q', '0'),
    `${newline}${esc}a\0`,
  ].join('')
}

/**
 * `GS v 0`: dots in the middle of the paper. Many printers obey their real-time commands (`DLE EOT`, `DLE ENQ`, `DLE DC4`)
 * also within a picture, so dots that spell one get a neighbour.
 */
function raster({ rowBytes, height, bits }: PaperPicture): string {
  const dots = Buffer.from(bits)
  for (let at = 0; at + 1 < dots.length; at += 1)
    if (dots[at] === 0x10 && [0x04, 0x05, 0x14].includes(dots[at + 1]!)) dots[at] = 0x30
  const size = `${byte(rowBytes)}\0${byte(height & 0xff)}${byte(height >> 8)}`
  return `${esc}a\x01${gs}v0\0${size}${dots.toString('latin1')}${newline}${esc}a\0`
}

/** Dots per module, so that the code stays within the 512 dots every 80 mm printer has, and the 384 of one for 58 mm. */
function dotsOf(content: string, columns: number): number {
  const dots = content.length <= 220 ? 6 : content.length <= 360 ? 5 : 4
  return columns < narrowest80mm ? dots - 1 : dots
}

/** A printer for 80 mm has at least so many letters on a line. */
const narrowest80mm = 42
