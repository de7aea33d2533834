/**
 * What SQLite says where there is no room: for pages, and for the shared memory beside a log that it opens.
 * Source: sqlite.org/rescode.html, SQLITE_FULL and SQLITE_IOERR_SHMSIZE
 */
const full: ReadonlySet<unknown> = new Set(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'])

/**
 * Whether SQLite could not write because the disk is full: nothing was written, and a retry works once there is space.
 */
export function isDiskFull(cause: unknown): boolean {
  return full.has((cause as { code?: unknown } | null)?.code)
}
