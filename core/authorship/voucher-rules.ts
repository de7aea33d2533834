import type { FactBodies, FactType } from '../journal/fact-bodies.ts'
import { turnOwnerOf, type Author, type Authorship, type Cinemas } from './author.ts'
import { isWorth } from './money.ts'

const purchaseCinemas = (body: { cinemaId: string }): Cinemas => [body.cinemaId]
const turnsAreIts = ({ owner }: { owner: string }, author: Author) => owner === turnOwnerOf(author)
const everybodys = { by: 'both', in: 'exhibitor', cinemaOf: null } as const

type VoucherFact = Extract<
  FactType,
  `voucher.${string}` | `voucher_debt.${string}` | `refreshments.${string}` | `turns.${string}`
>

/** Vouchers with their turns and their value: whoever owns those says what becomes of them. */
export const voucherRules: { readonly [T in VoucherFact]: Authorship<FactBodies[T]> } = {
  'voucher.ordered': { by: 'relay', in: 'cinema', cinemaOf: purchaseCinemas },
  'voucher.addressed': { by: 'relay', in: 'cinema', cinemaOf: purchaseCinemas },
  'voucher.mailed': { by: 'relay', in: 'cinema', cinemaOf: purchaseCinemas },
  'voucher.issued': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: ({ cinemaId }) => [cinemaId],
    only: turnsAreIts,
  },
  'voucher.cancelled': everybodys,
  'voucher.taken_back': everybodys,
  'voucher.take_back_undone': everybodys,
  'voucher.overridden': { by: 'both', in: 'exhibitor', cinemaOf: purchaseCinemas, only: turnsAreIts },
  'voucher_debt.settled': { by: 'both', in: 'exhibitor', cinemaOf: purchaseCinemas, only: turnsAreIts },
  'voucher_debt.written_off': everybodys,
  'voucher.extended': everybodys,
  'voucher.topped_up': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: ({ cinemaId }) => [cinemaId],
    only: (body, author) => turnsAreIts(body, author) && isWorth(body),
  },
  'voucher.top_up_refunded': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: purchaseCinemas,
    only: (body, author) => turnsAreIts(body, author) && isWorth(body),
  },
  'refreshments.transferred': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: null,
    only: (body, author) =>
      turnsAreIts(body, author) && isWorth(body) && (author.side === 'box') === (body.to === 'relay'),
  },
  'refreshments.spent': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: purchaseCinemas,
    only: (body, author) => turnsAreIts(body, author) && body.spent.every(isWorth),
  },
  'refreshments.returned': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: purchaseCinemas,
    only: (body, author) => turnsAreIts(body, author) && body.returned.every(isWorth),
  },
  'turns.transferred': {
    by: 'both',
    in: 'exhibitor',
    cinemaOf: null,
    only: ({ to }, { side }) => (side === 'box') === (to === 'relay'),
  },
  'turns.kept': { by: 'both', in: 'exhibitor', cinemaOf: purchaseCinemas, only: turnsAreIts },
  'turns.spent': { by: 'both', in: 'exhibitor', cinemaOf: purchaseCinemas, only: turnsAreIts },
  'turns.returned': { by: 'both', in: 'exhibitor', cinemaOf: purchaseCinemas, only: turnsAreIts },
}
