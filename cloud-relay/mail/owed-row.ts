import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '#core/database/tables.ts'

/** The columns of `owedRow`, in its order. */
export const owedColumns = ['kind', 'about', 'state', 'tries', 'next_ms'] as const

/**
 * What a statement selects for each mail that it owes.
 *
 * @param about the SQL of what `OwedLetter` says of its kind
 * @param nextMs when it is to leave, epoch milliseconds; at once where it is left out
 */
export const owedRow = (
  kind: Tables['letters']['kind'],
  about: RawBuilder<string>,
  nextMs: RawBuilder<number> = sql<number>`0`,
) =>
  [
    sql.val(kind).as('kind'),
    about.as('about'),
    sql.val('waiting').as('state'),
    sql.val(0).as('tries'),
    nextMs.as('next_ms'),
  ] as const
