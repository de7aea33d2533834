/** Minutes of pre-show and cleaning that one show has; null for those of its screen. */
export const migration20261126OwnMinutes = {
  name: '2026-11-26-own-minutes',
  up: `ALTER TABLE schedules ADD COLUMN own_minutes TEXT;`,
}
