import type { Drawing, Seat } from '../../venue/arrangement.ts'
import type { Plan } from './plan.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Without I and O, which are read as 1 and 0. */
const clearLetters = letters.replace(/[IO]/g, '')

/** The name of the row at a place, the first one being 0: after Z come AA, AB and so on. */
export function rowName(at: number, naming: Drawing['rowNaming']): string {
  if (naming === 'numbers') return String(at + 1)
  const known = naming === 'letters' ? letters : clearLetters
  let name = ''
  for (let rest = at; rest >= 0; rest = Math.floor(rest / known.length) - 1)
    name = known[rest % known.length]! + name
  return name
}

/** A seat as it is called: `F12`, or with a separator `F-12`. Rows that are numbers are never run together with seats. */
export function seatName(row: string, number: number, separator: Drawing['separator']): string {
  return `${row}${separator || (/\d$/.test(row) ? '-' : '')}${number}`
}

/**
 * All rows and seats named anew, as the drawing says: rows with seats one after the other, and in each the numbers
 * from 1. Seats that a saved plan knows keep their ids, whatever they are called; new ones get ids nobody ever had.
 *
 * @param saved ids of every plan the screen ever had
 */
export function named(plan: Plan, saved: ReadonlySet<string>): Plan {
  const { drawing } = plan
  const all = [...plan.seats, ...drawing.disabled]
  const rows = [...new Set(all.map(seat => seat.screenRow))].sort((a, b) => a - b)
  if (drawing.rowsFrom === 'back') rows.reverse()
  const called = new Map<string, { row: string; number: number }>()
  for (const [at, screenRow] of rows.entries()) {
    const row = rowName(at, drawing.rowNaming)
    const inRow = all.filter(seat => seat.screenRow === screenRow)
    inRow.sort((a, b) => a.screenCol - b.screenCol)
    if (drawing.numbersFrom === 'right') inRow.reverse()
    for (const [index, { id }] of inRow.entries()) called.set(id, { row, number: index + 1 })
  }
  return withIds(plan, called, saved)
}

function withIds(
  plan: Plan,
  called: ReadonlyMap<string, { row: string; number: number }>,
  saved: ReadonlySet<string>,
): Plan {
  const { separator, disabled } = plan.drawing
  const taken = new Set(saved)
  const idOf = new Map<string, string>()
  for (const [id, { row, number }] of called) {
    const next = saved.has(id) ? id : freeId(seatName(row, number, separator), taken)
    taken.add(next)
    idOf.set(id, next)
  }
  const again = (seat: Seat): Seat => ({
    ...seat,
    ...called.get(seat.id)!,
    id: idOf.get(seat.id)!,
    ...(seat.pairedWith ? { pairedWith: idOf.get(seat.pairedWith) ?? seat.pairedWith } : {}),
  })
  return {
    ...plan,
    seats: plan.seats.map(again),
    drawing: { ...plan.drawing, disabled: disabled.map(again) },
  }
}

/** An id like the seat's name that nobody has or had: the second seat called F12 is `F12~2`. */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  for (let again = 2; ; again++) if (!taken.has(`${name}~${again}`)) return `${name}~${again}`
}

/**
 * A plan that comes from elsewhere, for a screen that had seats before: an id of a seat that was taken away is given to
 * nobody else.
 */
export function withFreshIds(plan: Plan, former: readonly string[]): Plan {
  const gone = new Set(former)
  const all = [...plan.seats, ...plan.drawing.disabled]
  const taken = new Set([...former, ...all.map(({ id }) => id)])
  const idOf = new Map<string, string>()
  for (const { id, row, number } of all) {
    if (!gone.has(id)) continue
    const fresh = freeId(seatName(row, number, plan.drawing.separator), taken)
    taken.add(fresh)
    idOf.set(id, fresh)
  }
  const again = (seat: Seat): Seat => ({
    ...seat,
    id: idOf.get(seat.id) ?? seat.id,
    ...(seat.pairedWith ? { pairedWith: idOf.get(seat.pairedWith) ?? seat.pairedWith } : {}),
  })
  return {
    ...plan,
    seats: plan.seats.map(again),
    drawing: { ...plan.drawing, disabled: plan.drawing.disabled.map(again) },
  }
}
