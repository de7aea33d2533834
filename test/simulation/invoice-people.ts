import { creditInvoice, issueInvoice, notePayment } from '#core/invoicing/commands.ts'
import { billIdNumbered } from '#core/invoicing/store.ts'
import type { Tx } from '#core/journal/node.ts'
import type { Db } from '#core/database/sql.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { ask, askAgain } from './calling.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'

/** Who makes invoices: a name of their own, so that a rule can be switched off for them alone. */
export const office = { who: 'employee:mia', via: 'invoices' }
const mia = { employeeId: 'mia', employeeName: 'mia' }

/** A school that is sent invoices. */
export function furnishClient(tx: Tx): void {
  changeEntry(tx, 'client', 'school', {
    name: 'The School',
    contact: '',
    address: '1, rue de l’École',
    zip: 'L-1000',
    city: 'Luxembourg',
    country: 'LU',
    vatNumber: 'LU12345678',
    email: 'school@small.example',
    locale: 'fr',
    termDays: 30,
    note: '',
    archived: false,
    deleted: false,
  })
}

/**
 * Now and then somebody makes an invoice of one or two bills, credits one or notes that it was paid, at a box or at the
 * relay, whoever sold them. By luck of its own, so that an evening without it stays the evening it was.
 */
export function invoiceAside({ simulation, index }: Turn): void {
  const { seed, options } = simulation
  const chance = chanceOf(seed, 43_000_000 + index)
  if (!chance.happens(options.invoices)) return
  const place = chance.pick(simulation.places)
  const db = place.incarnation?.node.db
  if (!db) return
  const cinemaId = place.identity.cinemaId ?? chance.pick(simulation.boxes).identity.cinemaId!
  const [bill, other, invoice] = [chance, chance, chance].map(luck => luck.next()) as [number, number, number]
  const [billId, otherId] = [billAt(db, cinemaId, bill), billAt(db, cinemaId, other)]
  const known = invoiceAt(db, cinemaId, invoice)
  const wish = chance.pick(['issue', 'issue', 'issue', 'credit', 'credit', 'pay'] as const)
  const both = chance.happens(0.3)
  const id = `invoice-${index}`

  function work(tx: Tx): void {
    if (wish === 'credit' && known) return void creditInvoice(tx, known, { reason: 'wrong client' }, mia)
    if (wish === 'pay' && known)
      return void notePayment(tx, known, { paidDay: '2026-11-21', method: 'transfer' }, mia)
    if (!billId) return
    const numbers = both && otherId ? numberOf(tx.db, otherId) : []
    const asked = { id, billId, numbers, clientId: 'school', toPay: true, note: '', mail: false }
    issueInvoice(tx, asked, mia)
  }

  const once = () => ask(simulation, chance, place, id, tenant => tenant.node.execute(office, work))
  void simulation.run(
    askAgain(simulation, chance, 3, once).then(reply => {
      if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
    }),
  )
}

/** One of the bills a place knows of a cinema, mostly of the newest. */
function billAt(db: Db, cinemaId: string, luck: number): string | undefined {
  return pick(
    db,
    "SELECT id FROM bills WHERE cinema_id = ? AND status IN ('settled', 'partially_refunded') ORDER BY opened_at DESC, id LIMIT 12",
    cinemaId,
    luck,
  )
}

function invoiceAt(db: Db, cinemaId: string, luck: number): string | undefined {
  return pick(db, 'SELECT id FROM invoices WHERE cinema_id = ? ORDER BY at DESC, id LIMIT 6', cinemaId, luck)
}

function pick(db: Db, text: string, cinemaId: string, luck: number): string | undefined {
  const ids = db.prepare(text).pluck().all(cinemaId) as string[]
  return ids[Math.floor(luck * ids.length)]
}

/** The bill's number, where its cinema still knows it by that. */
function numberOf(db: Db, billId: string): string[] {
  const row = db.prepare('SELECT number, cinema_id FROM bills WHERE id = ?').get(billId) as
    { number: string | null; cinema_id: string } | undefined
  return row?.number && billIdNumbered(db, row.cinema_id, row.number) ? [row.number] : []
}
