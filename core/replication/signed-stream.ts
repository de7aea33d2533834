import { partsOf, type SealedFact } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { headSigned, signHead, type ClaimedHead } from '../journal/signing.ts'
import { fitting, syncProtocol, type SyncMessage } from './sync-messages.ts'

/** A piece of a stream that ends with a signed fact. */
export type SignedFacts = ReturnType<Node['journal']['after']>

/**
 * The facts of a stream after `seq` for one message: at most `limit`, the last of them signed by the stream's own
 * node. This node's streams are signed now, once per message; others go as far as signatures of their node are
 * stored.
 */
export function signedAfter(
  { identity, journal, signing }: Node,
  origin: string,
  seq: number,
  limit: number,
): SignedFacts {
  const facts = journal.after(origin, seq, limit)
  const fits = fitting(facts)
  const last = fits.at(-1)
  if (!last) return []
  if (partsOf(origin).nodeId !== identity.nodeId) {
    const end = fits.findLastIndex(isSigned)
    return facts.slice(0, (end < 0 ? facts.findIndex(isSigned) : end) + 1)
  }
  const signature = signHead({ origin, seq: last.seq, hash: last.hash }, signing.own)
  return [...fits.slice(0, -1), { ...last, signature }]
}

const isSigned = ({ signature }: SealedFact) => signature !== undefined

/** How far this node holds a stream and can prove it: another node's stream up to its last signed fact. */
export function provenHead({ identity, journal, signing }: Node, origin: string): ClaimedHead {
  const head = { origin, ...journal.head(origin) }
  if (partsOf(origin).nodeId === identity.nodeId)
    return head.seq ? { ...head, signature: signHead(head, signing.own) } : head
  return journal.signedHead(origin) ?? { origin, seq: 0, hash: '' }
}

/** Whether a stream's own node has signed a claimed head. For a node that is not known here yet: no. */
export function isProven({ signing }: Pick<Node, 'signing'>, head: ClaimedHead): boolean {
  const key = signing.publicKeyOf(partsOf(head.origin).nodeId)
  return key !== undefined && headSigned(head, head.signature, key)
}

/** A node's greeting: how far it holds, and can prove, every stream that it shares with the other side. */
export function helloOf(node: Node, shares: (origin: string) => boolean): SyncMessage {
  const { nodeId, epoch } = node.identity
  const heads = node.journal.heads().filter(head => shares(head.origin))
  return {
    kind: 'hello',
    protocol: syncProtocol,
    nodeId,
    epoch,
    heads: heads.map(({ origin }) => provenHead(node, origin)),
  }
}
