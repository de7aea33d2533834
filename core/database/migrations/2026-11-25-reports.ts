/** What went back is found by when it did, so that a report reads the days it is asked for and no others. */
export const migration20261125Reports = {
  name: '2026-11-25-reports',
  up: `
    CREATE INDEX returns_by_time ON returns (at, id);
    CREATE INDEX refunds_by_time ON refunds (at, id);
  `,
}
