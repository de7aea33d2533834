import type { Tenant } from '../api/tenant.ts'
import { saleRefusal } from '../programme/sale.ts'
import { scheduleById, schedulesBetween, type ScheduleRow } from '../programme/store.ts'
import type { Basket } from './commands.ts'
import { givingOf, isDrawn, showSeats } from './load.ts'
import { proposeSeats } from './propose.ts'
import { seatStateOf } from './seat-state.ts'
import { seatsForVisitors } from './visitors/load.ts'
import { onlineCounts } from './visitors/store.ts'

/** How far ahead a party is sent, and how many shows are looked at: each is a whole hall. */
const aheadMs = 7 * 86_400_000
const showsMost = 4

/**
 * The next show of the same film in the same cinema and language that has enough seats together for a party, among the
 * next few on sale on the basket's channel; null where there is none.
 */
export function nextTogether(
  { node }: Tenant,
  { scheduleId, channel, connected }: Pick<Basket, 'scheduleId' | 'channel' | 'connected'>,
  count: number,
): { scheduleId: string; startMs: number } | null {
  const { db, catalogue, runtime, identity } = node
  const nowMs = runtime.now()
  const show = scheduleById(db, scheduleId)
  if (!show) return null
  const languageOf = ({ versionId }: ScheduleRow) => catalogue.get('version', versionId)?.audioLanguage
  const next = schedulesBetween(db, show.startMs + 1, show.startMs + aheadMs).filter(
    other =>
      other.movieId === show.movieId &&
      other.cinemaId === show.cinemaId &&
      languageOf(other) === languageOf(show) &&
      isDrawn(db, other.id) &&
      !saleRefusal({ catalogue, nowMs }, other, channel),
  )
  for (const other of next.slice(0, showsMost)) {
    const { arrangement, seating } = showSeats(db, other.id, identity.role, connected, nowMs)
    if (channel === 'site') {
      const counts = onlineCounts(db, other.id, nowMs)
      if (seatsForVisitors({ catalogue, nowMs }, other, arrangement.seats.length, counts) < count) continue
    }
    const stateOf = (id: string) => seatStateOf(seating, id)
    const found = proposeSeats({ seats: arrangement.seats, stateOf }, count, givingOf({ catalogue }, other))
    if (found?.seats.every(seat => seat.autoassign) && (found.isTogether || arrangement.freeSeating))
      return { scheduleId: other.id, startMs: other.startMs }
  }
  return null
}
