/** 1 for a basket whose party is still being placed: the rules for where it may sit are asked at its sale. */
export const migration20261123UnfinishedHolds = {
  name: '2026-11-23-unfinished-holds',
  up: `
    ALTER TABLE holds ADD COLUMN unfinished INTEGER NOT NULL DEFAULT 0;
  `,
}
