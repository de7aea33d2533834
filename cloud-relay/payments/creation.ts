import type { Tenant } from '#core/api/tenant.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { nodeActor } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { paymentNameOf } from '#core/access/access-key.ts'
import { receivePayment } from '#core/sales/payment-commands.ts'
import { readableBill, recordPayment } from '#core/sales/online-commands.ts'
import type { BillRow } from '#core/billing/store.ts'
import { isAsked } from '#core/billing/methods/payment-method.ts'
import { exchangeOfPayment } from '#core/billing/refunds/exchange-payment-store.ts'
import type { BillLine } from '#core/billing/bill.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { paymentById, paymentByProviderRef, type PaymentRow } from '#core/billing/payment-store.ts'
import { isWhatWasAsked } from '#core/sales/reported.ts'
import { accessKeyOf } from '../documents/bill-link.ts'
import { pagesOf, ProviderTrouble, type ProviderPayment, type OpenAccount } from './provider.ts'

const actor = nodeActor('payments')
/** A payment older than this without a page may have been made and its answer lost: it is looked for first. */
const triedBeforeMs = 10_000
/** The provider's clock and ours may differ, and ours may have been set meanwhile. */
const lookBackMs = 2 * 86_400_000

/** Makes payments at the provider of an account, each once, even when answers are lost. Refuses as `readableBill`. */
export function openCreation(
  tenant: Tenant,
  account: OpenAccount,
  addresses: { publicUrl: string; webhookBase: string },
) {
  const { node } = tenant
  const atWork = new Map<string, Promise<PaymentRow>>()

  async function make(payment: PaymentRow): Promise<PaymentRow> {
    const training = readsTraining(node.db)
    if (!isAsked(account.provider, training))
      throw new ProviderTrouble(`${account.provider} is not asked ${training ? 'in' : 'after'} training`)
    const age = Math.abs(node.runtime.now() - Date.parse(payment.at))
    const made = (age > triedBeforeMs ? await look(payment) : undefined) ?? (await create(payment))
    const other = paymentByProviderRef(node.db, made.ref)
    if (other && other.id !== payment.id) throw new ProviderTrouble(`${made.ref} is ${other.id} already`)
    if (!isWhatWasAsked({ paymentId: payment.id, cents: payment.cents }, made)) {
      await node.execute(actor, tx => receivePayment(tx, payment.id, made))
      throw new ProviderTrouble(`${made.ref} is not what was asked for`)
    }
    const { ref: providerRef, checkoutUrl, expiresAt } = made
    await node.execute(actor, tx =>
      recordPayment(tx, { id: payment.id, providerRef, checkoutUrl, expiresAt }),
    )
    return paymentById(node.db, payment.id)!
  }

  async function look(payment: PaymentRow): Promise<ProviderPayment | undefined> {
    const sinceMs = Math.min(node.runtime.now(), Date.parse(payment.at)) - lookBackMs
    for await (const page of pagesOf(account.client, new Date(Math.max(0, sinceMs)).toISOString())) {
      const made = page.find(
        ({ metadata }) =>
          metadata['paymentId'] === payment.id && metadata['exhibitorId'] === node.identity.exhibitorId,
      )
      if (made) return made
    }
    return undefined
  }

  function create(payment: PaymentRow): Promise<ProviderPayment> {
    const bill = readableBill(node.db, payment.billId)
    return account.client.create({
      key: payment.id,
      cents: payment.cents,
      description: describedTo(linesOfPayment(node.db, payment), bill.id),
      redirectUrl: new URL(backPath(bill, payment), addresses.publicUrl).href,
      webhookUrl: new URL(`/api/payments/webhook/${account.id}`, addresses.webhookBase).href,
      metadata: metadataOf(node, bill, payment),
      locale: isLocale(bill.locale) ? bill.locale : 'en',
    })
  }

  /**
   * Where the provider sends the buyer's browser back to. This is the only place outside Foyer that has the access key:
   * a bank's app may open another browser, which must find the purchase too, and anybody who can read the provider's
   * account can refund everything anyway. An erased buyer returns to the home page.
   */
  function backPath(bill: BillRow, payment: PaymentRow): string {
    const accessKey = accessKeyOf(tenant, bill)
    return accessKey
      ? `/${bill.locale}/payments/${paymentNameOf(accessKey, payment.id)}/${account.provider}/status`
      : `/${bill.locale}`
  }

  /** The payment with its hosted page; concurrent calls wait for the same one. Throws `ProviderTrouble`. */
  return (payment: PaymentRow): Promise<PaymentRow> => {
    let made = atWork.get(payment.id)
    if (!made) {
      made = make(payment).finally(() => atWork.delete(payment.id))
      atWork.set(payment.id, made)
    }
    return made
  }
}

/**
 * What a buyer reads on the provider's page and the bank's statement, and the exhibitor finds the purchase by. Lines are as
 * they were sold, so a call that is repeated says the same.
 */
function describedTo(lines: readonly Pick<BillLine, 'text' | 'quantity'>[], billId: string): string {
  const many = new Map<string, number>()
  for (const { text, quantity } of lines) many.set(text, (many.get(text) ?? 0) + quantity)
  const bought = [...many].map(([text, count]) => `${count} × ${text}`).join(', ')
  return `${bought.slice(0, 120)} · ${billId}`
}

/** What a payment buys: what was ordered, or the new tickets of an exchange. */
const linesOfPayment = (db: Node['db'], { id, billId }: Pick<PaymentRow, 'id' | 'billId'>) =>
  exchangeOfPayment(db, id)?.newLines ?? linesOf(db, billId)

/** Enough to reconstruct from the provider's list what was sold, and by which side, if this disk is lost. */
export function metadataOf(
  { db, identity }: Pick<Node, 'db' | 'identity'>,
  { id: billId, cinemaId }: BillRow,
  payment: Pick<PaymentRow, 'id'>,
): Record<string, string> {
  const lines = linesOfPayment(db, { id: payment.id, billId }).filter(line => line.seatId)
  return {
    exhibitorId: identity.exhibitorId,
    billId,
    paymentId: payment.id,
    cinemaId,
    ...(readsTraining(db) ? { training: 'yes' } : {}),
    seats: lines.map(line => `${line.scheduleId}/${line.seatId}`).join(' '),
  }
}
