import { kept } from '../database/kept.ts'
import { only, prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import {
  dropPart,
  isLacking,
  noteErased,
  privatePart,
  type PrivateReading,
} from '../journal/storage/private-store.ts'
import type { Purpose } from '../access/employee.ts'
import type { Browser } from './browser.ts'
import { noSecondStep, type SecondStep } from './second-step.ts'

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
type CredentialKind = Tables['credentials']['kind']

const credential = prepared((q, given: { employeeId: string; kind: CredentialKind }) =>
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

/**
 * The secret itself is the fact's private part: `{ hash }` for a PIN, `{ email, hash }` for a password, a `SecondStep`
 * for a second step.
 */
export type CredentialSet = { employeeId: string; kind: CredentialKind; stamp: string }

/**
 * Erases private parts everywhere: each node deletes their keys; the chain, which covers only digests, still verifies.
 */
export type PersonErased = { digests: string[] }

export const applyCredentialSet: Apply<CredentialSet> = ({ db }, fact) => {
  if (!fact.private) return
  const { employeeId, kind, stamp } = fact.body
  putCredential.run(db, { employee_id: employeeId, kind, digest: fact.private, stamp })
  knownStamps.forget(db, employeeId)
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

/** Asked for by every call of somebody who is signed in. */
const knownStamps = kept<string>('stamps of secrets', 500)

/** When each secret of an employee was set: changes whenever one does. */
export function secretStamps(db: Db, employeeId: string): string {
  return (
    knownStamps.read(db, employeeId, () => {
      const stamps = credentialsOf.all(db, { employeeId })
      return stamps.map(({ kind, stamp }) => `${kind} ${stamp}`).join() || undefined
    }) ?? ''
  )
}

/**
 * Somebody's own mail and the stored hash of their password. The hash is empty, and no password fits it, while they were
 * mailed a link for their first one.
 */
export function passwordOfEmployee(
  at: PrivateReading,
  employeeId: string,
): { email: string; hash: string } | undefined {
  const digest = credential.first(at.db, { employeeId, kind: 'password' })?.digest
  return privatePart(at, digest ?? null)
}

/** Whether somebody's mail is here and its key is not, which the other side may still give. */
export function lacksMailOf(db: Db, employeeId: string): boolean {
  return isLacking(db, credential.first(db, { employeeId, kind: 'password' })?.digest ?? null)
}

/**
 * Somebody's second step, undefined where none is set. One that cannot be read here, since its key has not come or was
 * erased, is there and matches no code.
 */
export function secondStepOf(at: PrivateReading, employeeId: string): SecondStep | undefined {
  const digest = credential.first(at.db, { employeeId, kind: 'second_step' })?.digest
  if (digest === undefined) return undefined
  const second = privatePart<SecondStep>(at, digest)
  return second && second.sealed === null ? undefined : (second ?? noSecondStep)
}

/** What a mailed link to set somebody's secret depends on. */
export type LinkOwner = { email: string; stamps: string }

/** Somebody's mail and when each of their secrets was set; undefined for people without a mail. */
export function linkOwner(at: PrivateReading, employeeId: string): LinkOwner | undefined {
  const email = passwordOfEmployee(at, employeeId)?.email
  return email ? { email, stamps: secretStamps(at.db, employeeId) } : undefined
}

/**
 * One browser's session. `factors` says what it was begun with, `address` from which network; times are epoch
 * milliseconds.
 */
export type SessionRow = Browser & {
  id: string
  employeeId: string
  purpose: Purpose
  factors: string
  device: string
  createdMs: number
  seenMs: number
  endsMs: number
  rights: string
  address: string
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
      'browser',
      'system',
      'address',
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
    browser: given.browser,
    system: given.system,
    address: given.address,
  }),
)
const touch = prepared((q, given: { tokenHash: string; nowMs: number }) =>
  q.updateTable('sessions').set({ seen_ms: given.nowMs }).where('token_hash', '=', given.tokenHash),
)
const drop = prepared((q, given: { tokenHash: string }) =>
  q.deleteFrom('sessions').where('token_hash', '=', given.tokenHash),
)
const dropAll = prepared((q, given: { employeeId: string; kept: string }) =>
  q.deleteFrom('sessions').where('employee_id', '=', given.employeeId).where('id', '<>', given.kept),
)
const dropBegunWith = prepared((q, given: { employeeId: string; factors: string; kept: string }) =>
  q
    .deleteFrom('sessions')
    .where('employee_id', '=', given.employeeId)
    .where('factors', '=', given.factors)
    .where('id', '<>', given.kept),
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

/** Sessions at work, by the hash of their token: forgotten when one is touched or any ends. */
const knownSessions = kept<Readonly<SessionRow>>('sessions', 500)

export function findSession(db: Db, tokenHash: string): Readonly<SessionRow> | undefined {
  return knownSessions.read(db, tokenHash, () => oneSession.first(db, { tokenHash }))
}

export function putSession(db: Db, tokenHash: string, row: SessionRow): void {
  put.run(db, { ...row, tokenHash })
}

export function touchSession(db: Db, tokenHash: string, nowMs: number): void {
  touch.run(db, { tokenHash, nowMs })
  knownSessions.forget(db, tokenHash)
}

export function dropSession(db: Db, tokenHash: string): void {
  drop.run(db, { tokenHash })
  knownSessions.forget(db, tokenHash)
}

/** Somebody's sessions, newest first. */
export function sessionsOf(db: Db, employeeId: string): SessionRow[] {
  return theirs.all(db, { employeeId })
}

/** @param kept the id of the one that goes on */
export function dropSessionsOf(db: Db, employeeId: string, kept = ''): void {
  dropAll.run(db, { employeeId, kept })
  knownSessions.forgetAll(db)
}

/** @param kept the id of the one that goes on */
export function dropSessionsBegunWith(db: Db, employeeId: string, factors: string, kept: string): void {
  dropBegunWith.run(db, { employeeId, factors, kept })
  knownSessions.forgetAll(db)
}

export function dropSessionOf(db: Db, employeeId: string, id: string): void {
  dropOne.run(db, { employeeId, id })
  knownSessions.forgetAll(db)
}

/** Keeps somebody's newest sessions. */
export function dropSessionsBeyond(db: Db, employeeId: string, most: number): void {
  for (const { id } of sessionsOf(db, employeeId).slice(most)) dropSessionOf(db, employeeId, id)
}

export function hasEndedSessions(db: Db, nowMs: number, seenMs: number): boolean {
  return oneEnded.first(db, { nowMs, seenMs }) !== undefined
}

/** Deletes a limited number of rows of sessions that have ended or were not touched since. */
export function dropEndedSessions(db: Db, nowMs: number, seenMs: number, most: number): void {
  dropEnded.run(db, { nowMs, seenMs, most })
  knownSessions.forgetAll(db)
}
