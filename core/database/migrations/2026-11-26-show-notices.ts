/** What guests of one show are told, in the languages it was written in; null for nothing. */
export const migration20261126ShowNotices = {
  name: '2026-11-26-show-notices',
  up: `ALTER TABLE schedules ADD COLUMN notice TEXT;`,
}
