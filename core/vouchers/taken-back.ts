import { Refusal } from '../refusal.ts'
import type { Draft } from '../journal/draft.ts'

/** A card that somebody hands in at a scanner. */
export type TakeBack = {
  /** Made per press: sent again it is the same. */
  takingId: string
  voucherId: string
  /** The scanner it is handed in at. */
  gate: string
}

/** A taking back that is in force. */
export type Taken = { takingId: string; at: string; by: string; gate: string }

/** What one node knows of a card that is handed in, at one moment. */
export type CardInHand = {
  /** Turns nobody used, wherever they are, and what is left for snacks and drinks, in cents. */
  turnsLeft: number
  centsLeft: number
  /** A visitor is paying with it. */
  isPaying: boolean
  /** It is worth nothing any more, whatever was left: it was exchanged, or a manager cancelled it. */
  isCancelled: boolean
  taken: Taken | undefined
  /** This very taking back was undone: sent again it writes nothing anew. */
  isUndone: boolean
}

/**
 * Takes a used-up card back, to be recycled: once, by whoever is at the door. Refuses `card_taken_back` (when, and by
 * whom), `card_in_payment`, `card_not_used_up` with what is left, and `card_not_taken_back` for one that was undone.
 */
export function takeBack({ takingId, voucherId, gate }: TakeBack, card: CardInHand): Draft[] {
  const { taken } = card
  if (card.isUndone) throw new Refusal('card_not_taken_back')
  if (taken?.takingId === takingId) return []
  if (taken) throw new Refusal('card_taken_back', { at: taken.at, by: taken.by || taken.gate })
  if (!card.isCancelled) requireUsedUp(card)
  return [{ scope: 'exhibitor', type: 'voucher.taken_back', body: { takingId, voucherId, gate } }]
}

function requireUsedUp({ isPaying, turnsLeft, centsLeft }: CardInHand): void {
  if (isPaying) throw new Refusal('card_in_payment')
  if (turnsLeft > 0 || centsLeft > 0)
    throw new Refusal('card_not_used_up', {
      left: turnsLeft,
      value: (Math.max(0, centsLeft) / 100).toFixed(2),
    })
}

/**
 * Undoes a taking back: the card is with its guest again. Done again it writes nothing. Refuses `card_not_taken_back`
 * for one that is not in force here.
 */
export function undoTakeBack({ takingId, voucherId, gate }: TakeBack, card: CardInHand): Draft[] {
  if (card.isUndone) return []
  if (card.taken?.takingId !== takingId) throw new Refusal('card_not_taken_back')
  return [{ scope: 'exhibitor', type: 'voucher.take_back_undone', body: { takingId, voucherId, gate } }]
}
