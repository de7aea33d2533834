/** Money of refunds that goes back over the card terminal that took it, and how it was given back where that is otherwise. */
export const migration20261124TerminalRefunds = {
  name: '2026-11-24-terminal-refunds',
  up: `
    ALTER TABLE terminal_attempts ADD COLUMN shift_id TEXT;
    ALTER TABLE refunds ADD COLUMN attempt_id TEXT;
    ALTER TABLE refunds ADD COLUMN rounding_cents INTEGER;
    CREATE INDEX refunds_at_terminal ON refunds (at, id) WHERE status = 'at_terminal';
    CREATE TABLE refunds_given (
      cinema_id TEXT NOT NULL, refund_id TEXT NOT NULL, at TEXT NOT NULL, fact TEXT NOT NULL, way TEXT NOT NULL,
      rounding_cents INTEGER NOT NULL, shift_id TEXT, employee_name TEXT NOT NULL,
      PRIMARY KEY (cinema_id, refund_id, at, fact)
    ) STRICT, WITHOUT ROWID;
  `,
}
