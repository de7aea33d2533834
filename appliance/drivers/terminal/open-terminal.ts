import { zvtAddress, type TerminalEntry } from '#core/venue/terminal-entry.ts'
import { zvtTerminal } from '../zvt-network/zvt-terminal.ts'
import type { CardTerminal } from './contract.ts'

/**
 * Opens a terminal by what is entered for it; undefined where this version knows no such connection.
 *
 * @param allows which addresses it may be at; any when left out
 */
export function openTerminal(
  { connection, password }: TerminalEntry,
  allows?: (address: string) => boolean,
): CardTerminal | undefined {
  const address = zvtAddress(connection)
  return address ? zvtTerminal({ ...address, password, allows }) : undefined
}
