import type { Db } from '../database/sql.ts'
import type { PrivateReading } from '../journal/storage/private-store.ts'
import { partsOfMail } from '../journal/storage/person-index.ts'
import { billById, type BillRow } from '../billing/store.ts'

/** Bills whose buyer has this mail, or the one with this number or id; oldest first. */
export function billsAbout(at: PrivateReading, about: string): BillRow[] {
  const { db } = at
  const ids = about.includes('@')
    ? db
        .prepare(
          `SELECT b.id FROM json_each(@digests) p CROSS JOIN bills b ON b.private_digest = p.value
           ORDER BY b.opened_at, b.id`,
        )
        .pluck()
        .all({ digests: JSON.stringify(partsOfMail(at, about)) })
    : db
        .prepare(
          `SELECT id FROM bills WHERE id = @about
           UNION SELECT id FROM bills WHERE substr(number, -6) = substr(upper(@about), -6) AND number IS NOT NULL AND number = upper(@about)`,
        )
        .pluck()
        .all({ about })
  return (ids as string[]).map(id => billById(db, id)!).filter(bill => bill.privateDigest !== null)
}

/** Whether something private is still needed last before that day. */
export function hasPartsBefore(db: Db, day: string): boolean {
  return db.prepare('SELECT 1 FROM private_parts WHERE day < ? LIMIT 1').get(day) !== undefined
}

/** Drops ciphertexts of days before that one, at most `limit`; nobody can read them any more. How many there were. */
export function dropPartsBefore(db: Db, day: string, limit: number): number {
  const digests = db
    .prepare('SELECT digest FROM private_parts WHERE day < ? LIMIT ?')
    .pluck()
    .all(day, limit) as string[]
  for (const digest of digests) {
    db.prepare('DELETE FROM private_parts WHERE digest = ?').run(digest)
    db.prepare('DELETE FROM lacking_keys WHERE digest = ?').run(digest)
  }
  return digests.length
}
