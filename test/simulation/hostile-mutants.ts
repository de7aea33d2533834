import { partsOf } from '#core/journal/fact.ts'
import { judgeFacts } from '#core/authorship/authentic.ts'
import type { Breach } from '#core/journal/trust.ts'
import type { Judge } from '#core/journal/trust.ts'
import { signHead } from '#core/journal/signing.ts'
import { keysOf } from '../world/keys.ts'
import type { Mutant } from './mutant.ts'
import type { Rules } from './rules.ts'
import { commandsWith, reading } from './switched-off.ts'

const options = { hostile: 0.3, corrupted: 0, poison: 0, twin: 0 }

/** Some of what is wrong with facts is not looked at. */
const blindTo =
  (...codes: Breach['code'][]): (() => Rules) =>
  () => {
    const judge: Judge = (at, origin, facts) => {
      const wrong = judgeFacts(at, origin, facts)
      return wrong && 'breach' in wrong && codes.includes(wrong.breach.code) ? undefined : wrong
    }
    return { judge }
  }

/** Rules about who is believed that are switched off. */
export const hostileMutants: Mutant[] = [
  {
    rule: 'facts are believed with the signature of their stream’s node',
    rules: blindTo('unsigned', 'forged'),
    options,
  },
  { rule: 'a side authors the kinds that are its own', rules: blindTo('not_its_side'), options },
  { rule: 'a box speaks of its own cinema', rules: blindTo('not_its_cinema'), options },
  {
    rule: 'a newer form of a kind is judged by who can read it',
    rules: () => ({
      judge(at, origin, facts) {
        const kinds = Object.fromEntries(
          Object.entries(at.kinds).map(([type, kind]) => [type, { ...kind, v: 1000 }]),
        )
        return judgeFacts({ ...at, kinds }, origin, facts)
      },
    }),
    options,
  },
  {
    rule: 'the streams of a box whose key was stolen end before what nobody can read',
    rules: () => ({
      db: db => ({
        ...db,
        prepare(text) {
          const usual = db.prepare(text)
          if (!/min\("parked"\."seq"\)/.test(text)) return usual
          return { get: () => ({ seq: null }) } as unknown as typeof usual
        },
      }),
    }),
    options,
  },
  { rule: 'who was never enrolled has no stream', rules: blindTo('not_enrolled'), options },
  {
    rule: 'a claim about a stream of one’s own needs one’s own signature',
    rules: () => ({
      hears: ({ identity }, message) => {
        if (message.kind !== 'hello') return message
        const heads = message.heads.map(head =>
          partsOf(head.origin).nodeId === identity.nodeId
            ? { ...head, signature: signHead(head, keysOf(identity.nodeId).own) }
            : head,
        )
        return { ...message, heads }
      },
    }),
    options,
  },
  {
    rule: 'a box that was replaced is told where its streams end, and nothing else',
    rules: () => ({
      db: db => ({
        ...db,
        prepare(text) {
          const usual = db.prepare(text)
          if (!/"replaced_by" as "replacedBy" from "boxes" where "node_id"/.test(text)) return usual
          const get = (values: unknown[]) => {
            const row = usual.get(values) as object | undefined
            return row && { ...row, replacedBy: null }
          }
          return { get } as unknown as typeof usual
        },
      }),
    }),
    options,
  },
  {
    rule: 'both ends of a line prove themselves',
    rules: () => ({ proven: () => true }),
    options,
  },
  {
    rule: 'a ticket code is believed from the box of its cinema',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'boxes', row =>
          typeof row === 'object' && 'cinemaId' in row
            ? { ...row, cinemaId: tx.identity.cinemaId ?? row['cinemaId'] }
            : row,
        ),
      ),
    }),
    options: { ...options, boxes: 2 },
  },
]
