import type { Log } from '#core/journal/identity.ts'
import type { Runtime } from '#core/journal/identity.ts'

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
        const timer = setTimeout(resolve, ms)
        ended?.addEventListener('abort', () => (clearTimeout(timer), resolve()))
      }),
    log: quietLog().log,
  }
}
