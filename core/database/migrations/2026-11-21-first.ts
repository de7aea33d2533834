/** The first tables. Shipped migrations are never edited; a later one adds. */
export const migration20261121First = {
  name: '2026-11-21-first',
  up: `
    CREATE TABLE origins (id INTEGER PRIMARY KEY, origin TEXT NOT NULL UNIQUE, seq INTEGER NOT NULL, hash TEXT NOT NULL) STRICT;
    CREATE TABLE facts (
      origin_id INTEGER NOT NULL, seq INTEGER NOT NULL, position INTEGER NOT NULL UNIQUE,
      bytes TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (origin_id, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE parked (origin_id INTEGER NOT NULL, seq INTEGER NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (origin_id, seq)) STRICT, WITHOUT ROWID;
    CREATE TABLE private_parts (digest TEXT PRIMARY KEY, payload TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE erased_parts (digest TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

    CREATE TABLE catalogue (kind TEXT NOT NULL, id TEXT NOT NULL, fields TEXT NOT NULL, stamps TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;
    CREATE TABLE schedules (
      id TEXT PRIMARY KEY, cinema_id TEXT NOT NULL, screen_id TEXT NOT NULL, movie_id TEXT NOT NULL, version_id TEXT NOT NULL,
      arrangement_id TEXT NOT NULL, start_ms INTEGER NOT NULL, feature_ms INTEGER NOT NULL, end_ms INTEGER NOT NULL,
      ready_ms INTEGER NOT NULL, online_until_ms INTEGER NOT NULL, relay_seats TEXT NOT NULL, visibility TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX schedules_by_start ON schedules (start_ms);
    CREATE INDEX schedules_by_screen ON schedules (screen_id, start_ms);
    CREATE TABLE schedule_cancellations (schedule_id TEXT PRIMARY KEY, at TEXT NOT NULL, origin TEXT NOT NULL, seq INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE arrangements (id TEXT PRIMARY KEY, screen_id TEXT NOT NULL, columns INTEGER NOT NULL, seats TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE seat_tokens (
      schedule_id TEXT NOT NULL, seat_id TEXT NOT NULL, version INTEGER NOT NULL, owner TEXT NOT NULL, state TEXT NOT NULL,
      bill_id TEXT, fact TEXT NOT NULL, PRIMARY KEY (schedule_id, seat_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE seat_changes (schedule_id TEXT NOT NULL, seat_id TEXT NOT NULL, version INTEGER NOT NULL, fact TEXT NOT NULL, PRIMARY KEY (schedule_id, seat_id, version, fact)) STRICT, WITHOUT ROWID;
    CREATE TABLE token_conflicts (schedule_id TEXT NOT NULL, seat_id TEXT NOT NULL, version INTEGER NOT NULL, fact TEXT NOT NULL, PRIMARY KEY (schedule_id, seat_id, version, fact)) STRICT, WITHOUT ROWID;

    CREATE TABLE bills (
      id TEXT PRIMARY KEY, number TEXT, cinema_id TEXT NOT NULL, source TEXT NOT NULL, status TEXT NOT NULL, total_cents INTEGER NOT NULL,
      opened_at TEXT NOT NULL, settled_at TEXT, employee_id TEXT, employee_name TEXT, device TEXT, locale TEXT NOT NULL,
      private_digest TEXT, origin TEXT NOT NULL, seq INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX bills_by_time ON bills (opened_at DESC, id);
    CREATE INDEX bills_by_status ON bills (status);
    CREATE TABLE bill_lines (
      bill_id TEXT NOT NULL, line INTEGER NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, quantity INTEGER NOT NULL,
      unit_cents INTEGER NOT NULL, total_cents INTEGER NOT NULL, vat_rate INTEGER NOT NULL, schedule_id TEXT, seat_id TEXT,
      ticket_id TEXT, price_rate_id TEXT, product_id TEXT, PRIMARY KEY (bill_id, line)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX bill_lines_by_ticket ON bill_lines (ticket_id) WHERE ticket_id IS NOT NULL;
    CREATE TABLE payments (
      id TEXT PRIMARY KEY, bill_id TEXT NOT NULL, method TEXT NOT NULL, status TEXT NOT NULL, cents INTEGER NOT NULL,
      tendered_cents INTEGER, change_cents INTEGER, rounding_cents INTEGER NOT NULL, refunded_cents INTEGER NOT NULL,
      provider_ref TEXT, checkout_url TEXT, expires_at TEXT, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX payments_by_bill ON payments (bill_id);
    CREATE INDEX payments_by_status ON payments (status);
    CREATE TABLE refunds (id TEXT PRIMARY KEY, payment_id TEXT NOT NULL, bill_id TEXT NOT NULL, cents INTEGER NOT NULL, reason TEXT NOT NULL, status TEXT NOT NULL, at TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE bill_counters (origin TEXT PRIMARY KEY, last INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE admissions (ticket_id TEXT PRIMARY KEY, admission_id TEXT NOT NULL, schedule_id TEXT NOT NULL, at TEXT NOT NULL, gate TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX admissions_by_schedule ON admissions (schedule_id);
    CREATE TABLE boxes (node_id TEXT PRIMARY KEY, cinema_id TEXT NOT NULL, public_key TEXT NOT NULL, epoch INTEGER NOT NULL, enrolled_at TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE box_invitations (code_hash TEXT PRIMARY KEY, cinema_id TEXT NOT NULL, expires_at TEXT NOT NULL, used_by TEXT) STRICT, WITHOUT ROWID;
    CREATE TABLE credentials (employee_id TEXT NOT NULL, kind TEXT NOT NULL, digest TEXT NOT NULL, stamp TEXT NOT NULL, PRIMARY KEY (employee_id, kind)) STRICT, WITHOUT ROWID;

    CREATE TABLE holds (hold_id TEXT NOT NULL, schedule_id TEXT NOT NULL, seat_id TEXT NOT NULL, until_ms INTEGER NOT NULL, PRIMARY KEY (schedule_id, seat_id)) STRICT, WITHOUT ROWID;
    CREATE INDEX holds_by_id ON holds (hold_id);
    CREATE INDEX holds_by_until ON holds (until_ms);
    CREATE TABLE sessions (token_hash TEXT PRIMARY KEY, employee_id TEXT NOT NULL, device TEXT NOT NULL, created_ms INTEGER NOT NULL, seen_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE print_orders (id TEXT PRIMARY KEY, bill_id TEXT NOT NULL, copy INTEGER NOT NULL, printed INTEGER NOT NULL, state TEXT NOT NULL, at TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX print_orders_waiting ON print_orders (state) WHERE state = 'waiting';
    CREATE TABLE mails (bill_id TEXT PRIMARY KEY, state TEXT NOT NULL, tries INTEGER NOT NULL, next_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
}
