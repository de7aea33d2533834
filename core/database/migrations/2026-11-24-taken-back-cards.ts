/** Used-up cards that were handed in, and which of that was undone. */
export const migration20261124TakenBackCards = {
  name: '2026-11-24-taken-back-cards',
  up: `
    CREATE TABLE card_takings (
      taking_id TEXT PRIMARY KEY, voucher_id TEXT NOT NULL, at TEXT NOT NULL, gate TEXT NOT NULL, who TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX card_takings_by_voucher ON card_takings (voucher_id, at, taking_id);
    CREATE TABLE undone_card_takings (
      taking_id TEXT PRIMARY KEY, at TEXT NOT NULL, gate TEXT NOT NULL, who TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
}
