import * as z from 'zod'
import { isPrivateHost } from './printer-entry.ts'

/** A card terminal of a cinema, as people enter it; its box asks it for money, also while it runs. */
export const terminalEntry = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** What people call it. */
  name: z.string().min(1).max(60),
  /** What one of the box's drivers knows how to ask, such as `zvt://192.168.1.60:20007`. */
  connection: z.string().min(1).max(200),
  /** What the terminal asks of whoever gives it orders, six digits. */
  password: z.string().regex(/^\d{6}$/),
})
export type TerminalEntry = z.infer<typeof terminalEntry>

/** What is wrong with the terminals of a cinema: two of one id, which tills could not tell apart, or an address. */
export function wrongWithTerminals(
  terminals: readonly TerminalEntry[] = [],
): 'terminal_twice' | 'terminal_address' | undefined {
  if (new Set(terminals.map(({ id }) => id)).size < terminals.length) return 'terminal_twice'
  return terminals.every(({ connection }) => zvtAddress(connection) && isPrivateHost(connection))
    ? undefined
    : 'terminal_address'
}

/** Where a terminal that speaks ZVT is; null for another connection. Its usual port is 20007. */
export function zvtAddress(connection: string): { host: string; port: number } | null {
  const url = URL.canParse(connection) ? new URL(connection) : null
  const isAddress = url?.protocol === 'zvt:' && url.hostname && url.port !== '0'
  return isAddress ? { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 20_007) } : null
}
