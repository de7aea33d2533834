import { sql } from 'kysely'
import { prepared, type Builder } from '#core/database/prepared.ts'
import type { Db } from '#core/database/sql.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { placeBought } from '#core/billing/bill-show-store.ts'
import { billById } from '#core/billing/store.ts'
import { scheduleById } from '#core/programme/store.ts'
import { owedColumns, owedRow } from './owed-row.ts'
import { isElsewhere, placeBefore, type Replanned, type Spot } from './sold-place-store.ts'

/** Buyers of tickets on the website who can be written to, whatever became of them. */
const buyers = (q: Builder) =>
  q
    .selectFrom('bill_lines')
    .innerJoin('bills', 'bills.id', 'bill_lines.bill_id')
    .distinct()
    .where('bill_lines.kind', '=', 'ticket')
    .where('bills.source', '=', 'site')
    .where('bills.private_digest', 'is not', null)
    .where('bills.status', 'in', ['settled', 'partially_refunded', 'refunding', 'refunded'])
const buyersOf = (q: Builder, scheduleId: string) =>
  buyers(q).where('bill_lines.schedule_id', '=', scheduleId)

const paidFor = prepared((q, given: { scheduleId: string }) =>
  buyersOf(q, given.scheduleId).select(['bills.id', 'bills.origin', 'bills.seq']),
)

/** A show was cancelled: one mail each. */
const oweCancelled = prepared((q, given: { scheduleId: string }) =>
  q
    .insertInto('letters')
    .orIgnore()
    .columns(owedColumns)
    .expression(
      buyersOf(q, given.scheduleId).select(
        owedRow('cancelled', sql<string>`bills.id || ' ' || ${given.scheduleId}`),
      ),
    ),
)
/** A purchase is paid, and its show was cancelled meanwhile: one mail for each of those. */
const oweCancelledBefore = prepared((q, given: { billId: string }) =>
  q
    .insertInto('letters')
    .orIgnore()
    .columns(owedColumns)
    .expression(
      buyers(q)
        .innerJoin('schedule_cancellations', 'schedule_cancellations.schedule_id', 'bill_lines.schedule_id')
        .where('bill_lines.bill_id', '=', given.billId)
        .select(owedRow('cancelled', sql<string>`bills.id || ' ' || bill_lines.schedule_id`)),
    ),
)
/** Between two mails to a buyer that a show moved: whoever has a box's key could move it every second. */
const betweenMovesMs = 10 * 60_000
type Move = { scheduleId: string; place: string; betweenMs: number; isMove: 0 | 1 }
/**
 * Mails to some of a show's buyers that it moved: one for each place it has been at, and one more when it is back there
 * after another was told.
 */
const moveOwed = (
  q: Builder,
  { scheduleId, place, betweenMs, isMove }: Move,
  to: ReturnType<typeof buyersOf>,
) =>
  q
    .insertInto('letters')
    .columns(owedColumns)
    .expression(
      to
        .select(
          owedRow(
            'moved',
            sql<string>`bills.id || ' ' || ${scheduleId} || ' ' || ${place}`,
            sql<number>`coalesce((
            select max(before.next_ms) + ${betweenMs} from letters as before
            where before.kind = 'moved' and before.state = 'sent'
              and before.about > bills.id || ' ' || ${scheduleId} || ' '
              and before.about < bills.id || ' ' || ${scheduleId} || '!'), 0)`,
          ),
        )
        .where(
          // Who was told of another place is told of this one, whatever the edit was.
          sql<boolean>`(${isMove} = 1 or exists (
            select 1 from letters as told
            where told.kind = 'moved'
              and told.about > bills.id || ' ' || ${scheduleId} || ' '
              and told.about < bills.id || ' ' || ${scheduleId} || '!'))`,
        ),
    )
    .onConflict(conflict =>
      conflict
        .columns(['kind', 'about'])
        .doUpdateSet(({ ref }) => ({ state: 'waiting', tries: 0, next_ms: ref('excluded.next_ms') }))
        .where(sql<boolean>`letters.state = 'sent' and letters.next_ms + ${betweenMs} < excluded.next_ms`),
    )
/** A show was moved: all of its buyers. */
const oweMoved = prepared((q, given: Move) => moveOwed(q, given, buyersOf(q, given.scheduleId)))
/** A purchase is paid, and its show was moved meanwhile. */
const oweMovedBefore = prepared((q, given: Move & { billId: string }) =>
  moveOwed(q, given, buyersOf(q, given.scheduleId).where('bill_lines.bill_id', '=', given.billId)),
)

/** Whether an edit put a show elsewhere: its own minutes are written with the place too. */
function isMoved(db: Db, id: string, stamp: string, place: Spot): boolean {
  return isElsewhere(place, placeBefore(db, id, stamp))
}

/**
 * Owes the buyer of a bill that is paid the mails of its shows that are cancelled, or not where they were when the buyer was
 * shown them: while it was being paid their own mail was not owed. A move that a box out of reach had made before, or that an
 * older version could not read, counts too.
 */
export function noteShowsBefore(db: Db, billId: string): void {
  oweCancelledBefore.run(db, { billId })
  const bill = billById(db, billId)
  if (!bill) return
  // As it was sold: what an exchange has put in the place of a ticket was chosen later.
  const tickets = linesOf(db, billId).filter(({ kind }) => kind === 'ticket')
  for (const scheduleId of new Set(tickets.map(line => line.scheduleId ?? ''))) {
    const now = scheduleById(db, scheduleId)
    const bought = placeBought(db, bill, scheduleId)
    if (now && bought && isElsewhere(now, bought)) oweShowAsItIs(db, billId, scheduleId, now)
  }
}

/** Purchases on the website with tickets for a show, paid, whatever became of them since. */
export const buyersOfShow = (db: Db, scheduleId: string) => paidFor.all(db, { scheduleId })

/** Owes the buyer of a bill the mail where a show of theirs is. */
export function oweShowAsItIs(db: Db, billId: string, scheduleId: string, now: Spot): void {
  oweMovedBefore.run(db, { billId, ...moveTo(scheduleId, now) })
}

/** Where a show is, as the mails about it are named. */
export const placeOf = ({ startMs, screenId }: Spot) => `${startMs} ${screenId}`

const moveTo = (scheduleId: string, spot: Spot, isMove = true): Move => ({
  scheduleId,
  place: placeOf(spot),
  betweenMs: betweenMovesMs,
  isMove: isMove ? 1 : 0,
})

/** Owes the buyers of a show that was cancelled or moved their mails. */
export function noteShow(db: Db, type: string, { id, stamp = '', fields }: Replanned): void {
  const place = fields?.place
  if (type === 'schedule.cancelled') return void oweCancelled.run(db, { scheduleId: id! })
  if (!place) return
  oweMoved.run(db, moveTo(id!, place, isMoved(db, id!, stamp, place)))
}
