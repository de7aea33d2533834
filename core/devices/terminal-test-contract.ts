import * as z from 'zod'
import { route } from '../api/route.ts'
import { terminalLooks } from '../api/terminal-looks.ts'

/** Sent from relay to box: look for this card terminal, and say under this name what it answered. */
export const terminalTestMessage = z.object({
  kind: z.literal('terminal-test'),
  askId: z.string().max(64),
  terminalId: z.string().max(40),
})

/** Sent from box to relay. */
export const terminalTestedMessage = z.object({
  kind: z.literal('terminal-tested'),
  askId: z.string().max(64),
  /** Null where the box did not look: it knows no such terminal, or has looked only just now. */
  look: z.enum(terminalLooks).nullable(),
})

export const testTerminal = route({
  method: 'POST',
  path: '/api/terminals/test',
  summary: 'Looks for a card terminal of a cinema, and says what it answered; no money moves',
  access: 'manage_devices',
  concerns: ({ body }) => ({ cinema: body.cinemaId }),
  body: z.strictObject({ cinemaId: z.string().max(64), terminalId: z.string().max(40) }),
  answer: z.object({ look: z.enum(terminalLooks) }),
  refusals: ['record_unknown', 'box_away', 'too_many_requests'],
})
