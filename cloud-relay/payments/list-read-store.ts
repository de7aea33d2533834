import { readSetting, writeSetting } from '#core/database/setting-store.ts'
import type { Db } from '#core/database/sql.ts'

const nameOf = (account: string) => `list read ${account}`

/** The list of an account was read, and what stands in it written down. It belongs to this node alone, and is no fact. */
export function noteRead(db: Db, account: string, atMs: number): void {
  writeSetting(db, nameOf(account), String(atMs))
}

/** When the list of an account was read last, in epoch milliseconds by this node's clock; undefined where it never was. */
export function lastRead(db: Db, account: string): number | undefined {
  const text = readSetting(db, nameOf(account))
  return text === undefined ? undefined : Number(text)
}
