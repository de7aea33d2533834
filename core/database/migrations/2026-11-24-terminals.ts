/** Card terminals: what each was asked for, what it answered, and which payment an attempt became. */
export const migration20261124Terminals = {
  name: '2026-11-24-terminals',
  up: `
    ALTER TABLE payments ADD COLUMN attempt_id TEXT;
    CREATE INDEX payments_by_attempt ON payments (attempt_id) WHERE attempt_id IS NOT NULL;
    CREATE TABLE terminal_attempts (
      cinema_id TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL, terminal_id TEXT NOT NULL, terminal TEXT NOT NULL,
      for_id TEXT NOT NULL, of_id TEXT, cents INTEGER NOT NULL, device_id TEXT NOT NULL, device TEXT NOT NULL,
      employee_name TEXT NOT NULL, at TEXT NOT NULL, fact TEXT NOT NULL,
      outcome TEXT, is_open INTEGER,
      PRIMARY KEY (cinema_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX terminal_attempts_open ON terminal_attempts (cinema_id, at, id) WHERE is_open = 1;
    CREATE INDEX terminal_attempts_by_id ON terminal_attempts (id);
    CREATE INDEX terminal_attempts_by_for ON terminal_attempts (cinema_id, for_id);
    CREATE INDEX terminal_attempts_by_of ON terminal_attempts (cinema_id, of_id) WHERE of_id IS NOT NULL;
    CREATE INDEX terminal_attempts_by_terminal ON terminal_attempts (cinema_id, terminal_id, at);
    CREATE TABLE terminal_answers (
      cinema_id TEXT NOT NULL, attempt_id TEXT NOT NULL, at TEXT NOT NULL, fact TEXT NOT NULL,
      outcome TEXT NOT NULL, reason TEXT, receipt TEXT, trace TEXT, card TEXT, employee_name TEXT,
      PRIMARY KEY (cinema_id, attempt_id, at, fact)
    ) STRICT, WITHOUT ROWID;
  `,
}
