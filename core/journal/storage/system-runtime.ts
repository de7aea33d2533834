import { randomBytes, randomFillSync } from 'node:crypto'
import type { Log } from '../identity.ts'
import type { Runtime } from '../identity.ts'

/** Drawn ahead: drawing ten bytes takes as long as drawing all of these. */
const drawn = new Uint8Array(4096)
let used = drawn.length

function random(bytes: number): Uint8Array {
  if (bytes > drawn.length) return randomBytes(bytes)
  if (used + bytes > drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  return drawn.slice(used, (used += bytes))
}

function sleep(ms: number, ended?: AbortSignal): Promise<void> {
  if (ended?.aborted) return Promise.resolve()
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      // Who rests again and again until one end would hear of it once for every rest.
      ended?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms).unref()
    ended?.addEventListener('abort', end, { once: true })
  })
}

/** Clock, randomness and timers of the real machine. */
export function systemRuntime(log: Log): Runtime {
  return {
    now: () => Date.now(),
    random,
    later: work => void setImmediate(work),
    sleep,
    log,
  }
}
