/** The prices a basket was shown when its seats were held. */
export type KeptPrices = {
  /** The name of the list, which no other list has. */
  list: string
  /** What the seats are of: a visitor's show, at the till the cinema. */
  heldFor: string
  /** From this moment on (ms) the basket costs what everybody pays. */
  untilMs: number
}

/**
 * The prices a basket has once it holds seats: those it was shown before while their time lasts, and else those of now,
 * for as long as its hold. Holding again gives the prices of now their full time anew, and none to older ones: whoever
 * asks for more time, or for other seats, keeps an old price no longer than the hold it was shown with.
 *
 * @param before what the basket had; undefined for a new one
 */
export function pricesAfterHold(
  before: KeptPrices | undefined,
  now: { list: string; heldFor: string; nowMs: number; holdMs: number },
): KeptPrices {
  const { list, heldFor, nowMs, holdMs } = now
  const stays = before?.heldFor === heldFor && before.list !== list && before.untilMs > nowMs
  return stays ? before : { list, heldFor, untilMs: nowMs + holdMs }
}
