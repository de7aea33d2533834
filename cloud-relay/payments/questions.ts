import type { Runtime } from '#core/journal/identity.ts'

/** The most payment names to remember the last question of; the oldest are dropped. */
const mostRemembered = 1000

type Asked = { startedMs: number; running?: Promise<void> | undefined; waiting?: Promise<void> | undefined }

/**
 * Limits the questions to the provider: about each payment one at a time, with a pause between the starts of two.
 * Pages, webhooks and employees may ask as often as they like; most of it never reaches the provider.
 */
export function openQuestions(runtime: Pick<Runtime, 'now' | 'sleep'>, betweenMs: number) {
  const asked = new Map<string, Asked>()

  function start(name: string, question: () => Promise<void>): Promise<void> {
    asked.delete(name)
    const mine: Asked = { startedMs: runtime.now() }
    asked.set(name, mine)
    for (const [old, { running, waiting }] of asked)
      if (asked.size > mostRemembered && !running && !waiting) asked.delete(old)
    mine.running = question().finally(() => (mine.running = undefined))
    return mine.running
  }

  /** Until the next may start; a clock that was set back extends no wait. */
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
    /** An answer younger than this call: asked at once, or as soon as allowed; calls meanwhile wait for the same. */
    fresh,
    /** The same, but accepts the answer to a question in progress. */
    shared: (name: string, question: () => Promise<void>) =>
      asked.get(name)?.running ?? fresh(name, question),
  }
}
export type Questions = ReturnType<typeof openQuestions>
