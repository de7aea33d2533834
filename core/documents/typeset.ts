import type { Align, PaperDocument, PaperLine, PaperSize } from './paper.ts'
import type { PaperPicture } from '../content/pictures/ink.ts'
import { westernText } from './western.ts'

/** One printed line with its exact characters, or one command to the printer. */
export type TypesetLine =
  | { readonly kind: 'line'; readonly text: string; readonly size: PaperSize; readonly bold: boolean }
  | { readonly kind: 'qr'; readonly content: string }
  | { readonly kind: 'picture'; readonly picture: PaperPicture }
  | { readonly kind: 'drawer' }
  | { readonly kind: 'cut' }

/**
 * Lays out a document for paper with that many characters of normal size in a line (48 or 42 on 80 mm, 32 on 58 mm): breaks long
 * text at words, aligns with spaces, leaves nothing out.
 */
export function typeset(document: PaperDocument, columns: number): TypesetLine[] {
  const set: TypesetLine[] = []
  for (const line of document.lines) set.push(...setLine(line, columns))
  return set
}

function setLine(line: PaperLine, columns: number): TypesetLine[] {
  switch (line.kind) {
    case 'text':
      return setText(line.text, line.align ?? 'left', columns, line.size, line.bold)
    case 'logo':
      return [
        ...(line.picture ? [{ kind: 'picture', picture: line.picture } as const] : []),
        ...setText(line.text, 'centre', columns, 'large', true),
      ]
    case 'row':
      return setRow(line.left, line.right, letters(columns, line.size)).map(text =>
        printed(text, line.size, line.bold),
      )
    case 'columns':
      return setColumns(line.cells, letters(columns, line.size)).map(text =>
        printed(text, line.size, line.bold),
      )
    case 'rule':
      return [printed('-'.repeat(columns))]
    case 'feed':
      return Array.from({ length: line.lines }, () => printed(''))
    default:
      return [line]
  }
}

function printed(text: string, size: PaperSize = 'normal', bold = false): TypesetLine {
  return { kind: 'line', text: text.trimEnd(), size, bold }
}

function letters(columns: number, size: PaperSize = 'normal'): number {
  return size === 'large' ? Math.floor(columns / 2) : columns
}

function setText(
  text: string,
  align: Align,
  columns: number,
  size?: PaperSize,
  bold?: boolean,
): TypesetLine[] {
  const width = letters(columns, size)
  return wrapped(plain(text), width).map(line => {
    const space = width - line.length
    const indent = align === 'left' ? 0 : align === 'right' ? space : Math.floor(space / 2)
    return printed(' '.repeat(indent) + line, size, bold)
  })
}

/** The right side is on the first line; a long left side continues below it, indented. */
function setRow(left: string, right: string, width: number): string[] {
  const begin = plain(left)
  const end = plain(right)
  const indent = /^ */.exec(left)![0]
  const space = width - end.length - (end ? 2 : 0) - indent.length
  if (space < Math.min(8, begin.trim().length))
    return [...wrapped(begin, width), ...wrapped(end, width).map(part => part.padStart(width))]
  return wrapped(begin.trim(), space).map((part, index) =>
    index === 0 ? (indent + part).padEnd(width - end.length) + end : `${indent}  ${part}`,
  )
}

/** Columns of one width, the first to the left, the others to the right; below each other where one does not fit. */
function setColumns(cells: readonly string[], width: number): string[] {
  const cellWidth = Math.floor(width / cells.length)
  const texts = cells.map(plain)
  if (texts.some(text => text.length > cellWidth - 1)) return texts.flatMap(text => wrapped(text, width))
  const first = texts[0]!.padEnd(cellWidth + (width % cells.length))
  return [
    first +
      texts
        .slice(1)
        .map(text => text.padStart(cellWidth))
        .join(''),
  ]
}

/** Printers print no-break spaces as other characters, so they are replaced by plain ones. */
function plain(text: string): string {
  return westernText(text).replaceAll('\u00a0', ' ')
}

function wrapped(text: string, width: number): string[] {
  if (text.length <= width && !text.startsWith(' ')) return [text]
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ').flatMap(word => pieces(word, width))) {
    if (current === '') current = word
    else if (current.length + 1 + word.length <= width) current += ` ${word}`
    else {
      lines.push(current)
      current = word
    }
  }
  return [...lines, current]
}

function pieces(word: string, width: number): string[] {
  return word.length <= width ? [word] : (word.match(new RegExp(`.{1,${width}}`, 'g')) ?? [])
}
