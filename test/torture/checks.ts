import { verify } from '#core/node.ts'
import { derivedTables } from '#core/database/derived-tables.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import type { Evidence, Side } from './evidence.ts'
import { moneyWrong } from './money-checks.ts'
import { nameOf } from './seats.ts'

/** What was broken, and how. `lost` and `twice` are the promise itself; the others are how it is kept. */
export type Violation = {
  kind: 'lost' | 'twice' | 'mirror' | 'money' | 'number' | 'paper' | 'journal' | 'disagree' | 'behaviour'
  what: string
}

/** Everything that is wrong with what a tortured cinema left behind. Empty is well. */
export function check(evidence: Evidence): Violation[] {
  const wrong: Violation[] = []
  const say = (kind: Violation['kind']) => (what: string) => void wrong.push({ kind, what })
  lostSales(evidence, say('lost'))
  soldTwice(evidence, say('twice'))
  for (const side of [evidence.box, evidence.relay]) {
    notMirrored(side, say('mirror'))
    for (const sentence of verify(side.db)) say('journal')(`${side.name}: ${sentence}`)
    for (const [table, are] of [
      ['parked', 'facts it cannot read'],
      ['quarantined', 'facts that came after the end of their stream'],
      ['displaced', 'bills whose seats somebody else has'],
    ] as const) {
      const many = side.db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number
      if (many) say('journal')(`the ${side.name} has ${many} ${are}`)
    }
    gaps(side, say('number'))
  }
  saleNotMirrored(evidence, say('mirror'))
  moneyWrong(evidence, say('money'))
  paperWithoutSale(evidence, say('paper'))
  paperTwice(evidence, say('paper'))
  disagreement(evidence, say('disagree'))
  return wrong
}

type Say = (what: string) => void

/** Every sale somebody was told of is there on both sides, under its number, with its seats. */
function lostSales({ box, relay, diary }: Evidence, say: Say) {
  for (const { db, name } of [box, relay]) {
    const billOf = db.prepare('SELECT status, number, total_cents AS cents FROM bills WHERE id = ?')
    const seatsOf = db
      .prepare(
        "SELECT schedule_id || '/' || seat_id FROM bill_lines WHERE bill_id = ? AND seat_id IS NOT NULL",
      )
      .pluck()
    const holderOf = db.prepare(
      'SELECT state, bill_id AS billId FROM seat_tokens WHERE schedule_id = ? AND seat_id = ?',
    )
    for (const sale of diary.sold.values()) {
      const bill = billOf.get(sale.billId) as { status: string; number: string; cents: number } | undefined
      if (bill?.status !== 'settled') {
        say(
          `${sale.billId} (${sale.number ?? sale.by}) was told as sold; the ${name} says ${bill?.status ?? 'nothing'}`,
        )
        continue
      }
      if (sale.number && bill.number !== sale.number)
        say(`${sale.billId} was told as ${sale.number}, and the ${name} calls it ${bill.number}`)
      if (bill.cents !== sale.cents)
        say(`${sale.billId} cost ${sale.cents}, and the ${name} says ${bill.cents}`)
      const seats = new Set(seatsOf.all(sale.billId) as string[])
      for (const seat of sale.seats) {
        const holder = holderOf.get(seat.scheduleId, seat.seatId) as
          { state: string; billId: string } | undefined
        if (!seats.has(nameOf(seat)) || holder?.state !== 'sold' || holder.billId !== sale.billId)
          say(
            `${nameOf(seat)} of ${sale.billId} is ${holder?.state ?? 'free'} for ${holder?.billId ?? 'nobody'} at the ${name}`,
          )
      }
    }
    for (const { billId } of diary.opened.values())
      if (!billOf.get(billId)) say(`${billId} was told as opened; the ${name} has never heard of it`)
  }
}

/** No seat on two live bills, in no table and in nobody's hands. */
function soldTwice({ box, relay, diary }: Evidence, say: Say) {
  for (const { db, name } of [box, relay]) {
    const rows = db
      .prepare(
        `SELECT l.schedule_id || '/' || l.seat_id AS seat, group_concat(b.id, ' and ') AS bills FROM bill_lines l
         JOIN bills b ON b.id = l.bill_id WHERE l.seat_id IS NOT NULL AND b.status IN ('settled', 'paying')
         GROUP BY 1 HAVING count(*) > 1`,
      )
      .all() as { seat: string; bills: string }[]
    for (const { seat, bills } of rows) say(`${seat} is on ${bills} at the ${name}`)
    const conflicts = db.prepare('SELECT DISTINCT schedule_id, seat_id FROM token_conflicts').raw().all()
    for (const seat of conflicts) say(`the ${name} has a conflict about ${(seat as string[]).join('/')}`)
  }
  const holders = new Map<string, string>()
  for (const { billId, seats } of diary.sold.values())
    for (const seat of seats.map(nameOf)) {
      if (holders.has(seat)) say(`${seat} was told as sold to ${holders.get(seat)} and to ${billId}`)
      holders.set(seat, billId)
    }
  for (const contradiction of diary.contradictions) say(contradiction)
}

