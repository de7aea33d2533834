import express, { type Express, type Request } from 'express'
import { billIdOf, paymentIdOf, paymentNameOf, sealKey } from '#core/access/access-key.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { Mount } from '#core/api/mount.ts'
import { Refusal } from '#core/refusal.ts'
import { visitorOf } from '#core/api/visitor.ts'
import { scheduleById } from '#core/programme/store.ts'
import { openAttempts, shownAttempt } from '#core/sales/attempts.ts'
import { openAttempt } from '#core/sales/online-commands.ts'
import { responsibleCinemaOf } from '#core/sales/load.ts'
import { isOpen } from '#core/billing/status-order.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { linesNow } from '#core/billing/line-store.ts'
import {
  billResult,
  billStatus,
  checkout,
  giveUpPaying,
  payAgain,
  paymentProcessing,
  paymentStatus,
} from '#core/sales/public-contract.ts'
import { billById, type BillRow } from '#core/billing/store.ts'
import { refundsOf } from '#core/billing/refunds/money-store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { paymentById, paymentsOf } from '#core/billing/payment-store.ts'
import { isConnected, withSeatsOfBothSides } from '#core/seating/routes.ts'
import { requireVouchersOn } from '#core/vouchers/public-routes.ts'
import { withTurnsOfAllSides } from '#core/vouchers/gather-commands.ts'
import { ticketsPath } from '../documents/bill-link.ts'
import { hasTickets } from '../documents/bill-pdf.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { methodFor, type MethodWish } from '#core/billing/methods/payment-method.ts'
import { methodsOf } from './offered-methods.ts'
import { requireSynced } from './synced.ts'
import { ProviderTrouble } from './provider.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'

/**
 * Buying online: only the relay sells to visitors. Every call names a purchase by its access key and the answer uses it
 * too; the bill's id is for staff and never sent here.
 */
export function paymentRoutes(mount: Mount, paymentProcessorOf: CashierOf): void {
  buyingRoutes(mount, paymentProcessorOf)
  payingRoutes(mount, paymentProcessorOf)
  resultRoutes(mount)
}

type CashierOf = (tenant: Tenant) => PaymentProcessor | undefined

/** A purchase is begun, paid in another attempt, or given up. */
function buyingRoutes(mount: Mount, paymentProcessorOf: CashierOf): void {
  mount(checkout, async ({ body }, { tenant, actor, locale, request: http }) => {
    const cashier = paymentProcessorOf(tenant)
    if (!exhibitorOf(tenant.node.catalogue)?.features.tickets || !cashier) throw new Refusal('module_off')
    const withVoucher = body.items.some(item => item.voucher_id)
    await cashier
      .requireStarted(takers(tenant, { id: body.payment_method_id, withVoucher }, body.amount))
      .catch(noAnswer)
    if (withVoucher) requireVouchersOn(tenant)
    const scheduleId = body.items[0]!.schedule_id
    const schedule = scheduleById(tenant.node.db, scheduleId)
    if (schedule) requireSynced(tenant.node, withVoucher ? null : schedule.cinemaId)
    const request = { ...body, bill_id: billIdOf(body.bill_id) }
    const sealedKey = sealKey(tenant.secret, body.bill_id)
    const visitor = visitorOf(http, tenant)
    await withTurnsOfAllSides(tenant, () =>
      withSeatsOfBothSides(tenant, scheduleId, () => {
        const by = { visitor, connected: isConnected(tenant, scheduleId) }
        return tenant.node.execute(actor, tx => openBill(tx, request, locale, sealedKey, by))
      }),
    )
    return begin(tenant, cashier, body.bill_id)
  })

  mount(payAgain, async ({ params, body }, { tenant, actor, request: http }) => {
    const cashier = paymentProcessorOf(tenant)
    if (!cashier) throw new Refusal('module_off')
    const { db } = tenant.node
    const billId = billIdOf(params.uuid)
    const withVoucher = linesOf(db, billId).some(line => line.voucherId)
    const before = paymentById(db, paymentIdOf(body.after))?.methodId ?? null
    const owed = billById(db, billId)?.status !== 'settled'
    const wish = { id: body.payment_method_id, before, withVoucher }
    if (owed) await cashier.requireStarted(takers(tenant, wish, 1)).catch(noAnswer)
    if (billById(db, billId)) requireSynced(tenant.node, responsibleCinemaOf(db, billId))
    // The provider's answer about earlier attempts may make another one unnecessary.
    await Promise.all(
      openAttempts(paymentsOf(db, billId)).map(payment => cashier.ask(payment).catch(ignoreTrouble)),
    )
    const scheduleId = linesOf(db, billId)[0]?.scheduleId ?? ''
    const visitor = visitorOf(http, tenant)
    const attempt = await withTurnsOfAllSides(tenant, () =>
      withSeatsOfBothSides(tenant, scheduleId, () => {
        const by = { visitor, connected: isConnected(tenant, scheduleId) }
        return tenant.node.execute(actor, tx =>
          openAttempt(tx, billId, paymentIdOf(body.after), by, body.payment_method_id),
        )
      }),
    )
    if (attempt) await cashier.giveUp(billId, attempt.id)
    return begin(tenant, cashier, params.uuid)
  })

  mount(giveUpPaying, async ({ params }, { tenant }) => {
    const bill = billOfKey(tenant, params.uuid)
    const cashier = paymentProcessorOf(tenant)
    if (!cashier) throw new Refusal('module_off')
    await cashier.giveUp(bill.id)
    return { data: { uuid: params.uuid, status: billById(tenant.node.db, bill.id)!.status } }
  })
}

