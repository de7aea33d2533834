import type { Runtime } from '#core/journal/identity.ts'

/** Names of payments that were asked about are forgotten beyond this, the oldest first. */
const receipt = 1000

type Asked = { startedMs: number; running?: Promise<void> | undefined; waiting?: Promise<void> | undefined }

/**
 * Questions to the provider, each about one thing: one at a time, and so long between the starts of two. Pages, webhooks
 * and people may ask as often as they like; the provider hears little of it.
 */
export function openQuestions(runtime: Pick<Runtime, 'now' | 'sleep'>, betweenMs: number) {
  const asked = new Map<string, Asked>()

  function start(name: string, question: () => Promise<void>): Promise<void> {
    asked.delete(name)
    const mine: Asked = { startedMs: runtime.now() }
    asked.set(name, mine)
    for (const [old, { running, waiting }] of asked)
      if (asked.size > receipt && !running && !waiting) asked.delete(old)
    mine.running = question().finally(() => (mine.running = undefined))
    return mine.running
  }

  /** Until the next may start; a clock that was put back makes nobody wait longer. */
  function waitMs({ startedMs }: Asked): number {
    const passed = runtime.now() - startedMs
    return passed < 0 ? 0 : Math.max(0, betweenMs - passed)
  }

  function fresh(name: string, question: () => Promise<void>): Promise<void> {
    const last = asked.get(name)
    if (!last || (!last.running && !waitMs(last))) return start(name, question)
    last.waiting ??= (async () => {
      await last.running?.catch(() => undefined)
      await runtime.sleep(waitMs(last))
      last.waiting = undefined
      return start(name, question)
    })()
    return last.waiting
  }

  return {
    /** An answer younger than this call: asked at once, or as soon as it may be; who asks meanwhile waits for the same. */
    fresh,
    /** The same, and content with the answer to a question that is under way. */
    shared: (name: string, question: () => Promise<void>) =>
      asked.get(name)?.running ?? fresh(name, question),
  }
}
