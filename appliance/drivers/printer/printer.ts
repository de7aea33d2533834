import type { Printer } from './contract.ts'
import { networkPrinter } from './network-printer.ts'
import { paperTape, type PaperTape } from './paper-tape.ts'

/**
 * The printer that FOYER_PRINTER names: `paper` is the built-in paper, kept in memory and shown on screen;
 * `tcp://host:port` is an ESC/POS printer on the network, `?columns=42` for one with 42 letters on a line.
 * Throws one sentence naming the setting and the fix when it is anything else.
 */
export function openPrinter(setting: string): Printer | PaperTape {
  if (setting === 'paper') return paperTape()
  const url = URL.canParse(setting) ? new URL(setting) : null
  const columns = Number(url?.searchParams.get('columns') ?? 48)
  const right =
    url?.protocol === 'tcp:' && url.hostname && url.port !== '0' && (columns === 48 || columns === 42)
  if (!right) throw new Error(explanation(setting))
  return networkPrinter({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 9100),
    columns,
  })
}

function explanation(setting: string): string {
  return (
    `FOYER_PRINTER is "${setting}", but must be "paper" for the built-in paper or ` +
    `"tcp://host:port" for a network printer, such as "tcp://192.168.1.50:9100" ` +
    `(add "?columns=42" for a printer with 42 letters on a line).`
  )
}
