/** Reservations, the seats they ever had, and what became of them; what is reserved now is found by its own index. */
export const migration20261123Reservations = {
  name: '2026-11-23-reservations',
  up: `
    CREATE TABLE reservations (
      id TEXT PRIMARY KEY, fact TEXT NOT NULL, cinema_id TEXT NOT NULL, schedule_id TEXT NOT NULL,
      reference TEXT NOT NULL, source TEXT NOT NULL, minutes_before INTEGER NOT NULL, start_ms INTEGER NOT NULL,
      owner TEXT NOT NULL, employee TEXT NOT NULL, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reservations_by_show ON reservations (schedule_id);
    CREATE INDEX reservations_by_reference ON reservations (reference);
    CREATE TABLE reserved_seats (
      schedule_id TEXT NOT NULL, seat_id TEXT NOT NULL, version INTEGER NOT NULL, fact TEXT NOT NULL,
      reservation_id TEXT NOT NULL, PRIMARY KEY (schedule_id, seat_id, version, fact)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reserved_seats_by_reservation ON reserved_seats (reservation_id);
    CREATE TABLE reservation_events (
      reservation_id TEXT NOT NULL, fact TEXT NOT NULL, kind TEXT NOT NULL, at TEXT NOT NULL, employee TEXT NOT NULL,
      reason TEXT NOT NULL, seats INTEGER NOT NULL, bill_id TEXT, digest TEXT, PRIMARY KEY (reservation_id, fact)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reservation_events_by_digest ON reservation_events (digest) WHERE digest IS NOT NULL;
    CREATE INDEX seat_tokens_reserved ON seat_tokens (schedule_id) WHERE state = 'reserved';
  `,
}
