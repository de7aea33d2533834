import type { House } from '../api/house.ts'
import type { PublicEvent } from '../api/live-events.ts'
import { scheduleById } from '../programme/store.ts'
import { seatCounts } from '../planning/view.ts'
import { arrangementById } from '../seating/store.ts'

/** Seats that change within this time are told together: people do not see the difference, a rush does. */
const togetherMs = 40

const waiting = new WeakMap<House, Map<string, Set<string>>>()

/** Tells open pages, in a moment, that seats of a show changed hands: by holds, sales, transfers or the end of a hold. */
export function tellCounts(house: House, scheduleId: string, seats: Iterable<string>): void {
  let shows = waiting.get(house)
  if (!shows) {
    waiting.set(house, (shows = new Map()))
    void house.node.world.sleep(togetherMs).then(() => tellAll(house))
  }
  const changed = shows.get(scheduleId) ?? new Set()
  for (const seat of seats) changed.add(seat)
  shows.set(scheduleId, changed)
}

function tellAll(house: House): void {
  const shows = waiting.get(house) ?? new Map<string, Set<string>>()
  waiting.delete(house)
  if (!house.node.db.raw.open) return
  const counted: Extract<PublicEvent, { type: 'schedule.counts' }>[] = []
  for (const [scheduleId, seats] of shows) {
    const schedule = scheduleById(house.node.db, scheduleId)
    if (!schedule || !arrangementById(house.node.db, schedule.arrangementId)) continue
    house.line.sayHeld?.(schedule.cinemaId, scheduleId)
    const { available, availableOnline, availableHere, availableThere } = seatCounts(house, scheduleId)
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
  // What was counted just now may rest on a sale that the mirror does not hold yet.
  void house.node.released().then(() => {
    for (const event of counted) house.live.emit('exhibitor', event)
  })
}
