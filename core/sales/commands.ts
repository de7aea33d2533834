import { requireModules, type Module } from '../access/modules.ts'
import { Refusal } from '../refusal.ts'
import { billIdOf } from '../billing/purchase-store.ts'
import { billById, type BillRow } from '../billing/store.ts'
import { linesOf } from '../billing/line-store.ts'
import { tillMethods } from '../billing/methods/till-method.ts'
import { tillPaymentId } from '../billing/paid.ts'
import { paymentsAtTill } from '../billing/payment-store.ts'
import { loadTillDrawer } from '../cash/load.ts'
import { loadTerminal } from '../terminal/load.ts'
import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { requireOffered, type Offer } from '../venue/offers.ts'
import { requireOwnBasket } from '../seating/load.ts'
import { dropHold } from '../seating/hold-store.ts'
import {
  loadInPackages,
  loadOrders,
  loadPackages,
  loadRefreshmentsNow,
  loadTypesOf,
  loadWallet,
  topUpsOn,
} from '../vouchers/load.ts'
import { unpacked } from '../vouchers/sell-packages.ts'
import { dropApproval } from '../vouchers/debt-store.ts'
import { valueStillPaid } from '../vouchers/refreshment-store.ts'
import type { SaleRequest } from './contract.ts'
import { keptPricesOf } from './kept/load.ts'
import { loadToLookAt } from './looked-at-load.ts'
import { requireNotTakenOver } from './running/commands.ts'
import { loadNumber, loadPrices, loadShows } from './load.ts'
import { requireSameTraining } from './training.ts'
import { isSameSale, sell, type Cashier, type SaleNow } from './sell.ts'
import { vouchersIn } from './take-seats.ts'

/**
 * Sells a basket at the register: paid in full by one or several methods, in one fact. Sent again with the same id it is the
 * same sale. Refuses `nothing_chosen`, `too_many_shows`, `schedule_unknown`, `seat_unknown`, `seat_taken`, `seats_elsewhere`,
 * `rate_unknown`, `rate_limit`, `product_unknown`, `package_unknown`, `too_many_vouchers`, `total_changed`, `cash_short`, `not_looked_at`, `sales_closed`,
 * `schedule_cancelled`, `not_offered`, `module_inactive`, `request_reused`, `basket_taken_over`, `training_changed`, `shift_needed`, and as `withAttempts`, `takeTurns`, `issueVoucher` and `sellTopUps`.
 */
export function sellAtRegister(tx: Tx, request: SaleRequest, cashier: Cashier): BillRow {
  const purchase = { owner: tx.identity.role, cinemaId: cashier.cinemaId }
  const id = billIdOf(tx.db, request.id, purchase)
  const made = billById(tx.db, id)
  if (made) return sameSale(tx, made, request)
  // Another purchase has this id.
  if (id !== request.id && billById(tx.db, request.id)) throw new Refusal('request_reused')
  requireSameTraining(tx, request)
  requireNotTakenOver(tx, request.id)
  if (request.holdId) requireOwnBasket(tx, request.holdId)
  requireModules(tx.catalogue, modulesIn(request))
  requireOffered(tx.catalogue, offersIn(request), 'pos')
  appendAll(tx, sell(request, loadSale(tx, request, cashier.cinemaId), cashier))
  dropHold(tx.db, request.holdId ?? request.id)
  if (vouchersIn(request.tickets).length) dropApproval(tx.db, request.id)
  return billById(tx.db, request.id)!
}

/** What an account must have for a sale; a voucher that was sold pays without its module. */
function modulesIn(request: SaleRequest): Module[] {
  const { tickets, products = [], newVouchers = [], newPackages = [], topUps = [] } = request
  return [
    'pos',
    ...(tickets.length ? (['tickets'] as const) : []),
    ...(products.length ? (['products'] as const) : []),
    ...(newVouchers.length || newPackages.length || topUps.length ? (['vouchers'] as const) : []),
  ]
}

/** What of a sale the exhibitor may have switched off at registers. */
function offersIn({ tickets, payments }: SaleRequest): Offer[] {
  const byVoucher = vouchersIn(tickets).length > 0 || payments.some(({ voucherId }) => voucherId)
  return [...(tickets.length ? (['tickets'] as const) : []), ...(byVoucher ? (['vouchers'] as const) : [])]
}

function loadSale(tx: Tx, request: SaleRequest, cinemaId: string): SaleNow {
  const { id, tickets, payments, newVouchers = [], newPackages = [], topUps = [] } = request
  const toppedUp = topUps.map(({ voucherId }) => voucherId)
  const wanted = newVouchers.map((each, index) => ({
    ...each,
    requestId: `${id}-${index + 1}`,
    holderName: '',
    cinemaId,
    billId: id,
  }))
  const orders = loadOrders(tx, wanted)
  const prices = loadPrices(tx, cinemaId, { tickets, source: 'register' })
  const shows = loadShows(tx, tickets, 'register', request.reservations)
  const packages = loadPackages(tx, { channel: 'pos', cinemaId, day: prices.day })
  const inPackages = loadInPackages(tx, unpacked(newPackages, packages), { billId: id, cinemaId })
  const issuedAs = [...orders, ...inPackages.map(({ order }) => order)].map(order => order.wanted.requestId)
  return {
    shows,
    toLookAt: loadToLookAt(tx, cinemaId, shows, tickets),
    wallet: loadWallet(tx, { billId: id, cinemaId }, vouchersIn(tickets)),
    refreshments: loadRefreshmentsNow(tx, cinemaId, [
      ...payments.flatMap(({ voucherId }) => voucherId ?? []),
      ...toppedUp,
    ]),
    paidAlready: valueStillPaid(
      tx.db,
      null,
      payments.flatMap((each, index) =>
        each.voucherId ? tillPaymentId({ billId: id, cinemaId }, index) : [],
      ),
    ),
    topUpTypes: loadTypesOf(tx, toppedUp),
    topUpsOn: topUpsOn(tx, { billId: id, cinemaId }, toppedUp),
    orders,
    packages,
    inPackages,
    prices,
    kept: keptPricesOf(tx, { id: request.holdId ?? id }, prices)?.list,
    methods: tillMethods(
      tx.catalogue.all('payment_method'),
      tx.catalogue.get('device', tx.actor.device ?? '')?.paymentMethodIds,
    ),
    drawer: loadTillDrawer(tx, cinemaId),
    terminal: loadTerminal(tx, cinemaId, id),
    number: loadNumber(tx, cinemaId),
    seller: tx.identity.role,
    // Sent again to a box that forgot it, it is tickets and cards of the same codes: they may be in a guest's hand. A card
    // that a forgotten return has ended is another one.
    newId: tx.idsAbout(JSON.stringify([request, issuedAs])),
    training: tx.training,
  }
}

function sameSale({ db }: Tx, made: BillRow, request: SaleRequest): BillRow {
  const payments = paymentsAtTill(db, made)
  const sold = { totalCents: made.totalCents, lines: linesOf(db, made.id), payments }
  if (!isSameSale(sold, request)) throw new Refusal('request_reused')
  return made
}
