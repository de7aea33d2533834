import type { Node } from '#core/journal/node.ts'

/** Calls the listener when facts of a kind were stored, and when tables were read anew. Returns how to stop that. */
export function onNodeNews(node: Pick<Node, 'subscribe'>, type: string, listener: () => void): () => void {
  return node.subscribe(({ facts, cut }) => {
    if (cut || facts.some(fact => fact.type === type)) listener()
  })
}
