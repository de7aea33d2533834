import type { Log } from '#core/journal/identity.ts'
import type { BoxConfig } from '../config.ts'
import { hasPlace, startBox } from '../box.ts'
import { openWaitingBox } from './waiting-box.ts'

type Options = Parameters<typeof startBox>[2] & {
  /** Called when a box that waited for its cinema runs as that cinema's. */
  onStarted?: (box: Awaited<ReturnType<typeof startBox>>) => void
}

/**
 * Starts a box. One that has no cinema, and no code in its settings to get one by, waits for a person to enter the code at
 * its page, and then runs as that cinema's box at the same port, without being started again.
 */
export async function startBoxOrWait(config: BoxConfig, log: Log, options: Options = {}) {
  if (hasPlace(config) || config.FOYER_ENROL_CODE) return startBox(config, log, options)
  const waiting = await openWaitingBox(config, log, options)
  let running: { close(): Promise<void> } = waiting
  let closed = false
  // When it cannot start now this ends the process, and it starts as that cinema's box the next time.
  void waiting.enrolled.then(async () => {
    await waiting.close()
    if (closed) return
    const box = await startBox({ ...config, FOYER_PORT: waiting.port }, log, options)
    if (closed) return box.close()
    running = box
    options.onStarted?.(box)
    return undefined
  })
  return {
    port: waiting.port,
    nodes: [],
    async close() {
      closed = true
      await running.close()
    },
  }
}
