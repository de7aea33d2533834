import { prepared, type On } from '../database/prepared.ts'
import { parseFact, type OriginHead } from '../journal/fact.ts'

const ends = prepared(q =>
  q
    .selectFrom('origins as o')
    .innerJoin(
      q
        .selectFrom('facts')
        .select(({ fn }) => ['origin_id', fn.max('seq').as('seq'), fn.countAll<number>().as('facts')])
        .groupBy('origin_id')
        .as('n'),
      'n.origin_id',
      'o.id',
    )
    .innerJoin('facts as f', join => join.onRef('f.origin_id', '=', 'o.id').onRef('f.seq', '=', 'n.seq'))
    .select(['o.origin', 'n.seq', 'n.facts', 'f.hash'])
    .orderBy('o.origin'),
)
const factAt = prepared((q, given: { origin: string; seq: number }) =>
  q
    .selectFrom('facts')
    .innerJoin('origins', 'origins.id', 'facts.origin_id')
    .select('facts.bytes')
    .where('origins.origin', '=', given.origin)
    .where('facts.seq', '=', given.seq),
)

/** The end of every stream in a copied database, with how many facts it has; a stream is dense when both agree. */
export function streamEnds(db: On): (OriginHead & { facts: number })[] {
  return ends.all(db)
}

/** When a fact of a copied database happened (ISO, UTC); the fact must be there. */
export function writtenAt(db: On, origin: string, seq: number): string {
  return parseFact(factAt.first(db, { origin, seq })!.bytes).at
}
