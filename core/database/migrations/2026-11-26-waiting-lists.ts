/** Who waits for seats of a show that is sold out, and what was offered to them. */
export const migration20261126WaitingLists = {
  name: '2026-11-26-waiting-lists',
  up: `
    CREATE TABLE waiting_guests (
      id TEXT NOT NULL PRIMARY KEY, at TEXT NOT NULL, cinema_id TEXT NOT NULL, schedule_id TEXT NOT NULL,
      locale TEXT NOT NULL, seats INTEGER NOT NULL, adjacent INTEGER NOT NULL, private_digest TEXT,
      confirmed_at TEXT, ended_at TEXT, ended_how TEXT, gone INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX waiting_guests_of_show ON waiting_guests (schedule_id, at, id) WHERE gone = 0;
    CREATE INDEX waiting_guests_by_part ON waiting_guests (private_digest) WHERE private_digest IS NOT NULL;
    CREATE TABLE waiting_offers (
      id TEXT NOT NULL PRIMARY KEY, guest_id TEXT NOT NULL, schedule_id TEXT NOT NULL, seats TEXT NOT NULL,
      at TEXT NOT NULL, until_ms INTEGER NOT NULL, bill_id TEXT, taken_stamp TEXT, withdrawn_at TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX waiting_offers_of_guest ON waiting_offers (guest_id, at);
    CREATE INDEX waiting_offers_of_bill ON waiting_offers (bill_id) WHERE bill_id IS NOT NULL;
  `,
}
