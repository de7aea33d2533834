/**
 * What rounding adds or subtracts so that a sum can be paid in coins: to 5 cents in Belgium by law, nothing elsewhere.
 */
export function cashRounding(totalCents: number, country: string): number {
  if (country !== 'BE') return 0
  return Math.round(totalCents / 5) * 5 - totalCents
}
