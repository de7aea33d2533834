import type { Db } from '../database/sql.ts'
import { partsOf, readFact } from '../journal/fact.ts'
import { splitsOf } from '../journal/storage/branch-store.ts'
import type { Node } from '../journal/node.ts'
import { reinstatedOf } from '../billing/reinstated.ts'
import { billById } from '../billing/store.ts'
import { ghostsOf } from '../journal/storage/epoch-store.ts'
import type { SplitView } from './contract.ts'

/** Tickets that were refunded or exchanged since want no seat; one may have been exchanged for another of the same seat. */
const stillWanted = `coalesce((SELECT min(EXISTS (SELECT 1 FROM returned_lines r WHERE r.bill_id = l.bill_id AND r.line = l.line))
  FROM bill_lines l WHERE l.bill_id = u.bill_id AND l.schedule_id = u.schedule_id AND l.seat_id = u.seat_id), 0) = 0`

/** Seats of sales a register gave back that somebody else has now. */
export function unseatedOf(db: Db) {
  return db
    .prepare(
      `SELECT u.bill_id AS billId, b.number, u.schedule_id AS scheduleId, u.seat_id AS seatId, u.at
       FROM unseated u LEFT JOIN bills b ON b.id = u.bill_id WHERE ${stillWanted} ORDER BY u.at, u.bill_id, u.seat_id`,
    )
    .all() as { billId: string; number: string | null; scheduleId: string; seatId: string; at: string }[]
}

/**
 * Returns whose money left the drawer although their lines had come back already: made once before the box forgot, and
 * once after. `cents` is what was paid out too much.
 */
export function paidTwice(db: Db) {
  return db
    .prepare(
      `SELECT * FROM (
         SELECT r.id, r.bill_id AS billId, b.number, r.at, r.cents
           - coalesce((SELECT sum(l.cents) FROM returned_lines l WHERE l.return_id = r.id), 0)
           + coalesce((SELECT sum(l.total_cents) FROM exchanged_lines x JOIN bill_lines l ON l.bill_id = x.bill_id AND l.line = x.line
               WHERE x.return_id = r.id), 0)
           - r.rounding_cents + coalesce((SELECT p.rounding_cents FROM payments p WHERE p.id = r.id || '-paid'), 0) AS cents
         FROM returns r LEFT JOIN bills b ON b.id = r.bill_id
       ) WHERE cents > 0 ORDER BY at, id`,
    )
    .all() as { id: string; billId: string; number: string | null; at: string; cents: number }[]
}

/** What kiosks brought back, in what a manager needs to look it up: an admission by the bill of its ticket. */
export function reinstatedViews({ db, catalogue }: Pick<Node, 'db' | 'catalogue'>) {
  const billOfTicket = db.prepare('SELECT bill_id FROM bill_lines WHERE ticket_id = ?').pluck()
  return reinstatedOf(db).map(({ fact, kind, subjectId, at, who }) => {
    const billId = kind === 'admission' ? (billOfTicket.get(subjectId) as string | undefined) : subjectId
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

/** Facts kept aside, in what a person needs to see. */
export function ghostViews(db: Db) {
  return ghostsOf(db).map(({ origin, seq, bytes, at }) => {
    const { type, body } = readFact(bytes)
    const totalCents = (body as { totalCents?: number } | null)?.totalCents ?? null
    return { origin, seq, at, type, totalCents }
  })
}

/** Streams with two histories, by the node whose they are. Asked at the relay, which alone knows both. */
export function splitViews(db: Db): SplitView[] {
  const views = new Map<string, SplitView>()
  for (const { origin, seq, mine, theirs } of splitsOf(db)) {
    const { nodeId } = partsOf(origin)
    const view = views.get(nodeId) ?? { nodeId, streams: [] }
    views.set(nodeId, view)
    view.streams.push({ origin, seq, relay: branchView(mine.bytes), box: branchView(theirs.bytes) })
  }
  return [...views.values()]
}

function branchView(bytes: readonly string[]) {
  const facts = bytes.map(readFact)
  const sold = facts.filter(({ type }) => ['sale.made', 'sale.witnessed', 'payment.settled'].includes(type))
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

export function countAside(db: Db): { ghosts: number; unseated: number } {
  const count = (rows: string) => db.prepare(`SELECT count(*) FROM ${rows}`).pluck().get() as number
  return { ghosts: count('ghosts'), unseated: count(`unseated u WHERE ${stillWanted}`) }
}
