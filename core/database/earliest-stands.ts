import { sql, type OnConflictBuilder, type SqlBool } from 'kysely'
import type { Tables } from './tables.ts'

type Columns<T extends keyof Tables> = keyof Tables[T] & string
type Nullable<T extends keyof Tables> = {
  [C in Columns<T>]: null extends Tables[T][C] ? C : never
}[Columns<T>]

type Conflict<T extends keyof Tables> = OnConflictBuilder<Tables, T>
/** Kysely cannot see that the columns of `takes` are the table's. */
type Update<T extends keyof Tables> = Parameters<Conflict<T>['doUpdateSet']>[0]

type Rule<T extends keyof Tables> = {
  /** What two facts have in common that tell of one thing. */
  readonly key: readonly Columns<T>[]
  /** What the earlier fact brings along; every other column, such as a status that others move, stays as it is. */
  readonly takes: readonly Columns<T>[]
  /**
   * Which is earlier: its time first, and then what tells two facts of the same millisecond apart, or nodes that heard of
   * them in different order would differ for ever. A column that may be empty is compared as empty text.
   */
  readonly by: readonly (Exclude<Columns<T>, Nullable<T>> | { readonly orEmpty: Nullable<T> })[]
}

/**
 * What an insert does with a row that is there: of two facts that tell of one thing, the earliest stands whole.
 *
 * A register sends a command again, under the id it gave it, to a box that lost its disk; a provider repeats itself to a
 * relay that was set back. When the forgotten fact comes back from where it was copied, there are two of them in two
 * streams, and every node must show the same one, in whichever order they came. The statement changes no row when the
 * one that stands is the earlier: by that its caller knows that nothing else has to follow.
 *
 * @example insert.onConflict(earliestStands('bell_answers', { key: ['bell_id'], takes: ['employee_name', 'at'], by:
 * ['at', 'employee_name'] }))
 */
export function earliestStands<T extends keyof Tables>(table: T, { key, takes, by }: Rule<T>) {
  const whole = Object.fromEntries(takes.map(column => [column, sql.ref(`excluded.${column}`)]))
  const earlier = sql<SqlBool>`${order('excluded', by)} < ${order(table, by)}`
  return (conflict: Conflict<T>) =>
    conflict
      .columns(key)
      .doUpdateSet(whole as Update<T>)
      .where(earlier)
}

function order(row: string, by: readonly (string | { readonly orEmpty: string })[]) {
  const parts = by.map(each =>
    typeof each === 'string'
      ? sql.ref(`${row}.${each}`)
      : sql`coalesce(${sql.ref(`${row}.${each.orEmpty}`)}, '')`,
  )
  return parts.length === 1 ? parts[0]! : sql`(${sql.join(parts)})`
}
