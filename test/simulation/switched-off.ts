import type { Applying, FactKinds } from '#core/journal/apply.ts'
import { parseFact, type Actor, type Fact, type SealedFact } from '#core/journal/fact.ts'
import type { Node, Received, Tx } from '#core/journal/node.ts'
import type { NodeStatus } from '#core/journal/recovery.ts'
import { chainHash } from '#core/journal/storage/journal-store.ts'
import { factKinds } from '#core/facts.ts'

/** Parts that stand between a node and its callers, so that one rule of it can be switched off. */

/** Lets every command work with another transaction. */
export function commandsWith(change: (tx: Tx, actor: Actor) => Tx): (node: Node) => Node {
  return node => ({
    ...node,
    execute: (actor, command) => node.execute(actor, tx => command(change(tx, actor))),
  })
}

/** A node whose standing does something else. */
export function nodeStatusWith(
  change: (nodeStatus: NodeStatus) => Partial<NodeStatus>,
): (node: Node) => Node {
  return node => ({ ...node, nodeStatus: { ...node.nodeStatus, ...change(node.nodeStatus) } })
}

type Body = Record<string, unknown>

/** Facts are written with another body, or not at all. */
export function writing(tx: Tx, change: (type: string, body: Body) => Body | undefined): Tx {
  const append: Tx['append'] = (scope, type, body, privatePart, privateDay) => {
    const written = change(type, body as Body)
    if (written) return tx.append(scope, type, written as never, privatePart, privateDay)
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
      // What was read before the lie is not remembered in it.
      memory: new Map(),
      prepare(text) {
        const statement = tx.db.prepare(text)
        if (!about.test(text) || !/^\s*select/i.test(text)) return statement
        const told = {
          get(...values: unknown[]) {
            const row = statement.get(...values) as Row | undefined
            return row === undefined || row === null ? row : lie(row)
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
export function receivingWith(
  receive: (node: Node, origin: string, facts: readonly SealedFact[]) => Promise<Received>,
): (node: Node) => Node {
  return node => ({ ...node, receive: (origin, facts) => receive(node, origin, facts) })
}

/** Takes whatever arrives as if it were rightly chained, one message after the other. */
export function receivingUnchecked(node: Node): Node {
  let before: Promise<unknown> = Promise.resolve()
  return receivingWith((_, origin, facts) => {
    const received = before.then(() => node.receive(origin, chainedAnew(node, origin, facts)))
    before = received.catch(() => undefined)
    return received
  })(node)
}

function chainedAnew(node: Node, origin: string, facts: readonly SealedFact[]): SealedFact[] {
  const head = node.journal.head(origin)
  let { hash } = head
  return facts.map(fact => {
    const { seq } = parseFact(fact.bytes)
    hash = seq > head.seq ? chainHash(hash, fact.bytes) : hash
    return { ...fact, hash: seq > head.seq ? hash : (node.journal.hashAt(origin, seq) ?? '') }
  })
}

/** The same readings with one of them changed. */
export function readingFacts(
  type: string,
  apply: (at: Applying, fact: Fact<Body>, usual: () => void) => void,
): FactKinds {
  const usual = factKinds[type]!
  return {
    ...factKinds,
    [type]: { ...usual, apply: (at, fact: Fact<Body>) => apply(at, fact, () => usual.apply(at, fact)) },
  }
}
