import type { Db } from '#core/database/sql.ts'
import type { Node } from '#core/journal/node.ts'
import type { Mutant } from './mutant.ts'
import { receivingWith } from './switched-off.ts'

/** A statement about parked facts does something else. */
function statement(about: RegExp, instead: (usual: ReturnType<Db['prepare']>) => object): (db: Db) => Db {
  return db => ({
    ...db,
    prepare(text) {
      const usual = db.prepare(text)
      return about.test(text) ? (instead(usual) as typeof usual) : usual
    },
  })
}

const findsNothing = () => {
  const nothing = { all: () => [], pluck: () => nothing }
  return nothing
}

function keepingParkedBack(node: Node): Node {
  const isParked = node.db
    .prepare('SELECT 1 FROM parked p JOIN origins o ON o.id = p.origin_id WHERE o.origin = ? AND p.seq = ?')
    .pluck()
  const after: Node['journal']['after'] = (origin, seq, limit) =>
    node.journal.after(origin, seq, limit).filter(fact => !isParked.get(origin, fact.seq))
  return { ...node, journal: { ...node.journal, after } }
}

/** What comes damaged is believed to be another history. */
const takingDamageForForks = receivingWith(async (node, origin, facts) => {
  const { damaged, ...received } = await node.receive(origin, facts)
  return damaged ? { ...received, fork: true } : received
})

/** As `core/replication/backoff.ts` waits between two tries. */
const retriesMs = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000]

function retryingAtFullSpeed(node: Node): Node {
  const sleep: typeof node.runtime.sleep = ms => node.runtime.sleep(retriesMs.includes(ms) ? 50 : ms)
  // The byte that neither shortens a wait nor lengthens it.
  const random: typeof node.runtime.random = bytes =>
    bytes === 1 ? Uint8Array.of(128) : node.runtime.random(bytes)
  return { ...node, runtime: { ...node.runtime, sleep, random } }
}

const options = { version: 0.05, corrupted: 0 }

/** Rules about sides of different versions that are switched off. */
export const versionMutants: Mutant[] = [
  {
    rule: 'what cannot be read is parked, and what comes after it is stored',
    rules: () => ({
      db: statement(/^insert or replace into "parked"/, () => ({
        run() {
          throw new Error('this fact cannot be read')
        },
      })),
    }),
    options,
  },
  {
    rule: 'parked facts are read by the version that knows them',
    rules: () => ({ db: statement(/from "parked" cross join "facts"/, findsNothing) }),
    options,
  },
  {
    rule: 'a parked fact is passed on',
    rules: () => ({ node: keepingParkedBack }),
    options: { ...options, boxes: 2, bothDisks: 0.03 },
  },
  {
    rule: 'who cannot read what its own side said sells nothing',
    rules: () => ({ db: statement(/from "parked" inner join "origins"/, findsNothing) }),
    options: { ...options, disk: 0.04, bothDisks: 0.03 },
  },
  {
    rule: 'what comes damaged is asked for ever more slowly',
    rules: () => ({ node: retryingAtFullSpeed }),
    options: { poison: 0.1 },
  },
  {
    rule: 'what arrives damaged is no other history',
    rules: () => ({ node: takingDamageForForks }),
    options: { poison: 0.1 },
  },
]
