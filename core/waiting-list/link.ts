import { readSignedText, signText } from '../access/signed-text.ts'

/** What a mailed link is for. */
export type WaitingLinkFor = 'confirm' | 'offer' | 'leave'

const purposes: Readonly<Record<WaitingLinkFor, string>> = {
  confirm: 'confirm a place on a waiting list',
  offer: 'take seats of a waiting list',
  leave: 'leave a waiting list',
}

/**
 * The text of a link for one guest, or one offer, which only this exhibitor's relay can write.
 *
 * @param id the guest's; of a link to an offer the offer's
 * @param endMs when it ends, epoch milliseconds; a link to leave never does
 */
export function writeWaitingLink(
  secret: string,
  what: WaitingLinkFor,
  id: string,
  endMs = Number.MAX_SAFE_INTEGER,
): string {
  return signText({ secret, purpose: purposes[what] }, [id], endMs)
}

/** Whose link it is; undefined for one that was not written here, for something else, or is over. */
export function readWaitingLink(
  secret: string,
  what: WaitingLinkFor,
  text: string,
  nowMs: number,
): string | undefined {
  const [id] = readSignedText({ secret, purpose: purposes[what] }, text, nowMs) ?? []
  return typeof id === 'string' ? id : undefined
}
