/** What an entry of the catalogue is used in is looked up by the entry: a year has many shows, and a film few of them. */
export const migration20261122UsedIn = {
  name: '2026-11-22-used-in',
  up: `
    CREATE INDEX schedules_by_cinema ON schedules (cinema_id);
    CREATE INDEX schedules_by_movie ON schedules (movie_id);
    CREATE INDEX schedules_by_version ON schedules (version_id);
    CREATE INDEX vouchers_by_type ON vouchers (voucher_type_id);
  `,
}
