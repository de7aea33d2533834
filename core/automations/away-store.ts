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

/** The same after another look; one that began by a clock that was put back since begins now. */
export function awayAfter(
  before: Readonly<Record<string, number>>,
  boxes: readonly { nodeId: string; connected: boolean }[],
  nowMs: number,
): Record<string, number> {
  return Object.fromEntries(
    boxes
      .filter(({ connected }) => !connected)
      .map(({ nodeId }) => [nodeId, Math.min(before[nodeId] ?? nowMs, nowMs)]),
  )
}

/** Whether the same boxes are away since the same moments. */
export function isSameAway(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): boolean {
  return (
    Object.keys(after).length === Object.keys(before).length &&
    Object.entries(after).every(([nodeId, ms]) => before[nodeId] === ms)
  )
}

/** Keeps it, for the next look and over a restart. */
export function keepAway(tx: Pick<Tx, 'db'>, now: Readonly<Record<string, number>>): void {
  writeSetting(tx.db, name, JSON.stringify(now))
}
