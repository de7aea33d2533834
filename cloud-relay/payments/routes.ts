import { billIdOf, paymentIdOf, paymentNameOf, sealKey } from '#core/access/access-key.ts'
import { isModuleOn } from '#core/access/modules.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { Context, Mount } from '#core/api/mount.ts'
import type { SignUp } from '#core/content/newsletter/routes.ts'
import { Refusal } from '#core/refusal.ts'
import type { Tx } from '#core/journal/node.ts'
import { visitorOf } from '#core/api/visitor.ts'
import { scheduleById } from '#core/programme/store.ts'
import { openAttempts, shownAttempt } from '#core/sales/attempts.ts'
import { openAttempt } from '#core/sales/online-commands.ts'
import { responsibleCinemaOf } from '#core/sales/load.ts'
import { isOpen } from '#core/billing/status-order.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { checkout, giveUpPaying, payAgain, paymentStatus } from '#core/sales/public-contract.ts'
import { paymentProcessing } from '#core/sales/paying-contract.ts'
import {
  boughtTickets,
  boughtVouchers,
  type CheckoutRequest,
  type VoucherCheckoutRequest,
} from '#core/sales/checkout-contract.ts'
import { openVoucherBill } from '#core/sales/voucher-commands.ts'
import { requireVouchersSold } from '#core/sales/voucher-load.ts'
import { isPaidByTurn } from '#core/billing/bill.ts'
import { billById } from '#core/billing/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { paymentById, paymentsOf } from '#core/billing/payment-store.ts'
import { isConnected, withSeatsOfBothSides } from '#core/seating/gather-commands.ts'
import type { CodeGuard } from '#core/vouchers/kept-codes.ts'
import { requireGuessable, requireVouchersOn } from '#core/vouchers/public-load.ts'
import { withTurnsOfAllSides } from '#core/vouchers/gather-commands.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { methodFor, type MethodWish } from '#core/billing/methods/payment-method.ts'
import { billOfKey } from './result-routes.ts'
import { methodsOf } from './offered-methods.ts'
import { requireSynced } from './synced.ts'
import type { Providers } from './accounts.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { ProviderTrouble } from './provider.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'

/**
 * Buying online: only the relay sells to visitors. Every call names a purchase by its access key and the answer uses it
 * too; the bill's id is for staff and never sent here.
 */
export function paymentRoutes(
  mount: Mount,
  paymentProcessorOf: CashierOf,
  codes: CodeGuard,
  signUp: SignUp,
  providers: Providers,
): void {
  buyingRoutes(mount, paymentProcessorOf, codes, signUp)
  payingRoutes(mount, paymentProcessorOf, providers)
}

type CashierOf = (tenant: Tenant) => PaymentProcessor | undefined

/** Opens a visitor's bill of tickets, with seats and turns of every side that can be asked. */
async function openTickets(
  body: CheckoutRequest,
  { tenant, actor, locale, request: http }: Context,
  { cashier, codes }: { cashier: PaymentProcessor | undefined; codes: CodeGuard },
): Promise<void> {
  if (!exhibitorOf(tenant.node.catalogue)?.features.tickets || !cashier) throw new Refusal('module_off')
  const vouchers = new Set(body.items.flatMap(item => item.voucher_id ?? []))
  const withVoucher = vouchers.size > 0
  for (const code of vouchers) requireGuessable(codes, { tenant, request: http }, code)
  const accounts = takers(tenant, { id: body.payment_method_id, withVoucher }, body.amount)
  await cashier.requireStarted(accounts).catch(noAnswer)
  if (withVoucher) requireVouchersOn(tenant)
  const scheduleId = body.items[0]!.schedule_id
  const schedule = scheduleById(tenant.node.db, scheduleId)
  const cinemaId = withVoucher || body.vouchers ? null : (schedule?.cinemaId ?? null)
  if (schedule) requireSynced(tenant.node, cinemaId)
  const request = { ...body, bill_id: billIdOf(body.bill_id) }
  const sealedKey = sealKey(tenant.secret, body.bill_id)
  const visitor = visitorOf(http, tenant)
  await withTurnsOfAllSides(tenant, () =>
    withSeatsOfBothSides(tenant, scheduleId, () => {
      const by = { visitor, connected: isConnected(tenant, scheduleId) }
      return tenant.node.execute(actor, tx => {
        if (body.amount) requireNew(tx, cashier, { id: request.bill_id, accounts, cinemaId })
        return openBill(tx, request, locale, sealedKey, by)
      })
    }),
  )
}

/** Opens a visitor's bill of vouchers: the relay issues them alone, whether or not a box can be reached. */
async function openVouchers(
  body: VoucherCheckoutRequest,
  { tenant, actor, locale, request: http }: Context,
  cashier: PaymentProcessor | undefined,
): Promise<void> {
  requireVouchersSold(tenant.node)
  if (!cashier) throw new Refusal('vouchers_not_sold')
  const wish = { id: body.payment_method_id, withVoucher: false }
  const accounts = takers(tenant, wish, 1)
  await cashier.requireStarted(accounts).catch(noAnswer)
  // A voucher is used in every cinema, so a relay that was restored knows all of them again first.
  requireSynced(tenant.node, null)
  const request = { ...body, bill_id: billIdOf(body.bill_id) }
  const sealedKey = sealKey(tenant.secret, body.bill_id)
  const visitor = visitorOf(http, tenant)
  await tenant.node.execute(actor, tx => {
    requireNew(tx, cashier, { id: request.bill_id, accounts, cinemaId: null })
    openVoucherBill(tx, request, locale, sealedKey, visitor)
  })
}

