/** Seats that wait for a bill's money are found by the bill, whatever its lines say. */
export const migration20261122WaitingSeats = {
  name: '2026-11-22-waiting-seats',
  up: `
    CREATE INDEX seat_tokens_waiting ON seat_tokens (bill_id) WHERE state = 'paying';
  `,
}
