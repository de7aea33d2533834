import type { GiftDesign } from './design.ts'

/** The most vouchers one order of the website holds. */
export const mostOrdered = 20

/** Whom a voucher is for, a few words to them, and its picture. */
export type Gift = { holderName?: string; message?: string; design?: GiftDesign }

/**
 * What an order keeps of its gifts, encrypted beside the fact: what holds for its only voucher, or of several vouchers what
 * holds for each, in their order.
 */
export type GiftsPart = Gift & { gifts?: readonly Gift[] }

/** A voucher's gift with nothing left out. */
export type WholeGift = { holderName: string; message: string; design: GiftDesign | null }

/** Whom one voucher of an order is for; empty where nobody said it, and once that was erased. */
export function giftAt(part: GiftsPart | undefined, place: number): WholeGift {
  const { holderName = '', message = '', design = null } = (part?.gifts ? part.gifts[place - 1] : part) ?? {}
  return { holderName, message, design }
}
