import { parseFact } from '#core/journal/fact.ts'
import type { Mutant } from './mutant.ts'
import { readingFacts, receivingUnchecked, receivingWith } from './switched-off.ts'

/** Rules about how streams and what they say are taken over. */
export const streamMutants: Mutant[] = [
  {
    rule: 'a stream is taken only as its hashes chain',
    rules: () => ({ node: receivingUnchecked }),
    options: { corrupted: 0.02 },
  },
  {
    rule: 'facts that are here already are passed over',
    rules: () => ({
      node: receivingWith(async (node, origin, facts) => {
        const head = { origin, ...node.journal.head(origin) }
        if (facts.some(fact => parseFact(fact.bytes).seq <= head.seq)) return { head, fork: true }
        return node.receive(origin, facts)
      }),
    }),
    options: { doubled: 0.3, corrupted: 0 },
  },
  {
    rule: 'a box is told its own cinema only',
    rules: () => ({ shares: () => true }),
    options: { boxes: 2 },
  },
  {
    rule: 'a status only moves up',
    rules: () => ({
      kinds: readingFacts('payment.settled', ({ db }, { body }, usual) => {
        const before = db.prepare('SELECT status FROM bills WHERE id = ?').pluck().get(body['billId'])
        usual()
        if (before !== 'paying')
          db.prepare('UPDATE bills SET status = ? WHERE id = ?').run(before, body['billId'])
      }),
    }),
    options: { paidAfterEnd: 0.6 },
  },
  {
    rule: 'the newest edit wins, not the last to arrive',
    rules: () => ({
      kinds: readingFacts('movie.changed', ({ db, catalogue }, { body }) => {
        const { id, fields } = body as { id: string; fields: Record<string, unknown> }
        const stamps = db
          .prepare("SELECT stamps FROM catalogue WHERE kind = 'movie' AND id = ?")
          .pluck()
          .get(id) as string | undefined
        const arrived = Math.max(
          0,
          ...Object.values(JSON.parse(stamps ?? '{}') as Record<string, string>).map(Number),
        )
        catalogue.merge('movie', id, fields, String(arrived + 1).padStart(9, '0'))
      }),
    }),
    options: { boxes: 2, cut: 0.06, twin: 0, emergencyMode: 0 },
  },
  {
    rule: 'each side hands the other back what it has forgotten',
    rules: () => ({ shares: origin => origin.startsWith('relay-') }),
    options: { boxes: 1, bothDisks: 0.03, corrupted: 0 },
  },
]
