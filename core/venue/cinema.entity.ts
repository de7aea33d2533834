import { defineEntity } from '../catalogue/entity.ts'
import { cinemaFields } from './cinema.ts'
import { wrongWithHandScanners } from './hand-scanner-entry.ts'
import { wrongWithLineDisplays } from './line-display-entry.ts'
import { wrongWithPrinters } from './printer-entry.ts'
import { wrongWithTerminals } from './terminal-entry.ts'

/** Those of a row are named by both names with a point between. */
const inputs = {
  country: 'country',
  timezone: 'timezone',
  gettingThere: 'long',
  receiptHead: 'long',
  receiptFoot: 'long',
  'openingHours.fromDay': 'weekday',
  'openingHours.toDay': 'weekday',
  'openingHours.opens': 'time',
  'openingHours.closes': 'time',
} as const

export const cinema = defineEntity({
  kind: 'cinema',
  fields: cinemaFields,
  essentials: ['name', 'timezone'],
  scope: 'cinema',
  name: ({ name }) => name,
  edit: {
    path: 'cinemas',
    permission: 'manage_settings',
    fresh: { country: 'LU', timezone: 'Europe/Luxembourg' },
    unique: ['name'],
    listedFor: 'staff',
    // Whoever knows a terminal's password gives it orders from any machine in the house.
    staffView: entry => ({
      ...entry,
      ...(entry.terminals && { terminals: entry.terminals.map(each => ({ ...each, password: '' })) }),
    }),
    inputs,
    refuses: [
      'printer_twice',
      'printer_address',
      'terminal_twice',
      'terminal_address',
      'line_display_twice',
      'line_display_connection',
      'hand_scanner_twice',
      'hand_scanner_connection',
    ],
    misfit({ printers, terminals, lineDisplays, handScanners }) {
      const printer = wrongWithPrinters(printers)
      if (printer) return { code: printer, details: {}, field: 'printers' }
      const display = wrongWithLineDisplays(lineDisplays)
      if (display) return { code: display, details: {}, field: 'lineDisplays' }
      const scanner = wrongWithHandScanners(handScanners)
      if (scanner) return { code: scanner, details: {}, field: 'handScanners' }
      const code = wrongWithTerminals(terminals)
      return code && { code, details: {}, field: 'terminals' }
    },
  },
  rows: { shows: 'schedules.cinema_id', boxes: 'boxes.cinema_id' },
  tells: ['programme.changed'],
})
