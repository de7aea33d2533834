/** In which streams an attempt at a card terminal was written down, and of which of them an answer tells. */
export const migration20261127TerminalOrders = {
  name: '2026-11-27-terminal-orders',
  up: `
    CREATE TABLE terminal_orders (
      cinema_id TEXT NOT NULL, attempt_id TEXT NOT NULL, stream TEXT NOT NULL, PRIMARY KEY (cinema_id, attempt_id, stream)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO terminal_orders SELECT cinema_id, id, substr(fact, 1, instr(fact, '#') - 1) FROM terminal_attempts;
    ALTER TABLE terminal_answers ADD COLUMN asked_in TEXT;
  `,
}
