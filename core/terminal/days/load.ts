import type { Db } from '../../database/sql.ts'
import type { Node } from '../../journal/node.ts'
import type { TerminalsNow } from '../view-load.ts'
import { terminalById, terminalOfDevice } from '../load.ts'
import { endsDay, readsDay, type TerminalEntry } from '../../venue/terminal-entry.ts'
import type { DayGiven } from './day.ts'
import type { DayView, MovedView, TerminalDays } from './contract.ts'
import type { DaySums } from './facts.ts'
import { askedIn, billNumberFor, isShiftOpenAt, movedIn } from './moved-store.ts'
import { lastDaysOf, lastEndOf, openDaysOfAll, type DayRow } from './store.ts'
import { differenceOf, expectedOf, meantBy, sumsOf, type Moved } from './sums.ts'

type Reading = Pick<Node, 'db' | 'catalogue' | 'identity' | 'runtime'>

/** The newest of a day that are listed. */
const mostMoved = 100
/** Ends of day that somebody has to see to; the others move up. */
const mostOpen = 20

/** What an open box knows of ends of day besides its journal. */
export type DaysNow = TerminalsNow & {
  /** What a terminal said when it was asked again, of an end of day that has no answer still. */
  reportedAgain(dayId: string): DayGiven | undefined
}

/** The tills that are wired to a terminal. */
export function tillsOf({ catalogue }: Pick<Node, 'catalogue'>, terminalId: string): string[] {
  return catalogue
    .all('device')
    .filter(device => device.terminalId === terminalId)
    .map(({ id }) => id)
}

/** What is asked of a terminal that settles by itself reaches back no further than this. */
const longestReadMs = 8 * 86_400_000

/** `sinceAt` of a day that was asked for is what was written down then. */
type DayOf = { cinemaId: string; terminalId: string; until: string; sinceAt?: string | null }

/** Since when a day counts that ends at a moment: after the last one, and of a terminal that is only read some days at most. */
export function daySince(
  { db, catalogue }: Pick<Node, 'db' | 'catalogue'>,
  { cinemaId, terminalId, until }: DayOf,
): string | null {
  const last = lastEndOf(db, cinemaId, terminalId)
  if (!readsDay(terminalById(catalogue, cinemaId, terminalId)?.connection ?? '')) return last
  const furthest = new Date(Date.parse(until) - longestReadMs).toISOString()
  return last !== null && last > furthest ? last : furthest
}

/** What Foyer knows to have gone over a terminal since its last end of day, until a moment. */
export function sumsUntil(node: Pick<Node, 'db' | 'catalogue'>, day: DayOf): DaySums {
  return sumsOf(movedIn(node.db, spanOf(node, day)))
}

function spanOf(node: Pick<Node, 'db' | 'catalogue'>, day: DayOf) {
  const since = (day.sinceAt === undefined ? daySince(node, day) : day.sinceAt) ?? ''
  return { ...day, deviceIds: tillsOf(node, day.terminalId), since }
}

/** What a terminal was asked for in a day, whatever came of it, and whether something was typed on it by hand. */
export function askedInDay(node: Pick<Node, 'db' | 'catalogue'>, day: DayOf) {
  const span = spanOf(node, day)
  return {
    sinceAt: span.since || null,
    untilAt: day.until,
    attempts: askedIn(node.db, span),
    hasTyped: movedIn(node.db, span).some(({ known }) => known === 'typed'),
  }
}

const hasOpenShift = (db: Db, cinemaId: string, deviceIds: readonly string[]) =>
  deviceIds.some(deviceId => isShiftOpenAt(db, cinemaId, deviceId))

/** Every card terminal of the box's cinema that ends days, with what it took since its last one. */
export function terminalDaysOf(node: Reading, now: DaysNow, deviceId: string | null): TerminalDays {
  const { db, catalogue, identity, runtime } = node
  const cinemaId = identity.cinemaId ?? ''
  const own = terminalOfDevice(catalogue, cinemaId, deviceId)
  const until = new Date(runtime.now()).toISOString()
  const open = openDaysOfAll(db, mostOpen)
  return {
    terminals: endingDays(catalogue.get('cinema', cinemaId)?.terminals).map(({ id, name, connection }) => {
      const [last] = lastDaysOf(db, cinemaId, id, 1)
      return {
        id,
        name,
        isHere: id === own?.id,
        condition: now.condition(id),
        isRead: readsDay(connection),
        sinceAt: daySince(node, { cinemaId, terminalId: id, until }),
        sums: sumsUntil(node, { cinemaId, terminalId: id, until }),
        last: last ? dayView(last, now) : null,
        earlier: open
          .filter(day => day.cinemaId === cinemaId && day.terminalId === id && day.id !== last?.id)
          .map(day => dayView(day, now)),
        isQuiet: !hasOpenShift(db, cinemaId, tillsOf(node, id)),
      }
    }),
  }
}

const endingDays = (terminals: readonly TerminalEntry[] = []) =>
  terminals.filter(({ connection }) => endsDay(connection))

/** An end of day as people see it. */
export function dayView(row: DayRow, now: DaysNow): DayView {
  const { id, terminal, device, employeeName, at, sinceAt, reason, cents, cards, sums, readBy } = row
  const again = row.outcome === null ? now.reportedAgain(id) : undefined
  return {
    id,
    terminal,
    device,
    employeeName,
    at,
    sinceAt,
    state: row.outcome ?? (now.atWork(id) ? 'pending' : 'unknown'),
    reason,
    cents,
    cards,
    sums,
    differenceCents: row.outcome === 'ended' && sums ? differenceOf(cents, sums) : null,
    readBy,
    explanation: row.explanation,
    explainedBy: row.explainedBy,
    again: again ? { cents: again.cents, reason: again.reason } : null,
    isOpen: row.isOpen === 1,
  }
}

/** What was paid and given back in an end of day, its sum in cents, and what of it may be meant by its difference. */
export function movedOfDay(
  db: Db,
  day: DayRow,
): { moved: MovedView[]; meant: MovedView[]; expectedCents: number } {
  const { cinemaId, terminalId, deviceIds, sinceAt, untilAt, at } = day
  const moved = movedIn(db, { cinemaId, terminalId, deviceIds, since: sinceAt ?? '', until: untilAt ?? at })
  const difference = day.outcome === 'ended' && day.sums ? differenceOf(day.cents, day.sums) : null
  const view = ({ forId, ...each }: Moved): MovedView => ({ ...each, billNumber: billNumberFor(db, forId) })
  return {
    moved: moved.slice(-mostMoved).reverse().map(view),
    expectedCents: expectedOf(sumsOf(moved)),
    meant: meantBy(difference, moved).slice(-mostMoved).map(view),
  }
}
