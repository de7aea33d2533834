/** What rules did: a row for each run, found by its occasion and by its time; and vouchers by their end. */
export const migration20261126Automations = {
  name: '2026-11-26-automations',
  up: `
    CREATE TABLE automation_runs (
      automation_id TEXT NOT NULL, occasion TEXT NOT NULL, run_id TEXT NOT NULL, at TEXT NOT NULL, action TEXT NOT NULL,
      outcome TEXT NOT NULL, count INTEGER NOT NULL, refusal TEXT, schedule_id TEXT, product_id TEXT, node_id TEXT, voucher_id TEXT,
      PRIMARY KEY (automation_id, occasion, run_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX automation_runs_by_time ON automation_runs (automation_id, at);
    CREATE INDEX automation_runs_by_id ON automation_runs (run_id);
    CREATE INDEX vouchers_ending ON vouchers (valid_until) WHERE valid_until IS NOT NULL;
  `,
}
