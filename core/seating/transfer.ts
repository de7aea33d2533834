import { seatStateOf, tokenOf } from './seat-state.ts'
import type { Show } from './show.ts'

/**
 * Which of the requested seats this node gives to the other side: those it owns that are free and in nobody's basket.
 * Where seating is free, as many places as were requested, whichever they are. None of a cancelled show.
 *
 * @param ask.mayGive seats this node has only just received stay here for a moment
 * @param ask.most the most seats to give
 */
export function seatsToTransfer(
  { schedule, arrangement, seating }: Show,
  ask: {
    seatIds: readonly string[]
    mayGive?: ((seatId: string) => boolean) | undefined
    most?: number | undefined
  },
): string[] {
  if (schedule.cancelled) return []
  const asked = new Set(ask.seatIds)
  const others = arrangement.freeSeating
    ? arrangement.seats.map(seat => seat.id).filter(id => !asked.has(id))
    : []
  return [...asked, ...others]
    .filter(
      seat =>
        arrangement.byId.has(seat) &&
        (ask.mayGive?.(seat) ?? true) &&
        seatStateOf(seating, seat) === 'free' &&
        tokenOf(seating, seat).owner === seating.me,
    )
    .slice(0, Math.min(asked.size, ask.most ?? asked.size))
}
