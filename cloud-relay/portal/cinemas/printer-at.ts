import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import { newId } from '#ui/new-id.ts'

/** As most receipt printers on paper of 80 mm are; its test page shows whether that is true. */
export function printerAt(connection: string, name: string): PrinterEntry {
  const id = `printer-${newId().slice(-12)}`
  return { id, name, connection, columns: 48, codepage: 'windows1252', prints: ['receipt', 'ticket'] }
}
