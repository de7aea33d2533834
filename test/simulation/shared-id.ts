import { idSent } from '#core/billing/purchase.ts'
import { billIdOf } from '#core/billing/purchase-store.ts'
import type { Node } from '#core/journal/node.ts'

const beginning = 'twice-'

/** An id that is used for two purchases, one of each side. */
export const sharesId = (index: number) => `${beginning}${index}`

/** What the checks call a purchase: by its bill's id, and where two have one id, by its side too. */
export function purchaseOf(billId: string, side: 'register' | 'site'): string {
  return isShared(billId) ? `${idSent(billId)} at the ${side}` : billId
}

export const isShared = (billId: string) => billId.startsWith(beginning)

/**
 * What the tables of a place call a purchase of its own by the time somebody has the answer that names it: another one
 * that has its id may have come meanwhile.
 */
export const calledNow = ({ db, identity: { role, cinemaId } }: Node, billId: string) =>
  cinemaId === undefined || role === 'relay' ? billId : billIdOf(db, billId, { owner: role, cinemaId })
