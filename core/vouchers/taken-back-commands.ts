import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { leftOf } from './refreshments.ts'
import { refreshmentPartsOf } from './part-store.ts'
import { turnsOf, type VoucherRow } from './store.ts'
import {
  takeBack as take,
  undoTakeBack as undo,
  type CardInHand,
  type TakeBack,
  type Taken,
} from './taken-back.ts'
import { isTakingUndone, takingOf } from './taken-back-store.ts'

type At = Pick<Tx, 'db' | 'catalogue'>

/** What is known here of a card that somebody hands in; `takingId` is the taking back that is asked about. */
export function cardInHand(at: At, voucher: VoucherRow, takingId = ''): CardInHand {
  const turns = [...turnsOf(at.db, voucher).values()]
  return {
    turnsLeft: turns.filter(({ state }) => state === 'free').length,
    centsLeft: leftOf({ parts: refreshmentPartsOf(at.db, voucher) }),
    isPaying: turns.some(({ state }) => state === 'paying'),
    isCancelled: voucher.cancelled,
    taken: takenBack(at, voucher.id),
    isUndone: isTakingUndone(at.db, takingId),
  }
}

/** When a card was taken back, by whom and where; their name is empty where it is not known here. */
export function takenBack({ db, catalogue }: At, voucherId: string): Taken | undefined {
  const row = takingOf(db, voucherId)
  if (!row) return undefined
  const { takingId, at, gate, who } = row
  return { takingId, at, gate, by: catalogue.get('employee', who.replace(/^employee:/, ''))?.name ?? '' }
}

/** Takes a used-up card back; see `taken-back.ts`, which says what it refuses. Cut off it is done as well. */
export function takeBack(tx: Tx, voucher: VoucherRow, asked: Omit<TakeBack, 'voucherId'>): void {
  appendAll(tx, take({ ...asked, voucherId: voucher.id }, cardInHand(tx, voucher, asked.takingId)))
}

/** Undoes that; see `taken-back.ts`. */
export function undoTakeBack(tx: Tx, voucher: VoucherRow, asked: Omit<TakeBack, 'voucherId'>): void {
  appendAll(tx, undo({ ...asked, voucherId: voucher.id }, cardInHand(tx, voucher, asked.takingId)))
}
