/**
 * Whether SQLite could not write because the disk is full: nothing was written, and a retry works once there is space.
 */
export function isDiskFull(cause: unknown): boolean {
  return (cause as { code?: unknown } | null)?.code === 'SQLITE_FULL'
}
