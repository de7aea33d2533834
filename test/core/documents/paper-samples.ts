import type { ReceiptData, TicketData } from '#core/documents/paper.ts'

/** A cash sale with a Belgian rounding and letters of four languages. */
export const cashReceipt: ReceiptData = {
  cinemaName: 'Ciné Lumière',
  addressLines: ['12, rue de l’Alzette', 'L-4011 Esch-sur-Alzette'],
  vatNumber: 'LU12345678',
  billNumber: '2026-000123',
  at: '2026-11-21T20:04:00+01:00',
  cashierName: 'Zoë',
  registerName: 'Caisse 1',
  lines: [
    { text: 'L’Œuvre au noir', quantity: 2, unitCents: 1100, totalCents: 2200, vatRate: 300 },
    { text: 'Popcorn süß, groß', quantity: 1, unitCents: 650, totalCents: 650, vatRate: 300 },
    { text: 'Crémant, bouteille', quantity: 1, unitCents: 2402, totalCents: 2402, vatRate: 1700 },
  ],
  totalCents: 5252,
  roundingCents: -2,
  paidBy: [{ method: 'cash', cents: 5250, tenderedCents: 6000, changeCents: 750 }],
  vat: [
    { rate: 300, baseCents: 2767, vatCents: 83 },
    { rate: 1700, baseCents: 2053, vatCents: 349 },
  ],
}

export const cardReceipt: ReceiptData = {
  ...cashReceipt,
  roundingCents: 0,
  paidBy: [{ method: 'terminal', cents: 5252 }],
}

export const eveningTicket: TicketData = {
  cinemaName: 'Ciné Lumière',
  movieTitle: 'L’Œuvre au noir',
  versionText: 'Français, sous-titres Deutsch',
  minimumAge: 12,
  screenName: 'Salle 2',
  start: '2026-11-21T20:15:00+01:00',
  row: 'F',
  seat: 12,
  seatClass: 'standard',
  rateName: 'Plein tarif',
  priceCents: 1100,
  code: `F1.eyJzaG93IjoiMjAyNi0xMS0yMSIsInNlYXQiOiJGMTIifQ.${'Ab9_'.repeat(21)}xQ`,
  shortCode: 'K7Q4M92TDX',
  billNumber: '2026-000123',
}
