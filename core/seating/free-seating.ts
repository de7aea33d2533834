import { freeSeats, type ShowSeats } from './seat-state.ts'

/**
 * Where seating is free all places are equal, so a taken one is silently replaced. Of `count` places for a basket,
 * those it named or holds come first if available, then others of this side, and last those that must be requested from
 * the other side.
 *
 * @returns exactly `count` ids, or fewer when the show has no more; `elsewhere` are those of them the other side owns
 */
export function placesFor(
  seating: ShowSeats,
  basket: string,
  named: readonly string[],
  count: number,
): { places: string[]; elsewhere: string[] } {
  const { mine, theirs } = freeSeats(seating, basket)
  const own = mine.map(seat => seat.id)
  const wished = new Set([...named, ...own.filter(id => seating.holds.get(id) === basket)])
  const here = [...own.filter(id => wished.has(id)), ...own.filter(id => !wished.has(id))].slice(0, count)
  const elsewhere = theirs.slice(0, count - here.length).map(seat => seat.id)
  return { places: [...here, ...elsewhere], elsewhere }
}
