import { readFact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'

/**
 * Calls `reconcile` whenever the relay begins to recover, now or later, with the time of the last thing it still
 * remembers (ISO): money may have moved since that it has forgotten. Returns how to stop.
 */
export function whenRecovering(node: Node, reconcile: (since: string) => void): () => void {
  let answered: string | undefined
  const look = () => {
    const recovery = node.standing.recovery()
    if (!recovery || recovery.askId === answered) return
    answered = recovery.askId
    const [last] = node.journal.since(node.journal.position() - 1)
    reconcile(last ? readFact(last.bytes).at : new Date(0).toISOString())
  }
  look()
  return node.standing.onChange(look)
}