/** A purchase that is not known here may have been lost, and its page may order something else under its name. */
function requireNew(
  tx: Tx,
  cashier: PaymentProcessor,
  { id, accounts, cinemaId }: { id: string; accounts: readonly string[]; cinemaId: string | null },
): void {
  if (!billById(tx.db, id)) cashier.requireCompared(accounts, cinemaId)
}

/** A purchase is begun, paid in another attempt, or given up. */
function buyingRoutes(mount: Mount, paymentProcessorOf: CashierOf, codes: CodeGuard, signUp: SignUp): void {
  mount(checkout, async ({ body }, context) => {
    const cashier = paymentProcessorOf(context.tenant)
    const bought = boughtVouchers(body)
    if (bought) await openVouchers(bought, context, cashier)
    else await openTickets(boughtTickets(body), context, { cashier, codes })
    if (body.newsletter_signup) await signUpBuyer(context, body, signUp)
    return begin(context.tenant, cashier!, body.bill_id)
  })

  mount(payAgain, async ({ params, body }, { tenant, actor, request: http }) => {
    const cashier = paymentProcessorOf(tenant)
    if (!cashier) throw new Refusal('module_off')
    const { db } = tenant.node
    const billId = billIdOf(params.uuid)
    const withVoucher = linesOf(db, billId).some(isPaidByTurn)
    const before = paymentById(db, paymentIdOf(body.after))?.methodId ?? null
    const owed = billById(db, billId)?.status !== 'settled'
    const wish = { id: body.payment_method_id, before, withVoucher }
    const accounts = owed ? takers(tenant, wish, 1) : []
    await cashier.requireStarted(accounts).catch(noAnswer)
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
        return tenant.node.execute(actor, tx => {
          cashier.requireCompared(accounts, responsibleCinemaOf(tx.db, billId))
          return openAttempt(tx, billId, paymentIdOf(body.after), by, body.payment_method_id)
        })
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
    return { data: { uuid: params.uuid, status: billOfKey(tenant, params.uuid).status } }
  })
}

/** A buyer who ticked the newsletter is mailed the link to confirm. Whatever becomes of that, the purchase goes on. */
async function signUpBuyer(
  context: Context,
  { name, email }: { name: string; email: string },
  signUp: SignUp,
): Promise<void> {
  const { node } = context.tenant
  if (!isModuleOn(node.catalogue, 'newsletters')) return
  const [firstName = '', ...rest] = name.replace(/\p{Cc}+/gu, ' ').split(' ')
  const parts = { email, firstName: firstName.slice(0, 80), lastName: rest.join(' ').slice(0, 80) }
  await signUp(context, parts, 'checkout').catch((cause: unknown) =>
    node.runtime.log.warn({ cause: String(cause) }, 'a buyer was not signed up for the newsletter'),
  )
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
function payingRoutes(mount: Mount, paymentProcessorOf: CashierOf, providers: Providers): void {
  mount(paymentStatus, async ({ params }, { tenant }) => {
    const payment = paymentById(tenant.node.db, paymentIdOf(params.id))
    if (!payment) throw new Refusal('payment_unknown')
    if (payment.status === 'paying')
      requireSynced(tenant.node, responsibleCinemaOf(tenant.node.db, payment.billId))
    if (payment.status === 'paying') await paymentProcessorOf(tenant)?.look(payment).catch(ignoreTrouble)
    // Asking took a while: it may be gone while tables are read anew, and the page asks again.
    const { status } = paymentById(tenant.node.db, payment.id) ?? payment
    return { uuid: accessKeyIn(params.id), status }
  })

  mount(paymentProcessing, async ({ params }, { tenant, locale }) => {
    const cashier = paymentProcessorOf(tenant)
    const known = paymentById(tenant.node.db, paymentIdOf(params.id))
    if (!known || !cashier) throw new Refusal('payment_unknown')
    requireSynced(tenant.node, responsibleCinemaOf(tenant.node.db, known.billId))
    const payment = await cashier.start(known.id).catch(noAnswer)
    const method = tenant.node.catalogue.get('payment_method', payment.methodId ?? '')
    return {
      data: {
        uuid: accessKeyIn(params.id),
        component: providers.get(payment.provider ?? '')?.template ?? 'redirect',
        link: payment.checkoutUrl ?? '',
        amount: payment.cents + payment.tipCents,
        name: method ? inLocale(method.name, locale) : '',
        hint: method?.payHint ? inLocale(method.payHint, locale) : '',
        app: method?.appLink ?? 'phone',
        expires_at: payment.expiresAt ?? '',
      },
    }
  })
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

function noAnswer(cause: unknown): never {
  throw cause instanceof ProviderTrouble ? new Refusal('payment_unavailable') : cause
}

/** The next round asks again; the visitor's page does too. */
function ignoreTrouble(cause: unknown): void {
  if (!(cause instanceof ProviderTrouble)) throw cause
}
