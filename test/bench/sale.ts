import { newId } from '#ui/new-id.ts'
import { againstFloor, seatAt } from './against-floor.ts'

/** Two tickets a sale, cash, at the register. */
await againstFloor('bench:sale', {
  requests: 6000,
  clients: 64,
  next: index => ({
    method: 'POST',
    path: '/api/sales',
    body: JSON.stringify({
      id: newId(),
      holdId: null,
      tickets: [seatAt(index * 2), seatAt(index * 2 + 1)].map(seat => ({ ...seat, priceRateId: 'normal' })),
      products: [],
      totalCents: 2000,
      payments: [{ methodId: 'cash', tenderedCents: 2000 }],
    }),
  }),
})
