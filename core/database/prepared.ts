import type Database from 'better-sqlite3'
import {
  DummyDriver,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Compilable,
  type DeleteResult,
  type Expression,
  type InsertResult,
  type RawBuilder,
  type UpdateResult,
} from 'kysely'
import type { Tables } from './tables.ts'

/** What a placeholder may stand for; a list only inside `listed` and `eachOf`. */
type Value = string | number | bigint | null | Uint8Array
type Given = Record<string, Value | readonly Value[]>
type Built<Row> = Compilable<Row> | RawBuilder<Row>
/** The result Kysely declares for a statement that returns nothing. */
type Nothing = InsertResult | UpdateResult | DeleteResult
type Values<G> = keyof G extends never ? [] : [given: G]

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly name: string
  readonly list: boolean
  constructor(name: string, list = false) {
    this.name = name
    this.list = list
  }
  [Symbol.toPrimitive](): never {
    throw new TypeError(`${this.name} has no value while its statement is built`)
  }
}

/** Placeholders stay open; known values are written into the text. */
class Compiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Placeholder) super.appendValue(value)
    else this.appendImmediateValue(value)
  }
}

/** Every statement and where it is written: a test asks SQLite for the plan of each. */
export const everyPrepared: { statement: { readonly text: string }; written: Error }[] = []

/** The part of a connection that is used here. */
export type On = { prepare(text: string): Database.Statement }

/** What a statement is built with; for parts that several share. */
export type Builder = Kysely<Tables>

/** A statement that is compiled once and run often; the compiler knows the types of its input and output. */
export type Prepared<G, Row> = {
  /** Its SQL as passed to SQLite. */
  readonly text: string
  first(db: On, ...given: Values<G>): Row | undefined
  all(db: On, ...given: Values<G>): Row[]
  /** Row by row; nothing may write on the connection meanwhile. */
  iterate(db: On, ...given: Values<G>): IterableIterator<Row>
  /** How many rows it changed. */
  run(db: On, ...given: Values<G>): number
}

/**
 * A statement over the node's tables, written once at the top of a file:
 *
 * const billById = prepared((q, given: { id: string }) => q.selectFrom('bills').select(['id', 'status']).where('id',
 * '=', given.id)) billById.first(db, { id })?.status
 *
 * `given` names the placeholders and their types; a type that is not the column's does not compile, and neither does a
 * column that no longer exists. Every other value becomes part of the text, which lets SQLite use partial indexes. It
 * is compiled at its first use; a run is then as fast as hand-written SQL.
 */
export const prepared = preparing<Tables>()

/** The same over the tables of another database. */
export function preparing<DB>() {
  const q = builder<DB>()
  return <G extends Given = Record<never, never>, Row = never>(
    build: (q: Kysely<DB>, given: G) => Built<Row>,
  ): Prepared<G, Row extends Nothing ? never : Row> => {
    const statement = statementOf<G, Row extends Nothing ? never : Row>(() =>
      build(q, placeholders<G>()).compile(q),
    )
    everyPrepared.push({ statement, written: new Error() })
    return statement
  }
}

/** The values of a placeholder for a list, for `where(column, 'in', listed(given.ids))`: one plan, however many. */
export function listed<V extends Value>(list: readonly V[]): Expression<V> {
  return sql<V>`(select value from json_each(${asList(list)}))`
}

/** The values of a placeholder for a list as a table with the column `value`. */
export function eachOf<V extends Value, N extends string>(list: readonly V[], name: N) {
  return sql<{ value: V }>`json_each(${asList(list)})`.as<N>(name)
}

/** Some of the placeholders, as the row that an insert writes. */
export function only<G, K extends keyof G>(given: G, ...names: readonly K[]): Pick<G, K> {
  return Object.fromEntries(names.map(name => [name, given[name]])) as Pick<G, K>
}

function asList(list: unknown): Placeholder {
  if (!(list instanceof Placeholder)) throw new TypeError('listed takes a placeholder')
  return new Placeholder(list.name, true)
}

/** Every name is a placeholder; the compiler treats each as the value it will be. */
function placeholders<G>(): G {
  return new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as G
}

/** Kysely only builds SQL here; it never executes anything. */
function builder<DB>(): Kysely<DB> {
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: db => new SqliteIntrospector(db),
      createQueryCompiler: () => new Compiler(),
    },
  })
}

type Compiled = { text: string; names: readonly string[]; lists: readonly boolean[] }

function statementOf<G extends Given, Row>(
  compile: () => { sql: string; parameters: readonly unknown[] },
): Prepared<G, Row> {
  let known: Compiled | undefined
  const compiled = () => (known ??= compiledFrom(compile()))
  return {
    get text() {
      return compiled().text
    },
    first(db, ...[given]) {
      const at = compiled()
      return db.prepare(at.text).get(...valuesOf(at, given)) as Row | undefined
    },
    all(db, ...[given]) {
      const at = compiled()
      return db.prepare(at.text).all(...valuesOf(at, given)) as Row[]
    },
    iterate(db, ...[given]) {
      const at = compiled()
      return db.prepare(at.text).iterate(...valuesOf(at, given)) as IterableIterator<Row>
    },
    run(db, ...[given]) {
      const at = compiled()
      return db.prepare(at.text).run(...valuesOf(at, given)).changes
    },
  }
}

/** To be handed over one by one: the driver takes a third longer for a sale when it is given lists. */
function valuesOf({ names, lists }: Compiled, given: Given | undefined): unknown[] {
  const values: unknown[] = []
  if (!given) return values
  for (let at = 0; at < names.length; at++) {
    const value = given[names[at]!]
    values[at] = lists[at] ? JSON.stringify(value) : value
  }
  return values
}

function compiledFrom({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }): Compiled {
  const places = parameters as Placeholder[]
  return { text, names: places.map(({ name }) => name), lists: places.map(({ list }) => list) }
}
