import type { Mount } from '../../api/mount.ts'
import type { Tenant } from '../../api/tenant.ts'
import { linesNow } from '../../billing/line-store.ts'
import { handoutById, handoutsOf, snackOrdersSince, type HandoutRow } from '../../billing/handouts/store.ts'
import { billById } from '../../billing/store.ts'
import { appendAll } from '../../journal/draft.ts'
import type { Tx } from '../../journal/node.ts'
import { isoIn } from '../../programme/day.ts'
import { scheduleById } from '../../programme/store.ts'
import { Refusal } from '../../refusal.ts'
import { handOutSnacks, readSnackOrders } from './contract.ts'
import { handOut, toCollect } from './hand-out.ts'

/** What the box does with handed out snacks: it orders the slip for the counter, and returns the order's id. */
export type SnackPaper = { orderSnacks(tx: Tx, billId: string, handoutId: string): string }

/** Orders are made days ahead of their show; older ones are found by their number. */
const shownMs = 30 * 86_400_000
/** As many orders as are looked at for one list. */
const lookedAt = 300

/**
 * Hands out the snacks of an order, and orders the slip in the same transaction; null where the same press was sent before.
 * Refuses as `handOut`, `bill_unknown` for an order this side has not heard of, and `request_reused`.
 */
export function handOutOne(
  tx: Tx,
  billId: string,
  id: string,
  by: Parameters<typeof handOut>[2],
  paper: SnackPaper,
): string | null {
  const bill = billById(tx.db, billId)
  if (!bill) throw new Refusal('bill_unknown')
  const before = handoutsOf(tx.db, billId)
  const made = handoutById(tx.db, id)
  if (made && !before.some(each => each.id === id)) throw new Refusal('request_reused')
  if (made) return null
  appendAll(tx, handOut(id, { bill, lines: linesNow(tx.db, billId), before }, by))
  return paper.orderSnacks(tx, billId, id)
}

/** How a hand-out is told. */
export const handoutView = ({ at, employee_name: employeeName, device }: HandoutRow) => ({
  at,
  employeeName,
  device,
})

/** Snacks of the website's orders: on the box, where they are handed out. */
export function handoutRoutes(mount: Mount, paper: SnackPaper): void {
  mount(handOutSnacks, async ({ params, body }, { tenant, actor, signedIn }) => {
    const { employeeId, name: employeeName, device } = signedIn!
    const by = { employeeId, employeeName, device }
    const job = await tenant.node.execute(actor, tx => handOutOne(tx, params.id, body.id, by, paper))
    return { printJobs: job ? [job] : [] }
  })

  mount(readSnackOrders, (_, { tenant }) => ({ orders: ordersOf(tenant) }))
}

function ordersOf({ node }: Tenant) {
  const { db, catalogue, identity, runtime } = node
  const cinemaId = identity.cinemaId ?? ''
  const from = new Date(runtime.now() - shownMs).toISOString()
  const zone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  return snackOrdersSince(db, cinemaId, from, lookedAt).flatMap(billId => {
    const handouts = handoutsOf(db, billId).map(handoutView)
    const lines = linesNow(db, billId)
    const snacks = toCollect(lines)
    const waits = handouts.length === 0 && snacks.length > 0
    if (!waits && handouts.length < 2) return []
    const starts = lines.flatMap(({ scheduleId = '' }) => scheduleById(db, scheduleId)?.startMs ?? [])
    return [
      {
        billId,
        number: billById(db, billId)?.number ?? '',
        start: starts.length ? isoIn(Math.min(...starts), zone) : null,
        snacks: snacks.map(({ text: name, left: quantity }) => ({ name, quantity })),
        handouts,
      },
    ]
  })
}
