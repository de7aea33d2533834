import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import type { AnyDriver } from './driver.ts'
import { connectionsOf, driverOf } from './drivers.ts'

/**
 * The printer that FOYER_PRINTER names, which a box prints on until printers are entered for its cinema: `paper`, or
 * `tcp://host:port` with `?columns=42` for one with 42 letters on a line, or 32 on paper of 58 mm. Throws one sentence naming the setting and
 * the fix when no driver knows it.
 */
export function firstPrinter(setting: string, drivers: readonly AnyDriver[]): PrinterEntry {
  const [connection = '', query = ''] = setting.split('?')
  const columns = Number(new URLSearchParams(query).get('columns') ?? 48)
  if (!driverOf(drivers, connection) || (columns !== 48 && columns !== 42 && columns !== 32))
    throw new Error(
      `FOYER_PRINTER is "${setting}", but must be ${connectionsOf(drivers)} ` +
        `(add "?columns=42" for a printer with 42 letters on a line, "?columns=32" for paper of 58 mm).`,
    )
  return {
    id: 'first',
    name: setting,
    connection,
    columns,
    codepage: 'windows1252',
    prints: ['receipt', 'ticket'],
  }
}
