import type { Node } from '../journal/node.ts'

/** How long before its fact an answer may arrive. */
const arrivesWithinMs = 3000

/**
 * Resolves with whether a fact is stored here: an answer may arrive before it, but only the fact transfers ownership.
 */
export function storedHere(node: Node, at: { origin: string; seq: number }): Promise<boolean> {
  const here = () => node.journal.head(at.origin).seq >= at.seq
  if (here()) return node.whenMirrored().then(() => true)
  return new Promise(resolve => {
    const leave = node.subscribe(() => {
      if (!here()) return
      leave()
      resolve(true)
    })
    void node.runtime.sleep(arrivesWithinMs).then(() => {
      leave()
      resolve(here())
    })
  })
}
