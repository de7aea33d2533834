import { idSent } from '#core/billing/purchase.ts'

const beginning = 'twice-'

/** An id that is used for two purchases, one of each side. */
export const sharesId = (index: number) => `${beginning}${index}`

/** What the checks call a purchase: by its bill's id, and where two have one id, by its side too. */
export function purchaseOf(billId: string, side: 'register' | 'site'): string {
  return isShared(billId) ? `${idSent(billId)} at the ${side}` : billId
}

export const isShared = (billId: string) => billId.startsWith(beginning)
