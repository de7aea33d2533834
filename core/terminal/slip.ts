import * as z from 'zod'
import { maskedCards } from './masked.ts'

/** Whom a slip is for. */
export const slipFors = ['guest', 'cinema'] as const
export type SlipFor = (typeof slipFors)[number]

/** Longest slip of a card terminal that is kept, in lines. */
export const mostSlipLines = 60

const word = z.string().max(60).nullable()

/**
 * What belongs on the slip of a card payment, as a terminal tells it and independent of any language; null for what it does
 * not tell. `card` is masked. `lines` is a slip that the terminal wrote itself.
 */
export const cardSlip = z.strictObject({
  card: word,
  /** The application on the card (AID), such as `A0000000031010`. */
  application: word,
  /** What the bank calls its approval. */
  authorisation: word,
  /** What the terminal, or its provider, calls the terminal. */
  terminal: word,
  /** How the card was read. */
  entry: z.enum(['chip', 'contactless', 'stripe', 'typed']).nullable(),
  /** How the guest was known. */
  verified: z.enum(['pin', 'signature', 'device', 'none']).nullable(),
  lines: z.array(z.string().max(60)).max(mostSlipLines),
})
export type CardSlip = z.infer<typeof cardSlip>

/** A slip of which a terminal tells no more than this. */
export function slipOf(reported: Partial<CardSlip>): CardSlip | undefined {
  const { entry = null, verified = null, lines = [] } = reported
  const tidy = (text: string | null | undefined) =>
    text ? maskedCards(text.trim()).slice(0, 60) || null : null
  const slip: CardSlip = {
    card: tidy(reported.card),
    // Its digits are no card's: it begins with a letter.
    application: /^[A-F][0-9A-F]{9,31}$/i.test(reported.application ?? '')
      ? reported.application!.trim()
      : null,
    authorisation: tidy(reported.authorisation),
    terminal: tidy(reported.terminal),
    entry,
    verified,
    lines: lines.slice(0, mostSlipLines),
  }
  const isEmpty = Object.values(slip).every(each => each === null || (Array.isArray(each) && !each.length))
  return isEmpty ? undefined : slip
}
