import { againstFloor, sale } from './against-floor.ts'

/** Two tickets a sale, cash, at the register; measured until its receipt and its two tickets are out. */
await againstFloor('bench:sale', {
  requests: 5000,
  clients: 64,
  settle: 'paperOut',
  pacedPerSecond: 50,
  leaves: { bills: 1, seatsSold: 2, slips: 3 },
  next: sale,
})
