/**
 * The number a guest is called by at the bar: the last three digits of the bill's own, `123` of `K-000123`. Numbers of a
 * cinema's registers have no gap, so of a thousand sales in a row no two have the same, also while it is cut off.
 */
export function callNumber(billNumber: string): string {
  const digits = /\d+$/.exec(billNumber)?.[0] ?? ''
  return digits.slice(-3).padStart(3, '0')
}
