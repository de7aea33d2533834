import type { PrinterLine } from './printer-line.ts'
import { tellAll, type AutomaticStatus } from './status.ts'

/** Hands out the connection to a printer, for one thing at a time. */
export type KeptLine = {
  /** Rejects where there is none. */
  take(): Promise<PrinterLine>
  /** @param isBroken it is closed, whether or not lines are kept */
  leave(line: PrinterLine, isBroken?: boolean): void
  isKept(): boolean
  close(): void
}

/**
 * A line that is closed after each use, or one that is kept, on which the printer is asked to tell its state by itself.
 *
 * @param open connects, or rejects
 * @param keeps whether the line is kept
 * @param timeoutMs how long the printer may take to accept what it is asked
 * @param onStatus hears what the printer says unasked
 */
export function openKeptLine(
  open: () => Promise<PrinterLine>,
  keeps: boolean,
  timeoutMs: number,
  onStatus: (status: AutomaticStatus) => void,
): KeptLine {
  let kept: PrinterLine | undefined
  const close = () => {
    kept?.close()
    kept = undefined
  }
  return {
    async take() {
      if (kept) return kept
      const line = await open()
      if (!keeps) return line
      kept = line
      line.listen(onStatus)
      try {
        await line.write(tellAll, timeoutMs)
      } catch (cause) {
        close()
        throw cause
      }
      return line
    },
    leave(line, isBroken = false) {
      if (line !== kept) line.close()
      else if (isBroken) close()
    },
    isKept: () => kept !== undefined,
    close,
  }
}
