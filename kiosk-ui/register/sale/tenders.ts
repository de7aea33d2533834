/** The notes people pay with at a counter, in cents. Source: the euro's series; 200 and 500 are rare at a till. */
export const notes: readonly number[] = [500, 1000, 2000, 5000, 10000]

/**
 * What people most likely hand over for a sum, besides the exact amount: the sum rounded up to each note, in cents,
 * smallest first, at most five.
 */
export function likelyTenders(dueCents: number): number[] {
  if (dueCents <= 0) return []
  const sums = notes.map(note => Math.ceil(dueCents / note) * note)
  return [...new Set(sums)].filter(cents => cents > dueCents).sort((a, b) => a - b)
}
