import { partsOf, type SealedFact } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { headSigned, signHead, type ClaimedHead } from '../journal/signing.ts'
import { fitting, syncProtocol, type SyncMessage } from './sync-messages.ts'

/** A piece of a stream that ends with a signed fact. */
export type SignedFacts = ReturnType<Node['journal']['after']>

/**
 * What may be sent of a stream after `seq` in one message: at most `limit` facts, the last of which its own node has signed. A stream of
 * one's own is signed now, once for all of them; another's goes as far as its node's signatures came with it.
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

/** How far a node holds a stream and can prove it: of another node's as far as that one has signed it. */
export function provenHead({ identity, journal, signing }: Node, origin: string): ClaimedHead {
  const head = { origin, ...journal.head(origin) }
  if (partsOf(origin).nodeId === identity.nodeId)
    return head.seq ? { ...head, signature: signHead(head, signing.own) } : head
  return journal.signedHead(origin) ?? { origin, seq: 0, hash: '' }
}

/** Whether a stream's own node has signed what somebody claims of it. Nodes nobody has heard of prove nothing yet. */
export function isProven({ signing }: Pick<Node, 'signing'>, head: ClaimedHead): boolean {
  const key = signing.publicKeyOf(partsOf(head.origin).nodeId)
  return key !== undefined && headSigned(head, head.signature, key)
}

/** What a node says first: how far it holds every stream that it shares with the other side, and can prove it. */
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
