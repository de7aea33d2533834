import { newId } from '#ui/new-id.ts'
import { againstFloor, seatAt } from './against-floor.ts'

/** Two seats a basket, each basket new. */
await againstFloor('bench:hold', {
  requests: 5000,
  clients: 64,
  leaves: { seatsHeld: 2 },
  next: index => {
    const seats = [seatAt(index * 2), seatAt(index * 2 + 1)]
    return {
      method: 'PUT',
      path: `/api/holds/${newId()}`,
      body: JSON.stringify({ scheduleId: seats[0]!.scheduleId, seats: seats.map(seat => seat.seatId) }),
    }
  },
})
