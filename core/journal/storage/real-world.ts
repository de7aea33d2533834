import { randomBytes } from 'node:crypto'
import type { Log, World } from '../node.ts'

/** The world outside a simulator. */
export function realWorld(log: Log): World {
  return {
    now: () => Date.now(),
    random: bytes => randomBytes(bytes),
    later: work => void setImmediate(work),
    sleep: ms => new Promise(resolve => setTimeout(resolve, ms).unref()),
    log,
  }
}
