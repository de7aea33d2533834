import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import { parseFact, type Fact } from '../journal/fact.ts'

type Looking = { needle: string; before: number; looked: number; most: number }

/** The newest facts before a position in whose text something stands: `looked` are looked through, `most` come back. */
const looking = (q: Builder, given: Looking) =>
  q
    .selectFrom(
      q
        .selectFrom('facts')
        .select(['origin_id', 'seq', 'position', 'bytes'])
        .where('position', '<', given.before)
        .orderBy('position', 'desc')
        .limit(given.looked)
        .as('looked'),
    )
    .leftJoin('parked', join =>
      join.onRef('parked.origin_id', '=', 'looked.origin_id').onRef('parked.seq', '=', 'looked.seq'),
    )
    .select(['looked.position', 'looked.bytes'])
    .where('parked.seq', 'is', null)
    .where(({ fn, val }) => fn<number>('instr', ['looked.bytes', val(given.needle)]), '>', 0)
    .orderBy('looked.position', 'desc')
    .limit(given.most)

const factsOf = prepared(looking)
const factsWhere = prepared((q, given: Looking & { types: string; from: string; until: string }) =>
  looking(q, given)
    .where(({ eb, fn, val, or }) =>
      or([
        eb(val(given.types), '=', ''),
        eb(
          fn<number>('instr', [
            val(given.types),
            fn<string>('json_extract', ['looked.bytes', val('$.type')]),
          ]),
          '>',
          0,
        ),
      ]),
    )
    .where(({ fn, val }) => fn<string>('json_extract', ['looked.bytes', val('$.at')]), '>=', given.from)
    .where(({ fn, val }) => fn<string>('json_extract', ['looked.bytes', val('$.at')]), '<', given.until),
)
const newestPosition = prepared(q =>
  q.selectFrom('facts').select(({ fn }) => fn.max<number | null>('position').as('position')),
)

/** Facts that are looked through at once for what one person did. */
const lookedAtOnce = 5000

/**
 * What an employee wrote, newest first, of the newest facts before a position: `most` at most. `next` is where to look
 * on, null when everything was looked through.
 */
export function writtenBy(
  db: Db,
  employeeId: string,
  page: { before: number | null; most: number },
): { facts: Fact[]; next: number | null } {
  const before = page.before ?? (newestPosition.first(db)?.position ?? 0) + 1
  const found = factsOf.all(db, {
    needle: JSON.stringify(`employee:${employeeId}`),
    before,
    looked: lookedAtOnce,
    most: page.most,
  })
  // The text may stand elsewhere in a fact too.
  const facts = found
    .map(({ bytes }) => parseFact(bytes))
    .filter(({ actor }) => actor.who === `employee:${employeeId}`)
  const next = found.length === page.most ? found.at(-1)!.position : before - lookedAtOnce
  return { facts, next: next > 1 ? next : null }
}

/** What is looked for: everybody's deeds when nothing is said. Instants are ISO, in UTC. */
export type DeedFilter = {
  employee?: string | undefined
  types?: readonly string[] | undefined
  from?: string | undefined
  until?: string | undefined
}

/**
 * What people wrote, newest first, of the newest facts before a position: `most` at most that pass `sees`. `next` is
 * where to look on, null when everything was looked through. Looks at a bounded number of facts, however many there
 * are, so that an answer takes as long in ten years as today.
 */
export function writtenByPeople(
  db: Db,
  filter: DeedFilter,
  page: { before: number | null; most: number; sees: (fact: Fact) => boolean },
): { facts: Fact[]; next: number | null } {
  const before = page.before ?? (newestPosition.first(db)?.position ?? 0) + 1
  const found = factsWhere.all(db, {
    needle: filter.employee ? JSON.stringify(`employee:${filter.employee}`) : '"employee:',
    types: filter.types?.join(',') ?? '',
    from: filter.from ?? '',
    until: filter.until ?? 'Z',
    before,
    looked: lookedAtOnce,
    most: lookedAtOnce,
  })
  const facts: Fact[] = []
  for (const { position, bytes } of found) {
    const fact = parseFact(bytes)
    const who = fact.actor.who
    // The texts may stand elsewhere in a fact too, and one kind's name inside another's.
    const isTheirs = filter.employee ? who === `employee:${filter.employee}` : who.startsWith('employee:')
    const isKind = !filter.types || filter.types.includes(fact.type)
    if (!isTheirs || !isKind || !page.sees(fact)) continue
    facts.push(fact)
    if (facts.length === page.most) return { facts, next: position > 1 ? position : null }
  }
  const next = before - lookedAtOnce
  return { facts, next: next > 1 ? next : null }
}
