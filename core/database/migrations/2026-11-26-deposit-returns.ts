/** Cups and bottles that came back at tills, with what was given for them. */
export const migration20261126DepositReturns = {
  name: '2026-11-26-deposit-returns',
  up: `
    CREATE TABLE deposit_returns (
      cinema_id TEXT NOT NULL,
      id TEXT NOT NULL,
      shift_id TEXT,
      device_id TEXT NOT NULL,
      device TEXT NOT NULL,
      cents INTEGER NOT NULL,
      kinds TEXT NOT NULL,
      employee_name TEXT NOT NULL,
      at TEXT NOT NULL,
      PRIMARY KEY (cinema_id, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX deposit_returns_by_shift ON deposit_returns (cinema_id, shift_id);
    CREATE INDEX deposit_returns_by_time ON deposit_returns (cinema_id, at);
  `,
}
