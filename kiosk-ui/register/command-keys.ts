import { commandMark, type RegisterCommand } from '#core/kiosks/register-command-names.ts'
import { keys } from './keys.ts'
import { mostOfProduct, type Basket } from './sale/basket.ts'

/** The texts of a scan that may be a command. */
export const commandsIn = (texts: readonly string[]): string[] =>
  texts.map(text => text.trim()).filter(text => text.toUpperCase().startsWith(commandMark))

/** The key that a command stands for; null for one that says how many. */
export function keyOf(command: RegisterCommand): string | null {
  const number = Number(/\d$/.exec(command)?.[0])
  if (command.startsWith('show')) return keys.shows[number - 1] ?? null
  if (command.startsWith('price')) return keys.rates[number - 1] ?? null
  if (command.startsWith('times') || command === 'less') return null
  return keys[command as 'cash' | 'card' | 'next' | 'back' | 'clear' | 'park']
}

/** The product that was scanned last, and the basket it went into. */
export type LastScanned = { basketId: string; productId: string }

/**
 * How many there are of the product that was scanned last, for this customer, or else stands last in the basket; null where
 * there is none.
 */
export function lastProduct({ id, products }: Basket, scanned: LastScanned | null) {
  const meant = scanned?.basketId === id ? scanned.productId : undefined
  return products.findLast(({ productId }) => productId === meant) ?? products.at(-1) ?? null
}

/** So many of a product, by a command. */
export function quantityBy(command: RegisterCommand, has: number): number {
  const wanted = command === 'less' ? has - 1 : Number(command.slice('times'.length))
  return Math.max(0, Math.min(mostOfProduct, wanted))
}