/**
 * The accounts whose provider may know of the same purchase already: that of the method, or where vouchers pay all of it
 * each that is in use. Refuses as `methodFor`.
 */
function takers(tenant: Tenant, wish: MethodWish, cents: number): string[] {
  const methods = methodsOf(tenant)
  return cents ? [methodFor(methods, wish).account] : methods.flatMap(({ account }) => account ?? [])
}

/** The state of one attempt to pay, and where it is paid. */
function payingRoutes(mount: Mount, paymentProcessorOf: CashierOf): void {
  mount(paymentStatus, async ({ params }, { tenant }) => {
    const payment = paymentById(tenant.node.db, paymentIdOf(params.id))
    if (!payment) throw new Refusal('payment_unknown')
    if (payment.status === 'paying')
      requireSynced(tenant.node, responsibleCinemaOf(tenant.node.db, payment.billId))
    if (payment.status === 'paying') await paymentProcessorOf(tenant)?.look(payment).catch(ignoreTrouble)
    return { uuid: accessKeyIn(params.id), status: paymentById(tenant.node.db, payment.id)!.status }
  })

  mount(paymentProcessing, async ({ params }, { tenant }) => {
    const cashier = paymentProcessorOf(tenant)
    const known = paymentById(tenant.node.db, paymentIdOf(params.id))
    if (!known || !cashier) throw new Refusal('payment_unknown')
    requireSynced(tenant.node, responsibleCinemaOf(tenant.node.db, known.billId))
    const payment = await cashier.start(known.id).catch(noAnswer)
    return {
      data: {
        uuid: accessKeyIn(params.id),
        component: 'redirect',
        link: payment.checkoutUrl ?? '',
        amount: payment.cents,
        expires_at: payment.expiresAt ?? '',
      },
    }
  })
}

