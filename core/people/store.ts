import { only, prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import { dropPart, noteErased, privatePart, type PrivateReading } from '../journal/storage/private-store.ts'
import { parseFact, type Fact } from '../journal/fact.ts'
import type { Purpose } from '../access/employee.ts'

const putCredential = prepared((q, given: Tables['credentials']) =>
  q
    .insertInto('credentials')
    .values(only(given, 'employee_id', 'kind', 'digest', 'stamp'))
    .onConflict(conflict =>
      conflict
        .columns(['employee_id', 'kind'])
        .doUpdateSet(({ ref }) => ({ digest: ref('excluded.digest'), stamp: ref('excluded.stamp') }))
        .whereRef('excluded.stamp', '>', 'credentials.stamp'),
    ),
)
const credential = prepared((q, given: { employeeId: string; kind: 'pin' | 'password' }) =>
  q
    .selectFrom('credentials')
    .select('digest')
    .where('employee_id', '=', given.employeeId)
    .where('kind', '=', given.kind),
)
const credentialsOf = prepared((q, given: { employeeId: string }) =>
  q
    .selectFrom('credentials')
    .select(['kind', 'stamp'])
    .where('employee_id', '=', given.employeeId)
    .orderBy('kind'),
)
const passwords = prepared(q =>
  q.selectFrom('credentials').select(['employee_id as employeeId', 'digest']).where('kind', '=', 'password'),
)

/** The secret itself is the fact's private part: `{ hash }` for a PIN, `{ email, hash }` for a password. */
export type CredentialSet = { employeeId: string; kind: 'pin' | 'password'; stamp: string }

/**
 * Erases private parts everywhere: each node deletes their keys; the chain, which covers only digests, still verifies.
 */
export type PersonErased = { digests: string[] }

export const applyCredentialSet: Apply<CredentialSet> = ({ db }, fact) => {
  if (!fact.private) return
  const { employeeId, kind, stamp } = fact.body
  putCredential.run(db, { employee_id: employeeId, kind, digest: fact.private, stamp })
}

/** Whom a credential's private part is about: only nodes where they work are given its key. */
export function secretAbout({ employeeId }: CredentialSet): string {
  return `employee:${employeeId}`
}

export const applyPersonErased: Apply<PersonErased> = ({ db }, fact) => {
  for (const digest of fact.body.digests) {
    dropPart(db, digest)
    noteErased(db, digest)
  }
}

/** The stored hash of somebody's PIN. */
export function pinHash(at: PrivateReading, employeeId: string): string | undefined {
  const digest = credential.first(at.db, { employeeId, kind: 'pin' })?.digest
  return privatePart<{ hash: string }>(at, digest ?? null)?.hash
}

/** Whose mail it is and the stored hash of the password. Mails compare without case. */
export function passwordOf(
  at: PrivateReading,
  email: string,
): { employeeId: string; hash: string } | undefined {
  for (const row of passwords.all(at.db)) {
    const secret = privatePart<{ email: string; hash: string }>(at, row.digest)
    if (secret?.email.toLowerCase() === email.toLowerCase())
      return { employeeId: row.employeeId, hash: secret.hash }
  }
  return undefined
}

/** When each secret of an employee was set: changes whenever one does. */
export function secretStamps(db: Db, employeeId: string): string {
  const stamps = credentialsOf.all(db, { employeeId })
  return stamps.map(({ kind, stamp }) => `${kind} ${stamp}`).join()
}

/** Somebody's own mail and the stored hash of their password. */
export function passwordOfEmployee(
  at: PrivateReading,
  employeeId: string,
): { email: string; hash: string } | undefined {
  const digest = credential.first(at.db, { employeeId, kind: 'password' })?.digest
  return privatePart(at, digest ?? null)
}

/** What a mailed link to set somebody's secret depends on. */
export type LinkOwner = { email: string; stamps: string }

/** Somebody's mail and when each of their secrets was set; undefined for people without a mail. */
export function linkOwner(at: PrivateReading, employeeId: string): LinkOwner | undefined {
  const email = passwordOfEmployee(at, employeeId)?.email
  return email ? { email, stamps: secretStamps(at.db, employeeId) } : undefined
}

/** One browser's session. `factors` says what it was begun with; times are epoch milliseconds. */
export type SessionRow = {
  id: string
  employeeId: string
  purpose: Purpose
  factors: string
  device: string
  createdMs: number
  seenMs: number
  endsMs: number
  rights: string
}

const sessions = (q: Builder) =>
  q
    .selectFrom('sessions')
    .select([
      'id',
      'employee_id as employeeId',
      'purpose',
      'factors',
      'device',
      'created_ms as createdMs',
      'seen_ms as seenMs',
      'ends_ms as endsMs',
      'rights',
    ])

const oneSession = prepared((q, given: { tokenHash: string }) =>
  sessions(q).where('token_hash', '=', given.tokenHash),
)
const theirs = prepared((q, given: { employeeId: string }) =>
  sessions(q).where('employee_id', '=', given.employeeId).orderBy('created_ms', 'desc').orderBy('id'),
)
const put = prepared((q, given: SessionRow & { tokenHash: string }) =>
  q.insertInto('sessions').values({
    token_hash: given.tokenHash,
    id: given.id,
    employee_id: given.employeeId,
    purpose: given.purpose,
    factors: given.factors,
    device: given.device,
    created_ms: given.createdMs,
    seen_ms: given.seenMs,
    ends_ms: given.endsMs,
    rights: given.rights,
  }),
)
const touch = prepared((q, given: { tokenHash: string; nowMs: number }) =>
  q.updateTable('sessions').set({ seen_ms: given.nowMs }).where('token_hash', '=', given.tokenHash),
)
const drop = prepared((q, given: { tokenHash: string }) =>
  q.deleteFrom('sessions').where('token_hash', '=', given.tokenHash),
)
const dropAll = prepared((q, given: { employeeId: string }) =>
  q.deleteFrom('sessions').where('employee_id', '=', given.employeeId),
)
const dropOne = prepared((q, given: { employeeId: string; id: string }) =>
  q.deleteFrom('sessions').where('employee_id', '=', given.employeeId).where('id', '=', given.id),
)

const endedSessions = (q: Builder, given: { nowMs: number; seenMs: number }) =>
  q
    .selectFrom('sessions')
    .select('token_hash')
    .where(({ or, eb }) => or([eb('ends_ms', '<=', given.nowMs), eb('seen_ms', '<', given.seenMs)]))
const oneEnded = prepared((q, given: { nowMs: number; seenMs: number }) => endedSessions(q, given).limit(1))
const dropEnded = prepared((q, given: { nowMs: number; seenMs: number; most: number }) =>
  q.deleteFrom('sessions').where('token_hash', 'in', endedSessions(q, given).limit(given.most)),
)

export function findSession(db: Db, tokenHash: string): SessionRow | undefined {
  return oneSession.first(db, { tokenHash })
}

export function putSession(db: Db, tokenHash: string, row: SessionRow): void {
  put.run(db, { ...row, tokenHash })
}

export function touchSession(db: Db, tokenHash: string, nowMs: number): void {
  touch.run(db, { tokenHash, nowMs })
}

export function dropSession(db: Db, tokenHash: string): void {
  drop.run(db, { tokenHash })
}

/** Somebody's sessions, newest first. */
export function sessionsOf(db: Db, employeeId: string): SessionRow[] {
  return theirs.all(db, { employeeId })
}

export function dropSessionsOf(db: Db, employeeId: string): void {
  dropAll.run(db, { employeeId })
}

/** Keeps somebody's newest sessions. */
export function dropSessionsBeyond(db: Db, employeeId: string, most: number): void {
  for (const { id } of sessionsOf(db, employeeId).slice(most)) dropOne.run(db, { employeeId, id })
}

export function hasEndedSessions(db: Db, nowMs: number, seenMs: number): boolean {
  return oneEnded.first(db, { nowMs, seenMs }) !== undefined
}

/** Deletes a limited number of rows of sessions that have ended or were not touched since. */
export function dropEndedSessions(db: Db, nowMs: number, seenMs: number, most: number): void {
  dropEnded.run(db, { nowMs, seenMs, most })
}

const factsOf = prepared((q, given: { needle: string; before: number; looked: number; most: number }) =>
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
    .limit(given.most),
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
