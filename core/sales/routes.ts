import { Refusal } from '../refusal.ts'
import type { Mount } from '../api/mount.ts'
import type { Tx } from '../journal/node.ts'
import { toRemember } from '../receipts/proof.ts'
import { billReceipt } from '../receipts/load.ts'
import { withSeatsOfBothSides } from '../seating/routes.ts'
import { withTurnsOfAllSides } from '../vouchers/gather-commands.ts'
import { sellAtRegister } from './commands.ts'
import { makeSale, printBill, readBills, readTillMethods } from './contract.ts'
import { tillMethods } from '../billing/methods/till-method.ts'
import { billMeant } from '../billing/purchase-store.ts'
import { billsPage, billInList, billView } from '../billing/store.ts'

const billsPerPage = 50

/** Bills as lists show them, on box and relay alike. */
export function billRoutes(mount: Mount): void {
  mount(readBills, ({ query }, { tenant, signedIn }) => {
    const rows = billsPage(tenant.node.db, {
      before: query.before,
      source: query.source,
      cinemas: signedIn!.cinemas,
      limit: billsPerPage + 1,
    })
    const page = rows.slice(0, billsPerPage)
    const last = page.at(-1)
    return {
      bills: page.map(row => billInList(tenant.node.db, row)),
      next: rows.length > billsPerPage && last ? `${last.openedAt}|${last.id}` : null,
    }
  })
}

/** What the node does for the register with a bill: printing, on the box. */
export type Paper = {
  /**
   * Orders a bill's printing inside the transaction that makes it; it is printed once the facts are safe. Returns the
   * order's id.
   */
  order(tx: Tx, billId: string, copy: boolean): string
  /** The same for a refund or an exchange: its slip, and the stubs of new tickets. */
  orderReturn(tx: Tx, billId: string, returnId: string): string
}

/** Selling at the register, in the box. */
export function registerRoutes(mount: Mount, paper: Paper): void {
  mount(makeSale, async ({ body }, { tenant, actor, signedIn, locale }) => {
    const { node } = tenant
    const cashier = {
      employeeId: signedIn!.employeeId,
      employeeName: signedIn!.name,
      device: signedIn!.device,
      cinemaId: node.identity.cinemaId ?? '',
      locale,
      discountUpToCents: signedIn!.discountUpToCents,
    }
    // The answer is read in the transaction too: outside of it every statement locks and unlocks the database.
    const sell = () =>
      node.execute(actor, tx => {
        const before = node.journal.position()
        const row = sellAtRegister(tx, body, cashier)
        const bill = billView(tx.db, row)
        const receipt = billReceipt(node, row)
        return {
          bill,
          changeCents: bill.payments.reduce((sum, { changeCents }) => sum + (changeCents ?? 0), 0),
          // The same sale sent again wrote nothing and was already printed.
          printJobs: node.journal.position() === before ? [] : [paper.order(tx, row.id, false)],
          remember: receipt && toRemember(tenant, receipt),
        }
      })
    const scheduleId = body.tickets[0]?.scheduleId
    return withTurnsOfAllSides(tenant, () =>
      scheduleId ? withSeatsOfBothSides(tenant, scheduleId, sell) : sell(),
    )
  })

  mount(readTillMethods, (_, { tenant, actor }) => {
    const { catalogue } = tenant.node
    const device = catalogue.get('device', actor.device ?? '')
    return { methods: tillMethods(catalogue.all('payment_method'), device?.paymentMethodIds) }
  })

  mount(printBill, async ({ params, query }, { tenant, actor }) => {
    const { db, identity } = tenant.node
    const own = { owner: identity.role, cinemaId: identity.cinemaId ?? '' }
    const row = billMeant(db, { ...params, ...query }, own)
    if (row?.status !== 'settled' && row?.status !== 'partially_refunded') throw new Refusal('bill_unknown')
    return { printJobs: [await tenant.node.execute(actor, tx => paper.order(tx, row.id, true))] }
  })
}
