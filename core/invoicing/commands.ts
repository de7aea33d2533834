import { requireModules } from '../access/modules.ts'
import { createEntry } from '../catalogue/commands.ts'
import type { AnyEntity } from '../catalogue/entity.ts'
import { slipLook } from '../documents/templates/look-load.ts'
import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import { client, type ClientFields } from './client.entity.ts'
import * as rule from './invoice.ts'
import type { By, InvoiceNow, IssueRequest } from './invoice.ts'
import { loadBill, loadNumber, loadSeller, todayAt } from './load.ts'
import { billIdNumbered, invoiceById, type InvoiceRow } from './store.ts'

/**
 * Makes an invoice of a bill, and of others of its cinema by their numbers. Sent again with the same id it is the same one.
 * Refuses `module_inactive`, and as `issueInvoice` in `invoice.ts`.
 */
export function issueInvoice(
  tx: Tx,
  request: IssueRequest & { billId: string; numbers: readonly string[] },
  by: By,
): InvoiceRow {
  const { db, catalogue, identity, nowMs } = tx
  const made = invoiceById(db, request.id)
  if (made) return made
  requireModules(catalogue, ['invoices'])
  const first = loadBill(tx, request.billId)
  if (!first) throw new Refusal('bill_unknown')
  const { cinemaId } = first
  const others = request.numbers.map(number => billIdNumbered(db, cinemaId, number.trim().toUpperCase()))
  const ids = new Set([first.id, ...others])
  const bills = [...ids].map(id => (id === undefined ? undefined : loadBill(tx, id)))
  const buyer = catalogue.get('client', request.clientId)
  const now = {
    bills,
    client: buyer,
    seller: loadSeller(catalogue, cinemaId),
    texts: buyer && slipLook(catalogue, cinemaId, 'invoice', buyer.locale),
    numbered: loadNumber(tx, 'invoice', cinemaId),
    side: identity.role,
    today: todayAt(catalogue, cinemaId, nowMs),
  }
  appendAll(tx, rule.issueInvoice(request, now, by))
  return invoiceById(db, request.id)!
}

/**
 * The invoice of a bill that was sold on account, made with the sale and with its id, so that neither is without the other:
 * what brought no money is still to be paid. Done again it is the same one. Refuses as `issueInvoice`.
 */
export function invoiceSale(
  tx: Tx,
  billId: string,
  to: Pick<IssueRequest, 'clientId' | 'mail'>,
  { employeeId, employeeName }: By,
): void {
  issueInvoice(
    tx,
    { id: billId, billId, numbers: [], toPay: true, note: '', ...to },
    { employeeId, employeeName },
  )
}

/** Makes a credit note over an invoice; see `invoice.ts`. */
export function creditInvoice(tx: Tx, id: string, request: { reason: string }, by: By): InvoiceRow {
  const { db, catalogue, identity, nowMs } = tx
  const { cinemaId } = rule.requireInvoice(invoiceById(db, id))
  const numbered = loadNumber(tx, 'credit', cinemaId)
  const today = todayAt(catalogue, cinemaId, nowMs)
  const now = { invoice: invoiceNow(tx, id), numbered, side: identity.role, today }
  appendAll(tx, rule.creditInvoice(request, now, by))
  return invoiceById(db, id)!
}

/** Notes that an invoice was paid, or that it was not; see `invoice.ts`. */
export function notePayment(
  tx: Tx,
  id: string,
  request: { paidDay: string | null; method: string },
  by: By,
): InvoiceRow {
  const { db, catalogue, nowMs } = tx
  const { cinemaId } = rule.requireInvoice(invoiceById(db, id))
  const now = { invoice: invoiceNow(tx, id), today: todayAt(catalogue, cinemaId, nowMs) }
  appendAll(tx, rule.notePayment(request, now, by))
  return invoiceById(db, id)!
}

/** Notes that the mail server took an invoice's mail. */
export function noteSent(tx: Tx, id: string): void {
  const invoice = invoiceById(tx.db, id)
  if (invoice)
    tx.append(`cinema:${invoice.cinemaId}`, 'invoice.sent', {
      invoiceId: id,
      cinemaId: invoice.cinemaId,
      email: invoice.issued.client.email,
    })
}

function invoiceNow({ db }: Tx, id: string): InvoiceNow | undefined {
  return invoiceById(db, id)
}

/** What a till asks of a client that is not known yet. */
export type NewClient = Pick<
  ClientFields,
  'name' | 'address' | 'zip' | 'city' | 'country' | 'vatNumber' | 'email' | 'locale'
> & { id: string }

/** Keeps a client, as the portal's form does; one that has this id already stays. Refuses as `createEntry`. */
export function addClient(tx: Tx, { id, ...fields }: NewClient): ClientFields & { id: string } {
  requireModules(tx.catalogue, ['invoices'])
  if (!tx.catalogue.get('client', id)) createEntry(tx, client as unknown as AnyEntity, id, fields)
  return tx.catalogue.get('client', id)!
}