/** The state of a purchase, and what was bought. */
function resultRoutes(mount: Mount): void {
  mount(billStatus, ({ params }, { tenant }) => {
    const bill = billOfKey(tenant, params.uuid)
    const payment = shownAttempt(paymentsOf(tenant.node.db, bill.id))
    return {
      data: {
        uuid: params.uuid,
        status: bill.status,
        payment: payment ? { id: paymentNameOf(params.uuid, payment.id), status: payment.status } : null,
      },
    }
  })

  mount(billResult, ({ params }, { tenant }) => {
    const { db } = tenant.node
    const bill = billOfKey(tenant, params.uuid)
    const attempts = paymentsOf(db, bill.id)
    const payment = shownAttempt(attempts)
    const twice = attempts
      .flatMap(each => refundsOf(db, each.id))
      .filter(each => each.reason === 'paid_twice')
    const everyLine = linesNow(db, bill.id)
    const lines = everyLine.filter(line => line.kind === 'ticket' && !line.exchanged)
    const good = lines.filter(line => line.left > 0)
    const tickets = bill.status === 'partially_refunded' ? good : lines
    return {
      data: {
        uuid: params.uuid,
        type: 'tickets' as const,
        status: bill.status,
        payment: payment
          ? {
              id: paymentNameOf(params.uuid, payment.id),
              amount: payment.cents,
              tip: 0,
              payment_method_id: payment.methodId ?? '',
            }
          : null,
        schedule: tickets[0]?.scheduleId ?? '',
        tickets: tickets.map(line => ({
          seat: line.freeSeating ? '' : (line.seatId ?? ''),
          free_seating: line.freeSeating ?? false,
          rate: line.text,
          price: line.unitCents,
        })),
        fees: everyLine.reduce((sum, line) => sum + (line.kind === 'fee' ? line.totalCents : 0), 0),
        message: '',
        paid_twice: centsOf(twice),
        paid_twice_refunded: centsOf(twice.filter(each => each.status === 'refunded')),
        download: hasTickets(db, bill) ? ticketsPath(params.uuid) : null,
      },
    }
  })
}

const centsOf = (refunds: readonly { cents: number }[]) => refunds.reduce((sum, { cents }) => sum + cents, 0)

/** The bill of an access key. Refuses `bill_unknown`, for bills of the register too. */
export function billOfKey(tenant: Tenant, accessKey: string): BillRow {
  const bill = billById(tenant.node.db, billIdOf(accessKey))
  if (bill?.source !== 'site') throw new Refusal('bill_unknown')
  return bill
}

/** The access key within a payment name that was already checked. */
function accessKeyIn(paymentName: string): string {
  return paymentName.replace(/-\d+$/, '')
}

/** The newest attempt of a bill with its hosted page, when there is something to pay. */
async function begin(tenant: Tenant, cashier: PaymentProcessor, accessKey: string) {
  const { db } = tenant.node
  const billId = billIdOf(accessKey)
  const payment = shownAttempt(paymentsOf(db, billId))
  const open = payment && isOpen(payment.status) && billById(db, billId)!.status === 'paying'
  const started = open ? await cashier.start(payment.id).catch(noAnswer) : undefined
  return {
    data: {
      uuid: accessKey,
      payment: started
        ? { id: paymentNameOf(accessKey, started.id), checkout_url: started.checkoutUrl }
        : null,
    },
  }
}

/**
 * The webhook of an account's provider: a form that names a payment, answered 200 whatever it names, so that it gives
 * nothing away; 503 when the provider itself could not be asked.
 *
 * @param refOf what a provider's form names, by the account
 */
export function webhook(
  app: Express,
  tenantOf: (request: Request) => Tenant | undefined,
  paymentProcessorOf: (tenant: Tenant) => PaymentProcessor | undefined,
  refOf: (tenant: Tenant, account: string, form: Readonly<Record<string, unknown>>) => string | undefined,
): void {
  app.post(
    '/api/payments/webhook/:account',
    express.urlencoded({ extended: false, limit: '4kb' }),
    async (request, response) => {
      const tenant = tenantOf(request)
      const { account } = request.params
      const ref = tenant && refOf(tenant, account, (request.body ?? {}) as Record<string, unknown>)
      const accepted = tenant && ref ? await hint(paymentProcessorOf(tenant), account, ref) : true
      response.status(accepted ? 200 : 503).end()
    },
  )
}

/** False when the provider could not be asked about it: the answer says so, and it sends the webhook again later. */
async function hint(cashier: PaymentProcessor | undefined, account: string, ref: string): Promise<boolean> {
  try {
    await cashier?.hint(account, ref)
    return true
  } catch (cause) {
    ignoreTrouble(cause)
    return false
  }
}

function noAnswer(cause: unknown): never {
  throw cause instanceof ProviderTrouble ? new Refusal('payment_unavailable') : cause
}

/** The next round asks again; the visitor's page does too. */
function ignoreTrouble(cause: unknown): void {
  if (!(cause instanceof ProviderTrouble)) throw cause
}
