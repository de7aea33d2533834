import { worksIn, type Cinemas } from '../access/employee.ts'
import { linesNow } from '../billing/line-store.ts'
import type { Node } from '../journal/node.ts'
import type { ClientFields } from './client.entity.ts'
import type { ClientChoice, InvoiceFilterAsked, InvoiceInFull, InvoiceInList } from './contract.ts'
import { todayAt } from './load.ts'
import { invoiceState } from './state.ts'
import { invoicesBefore, type InvoiceRow } from './store.ts'

type Reading = Pick<Node, 'db' | 'catalogue' | 'runtime' | 'identity'>

/** An invoice as lists show it. */
export function invoiceInList({ catalogue, runtime }: Reading, row: InvoiceRow): InvoiceInList {
  const { issued, creditDay: _day, creditReason: _reason, at: _at, ...shown } = row
  return {
    ...shown,
    clientName: issued.client.name,
    state: invoiceState(row, todayAt(catalogue, row.cinemaId, runtime.now())),
  }
}

/** An invoice with all it says. */
export function invoiceInFull(node: Reading, row: InvoiceRow): InvoiceInFull {
  const { client, bills, note, employeeName } = row.issued
  const { locale: _locale, ...named } = client
  const left = bills
    .flatMap(({ billId }) => linesNow(node.db, billId))
    .reduce((sum, line) => sum + (line.exchanged ? 0 : line.leftCents), 0)
  return {
    ...invoiceInList(node, row),
    client: named,
    bills: bills.map(({ billId, number, lines }) => ({
      billId,
      number,
      totalCents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0),
    })),
    refundedSinceCents: Math.max(0, row.totalCents - left),
    note,
    employeeName,
    creditDay: row.creditDay,
    creditReason: row.creditReason,
    here: row.owner === node.identity.role,
  }
}

/** One page of invoices of the cinemas somebody works in, newest first. */
export function pageOfInvoices(
  node: Reading,
  asked: InvoiceFilterAsked & { before?: string | undefined },
  works: Cinemas,
  limit: number,
): { invoices: InvoiceInList[]; next: string | null } {
  const { db, catalogue, runtime } = node
  const spans = catalogue
    .all('cinema')
    .filter(({ id }) => worksIn(works, id) && (asked.cinema === undefined || asked.cinema === id))
    .map(({ id }) => ({
      cinemaId: id,
      from: asked.from ?? '',
      upTo: asked.to ?? '9999',
      today: todayAt(catalogue, id, runtime.now()),
    }))
  const [at = '', id = ''] = asked.before?.split('|') ?? []
  const before = asked.before === undefined ? null : { at, id }
  const found = invoicesBefore(db, spans, { state: asked.state, before, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    invoices: shown.map(row => invoiceInList(node, row)),
    next: found.length > limit && last ? `${last.at}|${last.id}` : null,
  }
}

const mostChoices = 20
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** Clients whose name, contact, town or VAT number has all the words that were typed, by name. */
export function choicesOf({ catalogue }: Pick<Node, 'catalogue'>, find: string): ClientChoice[] {
  const words = folded(find).split(/\s+/).filter(Boolean)
  return catalogue
    .all('client')
    .filter(each => !each.archived && !each.deleted)
    .filter(each => {
      const text = folded([each.name, each.contact, each.city, each.vatNumber].join(' '))
      return words.every(word => text.includes(word))
    })
    .sort((a, b) => (folded(a.name) < folded(b.name) ? -1 : 1))
    .slice(0, mostChoices)
    .map(clientChoice)
}

export function clientChoice(client: ClientFields & { id: string }): ClientChoice {
  const { id, name, contact, city, vatNumber, email } = client
  return { id, name, contact, city, vatNumber, email }
}
