import type { DisplayLines } from '#core/documents/line-display.ts'
import type { LineDisplay } from './contract.ts'

/** Between attempts while a display cannot be reached. */
const retryMs = 5000

/**
 * A display that shows the newest lines it was given: while one is on its way, or the display cannot be reached, older
 * ones are left out.
 *
 * @param send puts lines on the display, or rejects
 * @param close ends the way there
 */
export function openDisplay(
  send: (lines: DisplayLines) => Promise<void>,
  close: () => void = () => {},
  againMs = retryMs,
): LineDisplay {
  let wanted: DisplayLines | undefined
  let condition: ReturnType<LineDisplay['condition']> = 'offline'
  let work: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined
  let isStopped = false

  async function sendNewest(): Promise<void> {
    try {
      for (let lines = wanted; lines && !isStopped; lines = wanted === lines ? undefined : wanted)
        await send(lines)
      condition = 'operational'
    } catch {
      condition = 'communication_error'
      again ??= setTimeout(() => {
        again = undefined
        begin()
      }, againMs).unref()
    }
    // In the same step as the last look at what is wanted, so that nothing can be asked for in between.
    work = undefined
  }
  const begin = () => {
    work ??= sendNewest()
  }
  return {
    start: () => {},
    condition: () => condition,
    show(lines) {
      wanted = lines
      if (!isStopped) begin()
    },
    async stop() {
      isStopped = true
      clearTimeout(again)
      await work
      close()
    },
  }
}
