import Database from 'better-sqlite3'
import { migration20261121Catalogue } from './migrations/2026-11-21-catalogue.ts'
import { migration20261121Epochs } from './migrations/2026-11-21-epochs.ts'
import { migration20261121Files } from './migrations/2026-11-21-files.ts'
import { migration20261121First } from './migrations/2026-11-21-first.ts'
import { migration20261121Payments } from './migrations/2026-11-21-payments.ts'
import { migration20261121Printing } from './migrations/2026-11-21-printing.ts'
import { migration20261121Seats } from './migrations/2026-11-21-seats.ts'
import { migration20261121Vouchers } from './migrations/2026-11-21-vouchers.ts'
import { migration20261122Holds } from './migrations/2026-11-22-holds.ts'
import { migration20261122Tails } from './migrations/2026-11-22-tails.ts'
import { migration20261121Refunds } from './migrations/2026-11-21-refunds.ts'
import { migration20261122Money } from './migrations/2026-11-22-money.ts'
import { migration20261122Private } from './migrations/2026-11-22-private.ts'
import { migration20261122Facts } from './migrations/2026-11-22-facts.ts'
import { migration20261122Statements } from './migrations/2026-11-22-statements.ts'
import { migration20261122Reinstated } from './migrations/2026-11-22-reinstated.ts'
import { migration20261122People } from './migrations/2026-11-22-people.ts'
import { migration20261122BillConflicts } from './migrations/2026-11-22-bill-conflicts.ts'
import { migration20261122SignedHeads } from './migrations/2026-11-22-signed-heads.ts'
import { migration20261122BranchHolder } from './migrations/2026-11-22-branch-holder.ts'
import { migration20261122StolenKeys } from './migrations/2026-11-22-stolen-keys.ts'
import { migration20261122WaitingSeats } from './migrations/2026-11-22-waiting-seats.ts'
import { migration20261122Letters } from './migrations/2026-11-22-letters.ts'
import { migration20261122PendingSchedules } from './migrations/2026-11-22-pending-schedules.ts'
import { migration20261122UsedIn } from './migrations/2026-11-22-used-in.ts'
import { openDb, type Db } from './sql.ts'

/**
 * In shipping order. A migration only adds, or lays a table out anew under its name and columns, so that an older version
 * finds everything it wrote.
 */
export const migrations = [
  migration20261121First,
  migration20261121Files,
  migration20261121Epochs,
  migration20261121Payments,
  migration20261121Seats,
  migration20261121Vouchers,
  migration20261121Catalogue,
  migration20261121Refunds,
  migration20261121Printing,
  migration20261122Facts,
  migration20261122Private,
  migration20261122Tails,
  migration20261122Statements,
  migration20261122Holds,
  migration20261122Reinstated,
  migration20261122Money,
  migration20261122People,
  migration20261122BillConflicts,
  migration20261122SignedHeads,
  migration20261122BranchHolder,
  migration20261122StolenKeys,
  migration20261122WaitingSeats,
  migration20261122Letters,
  migration20261122PendingSchedules,
  migration20261122UsedIn,
]

/**
 * Opens (or makes) a node's database: WAL with `synchronous=FULL`, because NORMAL lost 49 to 324 acknowledged commits
 * in nine of ten power cuts, with the integrity check content each time.
 *
 * `wal_autocheckpoint` stays on for Litestream too, which asks for none under high load: it holds a read lock and
 * checkpoints itself from 1,000 pages on, so ours only bounds the log of a node that has none, or whose has ended.
 * `busy_timeout` covers the moments it holds the write lock.
 *
 * @param path a file, or `:memory:`
 */
export function openDatabase(path: string): Db {
  const raw = new Database(path)
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('busy_timeout = 5000')
  raw.pragma('foreign_keys = ON')
  raw.pragma('wal_autocheckpoint = 10000')
  raw.pragma('cache_size = -32000')
  // What a savepoint may take back is kept here, not in a file: facts that are received have one, and commands that are
  // run again because one of them was refused.
  raw.pragma('temp_store = MEMORY')
  migrate(raw)
  return openDb(raw)
}

function migrate(raw: Database.Database): void {
  raw.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID')
  const done = new Set(raw.prepare('SELECT name FROM migrations').pluck().all())
  for (const migration of migrations) {
    if (done.has(migration.name)) continue
    raw.transaction(() => {
      raw.exec(migration.up)
      raw.prepare('INSERT INTO migrations (name) VALUES (?)').run(migration.name)
    })()
  }
}
