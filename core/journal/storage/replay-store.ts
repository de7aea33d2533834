import { dropSetting, readSetting, writeSetting } from '../../database/setting-store.ts'
import type { Db } from '../../database/sql.ts'

/** How far a mirror was read into the database, stored until the mirror has everything. */
export type Replay = {
  /** It is read a second time, because its end may say which of two histories continues. */
  again: boolean
  /** Where the last page read begins, and the hash of its first fact, to recognise this mirror. */
  at: string | null
  first: string | null
  /** How far the mirror holds every stream, as far as it was read. */
  held: Record<string, number>
  /** Streams that differ from the database's, each with the first number that differs. */
  forks: Record<string, number>
  /** The position at which the database ended before. */
  before: number
  /** Places of the mirror that could not be read. */
  damaged: number
}

const key = 'replay'

/** An unfinished reading, or undefined. */
export function readReplay(db: Db): Replay | undefined {
  const value = readSetting(db, key)
  return value === undefined ? undefined : (JSON.parse(value) as Replay)
}

export function keepReplay(db: Db, replay: Replay): void {
  writeSetting(db, key, JSON.stringify(replay))
}

const backKey = 'read_back'

/** Notes that the database had gone back to a position, and that the mirror tells it the rest. */
export function noteReadBack(db: Db, position: number): void {
  writeSetting(db, backKey, String(Math.min(position, readBack(db) ?? position)))
}

/** Where the database ended before its mirror told it the rest, told once to whoever reads on in the journal. */
export function takeReadBack(db: Db): number | undefined {
  const position = readBack(db)
  if (position !== undefined) dropSetting(db, backKey)
  return position
}

function readBack(db: Db): number | undefined {
  const value = readSetting(db, backKey)
  return value === undefined ? undefined : Number(value)
}
