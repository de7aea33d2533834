import type { Db } from '#core/database/sql.ts'
import type { Tx } from '#core/journal/node.ts'

/** One bill, or one return of it, to be put on paper: its slips, of which `printed` are known to be out. */
export type PrintOrder = {
  id: string
  billId: string
  returnId: string | null
  copy: number
  printed: number
}

/** Orders what is to come out, in the transaction of what it tells of. Returns the order's id. */
export function putOrder(tx: Tx, billId: string, copy: boolean, returnId: string | null): string {
  const id = `${String(tx.nowMs).padStart(15, '0')}-${tx.id(8)}`
  tx.db
    .prepare(
      "INSERT INTO print_orders (id, bill_id, copy, printed, state, at, return_id) VALUES (?, ?, ?, 0, 'waiting', ?, ?)",
    )
    .run(id, billId, copy ? 1 : 0, tx.now, returnId)
  return id
}

/** The oldest order that still has paper to come. */
export function nextOrder(db: Db): PrintOrder | undefined {
  return db
    .prepare(
      "SELECT id, bill_id AS billId, return_id AS returnId, copy, printed FROM print_orders WHERE state = 'waiting' ORDER BY id LIMIT 1",
    )
    .get() as PrintOrder | undefined
}

/** Whether an order still has paper to come. */
export function isWaiting(db: Db, id: string): boolean {
  return db.prepare("SELECT 1 FROM print_orders WHERE id = ? AND state = 'waiting'").get(id) !== undefined
}

/** How many slips of each order were on their way, where more were than are known to be out. */
export function sentNotPrinted(db: Db): [id: string, sent: number][] {
  return db
    .prepare("SELECT id, sent FROM print_orders WHERE state = 'waiting' AND sent > printed")
    .raw()
    .all() as [string, number][]
}

export function keepSent(db: Db, id: string, sent: number): void {
  db.prepare('UPDATE print_orders SET sent = ? WHERE id = ?').run(sent, id)
}

export function keepPrinted(db: Db, id: string, printed: number, done: boolean): void {
  db.prepare('UPDATE print_orders SET printed = ?, state = ? WHERE id = ?').run(
    printed,
    done ? 'printed' : 'waiting',
    id,
  )
}
