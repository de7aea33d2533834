import type { Runtime } from '../identity.ts'

/** How often a full disk is tried again while no command does. */
const retryMs = 5000

/**
 * Whether the database's disk has room. A full disk is tried again and again, so that the health page shows when
 * there is room, even when nothing is sold.
 *
 * @param parts.tryCommit the smallest commit there is; rejects while there is no room
 */
export function openDiskRoom(parts: {
  runtime: Runtime
  tryCommit: () => Promise<unknown>
  isClosed: () => boolean
}) {
  let full = false

  async function waitForRoom(): Promise<void> {
    full = true
    while (full && !parts.isClosed()) {
      await parts.runtime.sleep(retryMs)
      await parts.tryCommit().then(
        () => (full = false),
        () => undefined,
      )
    }
  }

  return {
    isFull: () => full,
    /** A commit found no room. */
    ranOut: () => void (full || void waitForRoom()),
    /** A commit found room. */
    hasRoom: () => void (full = false),
  }
}
