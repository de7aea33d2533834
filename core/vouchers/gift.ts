/** The most vouchers one order of the website holds. */
export const mostOrdered = 20

/** Whom a voucher is for, and a few words to them. */
export type Gift = { holderName?: string; message?: string }

/**
 * What an order keeps of its gifts, encrypted beside the fact: what holds for its only voucher, or of several vouchers what
 * holds for each, in their order.
 */
export type GiftsPart = Gift & { gifts?: readonly Gift[] }

/** Whom one voucher of an order is for; empty where nobody said it, and once that was erased. */
export function giftAt(part: GiftsPart | undefined, place: number): { holderName: string; message: string } {
  const { holderName = '', message = '' } = (part?.gifts ? part.gifts[place - 1] : part) ?? {}
  return { holderName, message }
}
