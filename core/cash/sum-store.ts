import { sql } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import { cashLine } from './drawer.ts'
import type { DrawerLine, Takings } from './facts.ts'
import { depositsBackIn } from './deposit-store.ts'
import { billsSoldIn, returnsMadeIn } from './vat-store.ts'

type Shift = { cinemaId: string; shiftId: string }

/** Of bills of this cinema alone: no other one's box may speak of its shifts. */
const paidIn = prepared((q, given: Shift) =>
  q
    .selectFrom('payments as p')
    .innerJoin('bills as b', 'b.id', 'p.bill_id')
    .select(['p.method as kind', 'p.method_id as methodId', 'p.withdrawable'])
    .select(({ fn }) => [
      fn.countAll<number>().as('many'),
      fn.sum<number>('p.cents').as('cents'),
      fn.sum<number>('p.rounding_cents').as('roundingCents'),
      fn.sum<number>('p.tip_cents').as('tipCents'),
    ])
    .where('p.shift_id', '=', given.shiftId)
    .where('b.cinema_id', '=', given.cinemaId)
    .groupBy(['p.method', 'p.method_id', 'p.withdrawable']),
)
const givenBack = prepared((q, given: Shift) =>
  q
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('bills as b', 'b.id', 'r.bill_id')
    .select([
      sql<string>`coalesce(r.kind, p.method)`.as('kind'),
      sql<string | null>`iif(r.kind is null, p.method_id, r.kind)`.as('methodId'),
      sql<number | null>`iif(r.kind is null, p.withdrawable, null)`.as('withdrawable'),
    ])
    .select(({ fn }) => fn.countAll<number>().as('many'))
    // In cash it was rounded to coins.
    .select(sql<number>`sum(r.cents + coalesce(r.rounding_cents, 0))`.as('cents'))
    .where('r.shift_id', '=', given.shiftId)
    .where('b.cinema_id', '=', given.cinemaId)
    .groupBy([sql`1`, sql`2`, sql`3`]),
)
const movedIn = prepared((q, given: Shift) =>
  q
    .selectFrom('cash_moves')
    .select(['method', 'what'])
    .select(({ fn }) => fn.sum<number>('cents').as('cents'))
    .where('cinema_id', '=', given.cinemaId)
    .where('shift_id', '=', given.shiftId)
    .groupBy(['method', 'what']),
)
type Row = { kind: string; methodId: string | null; withdrawable: number | null }

const lineOf = ({ kind, methodId, withdrawable }: Row): string | null =>
  kind === 'cash' ? cashLine : withdrawable ? (methodId ?? kind) : null

/**
 * What went through the drawer of a shift, as its facts say: its cash first, then what else lies in it.
 *
 * @param methods those that count as cash now; they have a line though they brought nothing
 */
export function drawerOf(
  db: Db,
  shift: Shift,
  floatCents: number,
  methods: Iterable<string> = [],
): DrawerLine[] {
  const lines = new Map<string, DrawerLine>()
  const lineFor = (method: string): DrawerLine => {
    const known = lines.get(method)
    if (known) return known
    const none = { takenCents: 0, backCents: 0, paidInCents: 0, paidOutCents: 0, withdrawnCents: 0 }
    const line = { method, floatCents: method === cashLine ? floatCents : 0, ...none }
    lines.set(method, line)
    return line
  }
  lineFor(cashLine)
  for (const method of methods) lineFor(method)
  for (const row of paidIn.all(db, shift)) {
    const method = lineOf(row)
    if (method !== null) lineFor(method).takenCents += row.cents
  }
  for (const row of givenBack.all(db, shift)) {
    const method = lineOf(row)
    if (method !== null) lineFor(method).backCents += row.cents
  }
  for (const { method, what, cents } of movedIn.all(db, shift)) {
    const line = lineFor(method)
    if (what === 'paid_in') line.paidInCents += cents
    if (what === 'paid_out') line.paidOutCents += cents
    if (what === 'withdrawn') line.withdrawnCents += cents
  }
  const depositsBackCents = depositsBackIn(db, shift)
  if (depositsBackCents) lineFor(cashLine).depositsBackCents = depositsBackCents
  const [cash, ...others] = lines.values()
  return [cash!, ...others.sort((a, b) => (a.method < b.method ? -1 : 1))]
}

/** What guests paid and were given back in a shift, by the way they paid; how many bills and returns that were. */
export function takingsOf(db: Db, shift: Shift): { takings: Takings[]; bills: number; returns: number } {
  const takings = new Map<string, Takings>()
  const rowFor = ({ kind, methodId }: Row): Takings => {
    const key = `${kind} ${methodId}`
    const none = { payments: 0, cents: 0, refunds: 0, backCents: 0, roundingCents: 0, tipCents: 0 }
    const known = takings.get(key) ?? { kind, methodId: methodId ?? kind, ...none }
    takings.set(key, known)
    return known
  }
  for (const row of paidIn.all(db, shift)) {
    const sums = rowFor(row)
    sums.payments += row.many
    sums.cents += row.cents
    sums.roundingCents += row.roundingCents
    sums.tipCents = (sums.tipCents ?? 0) + row.tipCents
  }
  for (const row of givenBack.all(db, shift)) {
    const sums = rowFor(row)
    sums.refunds += row.many
    sums.backCents += row.cents
  }
  return {
    takings: [...takings.values()].sort((a, b) =>
      `${a.kind} ${a.methodId}` < `${b.kind} ${b.methodId}` ? -1 : 1,
    ),
    bills: billsSoldIn(db, shift),
    returns: returnsMadeIn(db, shift),
  }
}
