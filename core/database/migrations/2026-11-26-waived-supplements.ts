/** Which supplements the guest of a ticket need not pay: an exchange keeps them off. */
export const migration20261126WaivedSupplements = {
  name: '2026-11-26-waived-supplements',
  up: `ALTER TABLE bill_lines ADD COLUMN waived TEXT;`,
}
