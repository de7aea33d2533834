import { typedId } from '../journal/id.ts'
import type { Cells, ImportKind } from './columns.ts'
import { charactersPerCall, rowsPerCall } from './limits.ts'
import { folded } from './values.ts'

type Row = { row: number; cells: Cells }

/** Rows as calls take them: so few at once that nobody else waits for them. */
export function slicesOf(rows: readonly Row[]): Row[][] {
  const slices: Row[][] = []
  let size = Infinity
  for (const row of rows) {
    const characters = Object.values(row.cells).reduce((sum, cell) => sum + cell.length + 20, 0)
    const last = slices.at(-1)
    if (last && last.length < rowsPerCall && size + characters <= charactersPerCall) {
      last.push(row)
      size += characters
    } else {
      slices.push([row])
      size = characters
    }
  }
  return slices
}

const keyOf: Readonly<Record<ImportKind, (cells: Cells) => string | undefined>> = {
  people: ({ email, name }) => email || name,
  products: ({ barcode, name }) => barcode || name,
  vouchers: ({ code }) => code && typedId(code),
  shows: ({ day, time, screen, cinema }) => day && `${day} ${time} ${screen} ${cinema ?? ''}`,
  movies: ({ title, year, released }) => title && `${title} ${year || released?.slice(0, 4)}`,
}

/** Rows that are about the same thing as an earlier one, by their line: the line of that one. */
export function repeatedRows(kind: ImportKind, rows: readonly Row[]): Map<number, number> {
  const seen = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const { row, cells } of rows) {
    const key = folded(keyOf[kind](cells) ?? '')
    const first = seen.get(key)
    if (key && first !== undefined) repeated.set(row, first)
    else seen.set(key, row)
  }
  return repeated
}
