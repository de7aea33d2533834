import { sql } from 'kysely'
import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import { partsOf, parseFact } from '../journal/fact.ts'
import { forksOf } from '../journal/storage/branch-store.ts'
import type { Node } from '../journal/node.ts'
import { reinstatedOf } from '../billing/reinstated-store.ts'
import { billById } from '../billing/store.ts'
import { quarantinedOf } from '../journal/storage/quarantine-store.ts'
import type { ForkView } from './contract.ts'

/**
 * Tickets that were refunded or exchanged since need no seat; one may have been exchanged for another of the same
 * seat.
 */
const displaced = (q: Builder) =>
  q
    .selectFrom('displaced as u')
    .leftJoin('bills as b', 'b.id', 'u.bill_id')
    .where(({ eb, fn, selectFrom }) =>
      eb(
        fn.coalesce(
          selectFrom('bill_lines as l')
            .select(line =>
              line.fn
                .min<number>(
                  line.exists(
                    line
                      .selectFrom('returned_lines as r')
                      .select('r.line')
                      .whereRef('r.bill_id', '=', 'l.bill_id')
                      .whereRef('r.line', '=', 'l.line')
                      .where('r.quantity', '>', 0),
                  ),
                )
                .as('isBack'),
            )
            .whereRef('l.bill_id', '=', 'u.bill_id')
            .whereRef('l.schedule_id', '=', 'u.schedule_id')
            .whereRef('l.seat_id', '=', 'u.seat_id'),
          eb.lit(0),
        ),
        '=',
        0,
      ),
    )

const stillDisplaced = prepared(q =>
  displaced(q)
    .select(['u.bill_id as billId', 'b.number', 'u.schedule_id as scheduleId', 'u.seat_id as seatId', 'u.at'])
    .orderBy('u.at')
    .orderBy('u.bill_id')
    .orderBy('u.seat_id'),
)
const countDisplaced = prepared(q => displaced(q).select(({ fn }) => fn.countAll<number>().as('many')))
const countQuarantined = prepared(q =>
  q.selectFrom('quarantined').select(({ fn }) => fn.countAll<number>().as('many')),
)

const overpaid = prepared(q =>
  q
    .selectFrom(
      q
        .selectFrom('returns as r')
        .leftJoin('bills as b', 'b.id', 'r.bill_id')
        .select(['r.id', 'r.bill_id as billId', 'b.number', 'r.at'])
        .select(
          sql<number>`r.cents
           - coalesce((select sum(l.cents) from returned_lines l where l.return_id = r.id), 0)
           + coalesce((select sum(l.total_cents) from exchanged_lines x join bill_lines l on l.bill_id = x.bill_id and l.line = x.line
               where x.return_id = r.id), 0)
           - r.rounding_cents + coalesce((select p.rounding_cents from payments p where p.id = r.id || '-paid'), 0)`.as(
            'cents',
          ),
        )
        .as('paid'),
    )
    .selectAll()
    .where('cents', '>', 0)
    .orderBy('at')
    .orderBy('id'),
)
const billOfTicket = prepared((q, given: { ticketId: string }) =>
  q.selectFrom('bill_lines').select('bill_id as billId').where('ticket_id', '=', given.ticketId),
)

/** Seats of sales reinstated from a register that are sold to others now. */
export function displacedOf(db: Db) {
  return stillDisplaced.all(db)
}

/**
 * Returns that were paid out although their lines had been returned already: once before the box forgot, and once
 * after. `cents` is the excess.
 */
export function paidTwice(db: Db) {
  return overpaid.all(db)
}

/** What kiosks reinstated, with what a manager needs to find it: an admission and its undo by the bill of the ticket. */
export function reinstatedViews({ db, catalogue }: Pick<Node, 'db' | 'catalogue'>) {
  return reinstatedOf(db).map(({ fact, kind, subjectId, at, who }) => {
    const isOfTicket = kind === 'admission' || kind === 'undo'
    const billId = isOfTicket ? billOfTicket.first(db, { ticketId: subjectId })?.billId : subjectId
    const bill = billId === undefined ? undefined : billById(db, billId)
    const employee = catalogue.get('employee', who.replace(/^employee:/, ''))
    return {
      fact,
      kind,
      billId: billId ?? null,
      number: bill?.number ?? null,
      totalCents: kind === 'sale' ? (bill?.totalCents ?? null) : null,
      at,
      broughtBy: employee?.name ?? null,
    }
  })
}

/** Quarantined facts, as a manager needs to see them. */
export function quarantineViews(db: Db) {
  return quarantinedOf(db).map(({ origin, seq, bytes, at }) => {
    const { type, body } = parseFact(bytes)
    const totalCents = (body as { totalCents?: number } | null)?.totalCents ?? null
    return { origin, seq, at, type, totalCents }
  })
}

/** Streams with two histories, by their node. Only the relay knows both. */
export function forkViews(db: Db): ForkView[] {
  const views = new Map<string, ForkView>()
  for (const { origin, seq, mine, theirs } of forksOf(db)) {
    const { nodeId } = partsOf(origin)
    const view = views.get(nodeId) ?? { nodeId, streams: [] }
    views.set(nodeId, view)
    view.streams.push({ origin, seq, relay: branchView(mine.bytes), box: branchView(theirs.bytes) })
  }
  return [...views.values()]
}

function branchView(bytes: readonly string[]) {
  const facts = bytes.map(parseFact)
  const sold = facts.filter(({ type }) => ['sale.made', 'sale.reinstated', 'payment.settled'].includes(type))
  const bills = new Set(sold.map(({ body }) => (body as { billId: string }).billId))
  const opened = facts.map(({ body }) => body as { billId?: string; totalCents?: number })
  const paid = opened.filter(({ billId, totalCents }) => totalCents !== undefined && bills.has(billId ?? ''))
  return {
    facts: facts.length,
    sales: bills.size,
    totalCents: paid.reduce((sum, { totalCents = 0 }) => sum + totalCents, 0),
    from: facts[0]?.at ?? null,
    until: facts.at(-1)?.at ?? null,
  }
}

export function quarantineCounts(db: Db): { quarantined: number; displaced: number } {
  return {
    quarantined: countQuarantined.first(db)?.many ?? 0,
    displaced: countDisplaced.first(db)?.many ?? 0,
  }
}
