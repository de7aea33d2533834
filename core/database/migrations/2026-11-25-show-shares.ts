/** What each side keeps of one show's seats; null where its screen says it. */
export const migration20261125ShowShares = {
  name: '2026-11-25-show-shares',
  up: `ALTER TABLE schedules ADD COLUMN shares TEXT;`,
}
