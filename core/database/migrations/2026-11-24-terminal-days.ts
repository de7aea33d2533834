/** Ends of day of card terminals, what they said, and their paper. */
export const migration20261124TerminalDays = {
  name: '2026-11-24-terminal-days',
  up: `
    CREATE TABLE terminal_days (
      cinema_id TEXT NOT NULL, id TEXT NOT NULL, terminal_id TEXT NOT NULL, terminal TEXT NOT NULL,
      device_id TEXT NOT NULL, device TEXT NOT NULL, device_ids TEXT NOT NULL, employee_name TEXT NOT NULL,
      since_at TEXT, locale TEXT NOT NULL, at TEXT NOT NULL, fact TEXT NOT NULL,
      outcome TEXT, until_at TEXT, difference_cents INTEGER, is_open INTEGER,
      PRIMARY KEY (cinema_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX terminal_days_open ON terminal_days (at, id) WHERE is_open = 1;
    CREATE INDEX terminal_days_by_id ON terminal_days (id);
    CREATE INDEX terminal_days_by_terminal ON terminal_days (cinema_id, terminal_id, at);
    CREATE TABLE terminal_day_answers (
      cinema_id TEXT NOT NULL, day_id TEXT NOT NULL, at TEXT NOT NULL, fact TEXT NOT NULL, answer TEXT NOT NULL,
      PRIMARY KEY (cinema_id, day_id, at, fact)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE terminal_day_notes (
      cinema_id TEXT NOT NULL, day_id TEXT NOT NULL, at TEXT NOT NULL, fact TEXT NOT NULL, explanation TEXT NOT NULL,
      employee_name TEXT NOT NULL,
      PRIMARY KEY (cinema_id, day_id, at, fact)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX refunds_given_by_time ON refunds_given (cinema_id, at);
    CREATE INDEX refunds_of_no_terminal ON refunds (at, id) WHERE attempt_id IS NULL AND kind IS NULL;
    ALTER TABLE print_orders ADD COLUMN day_id TEXT;
  `,
}
