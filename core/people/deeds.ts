import { wordsOf } from '../catalogue/words-of.ts'
import type { Words } from '../i18n/locale.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { EntryKind } from '../journal/entry-fields.ts'
import type { Fact } from '../journal/fact.ts'

/** What one fact says that somebody did: when, where, what kind, and the name of the entry it is about. */
export function deedOf(
  catalogue: Pick<Catalogue, 'get'>,
  { origin, seq, at, type, actor, body }: Fact,
): { id: string; at: string; what: string; via: string; name: Words | null } {
  const [kind = '', happened] = type.split('.')
  const { id = '' } = body as { id?: string }
  const entry = happened === 'changed' ? catalogue.get(kind as EntryKind, id) : undefined
  const device = catalogue.get('device', actor.device ?? '')
  return { id: `${origin}:${seq}`, at, what: type, via: device?.name ?? actor.via, name: nameOf(entry) }
}

function nameOf(entry: object | undefined): Words | null {
  const { name, title, tradeName } = (entry ?? {}) as Record<string, Words | string | undefined>
  const named = name ?? title ?? tradeName
  return named === undefined ? null : wordsOf(named)
}
