import type { LineNow } from '../billing/refunds/returns.ts'
import { isPaid, type BillStatus } from '../database/statuses.ts'
import type { Draft } from '../journal/draft.ts'
import { addDays } from '../programme/day.ts'
import { Refusal } from '../refusal.ts'
import type { Owner } from '../seating/token.ts'
import type { ClientFields } from './client.entity.ts'
import type { InvoiceClient, InvoiceLine, InvoiceSeller } from './facts.ts'
import { mostLines } from './state.ts'
import { plainVatNumber } from './vat-number.ts'

/** A bill somebody wants invoiced, as it stands now. */
export type BillNow = {
  id: string
  number: string | null
  cinemaId: string
  status: BillStatus
  owner: Owner | undefined
  soldAt: string
  lines: readonly LineNow[]
  /** What is held of it that was taken by a method without money, such as `on account`. */
  otherCents: number
  /** The invoice it is on and that was not credited. */
  invoiceNumber: string | null
}

export type IssueRequest = {
  id: string
  clientId: string
  /** What was taken by a method without money is still to be paid. */
  toPay: boolean
  note: string
  mail: boolean
}

export type By = { employeeId: string; employeeName: string }
type Numbered = { number: string; counter: number }

/**
 * An invoice of bills for a client. Refuses `bill_unknown` (not paid, or nothing left of it), `invoice_elsewhere` (the other
 * side sold it and alone may invoice it), `bill_invoiced` with `number` and `invoice`, `invoice_cinemas` (of several
 * cinemas), `invoice_too_long`, `client_unknown`, and `seller_unnamed` while the company has no VAT number.
 */
export function issueInvoice(
  request: IssueRequest,
  now: {
    bills: readonly (BillNow | undefined)[]
    client: (ClientFields & { id: string }) | undefined
    seller: InvoiceSeller
    /** What its cinema says on invoices. */
    texts?: { headLines: readonly string[]; footLines: readonly string[] } | undefined
    numbered: Numbered
    side: Owner
    /** ISO date, of the cinema's clock. */
    today: string
  },
  by: By,
): Draft[] {
  const bills = now.bills.map(bill => requireBill(bill, now.side))
  const { cinemaId } = bills[0]!
  if (bills.some(bill => bill.cinemaId !== cinemaId)) throw new Refusal('invoice_cinemas')
  const { client } = now
  if (!client || client.archived || client.deleted) throw new Refusal('client_unknown')
  if (!now.seller.vatNumber) throw new Refusal('seller_unnamed')
  const invoiced = bills.map(({ id, number, soldAt, lines }) => ({
    billId: id,
    number: number!,
    soldAt,
    lines: linesLeft(lines),
  }))
  if (invoiced.flatMap(({ lines }) => lines).length > mostLines)
    throw new Refusal('invoice_too_long', { most: mostLines })
  const totalCents = invoiced.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.totalCents, 0)
  const due = request.toPay ? bills.reduce((sum, { otherCents }) => sum + otherCents, 0) : 0
  const dueCents = Math.min(due, totalCents)
  return [
    {
      scope: `cinema:${cinemaId}`,
      type: 'invoice.issued',
      body: {
        invoiceId: request.id,
        cinemaId,
        owner: now.side,
        ...now.numbered,
        day: now.today,
        dueDay: dueCents ? addDays(now.today, client.termDays) : null,
        seller: now.seller,
        client: clientNow(client),
        bills: invoiced,
        totalCents,
        dueCents,
        note: request.note,
        ...(now.texts?.headLines.length ? { headLines: [...now.texts.headLines] } : {}),
        ...(now.texts?.footLines.length ? { footLines: [...now.texts.footLines] } : {}),
        mail: request.mail && client.email !== null,
        ...by,
      },
    },
  ]
}

function requireBill(bill: BillNow | undefined, side: Owner): BillNow {
  if (!bill || !isPaid(bill.status) || bill.number === null) throw new Refusal('bill_unknown')
  if (bill.owner !== side) throw new Refusal('invoice_elsewhere')
  if (bill.invoiceNumber !== null)
    throw new Refusal('bill_invoiced', { number: bill.number, invoice: bill.invoiceNumber })
  if (!bill.lines.some(line => !line.exchanged && line.left > 0)) throw new Refusal('bill_unknown')
  return bill
}

