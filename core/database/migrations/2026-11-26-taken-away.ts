/** Which lines were taken away, where that has VAT of its own. */
export const migration20261126TakenAway = {
  name: '2026-11-26-taken-away',
  up: `ALTER TABLE bill_lines ADD COLUMN taken_away INTEGER;`,
}
