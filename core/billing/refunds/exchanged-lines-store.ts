import { sql } from 'kysely'
import { prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import { discountsAt } from '../apply-bill.ts'
import { linesApart } from './returns.ts'

const placesOf = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('exchanged_lines as x')
    .innerJoin('returns as r', 'r.id', 'x.return_id')
    .select(['x.return_id as id', 'r.at', 'x.line'])
    .where('x.bill_id', '=', given.billId)
    .orderBy('x.line'),
)
type Shift = { billId: string; from: number; before: number; by: number }
const shiftLines = prepared((q, given: Shift) =>
  q
    .updateTable('bill_lines')
    .set({ line: sql<number>`line + ${given.by}` })
    .where('bill_id', '=', given.billId)
    .where('line', '>=', given.from)
    .where('line', '<', given.before),
)
const shiftExchanged = prepared((q, given: Shift) =>
  q
    .updateTable('exchanged_lines')
    .set({ line: sql<number>`line + ${given.by}` })
    .where('bill_id', '=', given.billId)
    .where('line', '>=', given.from)
    .where('line', '<', given.before),
)
const shiftDiscounts = prepared(
  (q, given: Shift & { numbers: number; beforeNumber: number; byNumber: number }) =>
    q
      .updateTable('bill_discounts')
      .set({ number: sql<number>`number + ${given.byNumber}`, line: sql<number>`line + ${given.by}` })
      .where('bill_id', '=', given.billId)
      .where('number', '>=', given.numbers)
      .where('number', '<', given.beforeNumber),
)

/** An exchange with its lines as its fact numbers them, and how often they are moved by now. */
type Place = { id: string; at: string; lines: number[]; times: number }

/**
 * Makes a place for an exchange that is about to be written: those it is earlier than are moved on.
 *
 * @param made its lines as its fact numbers them
 * @returns what is added to these numbers; 0 nearly always
 */
export function makePlace(db: Db, billId: string, made: Pick<Place, 'id' | 'at' | 'lines'>): number {
  const others = placesNow(db, billId)
  const all = [...others, { ...made, times: 0 }].toSorted((a, b) =>
    `${a.at} ${a.id}` < `${b.at} ${b.id}` ? -1 : 1,
  )
  const times = new Map<string, number>()
  for (const [index, { id, lines }] of all.entries()) {
    const before = all.slice(0, index).filter(each => each.lines.some(line => lines.includes(line)))
    times.set(id, Math.max(-1, ...before.map(each => times.get(each.id)!)) + 1)
  }
  const moved = others.filter(each => times.get(each.id) !== each.times)
  // All of them out of the way first: one may go where another one is.
  for (const each of moved) shift(db, billId, each, each.times, away)
  for (const each of moved)
    shift(db, billId, each, each.times + away, times.get(each.id)! - each.times - away)
  return times.get(made.id)! * linesApart
}

const away = 1000

function placesNow(db: Db, billId: string): Place[] {
  const places = new Map<string, Place>()
  for (const { id, at, line } of placesOf.all(db, { billId })) {
    const place = places.get(id) ?? { id, at, lines: [], times: Math.floor(line / linesApart) }
    place.lines.push(line % linesApart)
    places.set(id, place)
  }
  return [...places.values()]
}

/** @param times how often its lines are moved now, and `by` how much oftener they are then */
function shift(db: Db, billId: string, { lines }: Place, times: number, by: number): void {
  const [first, last] = [lines[0]! + times * linesApart, lines.at(-1)! + times * linesApart]
  const numbers = discountsAt(first)
  const moved = { billId, from: first, before: last + 1, by: by * linesApart }
  shiftLines.run(db, moved)
  shiftExchanged.run(db, moved)
  shiftDiscounts.run(db, {
    ...moved,
    numbers,
    beforeNumber: discountsAt(first + 1),
    byNumber: discountsAt(by * linesApart),
  })
}
