import type { Db } from '../../database/sql.ts'
import type { BrokenGlass, Recovery } from '../standing.ts'

/** What a node remembers of its own standing, beside the journal: a recovery under way, a broken glass. */
export function readStanding(db: Db) {
  const read = <T>(key: string): T | null => {
    const value = db.prepare('SELECT value FROM settings WHERE key = ?').pluck().get(key) as
      string | undefined
    return value === undefined ? null : (JSON.parse(value) as T)
  }
  return {
    recovery: read<Recovery>('recovery'),
    glass: read<BrokenGlass>('glass'),
    listening: read<{ untilMs: number }>('listening'),
  }
}

/** Whether this node sells behind broken glass; asked by every sale, so it is remembered. */
export function glassOf(db: Db): BrokenGlass | null {
  const known = db.memory.get('glass') as BrokenGlass | null | undefined
  if (known !== undefined) return known
  const { glass } = readStanding(db)
  db.memory.set('glass', glass)
  return glass
}

export function writeStanding(db: Db, key: 'recovery' | 'glass' | 'listening', value: object | null): void {
  if (key === 'glass') db.memory.set('glass', value)
  if (value)
    db.prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)').run(key, JSON.stringify(value))
  else db.prepare('DELETE FROM settings WHERE key = ?').run(key)
}

/**
 * When the tool that puts a copy back has marked this database, ISO; null for one that was not put back, or has recovered
 * since.
 */
export function restoredAt(db: Db): string | null {
  const mark = db.prepare("SELECT value FROM settings WHERE key = 'restored'").pluck().get()
  return (mark as string | undefined) ?? null
}

export function forgetRestored(db: Db): void {
  db.prepare("DELETE FROM settings WHERE key = 'restored'").run()
}