/** Whatever a node's journal holds its mirror holds too, and never in another version. */
function notMirrored({ name, db, mirror }: Side, say: Say) {
  for (const [key, { hashes }] of mirror.facts)
    if (hashes.size > 1) say(`the ${name}'s mirror tells ${key} in ${hashes.size} ways`)
  const rows = db.prepare(
    "SELECT o.origin || '#' || f.seq AS key, f.hash FROM facts f JOIN origins o ON o.id = f.origin_id",
  )
  let missing = 0
  let first = ''
  for (const { key, hash } of rows.iterate() as Iterable<{ key: string; hash: string }>)
    if (!mirror.facts.get(key)?.hashes.has(hash)) {
      missing += 1
      first ||= key
    }
  if (missing) say(`${missing} facts of the ${name} are not on its mirror, the first is ${first}`)
  if (mirror.facts.size > (db.prepare('SELECT count(*) FROM facts').pluck().get() as number))
    say(`the ${name}'s mirror holds facts the ${name} has lost`)
}

/** A sale is on the mirror of whoever acknowledged it, whatever became of the databases. */
function saleNotMirrored({ box, relay, diary }: Evidence, say: Say) {
  const billsOn = ({ mirror }: Side, type: string) =>
    new Set(
      [...mirror.facts.values()].flatMap(({ fact }) =>
        fact.type === type ? [(fact.body as { billId: string }).billId] : [],
      ),
    )
  const mirrored = { register: billsOn(box, 'sale.made'), site: billsOn(relay, 'payment.settled') }
  for (const { billId, by } of diary.sold.values())
    if (!mirrored[by].has(billId)) say(`${billId}, acknowledged, is on no mirror`)
}

/** Bill numbers run without a gap and none is given twice; a new epoch counts anew behind a mark of its own. */
function gaps({ db, name }: Side, say: Say) {
  const numbers = db.prepare('SELECT number FROM bills WHERE number IS NOT NULL').pluck().all() as string[]
  const series = Map.groupBy(numbers, number => number.slice(0, number.lastIndexOf('-')))
  for (const [mark, list] of series) {
    const counters = list.map(number => Number(number.slice(mark.length + 1))).sort((a, b) => a - b)
    const bad = counters.findIndex((counter, index) => counter !== index + 1)
    if (bad >= 0) say(`the ${name}'s numbers ${mark} do not run on at ${counters[bad]}`)
  }
}

/** Nothing came out of the printer that is not a recorded sale. */
function paperWithoutSale({ box, slips }: Evidence, say: Say) {
  const billOf = box.db.prepare("SELECT id FROM bills WHERE number = ? AND status = 'settled'").pluck()
  const ticketOf = box.db.prepare('SELECT 1 FROM bill_lines WHERE bill_id = ? AND ticket_id = ?')
  for (const { billNumber, ticketId } of slips) {
    const bill = billOf.get(billNumber)
    if (!bill) say(`${billNumber} was printed and is no sale`)
    else if (ticketId && !ticketOf.get(bill, ticketId))
      say(`ticket ${ticketId} of ${billNumber} was printed and is not sold`)
  }
}

/** Whatever came out of the printer again says that it is a copy. */
function paperTwice({ slips }: Evidence, say: Say) {
  const first = new Set<string>()
  for (const { billNumber, ticketId, copy } of slips) {
    const slip = ticketId ? `ticket ${ticketId} of ${billNumber}` : `the receipt of ${billNumber}`
    if (copy) continue
    if (first.has(slip)) say(`${slip} was printed twice, and neither is marked as a copy`)
    first.add(slip)
  }
}

/** Both sides hold the same streams and read them alike, byte for byte. */
function disagreement({ box, relay }: Evidence, say: Say) {
  const heads = ({ db }: Side) =>
    JSON.stringify(db.prepare('SELECT origin, seq, hash FROM origins ORDER BY origin').all())
  if (heads(box) !== heads(relay)) say(`the box holds ${heads(box)}, the relay ${heads(relay)}`)
  const [mine, theirs] = [dumpDerived(box.db), dumpDerived(relay.db)]
  for (const table of derivedTables)
    if (mine[table] !== theirs[table]) say(`box and relay differ in ${table}`)
}
