import { newKey } from '#ui/new-id.ts'
import type { Quantities } from './tickets.ts'

/** The part of a basket that survives a reload of its tab. */
export type KeptBasket = {
  /** The access key of the hold and of the bill it becomes. */
  id: string
  quantities: Quantities
  /** Ids of the seats held, in the order they were chosen. */
  seats: readonly string[]
  /** The visitor chose these seats by hand. */
  picked: boolean
}

const keyOf = (scheduleId: string) => `foyer.basket.${scheduleId}`

/** A basket with nothing in it. */
export const freshBasket = (): KeptBasket => ({ id: newKey(), quantities: {}, seats: [], picked: false })

/** The basket this tab has for a show, or a new one. */
export function rememberedBasket(scheduleId: string): KeptBasket {
  const fresh = freshBasket()
  try {
    const text = sessionStorage.getItem(keyOf(scheduleId))
    return text ? { ...fresh, ...(JSON.parse(text) as KeptBasket) } : fresh
  } catch {
    return fresh
  }
}

export function keepBasket(scheduleId: string, { id, quantities, seats, picked }: KeptBasket): void {
  try {
    sessionStorage.setItem(keyOf(scheduleId), JSON.stringify({ id, quantities, seats, picked }))
  } catch {
    // Without browser storage the basket is lost on reload; its hold expires by itself.
  }
}

export function forgetBasket(scheduleId: string): void {
  try {
    sessionStorage.removeItem(keyOf(scheduleId))
  } catch {
    // Nothing was stored.
  }
}
