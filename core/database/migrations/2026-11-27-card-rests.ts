/** Which card has what was left of another one, and what lies on an exchanged card beyond that: above or below nothing. */
export const migration20261127CardRests = {
  name: '2026-11-27-card-rests',
  up: `
    CREATE TABLE card_moves (
      voucher_id TEXT NOT NULL, moved_to TEXT NOT NULL, PRIMARY KEY (voucher_id, moved_to)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX card_moves_by_new ON card_moves (moved_to);
    CREATE TABLE card_rests (
      voucher_id TEXT NOT NULL, owner TEXT NOT NULL, turns INTEGER NOT NULL, cents INTEGER NOT NULL,
      PRIMARY KEY (voucher_id, owner)
    ) STRICT, WITHOUT ROWID;
  `,
}
