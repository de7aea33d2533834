import type { FactBodies, FactType } from '../journal/fact-bodies.ts'
import { sourceOfSide } from '../billing/source.ts'
import type { Author, Authorship, Known } from './author.ts'

type InvoiceFact = Extract<FactType, `invoice.${string}` | 'client.changed'>
type Rules = { readonly [T in InvoiceFact]: Authorship<FactBodies[T]> }

const cinemaOf = ({ cinemaId }: { cinemaId: string }) => [cinemaId]
const ofItsSide = ({ owner }: { owner: 'relay' | 'box' }, { side }: Author) => owner === side

/**
 * Which node may write what of invoices: each side numbers and credits those of the bills it sold, both may say that one was
 * paid, and the relay that it was mailed.
 */
export const invoiceRules: Rules = {
  'client.changed': { by: 'both', in: 'exhibitor', cinemaOf: null },
  'invoice.issued': {
    by: 'both',
    in: 'cinema',
    cinemaOf: ({ cinemaId, bills, owner }: FactBodies['invoice.issued'], known: Known) => [
      cinemaId,
      ...(sourceOfSide[owner] === 'site' ? bills.map(({ billId }) => known.purchase(billId)) : []),
    ],
    only: ofItsSide,
  },
  'invoice.credited': { by: 'both', in: 'cinema', cinemaOf, only: ofItsSide },
  'invoice.sent': { by: 'relay', in: 'cinema', cinemaOf },
  'invoice.payment_noted': { by: 'both', in: 'cinema', cinemaOf },
}
