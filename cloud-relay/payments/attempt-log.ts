import { Refusal } from '#core/refusal.ts'
import { nodeActor } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { dropTries, keepTries, readTries, type Tried } from './tries-store.ts'
import { ProviderTrouble } from './provider.ts'

/**
 * Records what the provider does not answer for, since when and how many attempts there were, for the work list. It
 * belongs to this node alone, is no fact, and is written once a round.
 */
export function openAttemptLog(node: Node) {
  const tried = new Map<string, Tried>(readTries(node.db).map(({ entry, ...row }) => [entry, row]))
  const changed = new Set<string>()

  return {
    /** Runs a call to the provider for an entry, and counts it when there is no answer. */
    async counted<R>(entry: string, asking: () => Promise<R>): Promise<R> {
      try {
        const answer = await asking()
        if (tried.delete(entry)) changed.add(entry)
        return answer
      } catch (cause) {
        if (cause instanceof ProviderTrouble) {
          const nowMs = node.runtime.now()
          const before = tried.get(entry) ?? { tries: 0, firstMs: nowMs }
          tried.set(entry, { ...before, tries: before.tries + 1, lastMs: nowMs, trouble: cause.message })
          changed.add(entry)
        }
        throw cause
      }
    },
    /** Writes what changed; while nothing can be written it waits for the next round. */
    async write(): Promise<void> {
      const now = [...changed]
      if (!now.length) return
      changed.clear()
      const put = node.execute(nodeActor('payments'), tx => {
        for (const entry of now) {
          const row = tried.get(entry)
          if (row) keepTries(tx.db, { entry, ...row, trouble: row.trouble.slice(0, 300) })
          else dropTries(tx.db, entry)
        }
      })
      await put.catch((cause: unknown) => {
        if (!(cause instanceof Refusal)) throw cause
        for (const entry of now) changed.add(entry)
      })
    },
  }
}
export type AttemptLog = ReturnType<typeof openAttemptLog>