const clientNow = ({ id, email, vatNumber, ...client }: ClientFields & { id: string }): InvoiceClient => ({
  clientId: id,
  name: client.name,
  contact: client.contact,
  address: client.address,
  zip: client.zip,
  city: client.city,
  country: client.country,
  vatNumber: plainVatNumber(vatNumber),
  email: email ?? '',
  locale: client.locale,
})

/** What is left of the lines, equal ones together, with the VAT as it was rounded when they were sold. */
function linesLeft(lines: readonly LineNow[]): InvoiceLine[] {
  const merged = new Map<string, InvoiceLine>()
  for (const line of lines) {
    if (line.exchanged || line.left < 1) continue
    const { kind, text, unitCents, vatRate } = line
    const later = line.voucherPart !== undefined
    const key = JSON.stringify([kind, text, unitCents, vatRate, later, line.inSet?.name])
    const known = merged.get(key)
    const whole = line.left === line.quantity
    // What was credited of a line that stays is taken off like a discount.
    const credited = line.totalCents - line.leftCents
    const discountCents = (known?.discountCents ?? 0) + (whole ? (line.discountCents ?? 0) + credited : 0)
    merged.set(key, {
      text,
      quantity: (known?.quantity ?? 0) + line.left,
      unitCents,
      vatRate,
      vatCents: (known?.vatCents ?? 0) + line.leftVatCents,
      totalCents: (known?.totalCents ?? 0) + line.leftCents,
      ...(discountCents ? { discountCents } : {}),
      ...(whole && line.inSet
        ? { inSet: { name: line.inSet.name, cents: (known?.inSet?.cents ?? 0) + line.inSet.cents } }
        : {}),
      ...(later ? { vatLater: true } : {}),
    })
  }
  return [...merged.values()]
}

/** An invoice as its rules read it. */
export type InvoiceNow = {
  id: string
  cinemaId: string
  owner: Owner
  dueCents: number
  creditNumber: string | null
  day: string
}

/**
 * A credit note over all of an invoice. One that was credited already stays so. Refuses `invoice_unknown`, and
 * `invoice_elsewhere` on the side that did not make it.
 */
export function creditInvoice(
  { reason }: { reason: string },
  now: { invoice: InvoiceNow | undefined; numbered: Numbered; side: Owner; today: string },
  by: By,
): Draft[] {
  const invoice = requireInvoice(now.invoice)
  if (invoice.owner !== now.side) throw new Refusal('invoice_elsewhere')
  if (invoice.creditNumber !== null) return []
  const { id: invoiceId, cinemaId } = invoice
  const body = { invoiceId, cinemaId, owner: now.side, ...now.numbered, day: now.today, reason, ...by }
  return [{ scope: `cinema:${cinemaId}`, type: 'invoice.credited', body }]
}

/**
 * That what was due was paid, on which day and how; with null that it was not, after all. Refuses `invoice_unknown`,
 * `invoice_credited`, `invoice_nothing_due`, and `invoice_paid_when` for a day before it was made or still to come.
 */
export function notePayment(
  { paidDay, method }: { paidDay: string | null; method: string },
  now: { invoice: InvoiceNow | undefined; today: string },
  by: By,
): Draft[] {
  const invoice = requireInvoice(now.invoice)
  if (invoice.creditNumber !== null) throw new Refusal('invoice_credited')
  if (invoice.dueCents === 0) throw new Refusal('invoice_nothing_due')
  if (paidDay !== null && (paidDay < invoice.day || paidDay > now.today))
    throw new Refusal('invoice_paid_when')
  const { id: invoiceId, cinemaId } = invoice
  const body = { invoiceId, cinemaId, paidDay, method: paidDay === null ? '' : method, ...by }
  return [{ scope: `cinema:${cinemaId}`, type: 'invoice.payment_noted', body }]
}

/** The invoice itself. Refuses `invoice_unknown`. */
export function requireInvoice<Invoice>(invoice: Invoice | undefined): Invoice {
  if (!invoice) throw new Refusal('invoice_unknown')
  return invoice
}
