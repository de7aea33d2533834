import { readSignedText, signText } from '../../access/signed-text.ts'

/** How long a link to confirm holds, and how long whoever does not is kept. */
export const confirmDays = 7

const confirming = 'confirm a newsletter'
const leaving = 'leave a newsletter'

/** What a link is for. */
export type LinkFor = 'confirm' | 'leave'

const purposes: Readonly<Record<LinkFor, string>> = { confirm: confirming, leave: leaving }

/**
 * The text of a link for one subscriber, which only this exhibitor's relay can write.
 *
 * @param endMs when it ends, epoch milliseconds; a link to leave never does
 */
export function writeNewsletterLink(
  secret: string,
  what: LinkFor,
  subscriberId: string,
  endMs = Number.MAX_SAFE_INTEGER,
): string {
  return signText({ secret, purpose: purposes[what] }, [subscriberId], endMs)
}

/** Whose link it is; undefined for one that was not written here, for something else, or is over. */
export function readNewsletterLink(
  secret: string,
  what: LinkFor,
  text: string,
  nowMs: number,
): string | undefined {
  const [id] = readSignedText({ secret, purpose: purposes[what] }, text, nowMs) ?? []
  return typeof id === 'string' ? id : undefined
}
