import type { InvoiceCredited, InvoiceIssued } from '#core/invoicing/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { Bought } from './money-check.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/**
 * I5 on paper for companies: invoices and credit notes are numbered without a gap in each stream and never alike, a bill is
 * on one invoice that was not credited, and only whoever sold it makes and credits it.
 */
export function openInvoiceCheck(
  fail: Fail,
  stats: Stats,
  about: {
    /** Whether two machines, or two histories, of a box may each do what the other one does not hear. */
    isApart: (place: Place) => boolean
    /** Whether a fact was written in emergency mode, by who may have forgotten an invoice. */
    isAlone: (fact: Fact, author: Place) => boolean
    /** Every purchase, by its bill's id where only one has that. */
    bills: ReadonlyMap<string, Bought>
  },
) {
  /** The last number of each stream, by what is numbered. */
  const counted = new Map<string, number>()
  const numbers = new Map<string, string>()
  /** The invoice that each bill is on. */
  const on = new Map<string, string>()
  const issued = new Map<string, { owner: string; bills: string[] }>()
  const credited = new Set<string>()
  /**
   * Invoices made, and credited, by who may not have known all: a file may bring what had been lost of them only after that.
   */
  const unsure = { made: new Set<string>(), credited: new Set<string>() }

  function numbered(fact: Fact, kind: string, { counter, number }: { counter: number; number: string }) {
    const stream = `${kind} ${fact.origin}`
    const last = counted.get(stream) ?? 0
    if (counter !== last + 1)
      fail('I5', `${number} is the ${kind} ${counter} of ${fact.origin}, after ${last}`)
    counted.set(stream, counter)
    const name = `${fact.origin}#${fact.seq}`
    const other = numbers.get(number)
    if (other && other !== name) fail('I5', `${name} and ${other} are both ${number}`)
    numbers.set(number, name)
  }

  function made(fact: Fact<InvoiceIssued>, author: Place): void {
    const { invoiceId, owner, bills, totalCents, dueCents, number } = fact.body
    count(stats, 'invoices')
    numbered(fact, 'invoice', fact.body)
    if (owner !== author.identity.role) fail('I5', `${author.name} makes ${number} for the ${owner}`)
    const sum = bills.flatMap(({ lines }) => lines).reduce((cents, line) => cents + line.totalCents, 0)
    if (sum !== totalCents || dueCents > totalCents)
      fail('I5', `${number} says ${totalCents}, of which ${dueCents} are due, and its lines ${sum}`)
    if (about.isApart(author) || about.isAlone(fact, author)) unsure.made.add(invoiceId)
    for (const { billId } of bills) {
      const place = about.bills.get(billId)?.place
      const seller = place && (place === 'site' ? 'relay' : 'box')
      if (seller && seller !== owner) fail('I5', `the ${owner} invoices ${billId}, which the ${seller} sold`)
      // Both sides may have sold under one id: each invoices its own.
      const bill = `${owner} ${billId}`
      const other = on.get(bill)
      if (other && other !== invoiceId && ![other, invoiceId].some(each => unsure.made.has(each)))
        fail('I5', `${billId} is on ${other} and on ${invoiceId}, and neither was credited`)
      on.set(bill, invoiceId)
    }
    issued.set(invoiceId, { owner, bills: bills.map(({ billId }) => billId) })
  }

  function undone(fact: Fact<InvoiceCredited>, author: Place): void {
    const { invoiceId, number } = fact.body
    count(stats, 'credit notes')
    numbered(fact, 'credit note', fact.body)
    const of = issued.get(invoiceId)
    if (of && of.owner !== author.identity.role)
      fail('I5', `${author.name} credits ${invoiceId}, which the ${of.owner} made`)
    if (about.isApart(author) || about.isAlone(fact, author)) unsure.credited.add(invoiceId)
    if (credited.has(invoiceId) && !unsure.credited.has(invoiceId))
      fail('I5', `${invoiceId} is credited by ${number}, and was before`)
    credited.add(invoiceId)
    for (const billId of of?.bills ?? []) {
      const bill = `${of?.owner} ${billId}`
      if (on.get(bill) === invoiceId) on.delete(bill)
    }
  }

  return {
    see(fact: Fact, author: Place): void {
      if (fact.type === 'invoice.issued') made(fact as Fact<InvoiceIssued>, author)
      if (fact.type === 'invoice.credited') undone(fact as Fact<InvoiceCredited>, author)
    },
    reset(): void {
      for (const known of [counted, numbers, on, issued, credited, unsure.made, unsure.credited])
        known.clear()
    },
  }
}
