/** Where and when the shows of a purchase on the website were when its buyer was shown them. */
export const migration20261129BillShows = {
  name: '2026-11-29-bill-shows',
  up: `
    CREATE TABLE bill_shows (
      bill_id TEXT NOT NULL, schedule_id TEXT NOT NULL, start_ms INTEGER NOT NULL, screen_id TEXT NOT NULL,
      PRIMARY KEY (bill_id, schedule_id)
    ) STRICT, WITHOUT ROWID;
  `,
}
