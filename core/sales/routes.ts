import { isPaid } from '../database/statuses.ts'
import { Refusal } from '../refusal.ts'
import { noteSecurity } from '../access/security-log.ts'
import type { Context, Mount } from '../api/mount.ts'
import type { Tx } from '../journal/node.ts'
import { toRemember } from '../receipts/proof.ts'
import { billReceipt } from '../receipts/load.ts'
import { withSeatsOfBothSides } from '../seating/gather-commands.ts'
import { withTurnsOfAllSides } from '../vouchers/gather-commands.ts'
import { buyersOf } from './bill-buyers-load.ts'
import { showsOf } from './bill-shows-load.ts'
import { sellAtRegister } from './commands.ts'
import {
  makeSale,
  printBill,
  printReceipt,
  readPopular,
  readRatesLeft,
  readTillMethods,
  type SaleRequest,
} from './contract.ts'
import type { Cashier } from './sell.ts'
import {
  exportBills,
  readBills,
  readBillSums,
  readDaySums,
  readTillSums,
  type BillFilterAsked,
} from './bill-list-contract.ts'
import { billFilterOf, pageOfBills, sumsOfBills, sumsOfDay } from './bill-list-load.ts'
import { findDoorSales } from './door-sales-contract.ts'
import { doorSales } from './door-sales-load.ts'
import { businessDayAt } from '../programme/day.ts'
import { settingOf } from '../venue/settings/effective.ts'

import { ratesLeft } from './rates-left-load.ts'
import { heldAt } from '../pricing/price.ts'
import { scheduleById } from '../programme/store.ts'
import { popularOf } from './popular.ts'
import { tillMethods } from '../billing/methods/till-method.ts'
import { productsSoldLately } from '../billing/sold-products-store.ts'
import type { BillView } from '../billing/bill.ts'
import { billMeant } from '../billing/purchase-store.ts'
import { billInList, billView } from '../billing/store.ts'

const billsPerPage = 50
const exportedPerPage = 200

/** What guests take is asked of the last four weeks, and of no more than so many bills. */
const popularMs = 28 * 24 * 3_600_000
const popularBills = 1000

/** Bills as lists show them, what they come to, and for a file: on box and relay alike. */
export function billRoutes(mount: Mount): void {
  mount(readBills, ({ query }, context) => billPage(context, query, billsPerPage))

  mount(readBillSums, ({ query }, { tenant: { node }, signedIn }) =>
    sumsOfBills(node, billFilterOf(node.catalogue, query, signedIn!.cinemas)),
  )

  mount(exportBills, ({ query }, context) => {
    const { tenant, actor, request } = context
    if (query.before === undefined)
      noteSecurity(tenant.node.runtime, 'data.exported', {
        who: actor.who,
        address: request.ip,
        what: 'bills',
      })
    return billPage(context, query, exportedPerPage)
  })
}

async function billPage(
  { tenant: { node }, signedIn }: Context,
  asked: BillFilterAsked & { before?: string | undefined },
  limit: number,
) {
  const filter = billFilterOf(node.catalogue, asked, signedIn!.cinemas)
  const { rows, next } = await pageOfBills(node, filter, { before: asked.before, limit })
  const bills = rows.map(row => billInList(node.db, row))
  const lines = bills.flatMap(bill => bill.lines)
  return { bills, shows: showsOf(node, lines), buyers: buyersOf(node, rows, signedIn!), next }
}

/** What the node does for the register with a bill: printing, on the box. */
export type Paper = {
  /**
   * Orders a bill's printing inside the transaction that makes it; it is printed once the facts are safe. Returns the
   * order's id.
   *
   * @param sold what is on the bill, where it was just sold and is known
   */
  order(tx: Tx, billId: string, copy: boolean, sold?: Pick<BillView, 'lines' | 'payments'>): string
  /**
   * Orders a bill's receipt for a guest who asks for it; it is a copy once one was ordered, with the sale or later.
   *
   * @param madeMs when the bill was settled here, epoch milliseconds
   */
  orderReceipt(tx: Tx, billId: string, madeMs: number): { id: string; copy: boolean }
  /** The same for a refund or an exchange: its slip, and the stubs of new tickets. */
  orderReturn(tx: Tx, billId: string, returnId: string): string
}

