import type { TerminalSign } from '#core/terminal/contract.ts'

/** What a terminal is at work on. */
export type Work = {
  terminalId: string
  sign: TerminalSign
  code?: string | undefined
  stop: AbortController
}
