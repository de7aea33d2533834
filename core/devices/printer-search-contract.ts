import * as z from 'zod'
import { route } from '../api/route.ts'

/** Machines are told of at most; a cinema has a handful of printers. */
const foundMost = 40

/** Sent from relay to box: look for printers in the cinema's network, and say under this name where they are. */
export const printerSearchMessage = z.object({
  kind: z.literal('printer-search'),
  askId: z.string().max(64),
})

/** Sent from box to relay. */
export const printersFoundMessage = z.object({
  kind: z.literal('printers-found'),
  askId: z.string().max(64),
  /** Their addresses; null where the box did not look, since it has looked only just now. */
  addresses: z.array(z.string().max(60)).max(foundMost).nullable(),
})

export const searchPrinters = route({
  method: 'POST',
  path: '/api/printers/search',
  summary: 'Looks for printers in the network of a cinema, through its box; nothing is sent to what answers',
  access: 'manage_devices',
  concerns: ({ body }) => ({ cinema: body.cinemaId }),
  body: z.strictObject({ cinemaId: z.string().max(64) }),
  answer: z.object({
    found: z.array(
      z.object({
        connection: z.string().meta({ description: 'as it is entered for a printer' }),
        /** One of the cinema's printers is entered with it. */
        isEntered: z.boolean(),
      }),
    ),
  }),
  refusals: ['record_unknown', 'box_away', 'too_many_requests'],
})
