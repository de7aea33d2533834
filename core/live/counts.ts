import type { Tenant } from '../api/tenant.ts'
import type { PublicEvent } from '../api/live-events.ts'
import { scheduleById } from '../programme/store.ts'
import { seatCounts } from '../planning/view-load.ts'
import { arrangementById } from '../seating/store.ts'

/** Seats that change within this time are sent together: people see no difference, and it saves work in a rush. */
const togetherMs = 40
/**
 * With many open pages it is longer: telling one page takes about 20 µs of processor, so they never take more than a quarter
 * of it, however many seats change. A thousand pages hear within 100 ms, and none waits longer than a second.
 */
const togetherMsPerPage = 0.1
const togetherMostMs = 1000

const waiting = new WeakMap<Tenant, Map<string, Set<string>>>()

/** Tells open pages, shortly after, that seats of a show changed: by holds, sales, transfers or the end of a hold. */
export function emitCounts(tenant: Tenant, scheduleId: string, seats: Iterable<string>): void {
  let shows = waiting.get(tenant)
  if (!shows) {
    waiting.set(tenant, (shows = new Map()))
    void tenant.node.runtime.sleep(waitMs(tenant)).then(() => emitAll(tenant))
  }
  const changed = shows.get(scheduleId) ?? new Set()
  for (const seat of seats) changed.add(seat)
  shows.set(scheduleId, changed)
}

function waitMs({ live }: Tenant): number {
  return Math.min(togetherMostMs, Math.max(togetherMs, live.listeners() * togetherMsPerPage))
}

function emitAll(tenant: Tenant): void {
  const shows = waiting.get(tenant) ?? new Map<string, Set<string>>()
  waiting.delete(tenant)
  if (!tenant.node.db.raw.open) return
  const counted: Extract<PublicEvent, { type: 'schedule.counts' }>[] = []
  for (const [scheduleId, seats] of shows) {
    const schedule = scheduleById(tenant.node.db, scheduleId)
    if (!schedule || !arrangementById(tenant.node.db, schedule.arrangementId)) continue
    tenant.line.announceHeld?.(schedule.cinemaId, scheduleId)
    const { available, availableOnline, availableHere, availableThere } = seatCounts(tenant, scheduleId)
    counted.push({
      type: 'schedule.counts',
      scheduleId,
      available,
      availableOnline,
      availableHere,
      availableThere,
      soldOut: available === 0,
      soldOutOnline: availableOnline === 0,
      seats: [...seats],
    })
  }
  // The counts may include a sale that is not on the mirror yet.
  void tenant.node.whenMirrored().then(() => {
    for (const event of counted) tenant.live.emit('exhibitor', event)
  })
}
