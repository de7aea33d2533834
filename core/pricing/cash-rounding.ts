/** What cash adds or takes so that the sum can be paid in coins: 5 cents in Belgium by law, nothing elsewhere. */
export function cashRounding(totalCents: number, country: string): number {
  if (country !== 'BE') return 0
  return Math.round(totalCents / 5) * 5 - totalCents
}
