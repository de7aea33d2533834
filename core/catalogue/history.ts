import type { Db } from '../database/sql.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { Change } from '../journal/catalogue-facts.ts'
import { partsOf, type Fact } from '../journal/fact.ts'
import type { Identity } from '../journal/identity.ts'
import { stampsOf } from '../journal/storage/edit-store.ts'
import { boxById } from '../membership/store.ts'
import type { EntryKind } from '../journal/entry-fields.ts'
import type { Stamp } from '../journal/stamp.ts'
import { afterAll, editsBefore, stampOfEdit } from './store.ts'

/** Who edited something, and where. */
export type EditedBy = {
  /** ISO, UTC. */
  at: string
  /** Null when no signed-in employee did it. */
  who: string | null
  where: 'cinema' | 'cloud'
  cinema: string | null
  /** The register or scanner it was done at, by its name now; null in the portal. */
  device: string | null
}

export type FieldChange = {
  field: string
  /** Undefined where the field was not there before, or where `fromKnown` is false. */
  from?: unknown
  /** False where the value before was written so long ago that it was not looked for. */
  fromKnown: boolean
  to: unknown
  /** The field has not changed since. */
  stands: boolean
}

export type EditView = EditedBy & {
  /** `origin:seq` of its fact. */
  id: string
  /** There is no edit before it. */
  created: boolean
  changes: FieldChange[]
}

type Known = { db: Db; catalogue: Catalogue; identity: Identity }
type Named = { kind: EntryKind; id: string }
type Edit = { fact: Fact; change: Change<Record<string, unknown>> }

/** Older edits that are read at most to find what the fields of a page were before. */
const lookedBack = 1000
const atOnce = 100

/**
 * What was changed of an entry, by whom and when, newest first, from the journal's own facts: a page of it, and the
 * name of its last edit where there are older ones.
 *
 * @param page.before the edit that the page before ended with
 */
export function historyOf(
  known: Known,
  entry: Named,
  page: { before?: string | undefined; most: number },
): { edits: EditView[]; next: string | null } {
  const { kind, id } = entry
  const before = page.before === undefined ? afterAll : stampOfEdit(known.db, { kind, id }, page.before)
  const found = before === undefined ? [] : editsIn(known.db, { kind, id }, before, page.most + 1)
  const shown = found.slice(0, page.most)
  const edits = viewsOf(known, { kind, id }, shown, found.length > page.most)
  return { edits, next: found.length > page.most ? (edits.at(-1)?.id ?? null) : null }
}

/** One edit of an entry, as its history shows it. */
export function editById(known: Known, { kind, id }: Named, editId: string): EditView | undefined {
  const stamp = stampOfEdit(known.db, { kind, id }, editId)
  if (stamp === undefined) return undefined
  const [edit, older] = editsIn(known.db, { kind, id }, `${stamp}~`, 2)
  return edit && viewsOf(known, { kind, id }, [edit], older !== undefined)[0]
}

function editsIn(db: Db, entry: Named, before: Stamp, most: number): Edit[] {
  return editsBefore(db, entry, before, most).map(fact => ({ fact, change: fact.body as Edit['change'] }))
}

/** @param goesOn whether there are edits before the last of these */
function viewsOf(known: Known, entry: Named, edits: readonly Edit[], goesOn: boolean): EditView[] {
  const stamps = stampsOf(known.db, entry.kind, entry.id)
  const { values, isWhole } = valuesBeforeAll(known.db, entry, edits, goesOn)
  const views = edits.toReversed().map(({ fact, change }, index) => {
    const changes = Object.entries(change.fields).map(([field, to]): FieldChange => {
      const isKnown = isWhole || values.has(field)
      const from = values.get(field)
      values.set(field, to)
      const edit = { field, to, stands: stamps[field] === change.stamp, fromKnown: isKnown }
      return from === undefined ? edit : { ...edit, from }
    })
    const created = !goesOn && index === 0
    return { id: `${fact.origin}:${fact.seq}`, created, changes, ...editedBy(known, fact) }
  })
  return views.reverse()
}

/** What the fields that these edits change were before the oldest of them; read back only as far as that takes. */
function valuesBeforeAll(
  db: Db,
  entry: Named,
  edits: readonly Edit[],
  goesOn: boolean,
): { values: Map<string, unknown>; isWhole: boolean } {
  const wanted = new Set(edits.flatMap(({ change }) => Object.keys(change.fields)))
  const values = new Map<string, unknown>()
  let before = edits.at(-1)?.change.stamp
  for (let read = 0; goesOn && before !== undefined && values.size < wanted.size; read += atOnce) {
    if (read >= lookedBack) return { values, isWhole: false }
    const older = editsIn(db, entry, before, atOnce)
    for (const { change } of older)
      for (const [field, value] of Object.entries(change.fields))
        if (wanted.has(field) && !values.has(field)) values.set(field, value)
    before = older.length < atOnce ? undefined : older.at(-1)!.change.stamp
  }
  return { values, isWhole: true }
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
    device: fact.actor.device ? (catalogue.get('device', fact.actor.device)?.name ?? null) : null,
  }
}

/** The values some fields had before they were changed; what was not there before becomes null. */
export function valuesBefore(changes: readonly FieldChange[]): Record<string, unknown> {
  return Object.fromEntries(changes.map(({ field, from }) => [field, from ?? null]))
}
