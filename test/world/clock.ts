import type { Log } from '#core/journal/identity.ts'
import type { Runtime } from '#core/journal/identity.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'

/** A Saturday evening in the small house: 21 November 2026, 18:00 in Luxembourg. */
export const saturdayEvening = Date.parse('2026-11-21T18:00:00+01:00')

export type Clock = { ms: number }

/** Keeps warnings and errors for a test to look at; says nothing. */
export function quietLog() {
  const heard: { level: 'info' | 'warn' | 'error'; message: string; details: object }[] = []
  const log: Log = {
    info: (details, message) => heard.push({ level: 'info', message, details }),
    warn: (details, message) => heard.push({ level: 'warn', message, details }),
    error: (details, message) => heard.push({ level: 'error', message, details }),
  }
  return { log, heard }
}

/** A world whose clock a test moves and whose random bytes come out the same each time. */
export function testRuntime(clock: Clock, seed = 1): Runtime {
  let state = seed
  return {
    now: () => clock.ms,
    random: bytes =>
      Uint8Array.from({ length: bytes }, () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        return state >>> 24
      }),
    later: work => void setImmediate(work),
    sleep: (ms, ended) =>
      new Promise(resolve => {
        if (ended?.aborted) return resolve()
        const timer = setTimeout(resolve, ms)
        ended?.addEventListener('abort', () => (clearTimeout(timer), resolve()))
      }),
    log: quietLog().log,
  }
}

/** Rests longer than this keep their length: the provider is asked at a pace that goes with the pauses between questions. */
const shortRestMs = 5000

/**
 * The machine's own runtime, in which whoever rests for seconds rests a tenth as long: what a worker looks at every five
 * seconds, and what is tried again. How long somebody waits for an answer stays what it is: a busy machine is as slow as
 * it is.
 */
export function hastened(log: Log): Runtime {
  const usual = systemRuntime(log)
  return { ...usual, sleep: (ms, ended) => usual.sleep(ended && ms <= shortRestMs ? ms / 10 : ms, ended) }
}
