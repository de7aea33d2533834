import * as z from 'zod'
import { route } from '../api/route.ts'
import { paperKinds } from '../venue/printer-entry.ts'

/** The printer states of spec/operations.md section 4. */
export const printerConditions = [
  'operational',
  'offline',
  'communication_error',
  'cover_open',
  'paper_end',
  'paper_near_end',
  'overheating',
  'others',
] as const
export type PrinterCondition = (typeof printerConditions)[number]

const printingNow = z.object({
  printers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      condition: z.enum(printerConditions),
      drawerLeft: z.boolean().meta({ description: 'its cash drawer has been open for a minute' }),
      instead: z.string().nullable().meta({ description: 'the printer that puts out its paper for now' }),
      roll: z.object({ leftMetres: z.int(), isLow: z.boolean() }).nullable().meta({
        description:
          'what is left of its roll by what it has printed; null where nobody said how long one is',
      }),
      /** Sales and refunds whose paper is not out yet; 99 are 99 or more. */
      waiting: z.int(),
    }),
  ),
  hasLineDisplay: z
    .boolean()
    .meta({ description: 'two lines for the customer hang on the device that asks' }),
  /** Slips that may or may not have come out, the oldest first. */
  unsure: z.array(z.object({ id: z.string(), number: z.string(), kind: z.enum(paperKinds) })),
})
export type PrintingNow = z.infer<typeof printingNow>

export const readPrinting = route({
  method: 'GET',
  path: '/api/printing',
  summary: 'The printers of the device that asks, what waits for them, and slips somebody has to look for',
  access: 'sell',
  scope: 'node',
  answer: printingNow,
})

export const answerSlip = route({
  method: 'POST',
  path: '/api/printing/slips/:id',
  summary: 'Whether a slip came out of which nobody knew; if not, it is printed again as a copy',
  access: 'sell',
  scope: 'node',
  params: z.object({ id: z.string().max(80) }),
  body: z.strictObject({ isOut: z.boolean() }),
  answer: printingNow,
  refusals: ['record_unknown'],
})

export const changeRoll = route({
  method: 'POST',
  path: '/api/printing/rolls/:printerId',
  summary: 'A new roll is in a printer: what is left of it is counted anew',
  access: 'sell',
  scope: 'node',
  params: z.object({ printerId: z.string().max(40) }),
  answer: printingNow,
  refusals: ['record_unknown'],
})
