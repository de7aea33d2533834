/** Shows that are not over are found by when their rooms are ready, not among all shows there ever were. */
export const migration20261122PendingSchedules = {
  name: '2026-11-22-pending-schedules',
  up: `
    CREATE INDEX schedules_by_ready ON schedules (ready_ms);
  `,
}
