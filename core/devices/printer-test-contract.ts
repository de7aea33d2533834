import * as z from 'zod'
import { route } from '../api/route.ts'
import { locales } from '../i18n/locale.ts'

/** Sent from relay to box: print a page to try this printer with. */
export const printerTestMessage = z.object({
  kind: z.literal('printer-test'),
  printerId: z.string().max(40),
  drawer: z.boolean(),
  /** The sheet with commands for registers in place of a test. */
  commands: z.boolean().optional(),
  locale: z.enum(locales),
})

/** Sent from relay to box: a new roll is in this printer. */
export const newRollMessage = z.object({ kind: z.literal('printer-roll'), printerId: z.string().max(40) })

export const beginPrinterRoll = route({
  method: 'POST',
  path: '/api/printers/roll',
  summary:
    'A new roll is in a printer, as somebody in the portal says; a box answers when it is counted anew, the relay when the box was told',
  access: 'manage_devices',
  concerns: ({ body }) => ({ cinema: body.cinemaId }),
  body: z.strictObject({ cinemaId: z.string().max(64), printerId: z.string().max(40) }),
  /** False where the box was only told. */
  answer: z.object({ isCounted: z.boolean() }),
  refusals: ['record_unknown', 'box_away'],
})

export const testPrinter = route({
  method: 'POST',
  path: '/api/printers/test',
  summary:
    'Prints a page to try one printer with; a box answers when it is out, the relay when the box was told',
  access: 'manage_devices',
  concerns: ({ body }) => ({ cinema: body.cinemaId }),
  body: z.strictObject({
    cinemaId: z.string().max(64),
    printerId: z.string().max(40),
    drawer: z.boolean(),
    commands: z
      .boolean()
      .optional()
      .meta({ description: 'the sheet with commands for registers in place of a test' }),
  }),
  /** False where the box was only told. */
  answer: z.object({ isOut: z.boolean() }),
  refusals: ['record_unknown', 'printer_trouble', 'box_away', 'too_many_requests', 'command_sheet_off'],
})
