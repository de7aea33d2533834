import { at } from './brush.ts'

/** The title, broken into lines and sized, and how much of the poster it takes. */
export type TitleBlock = {
  lines: { text: string; baseline: number }[]
  size: number
  original: string
  height: number
}

const margin = 40
const measure = 600 - 2 * margin
const largest = 290
const tallest = 330
/** Line to line, in ems; a line with an accent on a capital needs more. */
const leading = 0.86
const accentedLeading = 0.98
const creditsHeight = 64
const originalHeight = 36

const fonts = `font-family="'Archivo Variable',Archivo,'Arial Narrow',Impact,sans-serif" font-stretch="extra-condensed"`

/** Breaks the title so that its letters get as large as the block allows. */
export function titleBlock(title: string, original: string): TitleBlock {
  const words = title.normalize('NFC').toUpperCase().trim().split(/\s+/)
  let best = { lines: [words.join(' ')], size: 0 }
  for (let count = 1; count <= Math.min(6, words.length); count++) {
    const lines = balancedLines(words, count)
    const size = Math.min(
      largest,
      tallest / baselines(lines).at(-1)!,
      measure / Math.max(...lines.map(widthInEms)),
    )
    if (size > best.size * 1.04) best = { lines, size }
  }
  const { lines, size } = best
  const steps = baselines(lines)
  const last = 36 + steps.at(-1)! * size
  return {
    lines: lines.map((text, index) => ({ text, baseline: 36 + steps[index]! * size })),
    size,
    original,
    height: Math.round(last + 32 + (original ? originalHeight : 0) + creditsHeight),
  }
}

/** One line of letters, held to the width it was measured with; `atEnd` stands before its x. */
export type LetterLine = {
  text: string
  x: number
  y: number
  size: number
  weight: number
  width: number
  atEnd?: true
}

/** Writes a line into a drawing. */
export type SetLine = (line: LetterLine) => string

/** As text, in whatever letters the machine has that shows it. */
export const asText: SetLine = ({ text, x, y, size, weight, width, atEnd }) =>
  `<text x="${at(x)}" y="${at(y)}" font-weight="${weight}" font-size="${at(size)}"${atEnd ? ' text-anchor="end"' : ''}${held(text, width)}>${escapeXml(text)}</text>`

/** The title's lines, and under them the original title. */
export function setTitle({ lines, size, original, height }: TitleBlock, top: number, set: SetLine): string {
  const title = lines.map(({ text, baseline }) =>
    set({
      text,
      x: margin - size * 0.03,
      y: top + baseline,
      size,
      weight: 850,
      width: widthInEms(text) * size,
    }),
  )
  const y = top + height - creditsHeight - 24
  const width = Math.min(measure, widthInEms(original) * 27)
  const beneath = original && set({ text: original, x: margin, y, size: 26, weight: 500, width })
  return `<g ${fonts}>${title.join('')}${beneath}</g>`
}

/** The line under a rule: director on the left; country, year and length on the right. */
export function setCredits(
  directors: readonly string[],
  right: string,
  { height }: TitleBlock,
  top: number,
  set: SetLine,
): string {
  const y = top + height - 36
  const left = (
    directors.length > 2 ? `${directors[0]} +${directors.length - 1}` : directors.join(' & ')
  ).toUpperCase()
  const rightWidth = widthInEms(right) * 24
  const leftWidth = Math.min(widthInEms(left) * 24, measure - rightWidth - 28)
  const line = { y, size: 23, weight: 650 }
  const both = [
    set({ ...line, text: left, x: margin, width: leftWidth }),
    set({ ...line, text: right, x: 600 - margin, width: rightWidth, atEnd: true }),
  ]
  return `<rect x="${margin}" y="${y - 38}" width="${measure}" height="3"/><g ${fonts}>${both.join('')}</g>`
}

const held = (text: string, width: number): string =>
  text.length > 1 ? ` textLength="${at(width)}" lengthAdjust="spacingAndGlyphs"` : ''

/** Where each line stands, in ems below the block's top edge. */
function baselines(lines: readonly string[]): number[] {
  let y = 0
  return lines.map((line, index) => {
    const accented = /[\u0300-\u0326\u0329-\u036f]/.test(line.normalize('NFD'))
    if (index === 0) y = accented ? 0.84 : 0.72
    else y += accented ? accentedLeading : leading
    return y
  })
}

/** At most `count` lines, the longest of them as short as it can be. */
function balancedLines(words: readonly string[], count: number): string[] {
  let tooShort = Math.max(...words.map(widthInEms)) - 0.01
  let enough = widthInEms(words.join(' '))
  for (let step = 0; step < 20; step++) {
    const limit = (tooShort + enough) / 2
    if (filledLines(words, limit).length <= count) enough = limit
    else tooShort = limit
  }
  return filledLines(words, enough)
}

function filledLines(words: readonly string[], limit: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && widthInEms(longer) <= limit) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * Width of a line in ems, as Archivo's heavy extra-condensed letters measure; other scripts count as one em a letter.
 */
function widthInEms(line: string): number {
  let ems = 0
  for (const letter of line) {
    const plain = letter.normalize('NFD')[0]!
    ems +=
      widths.get(plain) ??
      (plain > '\u1100' && !/[\u2010-\u206f]/.test(plain) ? 1 : /\p{Ll}/u.test(plain) ? 0.43 : 0.5)
  }
  return ems
}

const widths = new Map(
  (
    [
      [' ', 0.14],
      [`.,:;'’·-!`, 0.22],
      ['Iilj', 0.26],
      ['rtf', 0.29],
      ['J1', 0.4],
      ['LF023456789?–', 0.43],
      ['ESTZY', 0.47],
      ['ACDGHKNRU&', 0.515],
      ['OQ', 0.552],
      ['MWmw', 0.7],
    ] as const
  ).flatMap(([letters, ems]) => [...letters].map(letter => [letter, ems] as const)),
)

/** Safe as text and as an attribute; characters that XML forbids are dropped. */
function escapeXml(text: string): string {
  const named: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu, '').replace(/[&<>"']/g, sign => named[sign]!)
}
