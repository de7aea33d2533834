import { terminalAddress, type TerminalEntry } from '#core/venue/terminal-entry.ts'
import { vivaTerminal } from '../viva-local/viva-terminal.ts'
import { zvtTerminal } from '../zvt-network/zvt-terminal.ts'
import type { CardTerminal } from './contract.ts'

/** The password of most ZVT terminals as they come from the factory. */
const factoryPassword = '000000'

/**
 * Opens a terminal by what is entered for it; undefined where this version knows no such connection.
 *
 * @param allows which addresses it may be at; any when left out
 */
export function openTerminal(
  { connection, password }: TerminalEntry,
  allows?: (address: string) => boolean,
): CardTerminal | undefined {
  const address = terminalAddress(connection)
  if (!address) return undefined
  const { protocol, host, port } = address
  if (protocol === 'zvt') return zvtTerminal({ host, port, password: password || factoryPassword, allows })
  return vivaTerminal({ host, port, tls: protocol === 'vivas', allows })
}
