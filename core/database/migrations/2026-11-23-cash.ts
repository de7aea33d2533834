/** Shifts at tills: which payment went into which, what else moved, what was counted, and how each was closed. */
export const migration20261123Cash = {
  name: '2026-11-23-cash',
  up: `
    ALTER TABLE payments ADD COLUMN shift_id TEXT;
    ALTER TABLE payments ADD COLUMN withdrawable INTEGER;
    ALTER TABLE refunds ADD COLUMN shift_id TEXT;
    ALTER TABLE print_orders ADD COLUMN shift_id TEXT;
    CREATE INDEX payments_by_shift ON payments (shift_id) WHERE shift_id IS NOT NULL;
    CREATE INDEX refunds_by_shift ON refunds (shift_id) WHERE shift_id IS NOT NULL;
    CREATE TABLE cash_shifts (
      cinema_id TEXT NOT NULL, id TEXT NOT NULL, device_id TEXT NOT NULL, device TEXT NOT NULL,
      opened_at TEXT NOT NULL, fact TEXT NOT NULL, employee_id TEXT NOT NULL, employee_name TEXT NOT NULL,
      float_cents INTEGER NOT NULL, closed_at TEXT, closed_number TEXT,
      PRIMARY KEY (cinema_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX cash_shifts_open ON cash_shifts (cinema_id, device_id, opened_at, id) WHERE closed_at IS NULL;
    CREATE INDEX cash_shifts_by_time ON cash_shifts (cinema_id, opened_at, id);
    CREATE INDEX cash_shifts_by_till ON cash_shifts (cinema_id, device_id, closed_at);
    CREATE TABLE cash_moves (
      cinema_id TEXT NOT NULL, id TEXT NOT NULL, shift_id TEXT NOT NULL, what TEXT NOT NULL, method TEXT NOT NULL,
      cents INTEGER NOT NULL, reason TEXT NOT NULL, employee_name TEXT NOT NULL, at TEXT NOT NULL,
      PRIMARY KEY (cinema_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX cash_moves_by_shift ON cash_moves (cinema_id, shift_id, at, id);
    CREATE TABLE cash_counts (
      cinema_id TEXT NOT NULL, id TEXT NOT NULL, shift_id TEXT NOT NULL, coins TEXT NOT NULL, lines TEXT NOT NULL,
      employee_name TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (cinema_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX cash_counts_by_shift ON cash_counts (cinema_id, shift_id, at, id);
    CREATE TABLE cash_handovers (
      cinema_id TEXT NOT NULL, id TEXT NOT NULL, shift_id TEXT NOT NULL, from_name TEXT NOT NULL,
      to_id TEXT NOT NULL, to_name TEXT NOT NULL, count_id TEXT, at TEXT NOT NULL, PRIMARY KEY (cinema_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX cash_handovers_by_shift ON cash_handovers (cinema_id, shift_id, at, id);
    CREATE TABLE z_reports (
      origin TEXT NOT NULL, counter INTEGER NOT NULL, cinema_id TEXT NOT NULL, shift_id TEXT NOT NULL,
      number TEXT NOT NULL, report TEXT NOT NULL, expected_cents INTEGER NOT NULL, counted_cents INTEGER NOT NULL,
      at TEXT NOT NULL, PRIMARY KEY (origin, counter)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX z_reports_by_shift ON z_reports (cinema_id, shift_id, at, number);
    CREATE TABLE drawer_openings (
      cinema_id TEXT NOT NULL, id TEXT NOT NULL, shift_id TEXT, device_id TEXT NOT NULL, device TEXT NOT NULL,
      reason TEXT NOT NULL, employee_name TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (cinema_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX drawer_openings_by_shift ON drawer_openings (cinema_id, shift_id, at, id);
  `,
}
