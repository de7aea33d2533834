import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Apply } from '../journal/apply.ts'
import { privatePart, type PrivateReading } from '../journal/storage/private-store.ts'

/** A passkey of somebody; `id` is the hash of its credential's id. What it is is the fact's private part. */
export type PasskeyAdded = { id: string; employeeId: string }
export type PasskeyRemoved = { id: string; employeeId: string }

/** The private part: only the relay is given its key, since a box takes no passkeys. */
export type PasskeyKept = { credentialId: string; publicKey: string; name: string; addedAt: string }
export type PasskeyRow = PasskeyKept & { id: string; employeeId: string }

const put = prepared((q, given: { id: string; employee_id: string; digest: string }) =>
  q
    .insertInto('passkeys')
    .orIgnore()
    .values({ id: given.id, employee_id: given.employee_id, digest: given.digest }),
)
const putRemoved = prepared((q, given: { id: string }) =>
  q.insertInto('removed_passkeys').orIgnore().values({ id: given.id }),
)
const removed = prepared((q, given: { id: string }) =>
  q.selectFrom('removed_passkeys').select('id').where('id', '=', given.id),
)
const one = prepared((q, given: { id: string }) =>
  q.selectFrom('passkeys').select(['id', 'employee_id as employeeId', 'digest']).where('id', '=', given.id),
)
const theirs = prepared((q, given: { employeeId: string }) =>
  q
    .selectFrom('passkeys')
    .select(['id', 'employee_id as employeeId', 'digest'])
    .where('employee_id', '=', given.employeeId)
    .orderBy('id'),
)
const use = prepared((q, given: { id: string }) =>
  q.selectFrom('passkey_uses').select(['count', 'used_ms as usedMs']).where('id', '=', given.id),
)
const putUse = prepared((q, given: { id: string; count: number; used_ms: number }) =>
  q.insertInto('passkey_uses').orReplace().values({
    id: given.id,
    count: given.count,
    used_ms: given.used_ms,
  }),
)

export const applyPasskeyAdded: Apply<PasskeyAdded> = ({ db }, fact) => {
  const { id, employeeId } = fact.body
  if (fact.private) put.run(db, { id, employee_id: employeeId, digest: fact.private })
}

export const applyPasskeyRemoved: Apply<PasskeyRemoved> = ({ db }, { body }) => {
  putRemoved.run(db, { id: body.id })
}

/** Whom the private part is about: no employee of any cinema, so that no box is given its key. */
export const passkeyAbout = ({ id }: PasskeyAdded) => `passkey:${id}`

type Found = { id: string; employeeId: string; digest: string }

function kept(at: PrivateReading, { id, employeeId, digest }: Found): PasskeyRow[] {
  const part = removed.first(at.db, { id }) ? undefined : privatePart<PasskeyKept>(at, digest)
  return part ? [{ ...part, id, employeeId }] : []
}

/** A passkey that was not removed. */
export function passkeyById(at: PrivateReading, id: string): PasskeyRow | undefined {
  const found = one.first(at.db, { id })
  return found && kept(at, found)[0]
}

/** Whether a credential is known, also one that was removed: it is never taken again. */
export function isPasskeyKnown(db: Db, id: string): boolean {
  return one.first(db, { id }) !== undefined
}

/** Somebody's passkeys, oldest first. */
export function passkeysOf(at: PrivateReading, employeeId: string): PasskeyRow[] {
  return theirs
    .all(at.db, { employeeId })
    .flatMap(found => kept(at, found))
    .sort((a, b) => a.addedAt.localeCompare(b.addedAt))
}

/** How often a passkey was used, as it counts itself, and when; this relay's own, and a restore may lose it. */
export function passkeyUse(db: Db, id: string): { count: number; usedMs: number } | undefined {
  return use.first(db, { id })
}

export function notePasskeyUse(db: Db, id: string, count: number, usedMs: number): void {
  putUse.run(db, { id, count, used_ms: usedMs })
}
