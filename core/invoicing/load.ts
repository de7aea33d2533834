import { linesNow } from '../billing/line-store.ts'
import { isWithoutMoney } from '../billing/paid.ts'
import { paymentsNow } from '../billing/payment-store.ts'
import { ownerOf } from '../billing/refunds/store.ts'
import { billById } from '../billing/store.ts'
import type { Catalogue } from '../journal/apply.ts'
import { originOf } from '../journal/fact.ts'
import type { Node, Tx } from '../journal/node.ts'
import { isoIn } from '../programme/day.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'
import type { InvoiceSeller } from './facts.ts'
import type { BillNow } from './invoice.ts'
import { invoicesOfBill, nextCount } from './store.ts'

/** A bill as somebody wants it invoiced. */
export function loadBill({ db }: Pick<Node, 'db'>, id: string): BillNow | undefined {
  const bill = billById(db, id)
  if (!bill) return undefined
  const open = invoicesOfBill(db, id).find(({ creditNumber }) => creditNumber === null)
  return {
    id,
    number: bill.number,
    cinemaId: bill.cinemaId,
    status: bill.status,
    owner: ownerOf(db, id),
    soldAt: bill.settledAt ?? bill.openedAt,
    lines: linesNow(db, id),
    otherCents: paymentsNow(db, id)
      .filter(({ method }) => isWithoutMoney(method))
      .reduce((sum, { heldCents }) => sum + heldCents, 0),
    invoiceNumber: open?.number ?? null,
  }
}

/**
 * The next number without a gap of this node for a cinema: `FK` and `FW` for invoices of tills and of the website, `CK` and
 * `CW` for credit notes, and a mark of the cinema, since all of a company's must differ. A new epoch begins its own.
 */
export function loadNumber(
  { db, identity, training }: Pick<Tx, 'db' | 'identity' | 'training'>,
  what: 'invoice' | 'credit',
  cinemaId: string,
): { number: string; counter: number } {
  const { nodeId, epoch, role } = identity
  const counter = nextCount(db, what, originOf(nodeId, epoch, `cinema:${cinemaId}`))
  const kind = what === 'invoice' ? 'F' : 'C'
  const letters = `${training ? 'T' : ''}${kind}${role === 'box' ? 'K' : 'W'}`
  const series = epoch > 1 ? `${epoch}-` : ''
  return {
    number: `${letters}-${cinemaMark(cinemaId)}-${series}${String(counter).padStart(6, '0')}`,
    counter,
  }
}

const markLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Three letters that stay with a cinema whatever it is called (FNV-1a of its id). */
export function cinemaMark(cinemaId: string): string {
  let hash = 0x811c9dc5
  for (const letter of cinemaId) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  const { length } = markLetters
  return [hash, hash / length, hash / length ** 2]
    .map(part => markLetters[Math.floor(part) % length])
    .join('')
}

/** Which day it is at a cinema, ISO. */
export function todayAt(catalogue: Pick<Catalogue, 'get'>, cinemaId: string, nowMs: number): string {
  return isoIn(nowMs, catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC').slice(0, 10)
}

/** The seller as its invoices name it. */
export function loadSeller(catalogue: Catalogue, cinemaId: string): InvoiceSeller {
  const cinema = catalogue.get('cinema', cinemaId)
  const company = exhibitorOf(catalogue)
  const name = company?.tradeName ?? cinema?.name ?? ''
  return {
    name,
    lines: cinema
      ? [...(cinema.name === name ? [] : [cinema.name]), cinema.address1, `${cinema.zip} ${cinema.city}`]
      : [],
    vatNumber: company?.vatNumber ?? '',
  }
}
