import { createEntry, editEntry } from '../catalogue/commands.ts'
import type { AnyEntity, AnyEntry, Caller } from '../catalogue/entity.ts'
import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'

/** What became of a row that was taken; a row that cannot be taken is refused. */
export type Taken = {
  outcome: 'made' | 'changed' | 'same'
  /** What it is about, as lists show it. */
  name: string
  /** The columns that say something new, of a row that changes something. */
  changed: string[]
}

/** Fields of an entry by the column they come from; undefined for what the file does not say. */
export type GivenFields = Readonly<Record<string, { column: string; value: unknown } | undefined>>

export const fieldOf = (column: string, value: unknown) =>
  value === undefined ? undefined : { column, value }

/** Nothing where the file has no such column or leaves it empty. */
export function cellOf(cells: Readonly<Record<string, string>>, column: string): string | undefined {
  return cells[column]?.trim() || undefined
}

/** What a cell means. Refuses `invalid_input` at the column with the code of a sentence when it means nothing. */
export function readCell<V>(
  cells: Readonly<Record<string, string>>,
  column: string,
  read: (text: string) => V | undefined,
  otherwise: string,
): V | undefined {
  const text = cellOf(cells, column)
  if (text === undefined) return undefined
  const value = read(text)
  if (value === undefined) throw wrongCell(column, otherwise)
  return value
}

export function wrongCell(column: string, code: string): Refusal {
  return new Refusal('invalid_input', {}, { [column]: [code] })
}

/**
 * Makes an entry of what a row says, or changes the one that has the row's key, by the commands that forms use. Refuses as
 * they do; refusals of fields name their columns.
 */
export function putEntry(
  tx: Tx,
  entity: AnyEntity,
  before: AnyEntry | undefined,
  fields: GivenFields,
  by: Caller,
): { entry: AnyEntry; outcome: Taken['outcome']; changed: string[] } {
  const given = Object.entries(fields).flatMap(([field, each]) =>
    each ? [[field, each.value] as const] : [],
  )
  const values = Object.fromEntries(given)
  try {
    if (!before) {
      const entry = createEntry(tx, entity, tx.id(16).toLowerCase(), values, by)
      return { entry, outcome: 'made', changed: [] }
    }
    const entry = editEntry(tx, entity, before.id, values, by)
    const changed = given
      .filter(([field]) => JSON.stringify(entry[field]) !== JSON.stringify(before[field]))
      .map(([field]) => fields[field]!.column)
    return { entry, outcome: changed.length ? 'changed' : 'same', changed }
  } catch (cause) {
    if (!(cause instanceof Refusal) || !Object.keys(cause.fields).length) throw cause
    const byColumn = Object.entries(cause.fields).map(([field, codes]) => [
      fields[field.split('.')[0]!]?.column ?? field,
      codes,
    ])
    throw new Refusal(cause.code, cause.details, Object.fromEntries(byColumn))
  }
}
