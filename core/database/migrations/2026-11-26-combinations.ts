/** What of a combination a line is, and what it took out of the store. */
export const migration20261126Combinations = {
  name: '2026-11-26-combinations',
  up: `
    ALTER TABLE bill_lines ADD COLUMN combination_id TEXT;
    ALTER TABLE bill_lines ADD COLUMN takes TEXT;
  `,
}
