import { Refusal } from '../refusal.ts'
import type { Draft } from '../journal/draft.ts'
import { onNewCard, type CardHolder } from './exchange-card.ts'
import type { Part } from './refreshments.ts'
import type { VoucherRow } from './store.ts'
import type { Turn, TurnOwner } from './turn.ts'

/** What an owner has of an exchanged card beyond what is on the new one; below zero where that has more. */
export type CardRest = { owner: TurnOwner; turns: number; cents: number }

/**
 * What lies on an exchanged card, for each owner: its free turns and its cents, less what the cards have with which that
 * owner took it over. A return puts it there, and where a box had two histories both may have exchanged it. None where it
 * is even.
 */
export function restsOf(
  old: { turns: Iterable<Pick<Turn, 'owner' | 'state'>>; parts: ReadonlyMap<TurnOwner, Pick<Part, 'cents'>> },
  made: readonly Pick<VoucherRow, 'owner' | 'turns' | 'refreshmentCents'>[],
): CardRest[] {
  const rests = new Map<TurnOwner, CardRest>()
  const add = (owner: TurnOwner, turns: number, cents: number) => {
    const before = rests.get(owner) ?? { owner, turns: 0, cents: 0 }
    rests.set(owner, { owner, turns: before.turns + turns, cents: before.cents + cents })
  }
  for (const { owner, state } of old.turns) if (state === 'free') add(owner, 1, 0)
  for (const [owner, { cents }] of old.parts) add(owner, 0, cents)
  for (const { owner, turns, refreshmentCents } of made) add(owner, -turns, -refreshmentCents)
  return [...rests.values()]
    .filter(({ turns, cents }) => turns !== 0 || cents !== 0)
    .toSorted((a, b) => (a.owner < b.owner ? -1 : 1))
}

/** An exchanged card and what of it lies here, as one node knows it at one moment. */
export type RestNow = CardHolder & {
  old: VoucherRow | undefined
  rest: { turns: number; cents: number } | undefined
  /** The card that this very request made before, and whether it was for this one. */
  issued: { isForOld: boolean } | undefined
  /** Null while this node may not use what it holds, see `turnsOwnedNow`. */
  me: TurnOwner | null
  newCode: string
}

/**
 * The facts that give anew what lies on an exchanged card here: a voucher more, of its kind, its end and its holder, by the
 * two facts of an exchange. What is below zero stays as it is.
 *
 * Refuses `voucher_unknown`, `card_empty`, `node_recovering` and `request_reused`.
 */
export function giveRest(requestId: string, now: RestNow): Draft[] {
  if (now.issued) {
    if (!now.issued.isForOld) throw new Refusal('request_reused')
    return []
  }
  if (!now.old) throw new Refusal('voucher_unknown')
  const left = { turns: Math.max(0, now.rest?.turns ?? 0), cents: Math.max(0, now.rest?.cents ?? 0) }
  if (!left.turns && !left.cents) throw new Refusal('card_empty')
  if (!now.me) throw new Refusal('node_recovering')
  return onNewCard(now.old, { requestId, code: now.newCode, left }, now)
}
