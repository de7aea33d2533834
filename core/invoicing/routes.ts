import { isPaid } from '../database/statuses.ts'
import { noteSecurity } from '../access/security-log.ts'
import type { Mount, SignedIn } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { addClient, creditInvoice, issueInvoice, notePayment } from './commands.ts'
import {
  exportInvoices,
  findClients,
  makeClient,
  makeCreditNote,
  makeInvoice,
  noteInvoicePayment,
  readBillInvoice,
  readInvoice,
  readInvoices,
} from './contract.ts'
import { requireInvoice } from './invoice.ts'
import { loadBill } from './load.ts'
import { invoiceById, invoicesOfBill } from './store.ts'
import { choicesOf, clientChoice, invoiceInFull, invoiceInList, pageOfInvoices } from './view-load.ts'

const perPage = 50
const perExport = 200

/** Invoices and their clients, on box and relay alike; PDF and mail are the relay's. */
export function invoicingRoutes(mount: Mount): void {
  const by = ({ employeeId, name }: SignedIn) => ({ employeeId, employeeName: name })

  mount(readInvoices, ({ query }, { tenant, signedIn }) =>
    pageOfInvoices(tenant.node, query, signedIn!.cinemas, perPage),
  )

  mount(exportInvoices, ({ query }, { tenant, signedIn, actor, request }) => {
    if (query.before === undefined)
      noteSecurity(tenant.node.runtime, 'data.exported', {
        who: actor.who,
        address: request.ip,
        what: 'invoices',
      })
    return pageOfInvoices(tenant.node, query, signedIn!.cinemas, perExport)
  })

  mount(readInvoice, ({ params }, { tenant: { node } }) =>
    invoiceInFull(node, requireInvoice(invoiceById(node.db, params.id))),
  )

  mount(readBillInvoice, ({ params }, { tenant: { node } }) => {
    const bill = loadBill(node, params.id)
    if (!bill) throw new Refusal('bill_unknown')
    const open = invoicesOfBill(node.db, params.id).find(({ creditNumber }) => creditNumber === null)
    return {
      invoice: open ? invoiceInList(node, open) : null,
      here: bill.owner === node.identity.role,
      possible:
        isPaid(bill.status) &&
        bill.number !== null &&
        bill.lines.some(({ exchanged, left }) => !exchanged && left > 0),
      otherCents: bill.otherCents,
    }
  })

  mount(makeInvoice, async ({ body }, { tenant: { node }, actor, signedIn }) =>
    invoiceInFull(node, await node.execute(actor, tx => issueInvoice(tx, body, by(signedIn!)))),
  )

  mount(makeCreditNote, async ({ params, body }, { tenant: { node }, actor, signedIn }) =>
    invoiceInFull(node, await node.execute(actor, tx => creditInvoice(tx, params.id, body, by(signedIn!)))),
  )

  mount(noteInvoicePayment, async ({ params, body }, { tenant: { node }, actor, signedIn }) =>
    invoiceInFull(node, await node.execute(actor, tx => notePayment(tx, params.id, body, by(signedIn!)))),
  )

  mount(findClients, ({ query }, { tenant }) => ({ clients: choicesOf(tenant.node, query.find) }))

  mount(makeClient, async ({ body }, { tenant, actor }) =>
    clientChoice(await tenant.node.execute(actor, tx => addClient(tx, body))),
  )
}
