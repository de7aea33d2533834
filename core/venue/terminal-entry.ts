import * as z from 'zod'
import { isPrivateHost } from './printer-entry.ts'

/** A card terminal of a cinema, as people enter it; its box asks it for money, also while it runs. */
export const terminalEntry = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** What people call it. */
  name: z.string().min(1).max(60),
  /** What one of the box's drivers knows how to ask, such as `zvt://192.168.1.60:20007`. */
  connection: z.string().min(1).max(200),
  /** What a terminal that speaks ZVT asks of whoever gives it orders, six digits; empty: as it comes from the factory. */
  password: z.string().regex(/^(\d{6})?$/),
})
export type TerminalEntry = z.infer<typeof terminalEntry>

/** What is wrong with the terminals of a cinema: two of one id, which tills could not tell apart, or an address. */
export function wrongWithTerminals(
  terminals: readonly TerminalEntry[] = [],
): 'terminal_twice' | 'terminal_address' | undefined {
  if (new Set(terminals.map(({ id }) => id)).size < terminals.length) return 'terminal_twice'
  const isGood = ({ connection }: TerminalEntry) => {
    const address = terminalAddress(connection)
    return address && (isOverInternet(address) || isPrivateHost(connection))
  }
  return terminals.every(isGood) ? undefined : 'terminal_address'
}

/** How a code takes the place of a card terminal. */
const codeOfBancontact = 'bancontact:'

/** Whether an address is reached by the relay alone, with the exhibitor's account. */
export const isOverInternet = (
  address: TerminalAddress,
): address is Extract<TerminalAddress, { terminal: string }> => 'terminal' in address

/** Whether guests pay by a code instead of a card. */
export const takesCodes = (connection: string) => terminalAddress(connection)?.protocol === 'bancontact'

/**
 * What speaks to a terminal: ZVT; Viva's Local Terminal API over HTTP, or over TLS. The usual ports are the protocols'
 * own; Viva's app shows its port beside its address.
 */
const usualPorts = { zvt: 20_007, viva: 8080, vivas: 9564 } as const
type NetworkProtocol = keyof typeof usualPorts
export type TerminalAddress =
  | { protocol: NetworkProtocol; host: string; port: number }
  /** One that Mollie reaches over the internet, by Mollie's name for it. */
  | { protocol: 'mollie'; terminal: string }
  /** None at all: a code of the exhibitor's account at Bancontact Pro, which guests scan off the customer display. */
  | { protocol: 'bancontact'; terminal: typeof codeOfBancontact }

/** Where a terminal is and what it speaks; null for a connection this version does not know. */
export function terminalAddress(connection: string): TerminalAddress | null {
  const [, terminal] = /^mollie:(term_\w{1,60})$/.exec(connection) ?? []
  if (terminal) return { protocol: 'mollie', terminal }
  if (connection === codeOfBancontact) return { protocol: 'bancontact', terminal: codeOfBancontact }
  const url = URL.canParse(connection) ? new URL(connection) : null
  const protocol = url?.protocol.slice(0, -1) ?? ''
  if (!url?.hostname || url.port === '0' || !isProtocol(protocol)) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return { protocol, host, port: Number(url.port || usualPorts[protocol]) }
}

const isProtocol = (name: string): name is NetworkProtocol => Object.hasOwn(usualPorts, name)

/** Whether the day of a terminal can be ended: its total is compared with what was sold over it. */
export function endsDay(connection: string): boolean {
  return terminalAddress(connection) !== null
}

/**
 * Whether a terminal settles with its bank by itself: asked to end its day it closes nothing and tells what it took, and may
 * be asked again.
 */
export function readsDay(connection: string): boolean {
  const protocol = terminalAddress(connection)?.protocol
  return protocol !== undefined && protocol !== 'zvt'
}
