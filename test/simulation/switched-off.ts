import type { Applying, FactKinds } from '#core/journal/apply.ts'
import { readFact, type Actor, type Fact, type SealedFact } from '#core/journal/fact.ts'
import type { Node, Received, Tx } from '#core/journal/node.ts'
import { chainHash } from '#core/journal/storage/journal-store.ts'
import { factKinds } from '#core/facts.ts'

/** Parts that stand between a node and its callers, so that one rule of it can be switched off. */

/** Lets every command work with another transaction. */
export function commandsWith(change: (tx: Tx, actor: Actor) => Tx): (node: Node) => Node {
  return node => ({ ...node, execute: (actor, command) => node.execute(actor, tx => command(change(tx, actor))) })
}

type Body = Record<string, unknown>

/** Facts are written with another body, or not at all. */
export function writing(tx: Tx, change: (type: string, body: Body) => Body | undefined): Tx {
  const append: Tx['append'] = (scope, type, body, privatePart) => {
    const written = change(type, body as Body)
    if (written) return tx.append(scope, type, written as never, privatePart)
    return { origin: '', seq: 0, v: 1, at: tx.now, actor: tx.actor, type, body }
  }
  return { ...tx, append }
}

type Row = Record<string, unknown>

/** Rows of queries that speak of a table are read as something else. */
export function reading(tx: Tx, table: string, lie: (row: Row) => Row | undefined): Tx {
  const about = new RegExp(`from "?${table}"?\\b`, 'i')
  return {
    ...tx,
    db: {
      ...tx.db,
      prepare(text) {
        const statement = tx.db.prepare(text)
        if (!about.test(text) || !/^\s*select/i.test(text)) return statement
        const told = {
          get(...values: unknown[]) {
            const row = statement.get(...values) as Row | undefined
            return row === undefined ? row : lie(row)
          },
          all: (...values: unknown[]) => (statement.all(...values) as Row[]).flatMap(row => lie(row) ?? []),
          pluck() {
            statement.pluck()
            return told
          },
        }
        return told as unknown as typeof statement
      },
    },
  }
}

/** Facts of the other side come in another way. */
export function receivingWith(receive: (node: Node, origin: string, facts: readonly SealedFact[]) => Promise<Received>): (node: Node) => Node {
  return node => ({ ...node, receive: (origin, facts) => receive(node, origin, facts) })
}

/** As if whatever arrived were rightly chained. */
export function chainedAnew(node: Node, origin: string, facts: readonly SealedFact[]): SealedFact[] {
  let hash = node.journal.head(origin).hash
  return facts.map(fact => {
    if (readFact(fact.bytes).seq <= node.journal.head(origin).seq) return fact
    hash = chainHash(hash, fact.bytes)
    return { ...fact, hash }
  })
}

/** The same readings with one of them changed. */
export function readingFacts(type: string, apply: (at: Applying, fact: Fact<Body>, usual: () => void) => void): FactKinds {
  const usual = factKinds[type]!
  return { ...factKinds, [type]: { ...usual, apply: (at, fact) => apply(at, fact, () => usual.apply(at, fact)) } }
}
