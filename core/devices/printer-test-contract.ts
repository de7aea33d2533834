import * as z from 'zod'
import { route } from '../api/route.ts'
import { locales } from '../i18n/locale.ts'

/** Sent from relay to box: print a page to try this printer with. */
export const printerTestMessage = z.object({
  kind: z.literal('printer-test'),
  printerId: z.string().max(40),
  drawer: z.boolean(),
  locale: z.enum(locales),
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
  }),
  /** False where the box was only told. */
  answer: z.object({ isOut: z.boolean() }),
  refusals: ['record_unknown', 'printer_trouble', 'box_away', 'too_many_requests'],
})
