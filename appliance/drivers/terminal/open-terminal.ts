import { terminalAddress, type TerminalEntry } from '#core/venue/terminal-entry.ts'
import type { AskCloud } from '../mollie-cloud/ask-cloud.ts'
import { mollieTerminal } from '../mollie-cloud/mollie-terminal.ts'
import { vivaTerminal } from '../viva-local/viva-terminal.ts'
import { zvtTerminal } from '../zvt-network/zvt-terminal.ts'
import type { CardTerminal } from './contract.ts'

/** The password of most ZVT terminals as they come from the factory. */
const factoryPassword = '000000'

/**
 * Opens a terminal by what is entered for it; undefined where this version knows no such connection.
 *
 * @param with.allows which addresses it may be at; any when left out
 * @param with.cloud asks the relay for terminals that are reached over the internet alone
 */
export function openTerminal(
  { id, connection, password }: TerminalEntry,
  { allows, cloud }: { allows?: ((address: string) => boolean) | undefined; cloud: AskCloud },
): CardTerminal | undefined {
  const address = terminalAddress(connection)
  if (!address) return undefined
  // What speaks to the relay is alike for all that are reached over the internet.
  if (address.protocol === 'mollie' || address.protocol === 'bancontact')
    return mollieTerminal({ terminalId: id, ask: cloud })
  const { protocol, host, port } = address
  if (protocol === 'zvt') return zvtTerminal({ host, port, password: password || factoryPassword, allows })
  return vivaTerminal({ host, port, tls: protocol === 'vivas', allows })
}
