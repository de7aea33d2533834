import { boxById } from '../membership/store.ts'
import type { Actor } from '../journal/fact.ts'
import type { Node, Tx } from '../journal/node.ts'
import type { Known } from './headers.ts'
import { isReceipt } from './receipt.ts'
import { takesReceipts } from './load.ts'

export type ReceiptOutcome = 'known' | 'reinstated' | 'refused'

/**
 * Any employee signed in at a kiosk may send receipts. They are believed because of the box's signature, and only
 * while the box may have forgotten something. A refused one is written to the log and changes nothing.
 *
 * @param take what is done with a receipt that is believed
 */
export async function receiveReceipt(
  node: Node,
  actor: Actor,
  receipt: Known & { signature?: string | undefined },
  take: (tx: Tx) => 'known' | 'reinstated',
): Promise<ReceiptOutcome> {
  const { origin, seq } = receipt
  const cinemaOf = (nodeId: string) => boxById(node.db, nodeId)?.cinemaId
  const why = !isReceipt(receipt, { identity: node.identity, signing: node.signing, cinemaOf })
    ? 'not signed by this cinema’s box'
    : !takesReceipts(node)
      ? 'the box has long recovered'
      : undefined
  if (!why) return node.execute(actor, take)
  node.runtime.log.warn({ event: 'receipt.refused', ...actor, origin, seq, why }, 'a receipt was refused')
  return 'refused'
}
