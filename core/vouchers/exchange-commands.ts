import { appendAll } from '../journal/draft.ts'
import { typedId } from '../journal/id.ts'
import type { Tx } from '../journal/node.ts'
import { privatePart } from '../journal/storage/private-store.ts'
import { exchangeCard as exchange, type CardExchange } from './exchange-card.ts'
import { loadRefreshments, loadVoucher, today, turnsOwnedNow } from './load.ts'
import { voucherById, voucherByRequest, type VoucherRow } from './store.ts'
import { turnOwnerOf } from './turn.ts'

/** Moves what is left of a card to a new one; see `exchange-card.ts`, which says what it refuses. */
export function exchangeCard(tx: Tx, oldId: string, ask: CardExchange): VoucherRow {
  const old = loadVoucher(tx, oldId)
  const cinemaId = tx.identity.cinemaId ?? null
  const id = typedId(ask.newCode)
  const held =
    old &&
    privatePart<{ holderName?: string; reference?: string; email?: string }>(tx, old.voucher.privateDigest)
  appendAll(
    tx,
    exchange(ask, {
      old,
      refreshments: loadRefreshments(tx, oldId),
      issued: voucherByRequest(tx.db, ask.requestId),
      codeTaken: voucherById(tx.db, id) !== undefined,
      holderName: held?.holderName ?? '',
      holderEmail: held?.email,
      reference: held?.reference,
      owner: turnOwnerOf(tx.identity),
      me: turnsOwnedNow(tx),
      cinemaId,
      today: today(tx, cinemaId),
      nowMs: tx.nowMs,
    }),
  )
  return voucherById(tx.db, id)!
}
