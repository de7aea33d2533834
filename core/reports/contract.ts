import * as z from 'zod'
import { route } from '../api/route.ts'
import { groupings, kindsOfGoods, subjects, type Grouping, type Subject } from './subjects.ts'

/** What a period is compared with: nothing, the days before it, or the same ones of a year ago. */
export const comparisons = ['none', 'before', 'year'] as const
export type Comparison = (typeof comparisons)[number]

/** What a report is about, whatever its days are: a view keeps it under a name. */
export const reportShape = z.object({
  subject: z.enum(subjects),
  by: z.enum(Object.values(groupings).flat() as [Grouping, ...Grouping[]]),
  cinema: z.string().max(64).optional(),
  kind: z.enum(kindsOfGoods).optional().meta({ description: 'takings of these goods alone' }),
  source: z.enum(['site', 'register']).optional().meta({ description: 'what was sold there alone' }),
  compare: z.enum(comparisons).default('none'),
})
export type ReportShape = z.output<typeof reportShape>

const question = reportShape.extend({
  from: z.iso.date().meta({ description: 'first business day, of each cinema by its own clock' }),
  to: z.iso.date().meta({ description: 'last business day' }),
  view: z
    .string()
    .max(64)
    .optional()
    .meta({ description: 'the view it is asked by, for who sees only what is shared with them' }),
})
export type ReportQuestion = z.output<typeof question>

const days = z.object({ from: z.iso.date(), to: z.iso.date() })

/** A line of a report: the value of each column, and of the days it is compared with. */
export const reportRow = z.object({
  /** A day, the first day of a week, a month, or the id or code of what it is grouped by; empty for the rest. */
  key: z.string(),
  /** Its name in the reader's language; null where screens have a word or a format for the key. */
  name: z.string().nullable(),
  note: z.string().nullable(),
  values: z.array(z.int()),
  before: z.array(z.int()).nullable(),
})
export type ReportRow = z.infer<typeof reportRow>

export const reportTable = z.object({
  subject: z.enum(subjects),
  by: reportShape.shape.by,
  from: days.shape.from,
  to: days.shape.to,
  /** The days it is compared with; null where it is not. */
  compared: days.nullable(),
  /** The time until which the last of them is compared, where this period is not over; ISO. */
  comparedUntil: z.string().nullable(),
  columns: z.array(z.string()),
  rows: z.array(reportRow),
  /** Rows that are in the sums and not told, since there are too many. */
  more: z.int(),
  total: z.array(z.int()),
  totalBefore: z.array(z.int()).nullable(),
})
export type ReportTable = z.infer<typeof reportTable>

export const readReport = route({
  method: 'GET',
  path: '/api/reports/table',
  summary:
    'Takings, payments, shows or vouchers of some days, grouped by one thing; for who may see reports, and of a shared view for whom it is shared with',
  access: 'staff',
  scope: 'lists',
  concerns: ({ query }) => ({ cinema: query.cinema }),
  query: question,
  answer: reportTable,
  refusals: ['report_too_long', 'report_not_grouped', 'too_many_requests', 'not_allowed'],
})

/** A grouping that a subject has; the refusal is the route's. */
export function isGroupedBy(subject: Subject, by: Grouping): boolean {
  return (groupings[subject] as readonly Grouping[]).includes(by)
}
