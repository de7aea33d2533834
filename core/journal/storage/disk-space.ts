import type { Runtime } from '../identity.ts'

/** How often a full disk is tried again while no command does. */
const retryMs = 5000

/**
 * Whether the database's disk has free space. A full disk is tried again and again, so that the health page shows when
 * there is space again, even when nothing is sold.
 *
 * @param parts.tryCommit the smallest commit there is; rejects while there is no space
 */
export function openDiskSpace(parts: {
  runtime: Runtime
  tryCommit: () => Promise<unknown>
  isClosed: () => boolean
}) {
  let full = false

  async function waitForSpace(): Promise<void> {
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
    /** A commit found no space. */
    ranOut: () => void (full || void waitForSpace()),
    /** A commit found space. */
    hasSpace: () => void (full = false),
  }
}
