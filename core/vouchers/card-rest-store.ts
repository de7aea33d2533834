import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import { restsOf, type CardRest } from './card-rest.ts'
import { refreshmentPartsOf } from './part-store.ts'
import { turnsOf, voucherById } from './store.ts'
import type { TurnOwner } from './turn.ts'

const putMove = prepared((q, given: Tables['card_moves']) =>
  q
    .insertInto('card_moves')
    .orIgnore()
    .values(only(given, 'voucher_id', 'moved_to')),
)
const newCardsOf = prepared((q, given: { voucherId: string }) =>
  q
    .selectFrom('card_moves')
    .select('moved_to as id')
    .where('voucher_id', '=', given.voucherId)
    .orderBy('moved_to'),
)
const oldCardsOf = prepared((q, given: { movedTo: string }) =>
  q
    .selectFrom('card_moves')
    .select('voucher_id as id')
    .where('moved_to', '=', given.movedTo)
    .orderBy('voucher_id'),
)
const forget = prepared((q, given: { voucherId: string }) =>
  q.deleteFrom('card_rests').where('voucher_id', '=', given.voucherId),
)
const remember = prepared((q, given: Tables['card_rests']) =>
  q.insertInto('card_rests').values(only(given, 'voucher_id', 'owner', 'turns', 'cents')),
)
const rests = prepared((q, given: { limit: number }) =>
  q
    .selectFrom('card_rests')
    .select(['voucher_id as voucherId', 'owner', 'turns', 'cents'])
    .orderBy('voucher_id')
    .orderBy('owner')
    .limit(given.limit),
)
const restAt = prepared((q, given: { voucherId: string; owner: TurnOwner }) =>
  q
    .selectFrom('card_rests')
    .select(['turns', 'cents'])
    .where('voucher_id', '=', given.voucherId)
    .where('owner', '=', given.owner),
)

/** A card was exchanged for another one. */
export function noteCardMove(db: Db, voucherId: string, movedTo: string): void {
  putMove.run(db, { voucher_id: voucherId, moved_to: movedTo })
  noteCardRest(db, voucherId)
}

/** Looks anew at the cards that were exchanged for a voucher, which has just been issued. */
export function noteRestsOf(db: Db, issuedId: string): void {
  for (const id of movedInto(db, issuedId)) noteCardRest(db, id)
}

/**
 * Looks whether something lies on an exchanged card that is on no other one, or whether more is on the other than it had.
 * Where one of them is not known yet, it is looked at when its issue arrives.
 */
export function noteCardRest(db: Db, voucherId: string): void {
  const to = newCardsOf.all(db, { voucherId })
  if (!to.length) return
  forget.run(db, { voucherId })
  const old = voucherById(db, voucherId)
  const made = to.flatMap(({ id }) => voucherById(db, id) ?? [])
  if (!old || made.length < to.length) return
  const left = { turns: turnsOf(db, old).values(), parts: refreshmentPartsOf(db, old) }
  for (const { owner, turns, cents } of restsOf(left, made))
    remember.run(db, { voucher_id: voucherId, owner, turns, cents })
}

/** Exchanged cards that are not even with the ones they were exchanged for, by their codes. */
export function cardRests(db: Db, limit: number): (CardRest & { voucherId: string })[] {
  return rests.all(db, { limit })
}

/** What an owner has of an exchanged card beyond what is on the new one; undefined where it is even, or was not exchanged. */
export function cardRestAt(
  db: Db,
  voucherId: string,
  owner: TurnOwner,
): { turns: number; cents: number } | undefined {
  return restAt.first(db, { voucherId, owner })
}

/** The codes of the cards that were exchanged for it. */
export function movedInto(db: Db, voucherId: string): string[] {
  return oldCardsOf.all(db, { movedTo: voucherId }).map(({ id }) => id)
}

/** Its code and those of every card whose rest it has, however often that was exchanged. */
export function withOldCards(db: Db, voucherId: string): ReadonlySet<string> {
  const all = new Set([voucherId])
  for (const code of all) for (const before of movedInto(db, code)) all.add(before)
  return all
}

/** The codes of the cards it was exchanged for. */
export function movedTo(db: Db, voucherId: string): string[] {
  return newCardsOf.all(db, { voucherId }).map(({ id }) => id)
}

/** Its code and those of every card that has what was left of it, however often it was exchanged. */
export function withNewCards(db: Db, voucherId: string): ReadonlySet<string> {
  const all = new Set([voucherId])
  // A set goes on with what is added to it, and two cards that name each other are in it once.
  for (const code of all) for (const next of movedTo(db, code)) all.add(next)
  return all
}
