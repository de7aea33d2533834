import { unreadable, type FactKinds } from '../journal/apply.ts'
import type { Fact } from '../journal/fact.ts'
import { partsOf } from '../journal/fact.ts'
import type { Wrong } from '../journal/trust.ts'
import type { Author, Authorship, Known } from './author.ts'
import { authorship } from './rules.ts'

/** By name, without the bodies' types: a body that is not as its rule says is not believed. */
const rules = authorship as unknown as Readonly<Record<string, Authorship<unknown>>>

/**
 * Why the node of a stream may not write a fact; undefined when it may. Kinds that only a newer version knows, and
 * newer forms of known ones, are kept unread and judged by a version that reads them.
 *
 * @param kinds the kinds this node reads
 */
export function wrongWith(fact: Fact, author: Author, known: Known, kinds: FactKinds): Wrong | undefined {
  const { scope } = partsOf(fact.origin)
  const own = scope === 'exhibitor' ? author.cinemaId : scope.slice('cinema:'.length)
  if (author.side === 'box' && own !== author.cinemaId) return 'not_its_cinema'
  const rule = Object.hasOwn(rules, fact.type) ? rules[fact.type] : undefined
  if (!rule || (unreadable(kinds, fact) && !rule.everyVersions)) return undefined
  if (rule.by !== 'both' && rule.by !== author.side) return 'not_its_side'
  if (rule.in !== 'either' && (rule.in === 'exhibitor') !== (scope === 'exhibitor')) return 'not_its_side'
  try {
    const { body } = fact
    const strange = rule.cinemaOf?.(body, known).find(cinema => (cinema ?? own) !== own)
    if (own !== null && strange !== undefined) return 'not_its_cinema'
    return rule.only && !rule.only(body, author, known) ? 'not_its_side' : undefined
  } catch {
    // A body that cannot be read is not believed.
    return 'not_its_cinema'
  }
}
