import type { Locale } from '#core/i18n/locale.ts'

/** The column a list is sorted by, -1 for the name; null is the list's own order. */
export type Sorting = { column: number; down: boolean } | null

/** Rows that contain every word of a search, whatever its capitals and accents. */
export function foundIn<R>(rows: readonly R[], text: string, texts: (row: R) => readonly string[]): R[] {
  const words = folded(text).split(/\s+/).filter(Boolean)
  return rows.filter(row => {
    const all = folded(texts(row).join(' '))
    return words.every(word => all.includes(word))
  })
}

/** Rows by a text or a number; equal ones keep their order. */
export function sortedBy<R>(
  rows: readonly R[],
  by: (row: R) => string | number,
  down: boolean,
  locale: Locale,
): R[] {
  const turn = down ? -1 : 1
  return rows.toSorted((a, b) => {
    const [x, y] = [by(a), by(b)]
    if (typeof x === 'number' && typeof y === 'number') return turn * (x - y)
    return turn * String(x).localeCompare(String(y), locale, { numeric: true })
  })
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
