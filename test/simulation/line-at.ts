import type { Line } from '#core/api/tenant.ts'
import type { Place } from './place.ts'
import type { Wire } from './wire.ts'

/** The line as a place's house knows it: to its relay, or to the box of each cinema. */
export function lineAt({ identity }: Place, wires: () => Wire[]): Line {
  const side = identity.role
  const mine = (cinemaId: string): Wire | undefined => {
    const lines = wires().filter(wire => wire.cinemaId === (identity.cinemaId ?? cinemaId))
    return lines.find(wire => wire.ready(side)) ?? lines[0]
  }
  return {
    connected: cinemaId => mine(cinemaId)?.ready(side) ?? false,
    requestSeats: async (cinemaId, scheduleId, seatIds) =>
      (await mine(cinemaId)?.peer(side)?.requestSeats(scheduleId, seatIds)) ?? [],
    requestTurns: async (cinemaId, ...ask) =>
      (await mine(cinemaId)
        ?.peer(side)
        ?.requestTurns(...ask)) ?? 0,
    confirmed: (cinemaId, origin) => mine(cinemaId)?.peer(side)?.confirmed(origin) ?? 0,
    heldOnline: scheduleId =>
      mine(identity.cinemaId ?? '')
        ?.peer(side)
        ?.heldOnline(scheduleId) ?? new Set(),
    announceHeld: (cinemaId, scheduleId) => mine(cinemaId)?.peer(side)?.announceHeld(scheduleId),
    wantFile: async () => false,
  }
}
