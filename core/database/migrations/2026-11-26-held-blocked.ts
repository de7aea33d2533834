/** 1 for a seat that was blocked when somebody at the till took it into a basket, knowing so. */
export const migration20261126HeldBlocked = {
  name: '2026-11-26-held-blocked',
  up: `
    ALTER TABLE holds ADD COLUMN held_blocked INTEGER NOT NULL DEFAULT 0;
  `,
}
