import type { Seat } from '#core/venue/arrangement.ts'
import { classIdOf, type SeatColor, type SeatMark } from '#core/venue/seat-class.ts'

/** How the exhibitor's classes are drawn, by their ids; a class that is missing is drawn as its kind. */
export type ClassLooks = ReadonlyMap<string, { color: SeatColor; mark: SeatMark }>

/** The attributes by which a style sheet draws the class of a seat. */
export function classLook(seat: Pick<Seat, 'class' | 'classId'>, looks: ClassLooks | undefined) {
  const look = looks?.get(classIdOf(seat))
  return lookOf(seat.class, look)
}

/** The same for a class without a seat, as a legend shows it. */
export function lookOf(kind: Seat['class'], look: { color: SeatColor; mark: SeatMark } | undefined) {
  return {
    'data-class': kind,
    'data-tint': look && look.color !== 'plain' ? look.color : undefined,
    'data-mark': look && look.mark !== 'plain' ? look.mark : undefined,
  }
}
