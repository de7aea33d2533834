import type { AutomaticStatus, PrinterAnswer } from './status.ts'

/** An open connection to a printer. Every promise rejects when it breaks or stays silent too long. */
export type PrinterLine = {
  write(bytes: Uint8Array, timeoutMs: number): Promise<void>
  answer(kind: PrinterAnswer['kind'], timeoutMs: number): Promise<number>
  /** Hears what the printer says unasked, until the line is closed. */
  listen(listener: (status: AutomaticStatus) => void): void
  /** Lets sent data arrive; some printers drop the end of a job when the connection is closed abruptly. */
  close(): void
}
