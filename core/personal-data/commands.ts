import { Refusal } from '../refusal.ts'
import type { Scope } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { privatePart } from '../journal/storage/private-store.ts'
import { worksIn, type Cinemas } from '../access/employee.ts'
import { scheduleById } from '../programme/store.ts'
import type { BillRow } from '../billing/store.ts'
import { linesOf } from '../billing/line-store.ts'
import { printedCode } from '../vouchers/code.ts'
import { vouchersOfBill, type VoucherRow } from '../vouchers/store.ts'
import type { PersonCounts } from './contract.ts'
import { billsAbout } from './store.ts'

/** Most private parts that one fact erases; a person with more gets several facts. */
const digestsPerFact = 500

type Reading = Pick<Tx, 'db' | 'keys' | 'catalogue' | 'nowMs'>
type Found = { bills: BillRow[]; vouchers: VoucherRow[] }

/**
 * What is kept about a person, in the cinemas the employee works in. Vouchers belong to no single cinema: only
 * employees who work in all find those sold with the purchases. Refuses `not_found`.
 */
function findPerson(at: Reading, about: string, cinemas: Cinemas): Found {
  const bills = billsAbout(at, about).filter(
    bill => worksIn(cinemas, bill.cinemaId) && privatePart(at, bill.privateDigest) !== undefined,
  )
  const vouchers =
    cinemas === 'all'
      ? bills
          .flatMap(bill => vouchersOfBill(at.db, bill.id))
          .filter(voucher => privatePart(at, voucher.privateDigest) !== undefined)
      : []
  if (!bills.length) throw new Refusal('not_found')
  return { bills, vouchers }
}

/** How much is kept about a person. Refuses `not_found`. */
export function countPerson(at: Reading, about: string, cinemas: Cinemas): PersonCounts {
  return countsOf(at, findPerson(at, about, cinemas))
}

function countsOf(at: Reading, { bills, vouchers }: Found): PersonCounts {
  const isUpcoming = (bill: BillRow) =>
    linesOf(at.db, bill.id).some(line => (scheduleById(at.db, line.scheduleId ?? '')?.endMs ?? 0) > at.nowMs)
  return { purchases: bills.length, upcoming: bills.filter(isUpcoming).length, vouchers: vouchers.length }
}

/** Everything that is kept about a person, in words and cents. Refuses `not_found`. */
export function exportPerson(at: Reading, about: string, cinemas: Cinemas) {
  const { bills, vouchers } = findPerson(at, about, cinemas)
  return {
    about,
    purchases: bills.map(bill => {
      const buyer = privatePart<{ name: string; email: string }>(at, bill.privateDigest)
      return {
        number: bill.number,
        cinema: at.catalogue.get('cinema', bill.cinemaId)?.name ?? bill.cinemaId,
        at: bill.openedAt,
        status: bill.status,
        totalCents: bill.totalCents,
        name: buyer?.name ?? '',
        email: buyer?.email ?? '',
        lines: linesOf(at.db, bill.id).map(({ text, quantity, totalCents }) => ({
          text,
          quantity,
          totalCents,
        })),
      }
    }),
    vouchers: vouchers.map(voucher => ({
      code: printedCode(voucher.id),
      holderName: privatePart<{ holderName: string }>(at, voucher.privateDigest)?.holderName ?? '',
      issuedAt: voucher.issuedAt,
    })),
  }
}

/**
 * Erases a person's data: the facts name the private parts whose keys every node must delete, and nothing of the
 * person. Purchases, tickets and money stay. Returns what was found; refuses `not_found`.
 */
export function erasePerson(tx: Tx, about: string, cinemas: Cinemas): PersonCounts {
  const found = findPerson(tx, about, cinemas)
  const counts = countsOf(tx, found)
  const digests = new Map<Scope, string[]>()
  const name = (scope: Scope, digest: string | null) =>
    digest !== null && digests.set(scope, [...(digests.get(scope) ?? []), digest])
  for (const bill of found.bills) name(`cinema:${bill.cinemaId}`, bill.privateDigest)
  for (const voucher of found.vouchers) name('exhibitor', voucher.privateDigest)
  for (const [scope, all] of digests)
    for (let from = 0; from < all.length; from += digestsPerFact)
      tx.append(scope, 'person.erased', { digests: all.slice(from, from + digestsPerFact) })
  return counts
}
