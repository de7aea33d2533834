/** Who read what a manager tells registers. */
export const migration20261126RegisterNotices = {
  name: '2026-11-26-register-notices',
  up: `
    CREATE TABLE register_notice_reads (
      notice_id TEXT NOT NULL,
      employee_id TEXT NOT NULL,
      says TEXT NOT NULL,
      cinema_id TEXT NOT NULL,
      device TEXT NOT NULL,
      employee_name TEXT NOT NULL,
      at TEXT NOT NULL,
      PRIMARY KEY (notice_id, employee_id, says)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX register_notice_reads_by_time ON register_notice_reads (notice_id, at);
  `,
}
