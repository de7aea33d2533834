import * as z from 'zod'
import type { Permission } from '../access/employee.ts'
import type { Module } from '../access/modules.ts'
import { route } from '../api/route.ts'
import { columnsOf, importKinds, type ImportKind } from './columns.ts'
import { cellMost, rowsMost, rowsPerCall } from './limits.ts'

/** Who may take over and hand out what: whoever makes and changes it by hand. */
const rights: Readonly<Record<ImportKind, { access: Permission; module?: Module }>> = {
  people: { access: 'manage_people' },
  products: { access: 'manage_prices', module: 'products' },
  vouchers: { access: 'manage_vouchers', module: 'vouchers' },
  movies: { access: 'manage_programme' },
  shows: { access: 'manage_programme' },
}

export const outcomes = ['made', 'changed', 'same', 'wrong'] as const

const rowResult = z.object({
  /** Its line in the file. */
  row: z.int(),
  outcome: z.enum(outcomes),
  /** What it is about, as lists show it; empty of a row that is wrong. */
  name: z.string(),
  /** Columns that say something new. */
  changed: z.array(z.string()),
  /** What is wrong, in sentences; a column's key where it is one cell. */
  trouble: z.array(z.object({ column: z.string().nullable(), sentence: z.string() })),
})
export type RowResult = z.infer<typeof rowResult>

function callsOf(kind: ImportKind) {
  const { access, module } = rights[kind]
  const keys = columnsOf[kind].map(({ key }) => key) as [string, ...string[]]
  const rows = z
    .array(
      z.strictObject({
        row: z
          .int()
          .min(1)
          .max(rowsMost * 100),
        cells: z.partialRecord(z.enum(keys), z.string().max(cellMost)),
      }),
    )
    .min(1)
    .max(rowsPerCall)
  const answer = z.object({ rows: z.array(rowResult) })
  // What all cinemas share; whom one may make and change is a rule of its own.
  const writes = { access, module, scope: 'exhibitor', answer } as const
  return {
    check: route({
      ...writes,
      method: 'POST',
      path: `/api/import/${kind}/check`,
      summary: `${kind} of a file: what each row would do, or what is wrong with it; nothing is written`,
      body: z.strictObject({ rows }),
      refusals: kind === 'vouchers' ? ['takeover_in_training'] : [],
    }),
    take: route({
      ...writes,
      method: 'POST',
      path: `/api/import/${kind}`,
      summary: `${kind} of a file: makes and changes what its rows say; sent again nothing is made twice`,
      body: z.strictObject({
        rows,
        /** Nothing of these rows is written when one of them is wrong; otherwise wrong ones are left out. */
        all: z.boolean(),
      }),
      refusals: kind === 'vouchers' ? ['takeover_in_training'] : [],
    }),
    hand: route({
      method: 'GET',
      path: `/api/export/${kind}`,
      summary: `${kind} as the rows of a file, some at a time`,
      access,
      scope: kind === 'people' || kind === 'shows' ? 'lists' : 'exhibitor',
      query: z.object({ after: z.string().max(200).optional() }),
      answer: z.object({
        rows: z.array(z.record(z.string(), z.string())),
        next: z.string().nullable(),
      }),
    }),
  }
}

const all = Object.fromEntries(importKinds.map(kind => [kind, callsOf(kind)]))

/** The calls of one kind. */
export function csvCalls(kind: ImportKind): ReturnType<typeof callsOf> {
  return all[kind]!
}
