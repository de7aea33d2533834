import { sql } from 'kysely'
import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import { mark, type Purchase } from './purchase.ts'

/**
 * What purchases do with vouchers is written in streams of the exhibitor, so tables hear of it before the purchase
 * itself, or without it: what began that one may be lost for good. By its author it is known whose purchase is meant.
 */
type TurnOwner = Tables['vouchers']['owner']
type Move = { from: string; to: string; owner: TurnOwner }
const moveTokens = prepared((q, given: Move) =>
  q
    .updateTable('turn_tokens')
    .set({ bill_id: given.to })
    .where('bill_id', '=', given.from)
    .where('owner', '=', given.owner),
)
const moveChanges = prepared((q, given: Move) =>
  q
    .updateTable('turn_changes')
    .set({ bill_id: given.to })
    .where('bill_id', '=', given.from)
    .where('owner', '=', given.owner),
)
const moveDebts = prepared((q, given: Move) =>
  q
    .updateTable('voucher_debts')
    .set({ bill_id: given.to })
    .where('bill_id', '=', given.from)
    .where('owner', '=', given.owner),
)
const moveVouchers = prepared((q, given: Move) =>
  q
    .updateTable('vouchers')
    .set({ bill_id: given.to })
    .where('bill_id', '=', given.from)
    .where('owner', '=', given.owner),
)

/** As `ownId` says it, from the row's own owner and cinema. */
const seller = sql<string>`iif(owner = 'relay', 'relay:', 'box:') || cinema_id`
const ofSeller = sql<string>`bill_id || ${sql.lit(mark)} || ${seller}`
type Others = { id: string; owner: TurnOwner }
const partTokens = prepared((q, given: Others) =>
  q
    .updateTable('turn_tokens')
    .set({
      bill_id: sql<string>`bill_id || ${sql.lit(mark)} || (select ${seller} from turn_changes c
        where c.voucher_id = turn_tokens.voucher_id and c.turn = turn_tokens.turn
          and c.version = turn_tokens.version and c.fact = turn_tokens.fact)`,
    })
    .where('bill_id', '=', given.id)
    .where('owner', '<>', given.owner),
)
const partChanges = prepared((q, given: Others) =>
  q
    .updateTable('turn_changes')
    .set({ bill_id: ofSeller })
    .where('bill_id', '=', given.id)
    .where('owner', '<>', given.owner),
)
const partDebts = prepared((q, given: Others) =>
  q
    .updateTable('voucher_debts')
    .set({ bill_id: ofSeller })
    .where('bill_id', '=', given.id)
    .where('owner', '<>', given.owner),
)
const partVouchers = prepared((q, given: Others) =>
  q
    .updateTable('vouchers')
    .set({ bill_id: ofSeller })
    .where('bill_id', '=', given.id)
    .where('owner', '<>', given.owner)
    .where('cinema_id', 'is not', null),
)

const ofOthers = (
  q: Builder,
  table: 'turn_tokens' | 'turn_changes' | 'voucher_debts' | 'vouchers',
  given: Others,
) =>
  q
    .selectFrom(table)
    .select(sql<1>`1`.as('one'))
    .where('bill_id', '=', given.id)
    .where('owner', '<>', given.owner)
/**
 * Nearly never does anybody else have turns under the id of a purchase that begins: one question tells so in a
 * third of the time of four updates that find nothing.
 */
const hasOthers = prepared((q, given: Others) =>
  q.selectNoFrom(({ or, exists }) =>
    or([
      exists(ofOthers(q, 'turn_tokens', given)),
      exists(ofOthers(q, 'turn_changes', given)),
      exists(ofOthers(q, 'voucher_debts', given)),
      exists(ofOthers(q, 'vouchers', given)),
    ]).as('some'),
  ),
)

const ownerOf = ({ owner, cinemaId }: Purchase): TurnOwner =>
  owner === 'relay' ? 'relay' : `cinema:${cinemaId}`

/** What a purchase did with vouchers follows its bill to another name. */
export function moveTurns(db: Db, from: string, to: string, purchase: Purchase): void {
  const owner = ownerOf(purchase)
  for (const move of [moveTokens, moveChanges, moveDebts, moveVouchers]) move.run(db, { from, to, owner })
}

/** A purchase has its id for itself: what others did with vouchers under that id goes by their own names. */
export function partTurns(db: Db, id: string, purchase: Purchase): void {
  const owner = ownerOf(purchase)
  if (!hasOthers.first(db, { id, owner })?.some) return
  for (const part of [partTokens, partChanges, partDebts, partVouchers]) part.run(db, { id, owner })
}
