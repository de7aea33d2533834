import { dropSetting, readSetting, writeSetting } from '../../database/setting-store.ts'
import type { Db } from '../../database/sql.ts'
import type { EmergencyMode, Recovery } from '../node-status.ts'

/** A node's status, stored beside the journal: a recovery under way, emergency mode. */
export function readNodeStatus(db: Db) {
  const read = <T>(key: string): T | null => {
    const value = readSetting(db, key)
    return value === undefined ? null : (JSON.parse(value) as T)
  }
  return {
    recovery: read<Recovery>('recovery'),
    emergencyMode: read<EmergencyMode>('emergencyMode'),
    listening: read<{ leftMs?: number }>('listening'),
  }
}

/** Whether this node sells in emergency mode; every sale asks, so it is cached. */
export function emergencyModeOf(db: Db): EmergencyMode | null {
  const known = db.memory.get('emergencyMode') as EmergencyMode | null | undefined
  if (known !== undefined) return known
  const { emergencyMode } = readNodeStatus(db)
  db.memory.set('emergencyMode', emergencyMode)
  return emergencyMode
}

export function writeNodeStatus(
  db: Db,
  key: 'recovery' | 'emergencyMode' | 'listening',
  value: object | null,
): void {
  if (key === 'emergencyMode') db.memory.set('emergencyMode', value)
  if (value) writeSetting(db, key, JSON.stringify(value))
  else dropSetting(db, key)
}

/** When the restore tool marked this database, ISO; null when it was not restored, or has recovered since. */
export function restoredAt(db: Db): string | null {
  return readSetting(db, 'restored') ?? null
}

export function forgetRestored(db: Db): void {
  dropSetting(db, 'restored')
}
