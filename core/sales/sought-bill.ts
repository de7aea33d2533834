import { nothingSought, type SoughtBill } from '../billing/list-store.ts'
import { instantOf } from '../programme/day.ts'
import { seatSeparators } from '../venue/arrangement.ts'

/** How long before and after a time that was said a purchase may have been made, in ms. */
const aboutMs = 10 * 60_000
/** Letters of a title that are enough. */
const fewestLetters = 3

type Known = {
  movies: readonly { id: string; title: string }[]
  /** The one business day that is looked at; null for several: then a time of day means nothing. */
  when: { day: string; zone: string; offset: number } | null
}

/**
 * What a text may mean that somebody remembers of a purchase: `12.50` or `12` its sum, `F 12` a seat, `20:15` when it
 * was sold or its show begins, four characters the end of a code, and letters of a film's title. It may be several.
 */
export function readSought(text: string, { movies, when }: Known): SoughtBill {
  const typed = text.trim().toLowerCase()
  const words = typed.normalize('NFD').replace(/\p{M}/gu, '')
  const titleOf = (title: string) => title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const films =
    words.length < fewestLetters ? [] : movies.filter(({ title }) => titleOf(title).includes(words))
  return {
    ...nothingSought,
    cents: centsIn(typed),
    seats: seatsIn(typed),
    codeEnd: /^[0-9a-z]{4}$/.test(typed) ? typed : '',
    ...timeIn(typed, when),
    movies: films.map(({ id }) => id),
  }
}

/** A sum in euros, in cents: `12`, `12.5`, `12,50 €`. */
function centsIn(typed: string): number | null {
  const [, euros, part = ''] = /^€?\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*€?$/.exec(typed) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(part.padEnd(2, '0'))
}

/** A row and a number, written in every way a plan may write them. */
function seatsIn(typed: string): string[] {
  const [, row, number] = /^([a-z]{1,3}|\d{1,3}(?=[-. /]))[-. /]?(\d{1,3})$/.exec(typed) ?? []
  if (row === undefined) return []
  return seatSeparators.map(separator => `${row.toUpperCase()}${separator}${Number(number)}`)
}

/** A time of the day that is looked at; after midnight it is still that business day. */
function timeIn(typed: string, when: Known['when']): Partial<SoughtBill> {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:h]([0-5]\d)$/.exec(typed) ?? []
  if (hours === undefined || !when) return {}
  const startMs = instantOf(when.day, `${hours}:${minutes}`, when.zone, when.offset)
  return {
    startMs,
    soldFrom: new Date(startMs - aboutMs).toISOString(),
    soldUpTo: new Date(startMs + aboutMs).toISOString(),
  }
}
