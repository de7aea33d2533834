/** How often each wall has shown what businesses pay for, by business days. */
export const migration20261126SpotPlays = {
  name: '2026-11-26-spot-plays',
  up: `
    CREATE TABLE spot_plays (
      spot_id TEXT NOT NULL,
      day TEXT NOT NULL,
      wall_id TEXT NOT NULL,
      cinema_id TEXT NOT NULL,
      count INTEGER NOT NULL,
      at TEXT NOT NULL,
      PRIMARY KEY (spot_id, day, wall_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX spot_plays_by_wall ON spot_plays (wall_id, day, spot_id);
  `,
}
