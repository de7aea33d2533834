/** Which product a deposit on a bill is for. */
export const migration20261126Deposits = {
  name: '2026-11-26-deposits',
  up: `ALTER TABLE bill_lines ADD COLUMN deposit_of TEXT;`,
}
