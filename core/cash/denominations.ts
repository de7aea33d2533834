/** Coins and notes by currency (ISO 4217), the largest first, in its smallest unit. */
export const denominations = {
  EUR: [50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
} as const satisfies Record<string, readonly number[]>

/** The smallest note of a currency: what is less is a coin. */
export const smallestNote = { EUR: 500 } as const satisfies Record<keyof typeof denominations, number>

/** What everything here is paid in. */
export const currency = 'EUR' satisfies keyof typeof denominations

/** What counted pieces are worth, in cents. */
export function worthOf(coins: readonly { cents: number; pieces: number }[]): number {
  return coins.reduce((sum, { cents, pieces }) => sum + cents * pieces, 0)
}

/** Whether such a coin or note exists. */
export function isCoin(cents: number): boolean {
  return denominations[currency].some(each => each === cents)
}
