import type { Db } from '../database/sql.ts'
import type { Apply } from '../journal/apply.ts'
import { privatePart, type PrivateReading } from '../journal/storage/private-store.ts'
import type { Purpose } from '../access/employee.ts'

/** The secret itself is the fact's private part: `{ hash }` for a PIN, `{ email, hash }` for a password. */
export type CredentialSet = { employeeId: string; kind: 'pin' | 'password'; stamp: string }

/** Erases private parts everywhere: each node forgets their keys; the chain, which covers only digests, still verifies. */
export type PersonErased = { digests: string[] }

export const applyCredentialSet: Apply<CredentialSet> = ({ db }, fact) => {
  if (!fact.private) return
  db.prepare(
    `INSERT INTO credentials (employee_id, kind, digest, stamp) VALUES (?, ?, ?, ?)
     ON CONFLICT (employee_id, kind) DO UPDATE SET digest = excluded.digest, stamp = excluded.stamp
     WHERE excluded.stamp > credentials.stamp`,
  ).run(fact.body.employeeId, fact.body.kind, fact.private, fact.body.stamp)
}

/** Whom a credential's private part speaks of: only nodes where they work are given its key. */
export function secretAbout({ employeeId }: CredentialSet): string {
  return `employee:${employeeId}`
}

export const applyPersonErased: Apply<PersonErased> = ({ db }, fact) => {
  for (const digest of fact.body.digests) {
    db.prepare('DELETE FROM private_parts WHERE digest = ?').run(digest)
    db.prepare('DELETE FROM lacking_keys WHERE digest = ?').run(digest)
    db.prepare('INSERT OR IGNORE INTO erased_parts (digest) VALUES (?)').run(digest)
  }
}

/** The stored hash of somebody's PIN. */
export function pinHash(at: PrivateReading, employeeId: string): string | undefined {
  const digest = at.db
    .prepare("SELECT digest FROM credentials WHERE employee_id = ? AND kind = 'pin'")
    .pluck()
    .get(employeeId)
  return privatePart<{ hash: string }>(at, (digest as string | undefined) ?? null)?.hash
}

/** Whose mail it is and the stored hash of the password. Mails compare without case. */
export function passwordOf(
  at: PrivateReading,
  email: string,
): { employeeId: string; hash: string } | undefined {
  const rows = at.db
    .prepare("SELECT employee_id AS employeeId, digest FROM credentials WHERE kind = 'password'")
    .all() as {
    employeeId: string
    digest: string
  }[]
  for (const row of rows) {
    const secret = privatePart<{ email: string; hash: string }>(at, row.digest)
    if (secret?.email.toLowerCase() === email.toLowerCase())
      return { employeeId: row.employeeId, hash: secret.hash }
  }
  return undefined
}

/** Which secrets somebody has, by when each was set: changes whenever one does. */
export function secretStamps(db: Db, employeeId: string): string {
  const stamps = db
    .prepare('SELECT kind, stamp FROM credentials WHERE employee_id = ? ORDER BY kind')
    .all(employeeId) as { kind: string; stamp: string }[]
  return stamps.map(({ kind, stamp }) => `${kind} ${stamp}`).join()
}

/** Somebody's own mail and the stored hash of their password. */
export function passwordOfEmployee(
  at: PrivateReading,
  employeeId: string,
): { email: string; hash: string } | undefined {
  const digest = at.db
    .prepare("SELECT digest FROM credentials WHERE employee_id = ? AND kind = 'password'")
    .pluck()
    .get(employeeId)
  return privatePart(at, (digest as string | undefined) ?? null)
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

const sessionColumns = `id, employee_id AS employeeId, purpose, factors, device, created_ms AS createdMs, seen_ms AS seenMs,
  ends_ms AS endsMs, rights`

const oneSession = `SELECT ${sessionColumns} FROM sessions WHERE token_hash = ?`

export function findSession(db: Db, tokenHash: string): SessionRow | undefined {
  return db.prepare(oneSession).get(tokenHash) as SessionRow | undefined
}

export function putSession(db: Db, tokenHash: string, row: SessionRow): void {
  db.prepare(
    `INSERT INTO sessions (token_hash, id, employee_id, purpose, factors, device, created_ms, seen_ms, ends_ms, rights)
     VALUES (@tokenHash, @id, @employeeId, @purpose, @factors, @device, @createdMs, @seenMs, @endsMs, @rights)`,
  ).run({ ...row, tokenHash })
}

export function touchSession(db: Db, tokenHash: string, nowMs: number): void {
  db.prepare('UPDATE sessions SET seen_ms = ? WHERE token_hash = ?').run(nowMs, tokenHash)
}

export function dropSession(db: Db, tokenHash: string): void {
  db.prepare('DELETE FROM sessions WHERE token_hash = ?').run(tokenHash)
}

/** Somebody's sessions, newest first. */
export function sessionsOf(db: Db, employeeId: string): SessionRow[] {
  return db
    .prepare(`SELECT ${sessionColumns} FROM sessions WHERE employee_id = ? ORDER BY created_ms DESC, id`)
    .all(employeeId) as SessionRow[]
}

export function dropSessionsOf(db: Db, employeeId: string): void {
  db.prepare('DELETE FROM sessions WHERE employee_id = ?').run(employeeId)
}

/** Keeps somebody's newest sessions. */
export function dropSessionsBeyond(db: Db, employeeId: string, most: number): void {
  for (const { id } of sessionsOf(db, employeeId).slice(most))
    db.prepare('DELETE FROM sessions WHERE employee_id = ? AND id = ?').run(employeeId, id)
}

export function hasEndedSessions(db: Db, nowMs: number, seenMs: number): boolean {
  return (
    db.prepare('SELECT 1 FROM sessions WHERE ends_ms <= ? OR seen_ms < ? LIMIT 1').get(nowMs, seenMs) !==
    undefined
  )
}

/** Deletes at most so many rows of sessions that have ended or were not touched since. */
export function dropEndedSessions(db: Db, nowMs: number, seenMs: number, most: number): void {
  db.prepare(
    `DELETE FROM sessions WHERE token_hash IN
       (SELECT token_hash FROM sessions WHERE ends_ms <= ? OR seen_ms < ? LIMIT ?)`,
  ).run(nowMs, seenMs, most)
}
