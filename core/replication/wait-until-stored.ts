import type { Node } from '../journal/node.ts'

/** How long before what it rests on an answer may arrive, and a question be asked. */
const arrivesWithinMs = 3000

/**
 * Resolves with whether a fact is stored here: an answer may arrive before it, but only the fact transfers ownership.
 */
export function storedHere(node: Node, at: { origin: string; seq: number }): Promise<boolean> {
  const here = () => node.journal.head(at.origin).seq >= at.seq
  return here() ? node.whenMirrored().then(() => true) : storedSoon(node, here)
}

/** Resolves with whether what is on its way is stored here as soon as it is, within three seconds. */
export function storedSoon(node: Node, here: () => boolean): Promise<boolean> {
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
