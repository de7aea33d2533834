import * as z from 'zod'
import { readSetting, writeSetting } from '../database/setting-store.ts'
import type { Db } from '../database/sql.ts'
import type { Tx } from '../journal/node.ts'

const name = 'automation-boxes-away'
const kept = z.record(z.string(), z.number())

/** Since when boxes are not connected, epoch milliseconds by their node ids: kept over a restart, so that one absence is one. */
export function awaySince(db: Db): Record<string, number> {
  const text = readSetting(db, name)
  const read = text === undefined ? undefined : kept.safeParse(JSON.parse(text))
  return read?.success ? read.data : {}
}

/** The same after another look; `undefined` where nothing changed. */
export function awayAfter(
  before: Readonly<Record<string, number>>,
  boxes: readonly { nodeId: string; connected: boolean }[],
  nowMs: number,
): Record<string, number> | undefined {
  const now = Object.fromEntries(
    boxes.filter(({ connected }) => !connected).map(({ nodeId }) => [nodeId, before[nodeId] ?? nowMs]),
  )
  const isSame =
    Object.keys(now).length === Object.keys(before).length &&
    Object.entries(now).every(([nodeId, ms]) => before[nodeId] === ms)
  return isSame ? undefined : now
}

/** Keeps it, for the next look and over a restart. */
export function keepAway(tx: Pick<Tx, 'db'>, now: Readonly<Record<string, number>>): void {
  writeSetting(tx.db, name, JSON.stringify(now))
}
