import { factsPerMessage } from '#core/journal/trust.ts'
import { partsOf, parseFact, type SealedFact } from '#core/journal/fact.ts'
import type { Node, Received } from '#core/journal/node.ts'
import { signHead } from '#core/journal/signing.ts'
import { keysOf } from './keys.ts'

/** Facts of a stream as its own node sends them: the last one signed. What cannot be read is left as it is. */
export function signed(origin: string, facts: readonly SealedFact[]): SealedFact[] {
  const last = facts.at(-1)
  if (!last) return []
  try {
    const head = { origin, seq: parseFact(last.bytes).seq, hash: last.hash }
    return [...facts.slice(0, -1), { ...last, signature: signHead(head, keysOf(partsOf(origin).nodeId).own) }]
  } catch {
    return [...facts]
  }
}

/** Hands facts of a stream to a node as they come over a line: in messages that its own node has signed. */
export async function receiveSigned(
  to: Node,
  origin: string,
  facts: readonly SealedFact[],
  keys?: Readonly<Record<string, string>>,
): Promise<Received> {
  let received: Received | undefined
  for (let from = 0; from < facts.length || !received; from += factsPerMessage)
    received = await to.receive(origin, signed(origin, facts.slice(from, from + factsPerMessage)), keys)
  return received
}
