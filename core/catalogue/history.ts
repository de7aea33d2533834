import type { Db } from '../database/sql.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { Change } from '../journal/catalogue-facts.ts'
import { partsOf, type Fact } from '../journal/fact.ts'
import type { Identity } from '../journal/identity.ts'
import { stampsOf } from '../journal/storage/edit-store.ts'
import { boxById } from '../membership/store.ts'
import type { AnyEntity } from './entity.ts'
import { newestEdits } from './store.ts'

/** Who edited something, and where. */
export type EditedBy = {
  /** ISO, UTC. */
  at: string
  /** Null when no signed-in employee did it. */
  who: string | null
  where: 'cinema' | 'cloud'
  cinema: string | null
}

export type FieldChange = {
  field: string
  /** Undefined where the field was not there before. */
  from?: unknown
  to: unknown
  /** The field has not changed since. */
  stands: boolean
}

export type EditView = EditedBy & {
  /** `origin:seq` of its fact. */
  id: string
  created: boolean
  changes: FieldChange[]
}

type Known = { db: Db; catalogue: Catalogue; identity: Identity }

/** What was changed of an entry, by whom and when, newest first, from the journal's own facts. */
export function historyOf(known: Known, entity: Pick<AnyEntity, 'kind'>, id: string): EditView[] {
  const stamps = stampsOf(known.db, entity.kind, id)
  const edits = newestEdits(known.db, entity.kind, id)
    .map(({ fact }) => ({ fact, change: fact.body as Change<Record<string, unknown>> }))
    .sort((a, b) => (a.change.stamp < b.change.stamp ? -1 : 1))
  const values: Record<string, unknown> = {}
  const views = edits.map(({ fact, change }, index) => {
    const changes = Object.entries(change.fields).map(([field, to]) => {
      const from = values[field]
      values[field] = to
      const stands = stamps[field] === change.stamp
      return from === undefined ? { field, to, stands } : { field, from, to, stands }
    })
    return { id: `${fact.origin}:${fact.seq}`, created: index === 0, changes, ...editedBy(known, fact) }
  })
  return views.reverse()
}

/** Who wrote a fact that edits something, and on which side. */
export function editedBy({ db, catalogue, identity }: Known, fact: Fact): EditedBy {
  const { nodeId } = partsOf(fact.origin)
  const cinemaId =
    boxById(db, nodeId)?.cinemaId ?? (nodeId === identity.nodeId ? identity.cinemaId : undefined)
  const [what, employeeId] = fact.actor.who.split(':')
  return {
    at: fact.at,
    who: what === 'employee' ? (catalogue.get('employee', employeeId ?? '')?.name ?? null) : null,
    where: cinemaId ? 'cinema' : 'cloud',
    cinema: cinemaId ? (catalogue.get('cinema', cinemaId)?.name ?? null) : null,
  }
}

/** The values some fields had before they were changed; what was not there before becomes null. */
export function valuesBefore(changes: readonly FieldChange[]): Record<string, unknown> {
  return Object.fromEntries(changes.map(({ field, from }) => [field, from ?? null]))
}
