import { worksIn, type Cinemas } from '../access/employee.ts'
import { doorTickets } from '../admission/door-load.ts'
import type { BillRow } from '../billing/store.ts'
import type { Node } from '../journal/node.ts'
import { businessDayAt, isoIn } from '../programme/day.ts'
import { schedulesBetween } from '../programme/store.ts'
import { billFilterOf, pageOfBills } from './bill-list-load.ts'
import type { DoorSale } from './door-sales-contract.ts'

/** A door reads no longer list than this. */
const shownAtMost = 20
const dayMs = 24 * 3_600_000

/**
 * Sales with tickets for a door, whenever they were made, as the register's list finds them: the same search, over the
 * same number of bills. Without a show for those of today. A time of day is that of today.
 */
export async function doorSales(
  node: Node,
  { schedule, text }: { schedule: string | null; text: string },
  works: Cinemas,
): Promise<{ sales: DoorSale[]; more: boolean }> {
  const { catalogue, identity, runtime } = node
  const cinemaId = identity.cinemaId ?? ''
  if (!worksIn(works, cinemaId)) return { sales: [], more: false }
  const today = businessDayAt(catalogue, cinemaId, runtime.now())
  const shows = schedule === null ? showsOf(node, cinemaId, today) : [schedule]
  const asked = { cinema: cinemaId, from: today, to: today, text }
  const filter = { ...billFilterOf(catalogue, asked, works), from: '', upTo: '9999', spans: null, shows }
  const { rows, next } = await pageOfBills(node, filter, { before: undefined, limit: shownAtMost })
  const isAsked = new Set(shows)
  const zone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  const sales = rows.filter(isPaid).map(row => ({
    id: row.id,
    number: row.number,
    source: row.source,
    soldAt: isoIn(Date.parse(row.openedAt), zone),
    tickets: doorTickets(node, row.id, id => isAsked.has(id)),
  }))
  return { sales, more: next !== null }
}

const isPaid = ({ number }: BillRow) => number !== null

function showsOf({ db, catalogue, runtime }: Node, cinemaId: string, today: string): string[] {
  const nowMs = runtime.now()
  return schedulesBetween(db, nowMs - dayMs, nowMs + dayMs)
    .filter(show => show.cinemaId === cinemaId && businessDayAt(catalogue, cinemaId, show.startMs) === today)
    .map(({ id }) => id)
}
