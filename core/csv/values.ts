import { Temporal } from 'temporal-polyfill'

/** A day typed in ISO form or with the day first (`2027-01-31`, `31.1.2027`, `31/01/27`), YYYY-MM-DD. */
export function readDay(text: string): string | undefined {
  const plain = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(plain)
  const [year, month, day] = (iso?.slice(1) ?? dayFirst?.slice(1).toReversed() ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  try {
    const full = year < 100 ? 2000 + year : year
    return Temporal.PlainDate.from({ year: full, month, day }, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
}

/** A sum as any of our languages writes it (`9,50`, `9.50 €`, `1.234,50`, `1’234.50`), in cents. */
export function readCents(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f'’]|€|EUR/gi, '')
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  if (!/^\d{1,9}$|^\d{1,3}([.,]\d{3}){1,2}$/.test(whole)) return undefined
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0') || 0)
}

/** Cents as an export writes them: with a point, which every reader of files takes. */
export function writtenCents(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

export function readWhole(text: string): number | undefined {
  return /^\s*\d{1,9}([.,]0+)?\s*$/.test(text) ? Number(text.trim().split(/[.,]/)[0]) : undefined
}

const yes = ['yes', 'y', 'ja', 'j', 'oui', 'o', 'true', 'vrai', 'waar', 'wahr', '1', 'x']
const no = ['no', 'n', 'nein', 'nee', 'non', 'false', 'faux', 'onwaar', 'falsch', '0', '-', '']

export function readYesNo(text: string): boolean | undefined {
  const plain = folded(text)
  if (yes.includes(plain)) return true
  return no.includes(plain) ? false : undefined
}

/** Several things in one cell: separated by semicolons, bars or line ends, or by commas where there is none of these. */
export function readList(text: string): string[] {
  const parts = /[;|\n]/.test(text) ? text.split(/[;|\n]/) : text.split(',')
  return parts.map(part => part.trim()).filter(Boolean)
}

/** The same, as `readList` reads it back. */
export function writtenList(parts: readonly string[]): string {
  return parts.join('; ') + (parts.length === 1 && parts[0]!.includes(',') ? ';' : '')
}

/** For comparing what people typed: without case, accents and surrounding spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase()
}
