import type { Db } from '../database/sql.ts'
import type { Apply } from '../journal/apply.ts'

/** The secret itself is the fact's private part: `{ hash }` for a PIN, `{ email, hash }` for a password. */
export type CredentialSet = { employeeId: string; kind: 'pin' | 'password'; stamp: string }

/** Erases private parts everywhere; the chain, which covers only their digests, still verifies. */
export type PersonErased = { digests: string[] }

export const applyCredentialSet: Apply<CredentialSet> = ({ db }, fact) => {
  if (!fact.private) return
  db.prepare(
    `INSERT INTO credentials (employee_id, kind, digest, stamp) VALUES (?, ?, ?, ?)
     ON CONFLICT (employee_id, kind) DO UPDATE SET digest = excluded.digest, stamp = excluded.stamp
     WHERE excluded.stamp > credentials.stamp`,
  ).run(fact.body.employeeId, fact.body.kind, fact.private, fact.body.stamp)
}

export const applyPersonErased: Apply<PersonErased> = ({ db }, fact) => {
  for (const digest of fact.body.digests) {
    db.prepare('DELETE FROM private_parts WHERE digest = ?').run(digest)
    db.prepare('INSERT OR IGNORE INTO erased_parts (digest) VALUES (?)').run(digest)
  }
}

/** The private payload a digest stands for, or undefined when it was erased or has not arrived. */
export function privatePart<T>(db: Db, digest: string | null): T | undefined {
  if (!digest) return undefined
  const payload = db.prepare('SELECT payload FROM private_parts WHERE digest = ?').pluck().get(digest) as
    string | undefined
  return payload === undefined ? undefined : (JSON.parse(payload) as T)
}

/** The stored hash of somebody's PIN. */
export function pinHash(db: Db, employeeId: string): string | undefined {
  const digest = db
    .prepare("SELECT digest FROM credentials WHERE employee_id = ? AND kind = 'pin'")
    .pluck()
    .get(employeeId)
  return privatePart<{ hash: string }>(db, (digest as string | undefined) ?? null)?.hash
}

/** Whose mail it is and the stored hash of the password. Mails compare without case. */
export function passwordOf(db: Db, email: string): { employeeId: string; hash: string } | undefined {
  const rows = db
    .prepare("SELECT employee_id AS employeeId, digest FROM credentials WHERE kind = 'password'")
    .all() as {
    employeeId: string
    digest: string
  }[]
  for (const row of rows) {
    const secret = privatePart<{ email: string; hash: string }>(db, row.digest)
    if (secret?.email.toLowerCase() === email.toLowerCase())
      return { employeeId: row.employeeId, hash: secret.hash }
  }
  return undefined
}

type SessionRow = { employeeId: string; device: string; createdMs: number; seenMs: number }

export function findSession(db: Db, tokenHash: string): SessionRow | undefined {
  return db
    .prepare(
      'SELECT employee_id AS employeeId, device, created_ms AS createdMs, seen_ms AS seenMs FROM sessions WHERE token_hash = ?',
    )
    .get(tokenHash) as SessionRow | undefined
}

export function putSession(db: Db, tokenHash: string, row: SessionRow): void {
  db.prepare(
    'INSERT OR REPLACE INTO sessions (token_hash, employee_id, device, created_ms, seen_ms) VALUES (?, ?, ?, ?, ?)',
  ).run(tokenHash, row.employeeId, row.device, row.createdMs, row.seenMs)
}

export function dropSession(db: Db, tokenHash: string): void {
  db.prepare('DELETE FROM sessions WHERE token_hash = ?').run(tokenHash)
}
