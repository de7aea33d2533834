import { appendAll } from '../journal/draft.ts'
import { typedId } from '../journal/id.ts'
import type { Tx } from '../journal/node.ts'
import { privatePart } from '../journal/storage/private-store.ts'
import { giveRest } from './card-rest.ts'
import { cardRestAt, movedTo } from './card-rest-store.ts'
import { exchangeCard as exchange, type CardExchange, type CardHolder } from './exchange-card.ts'
import { codeSize } from './issue.ts'
import { loadRefreshments, loadVoucher, today, turnsOwnedNow } from './load.ts'
import { voucherById, voucherByRequest, type VoucherRow } from './store.ts'
import { turnOwnerOf } from './turn.ts'

/** Moves what is left of a card to a new one; see `exchange-card.ts`, which says what it refuses. */
export function exchangeCard(tx: Tx, oldId: string, ask: CardExchange): VoucherRow {
  const old = loadVoucher(tx, oldId)
  const id = typedId(ask.newCode)
  const codeTaken = voucherById(tx.db, id) !== undefined
  appendAll(
    tx,
    exchange(ask, {
      ...holderOf(tx, old?.voucher),
      old,
      refreshments: loadRefreshments(tx, oldId),
      issued: voucherByRequest(tx.db, ask.requestId),
      codeTaken,
      isHalf: !codeTaken && movedTo(tx.db, oldId).includes(id),
      me: turnsOwnedNow(tx),
      nowMs: tx.nowMs,
    }),
  )
  return voucherById(tx.db, id)!
}

/** Gives anew what lies here on an exchanged card; see `card-rest.ts`, which says what it refuses. */
export function giveCardRest(tx: Tx, oldId: string, requestId: string): VoucherRow {
  const old = voucherById(tx.db, oldId)
  const issued = voucherByRequest(tx.db, requestId)
  appendAll(
    tx,
    giveRest(requestId, {
      ...holderOf(tx, old),
      old,
      rest: cardRestAt(tx.db, oldId, turnOwnerOf(tx.identity)),
      issued: issued && { isForOld: movedTo(tx.db, oldId).includes(issued.id) },
      me: turnsOwnedNow(tx),
      newCode: tx.id(codeSize),
    }),
  )
  return voucherByRequest(tx.db, requestId)!
}

function holderOf(tx: Tx, voucher: VoucherRow | undefined): CardHolder {
  const held =
    voucher &&
    privatePart<{ holderName?: string; reference?: string; email?: string }>(tx, voucher.privateDigest)
  const cinemaId = tx.identity.cinemaId ?? null
  return {
    holderName: held?.holderName ?? '',
    holderEmail: held?.email,
    reference: held?.reference,
    owner: turnOwnerOf(tx.identity),
    cinemaId,
    today: today(tx, cinemaId),
  }
}
