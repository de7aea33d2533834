/** 1 on the first of the lines that a combination gave: its quantity counts combinations. */
export const migration20261126CombinationsCounted = {
  name: '2026-11-26-combinations-counted',
  up: `ALTER TABLE bill_lines ADD COLUMN combination_first INTEGER;`,
}
