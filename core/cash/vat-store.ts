import { sql } from 'kysely'
import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { TakenByPerson, VatTaken } from './facts.ts'

export type Shift = { cinemaId: string; shiftId: string }

/** The bills that were sold in a shift: what was paid on top of an exchange is that exchange's. */
export const soldIn = (q: Builder, given: Shift) =>
  q
    .selectFrom('payments as p')
    .innerJoin('bills as b', 'b.id', 'p.bill_id')
    .select('p.bill_id')
    .distinct()
    .where('p.shift_id', '=', given.shiftId)
    .where('b.cinema_id', '=', given.cinemaId)
    .where(sql<boolean>`substr(p.id, 1, length(b.id) + 1) = b.id || '-'`)

/** The refunds and exchanges whose money went through a shift; one whose money went in two is of the first. */
export const madeIn = (q: Builder, given: Shift) =>
  q
    .selectFrom('refunds as r')
    .innerJoin('bills as b', 'b.id', 'r.bill_id')
    .innerJoin('returns as m', 'm.bill_id', 'r.bill_id')
    .select(['m.id', 'm.bill_id'])
    .where('r.shift_id', '=', given.shiftId)
    .where('b.cinema_id', '=', given.cinemaId)
    .where(sql<boolean>`substr(r.id, 1, length(m.id) + 1) = m.id || '-'`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM refunds f WHERE f.bill_id = r.bill_id AND f.id < r.id
        AND substr(f.id, 1, length(m.id) + 1) = m.id || '-')`,
    )
    .union(
      q
        .selectFrom('payments as p')
        .innerJoin('bills as b', 'b.id', 'p.bill_id')
        .innerJoin('returns as m', 'm.bill_id', 'p.bill_id')
        .select(['m.id', 'm.bill_id'])
        .where('p.shift_id', '=', given.shiftId)
        .where('b.cinema_id', '=', given.cinemaId)
        .where(sql<boolean>`substr(p.id, 1, length(m.id) + 1) = m.id || '-'`),
    )

const countSold = prepared((q, given: Shift) =>
  q
    .with('sold_in_shift', () => soldIn(q, given))
    .selectFrom('sold_in_shift')
    .select(({ fn }) => fn.countAll<number>().as('many')),
)
const countMade = prepared((q, given: Shift) =>
  q
    .with('made_in_shift', () => madeIn(q, given))
    .selectFrom('made_in_shift')
    .select(({ fn }) => fn.countAll<number>().as('many')),
)

/** How many bills were sold in a shift. */
export function billsSoldIn(db: Db, shift: Shift): number {
  return countSold.first(db, shift)?.many ?? 0
}

/** How many refunds and exchanges moved money in a shift. */
export function returnsMadeIn(db: Db, shift: Shift): number {
  return countMade.first(db, shift)?.many ?? 0
}

const vatSold = prepared((q, given: Shift) =>
  q
    .with('sold_in_shift', () => soldIn(q, given))
    .selectFrom('sold_in_shift')
    .innerJoin('bill_lines as l', 'l.bill_id', 'sold_in_shift.bill_id')
    .leftJoin('exchanged_lines as x', join =>
      join.onRef('x.bill_id', '=', 'l.bill_id').onRef('x.line', '=', 'l.line'),
    )
    .select('l.vat_rate as rate')
    .select(({ fn }) => [
      fn.sum<number>('l.total_cents').as('grossCents'),
      fn.sum<number>('l.vat_cents').as('vatCents'),
    ])
    .where('x.line', 'is', null)
    .groupBy('l.vat_rate'),
)
const vatAdded = prepared((q, given: Shift) =>
  q
    .with('made_in_shift', () => madeIn(q, given))
    .selectFrom('made_in_shift')
    .innerJoin('exchanged_lines as x', 'x.return_id', 'made_in_shift.id')
    .innerJoin('bill_lines as l', join =>
      join.onRef('l.bill_id', '=', 'x.bill_id').onRef('l.line', '=', 'x.line'),
    )
    .select('l.vat_rate as rate')
    .select(({ fn }) => [
      fn.sum<number>('l.total_cents').as('grossCents'),
      fn.sum<number>('l.vat_cents').as('vatCents'),
    ])
    .groupBy('l.vat_rate'),
)
const vatBack = prepared((q, given: Shift) =>
  q
    .with('made_in_shift', () => madeIn(q, given))
    .selectFrom('made_in_shift')
    .innerJoin('returned_lines as x', 'x.return_id', 'made_in_shift.id')
    .innerJoin('bill_lines as l', join =>
      join.onRef('l.bill_id', '=', 'x.bill_id').onRef('l.line', '=', 'x.line'),
    )
    .select('l.vat_rate as rate')
    .select(({ fn }) => [
      fn.sum<number>('x.cents').as('grossCents'),
      fn.sum<number>('x.vat_cents').as('vatCents'),
    ])
    .groupBy('l.vat_rate'),
)

/**
 * What was sold in a shift by VAT rate, less what was taken back in it, as each line was rounded when it was sold. Where
 * every return's money went through the same shift, its gross is what was taken less what was given back and what coins
 * added. An exchange that moved no money is of no shift.
 */
export function vatIn(db: Db, shift: Shift): VatTaken[] {
  const rates = new Map<number, VatTaken>()
  const add = (rows: readonly VatTaken[], sign: 1 | -1) => {
    for (const { rate, grossCents, vatCents } of rows) {
      const known = rates.get(rate) ?? { rate, grossCents: 0, vatCents: 0 }
      known.grossCents += sign * grossCents
      known.vatCents += sign * vatCents
      rates.set(rate, known)
    }
  }
  add(vatSold.all(db, shift), 1)
  add(vatAdded.all(db, shift), 1)
  add(vatBack.all(db, shift), -1)
  return [...rates.values()].sort((a, b) => a.rate - b.rate)
}

/** What is paid on top of an exchange was taken by who made that, all else by who sold the bill. */
const takenBy = prepared((q, given: Shift) =>
  q
    .selectFrom('payments as p')
    .innerJoin('bills as b', 'b.id', 'p.bill_id')
    .leftJoin('returns as m', join =>
      join
        .onRef('m.bill_id', '=', 'p.bill_id')
        .on(sql<boolean>`substr(p.id, 1, length(m.id) + 1) = m.id || '-'`),
    )
    .select(sql<string>`coalesce(m.employee_name, b.employee_name, '')`.as('name'))
    .select(({ fn }) => fn.sum<number>('p.cents').as('cents'))
    .select(sql<number>`count(DISTINCT iif(m.id IS NULL, p.bill_id, NULL))`.as('bills'))
    .where('p.shift_id', '=', given.shiftId)
    .where('b.cinema_id', '=', given.cinemaId)
    .groupBy(sql`1`),
)
const givenBackBy = prepared((q, given: Shift) =>
  q
    .selectFrom('refunds as r')
    .innerJoin('bills as b', 'b.id', 'r.bill_id')
    .leftJoin('returns as m', join =>
      join
        .onRef('m.bill_id', '=', 'r.bill_id')
        .on(sql<boolean>`substr(r.id, 1, length(m.id) + 1) = m.id || '-'`),
    )
    .select(sql<string>`coalesce(m.employee_name, b.employee_name, '')`.as('name'))
    .select(sql<number>`sum(r.cents + coalesce(r.rounding_cents, 0))`.as('backCents'))
    .select(({ fn }) => fn.count<number>('m.id').distinct().as('returns'))
    .where('r.shift_id', '=', given.shiftId)
    .where('b.cinema_id', '=', given.cinemaId)
    .groupBy(sql`1`),
)

/** What each person took and gave back in a shift, by name; together they are the shift's takings. */
export function peopleIn(db: Db, shift: Shift): TakenByPerson[] {
  const people = new Map<string, TakenByPerson>()
  const rowFor = (name: string): TakenByPerson => {
    const known = people.get(name) ?? { name, bills: 0, cents: 0, returns: 0, backCents: 0 }
    people.set(name, known)
    return known
  }
  for (const { name, bills, cents } of takenBy.all(db, shift)) {
    const row = rowFor(name)
    row.bills += bills
    row.cents += cents
  }
  for (const { name, returns, backCents } of givenBackBy.all(db, shift)) {
    const row = rowFor(name)
    row.returns += returns
    row.backCents += backCents
  }
  return [...people.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}
