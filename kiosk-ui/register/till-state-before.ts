import type { Basket } from './sale/basket.ts'
import { selling, settling, type At, type Exchanged, type TillState } from './till-state.ts'

/** The former stored form: three independent parts, of which most combinations meant nothing. */
export type KeptBefore = {
  basket: Basket
  phase: { at: 'choosing' | 'terminal' } | Omit<At<'unsure'>, 'basket'> | At<'sold'>
  exchanging: (Exchanged & { asking: boolean; doneCents: number | null }) | null
}

/** Reads it, so that an update in the middle of a sale loses none. */
export function fromBefore({ basket, phase, exchanging }: KeptBefore): TillState {
  if (phase.at === 'sold') return phase
  if (phase.at === 'unsure') return { ...phase, basket }
  if (phase.at === 'terminal') return { at: 'terminal', basket }
  if (!exchanging) return selling(basket)
  const { asking, doneCents, ...exchanged } = exchanging
  if (doneCents !== null) return { at: 'swapped', exchanged, differenceCents: doneCents }
  return settling({ ...selling(basket), at: 'exchanging', exchanged }, asking)
}
