/** What separates the cells of a line. */
export const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/**
 * The text of a file. A byte order mark decides; without one it is UTF-8 where it can be, and otherwise what Windows
 * writes in western Europe, in which every byte is a character.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

/** The separator of a table: the one that splits its first lines into the same, largest number of cells. */
export function separatorOf(text: string): Separator {
  const shares = separators.map(separator => {
    const widths = readCsv(text, separator, 10).map(cells => cells.length)
    const width = widths[0] ?? 0
    return { separator, width, alike: widths.filter(other => other === width).length }
  })
  const [best] = shares.toSorted(
    (a, b) => Number(b.width > 1) - Number(a.width > 1) || b.alike - a.alike || b.width - a.width,
  )
  return best?.separator ?? ','
}

/**
 * The cells of a table, line by line, as RFC 4180 writes them: a cell in quotes may hold separators, line ends and, twice,
 * quotes. Lines without any text are left out. A quote that is never closed ends with the text.
 *
 * @param most lines that are read
 */
export function readCsv(text: string, separator: Separator, most = Infinity): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  const endLine = () => {
    cells.push(cell)
    if (cells.some(each => each.trim())) rows.push(cells.map(unguarded))
    cells = []
    cell = ''
  }
  for (let at = text.charCodeAt(0) === 0xfeff ? 1 : 0; at < text.length; at++) {
    const char = text[at]!
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') cell += text[++at]
      else quoted = false
    } else if (char === '"' && !cell.trim()) {
      quoted = true
      cell = ''
    } else if (char === separator) {
      cells.push(cell)
      cell = ''
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[at + 1] === '\n') at++
      endLine()
      if (rows.length >= most) return rows
    } else cell += char
  }
  if (cell || cells.length) endLine()
  return rows
}

/** A table as text that `readCsv` reads back unchanged, with the byte order mark that spreadsheets ask for. */
export function writeCsv(rows: readonly (readonly string[])[], separator: Separator): string {
  const line = (cells: readonly string[]) =>
    cells.map(cell => written(guarded(cell), separator)).join(separator)
  return `\ufeff${rows.map(line).join('\r\n')}\r\n`
}

function written(cell: string, separator: Separator): string {
  const isPlain = !/["\r\n]/.test(cell) && !cell.includes(separator) && cell.trim() === cell
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`
}

/**
 * Spreadsheets run a cell that begins like a formula: it is given an apostrophe, which reading takes away again. A number
 * below zero is none.
 */
function guarded(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) && !/^-\d+([.,]\d+)?$/.test(cell) ? `'${cell}` : cell
}

function unguarded(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