/** Makes out an invoice of a bill that was just sold, in its transaction; see `core/invoicing`, which says what it refuses. */
export type InvoiceOut = (
  tx: Tx,
  billId: string,
  to: NonNullable<SaleRequest['invoice']>,
  by: Pick<Cashier, 'employeeId' | 'employeeName'>,
) => void

/** Selling at the register, and finding what was sold at a door: in the box. */
export function registerRoutes(mount: Mount, paper: Paper, invoiceOut: InvoiceOut): void {
  mount(findDoorSales, ({ body }, { tenant, signedIn }) => doorSales(tenant.node, body, signedIn!.cinemas))

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
        if (body.invoice) invoiceOut(tx, row.id, body.invoice, cashier)
        const bill = billView(tx.db, row)
        const receipt = billReceipt(node, row)
        return {
          bill,
          changeCents: bill.payments.reduce((sum, { changeCents }) => sum + (changeCents ?? 0), 0),
          // The same sale sent again wrote nothing and was already printed.
          printJobs: node.journal.position() === before ? [] : [paper.order(tx, row.id, false, bill)],
          remember: receipt && toRemember(tenant, receipt),
        }
      })
    const shows = body.tickets.map(({ scheduleId }) => scheduleId)
    return withTurnsOfAllSides(tenant, () => withSeatsOfBothSides(tenant, shows, sell))
  })

  const daySums = async ({ tenant: { node } }: Context, day: string | undefined, device?: string) => {
    const { catalogue, runtime, identity } = node
    const cinema = identity.cinemaId ?? ''
    const of = day ?? businessDayAt(catalogue, cinema, runtime.now())
    const asked = { from: of, to: of, cinema, ...(device === undefined ? {} : { device }) }
    return { day: of, ...(await sumsOfDay(node, billFilterOf(catalogue, asked, [cinema]))) }
  }
  mount(readDaySums, ({ query }, context) => daySums(context, query.day))
  mount(readTillSums, ({ query }, context) => daySums(context, query.day, context.actor.device ?? ''))

  mount(readTillMethods, (_, { tenant, actor }) => {
    const { catalogue } = tenant.node
    const device = catalogue.get('device', actor.device ?? '')
    return { methods: tillMethods(catalogue.all('payment_method'), device?.paymentMethodIds) }
  })

  mount(readRatesLeft, ({ params }, { tenant: { node } }) => {
    const { db, catalogue } = node
    const schedule = scheduleById(db, params.id)
    if (!schedule) throw new Refusal('schedule_unknown')
    const rates = heldAt(catalogue.all('price_rate'), schedule.cinemaId)
    const left = ratesLeft(db, rates, { scheduleId: params.id, source: 'register' })
    return { left: Object.fromEntries(left) }
  })

  mount(readPopular, (_, { tenant: { node }, signedIn }) => {
    const device = signedIn?.deviceId ?? undefined
    if (!settingOf(node.catalogue, 'pos_config.popular', node.identity.cinemaId, device))
      return { products: [], pairs: [] }
    const since = new Date(node.runtime.now() - popularMs).toISOString()
    return popularOf(productsSoldLately(node.db, node.identity.cinemaId ?? '', since, popularBills))
  })

  printRoutes(mount, paper)
}

/** Paper of what was sold: the receipt for whoever asks for it, and all of it once more. */
function printRoutes(mount: Mount, paper: Paper): void {
  mount(printReceipt, async ({ params, query }, { tenant, actor }) => {
    const { db, identity } = tenant.node
    const own = { owner: identity.role, cinemaId: identity.cinemaId ?? '' }
    const row = billMeant(db, { ...params, ...query }, own)
    if (!row || !isPaid(row.status)) throw new Refusal('bill_unknown')
    const madeMs = Date.parse(row.settledAt ?? row.openedAt)
    const { id, copy } = await tenant.node.execute(actor, tx => paper.orderReceipt(tx, row.id, madeMs))
    return { printJobs: [id], copy }
  })

  mount(printBill, async ({ params, query }, { tenant, actor }) => {
    const { db, identity } = tenant.node
    const own = { owner: identity.role, cinemaId: identity.cinemaId ?? '' }
    const row = billMeant(db, { ...params, ...query }, own)
    if (!row || !isPaid(row.status)) throw new Refusal('bill_unknown')
    return { printJobs: [await tenant.node.execute(actor, tx => paper.order(tx, row.id, true))] }
  })
}
