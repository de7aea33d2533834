/** Whether SQLite could not write because its disk has no room left: nothing was kept, and the same works once there is. */
export function isDiskFull(cause: unknown): boolean {
  return (cause as { code?: unknown } | null)?.code === 'SQLITE_FULL'
}
