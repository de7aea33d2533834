import { only, prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import { orderedName } from '../journal/fact.ts'
import type { InvoiceCredited, InvoiceIssued, InvoicePaymentNoted, InvoiceSent } from './facts.ts'

const putInvoice = prepared((q, given: Tables['invoices']) =>
  q
    .insertInto('invoices')
    .orIgnore()
    .values(
      only(
        given,
        'id',
        'origin',
        'counter',
        'cinema_id',
        'owner',
        'number',
        'day',
        'due_day',
        'total_cents',
        'due_cents',
        'email',
        'issued',
        'at',
      ),
    ),
)
const putBill = prepared((q, given: Tables['invoice_bills']) =>
  q
    .insertInto('invoice_bills')
    .orIgnore()
    .values(only(given, 'bill_id', 'invoice_id', 'origin')),
)
const putCredit = prepared((q, given: Tables['invoice_credits']) =>
  q
    .insertInto('invoice_credits')
    .orIgnore()
    .values(
      only(
        given,
        'fact',
        'origin',
        'counter',
        'invoice_id',
        'number',
        'day',
        'reason',
        'employee_name',
        'at',
      ),
    ),
)
const putSending = prepared((q, given: Tables['invoice_sendings']) =>
  q
    .insertInto('invoice_sendings')
    .orIgnore()
    .values(only(given, 'fact', 'invoice_id', 'email', 'at')),
)
const putPayment = prepared((q, given: Tables['invoice_payments']) =>
  q
    .insertInto('invoice_payments')
    .orIgnore()
    .values(only(given, 'fact', 'invoice_id', 'paid_day', 'method', 'employee_name', 'at')),
)

export const applyInvoiceIssued: Apply<InvoiceIssued> = ({ db }, { origin, at, body }) => {
  putInvoice.run(db, {
    id: body.invoiceId,
    origin,
    counter: body.counter,
    cinema_id: body.cinemaId,
    owner: body.owner,
    number: body.number,
    day: body.day,
    due_day: body.dueDay,
    total_cents: body.totalCents,
    due_cents: body.dueCents,
    email: body.client.email.toLowerCase(),
    issued: JSON.stringify(body),
    at,
  })
  for (const { billId } of body.bills)
    putBill.run(db, { bill_id: billId, invoice_id: body.invoiceId, origin })
}

export const applyInvoiceCredited: Apply<InvoiceCredited> = ({ db }, fact) => {
  const { invoiceId, counter, number, day, reason, employeeName } = fact.body
  putCredit.run(db, {
    fact: orderedName(fact),
    origin: fact.origin,
    counter,
    invoice_id: invoiceId,
    number,
    day,
    reason,
    employee_name: employeeName,
    at: fact.at,
  })
}

export const applyInvoiceSent: Apply<InvoiceSent> = ({ db }, fact) => {
  const { invoiceId, email } = fact.body
  putSending.run(db, { fact: orderedName(fact), invoice_id: invoiceId, email, at: fact.at })
}

export const applyInvoicePaymentNoted: Apply<InvoicePaymentNoted> = ({ db }, fact) => {
  const { invoiceId, paidDay, method, employeeName } = fact.body
  putPayment.run(db, {
    fact: orderedName(fact),
    invoice_id: invoiceId,
    paid_day: paidDay,
    method,
    employee_name: employeeName,
    at: fact.at,
  })
}
