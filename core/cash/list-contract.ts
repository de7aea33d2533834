import * as z from 'zod'
import { route } from '../api/route.ts'
import { countView, drawerLine, moveView, shiftSums, zReportView } from './contract.ts'

/** Which shifts a list shows, the same for the list, its sums and its file. */
export const shiftFilter = z.object({
  cinema: z.string().max(64).optional(),
  from: z.iso.date().optional().meta({ description: 'first business day, of each cinema by its own clock' }),
  to: z.iso.date().optional().meta({ description: 'last business day' }),
})
export type ShiftFilterAsked = z.infer<typeof shiftFilter>

const concerns = ({ query }: { query: { cinema?: string | undefined } }) => ({ cinema: query.cinema })
const before = z.string().max(100).optional()

/** A shift in a list; what was counted is null while it is open. */
const shiftInList = z.object({
  id: z.string(),
  cinemaId: z.string(),
  device: z.string(),
  openedAt: z.string(),
  openedBy: z.string(),
  holderName: z.string(),
  /** Opened on an earlier business day and never closed. */
  overdue: z.boolean(),
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
  number: z.string().nullable(),
  floatCents: z.int(),
  /** When it was closed, or now while it is open. */
  expectedCents: z.int(),
  countedCents: z.int().nullable(),
  leftCents: z.int().nullable(),
  /** Taken to the safe during the shift and when it was closed. */
  withdrawnCents: z.int(),
  explanation: z.string(),
  /** What came to be known of it after it was closed, in neither number of its report. */
  lateCents: z.int(),
})
export type ShiftInList = z.infer<typeof shiftInList>

const page = z.object({ shifts: z.array(shiftInList), next: z.string().nullable() })

export const readShifts = route({
  method: 'GET',
  path: '/api/shifts',
  summary: 'Shifts at registers, newest first, at most 50 a page',
  access: 'see_reports',
  module: 'cash_balance',
  scope: 'lists',
  concerns,
  query: shiftFilter.extend({ before }),
  answer: page,
})

export const readShiftSums = route({
  method: 'GET',
  path: '/api/shift-sums',
  summary: 'What the shifts of a filter come to: all of them, not of a page',
  access: 'see_reports',
  module: 'cash_balance',
  scope: 'lists',
  concerns,
  query: shiftFilter,
  answer: z.object({
    shifts: z.int(),
    open: z.int(),
    /** Of those that are closed. */
    expectedCents: z.int(),
    countedCents: z.int(),
    withdrawnCents: z.int(),
  }),
})

/** All drawers of one business day of a cinema together. */
const shiftDay = z.object({
  day: z.string(),
  cinemaId: z.string(),
  /** The reports it is the sum of. */
  numbers: z.array(z.string()),
  /** Shifts that are not closed yet: they count as far as they have come. */
  open: z.int(),
  expectedCents: z.int(),
  countedCents: z.int(),
  /** Counted less expected, of those that are closed. */
  differenceCents: z.int(),
  ...shiftSums,
})
export type ShiftDay = z.infer<typeof shiftDay>

export const readShiftDays = route({
  method: 'GET',
  path: '/api/shift-days',
  summary:
    'What all drawers of each day came to together, by way to pay, VAT rate and person, of the 200 newest shifts',
  access: 'see_reports',
  module: 'cash_balance',
  scope: 'lists',
  concerns,
  query: shiftFilter,
  answer: z.object({ days: z.array(shiftDay), more: z.boolean() }),
})

export const exportShifts = route({
  method: 'GET',
  path: '/api/shift-export',
  summary: 'Shifts for a file, newest first, at most 200 a page; taking them out is in the security log',
  access: 'see_reports',
  module: 'cash_balance',
  scope: 'lists',
  concerns,
  query: shiftFilter.extend({ before }),
  answer: page,
})

export const readShift = route({
  method: 'GET',
  path: '/api/cinemas/:cinemaId/shifts/:id',
  summary: 'One shift in full: its drawer, what moved, who had it, each count, and how it was closed',
  access: 'see_reports',
  module: 'cash_balance',
  concerns: ({ params }) => ({ cinema: params.cinemaId }),
  params: z.object({ cinemaId: z.string().max(64), id: z.string().max(100) }),
  answer: z.object({
    shift: shiftInList,
    /** As its facts say now, also after it was closed. */
    drawer: z.array(drawerLine),
    moves: z.array(moveView),
    counts: z.array(countView),
    handovers: z.array(
      z.object({ id: z.string(), fromName: z.string(), toName: z.string(), at: z.string() }),
    ),
    openings: z.array(
      z.object({ id: z.string(), reason: z.string(), employeeName: z.string(), at: z.string() }),
    ),
    /** How it was closed; the first stands, another was made by a box that did not know of it. */
    reports: z.array(zReportView),
  }),
  refusals: ['shift_unknown'],
})
