import { Worker } from 'node:worker_threads'
import { Refusal } from '../refusal.ts'

/**
 * The slow step from a secret to its hash. It runs on a thread of its own, one at a time: libuv's four threads also
 * write the mirror, so many sign-ins at once would otherwise stop every sale, and each derivation takes 19 MB.
 */

/** So many may wait, about a second's work; known browsers have some more places. */
const waitingMost = { stranger: 20, known: 30 }

type Job = {
  secret: string
  salt: Uint8Array
  resolve: (derived: Buffer) => void
  reject: (cause: Error) => void
}

const waiting: Job[] = []
let running: Job | undefined
let thread: Worker | undefined
let made = 0

/**
 * Derives 32 bytes from a secret and a salt by argon2id.
 *
 * @param who known browsers may still wait where unknown ones are refused
 * @throws Refusal `too_many_requests` at once, when too many wait already
 */
export function derive(secret: string, salt: Uint8Array, who: 'stranger' | 'known'): Promise<Buffer> {
  if (waiting.length >= waitingMost[who]) return Promise.reject(new Refusal('too_many_requests'))
  return new Promise((resolve, reject) => {
    waiting.push({ secret, salt, resolve, reject })
    next()
  })
}

/** How many were made in this process, and how many wait now. */
export function derivations(): { made: number; waiting: number } {
  return { made, waiting: waiting.length }
}

function next(): void {
  if (running) return
  running = waiting.shift()
  if (!running) return void thread?.unref()
  const worker = (thread ??= begin())
  // While somebody waits, the thread keeps the process running; an idle thread does not.
  worker.ref()
  worker.postMessage({ secret: running.secret, salt: running.salt })
}

function begin(): Worker {
  const worker = new Worker(new URL('./derivation-worker.ts', import.meta.url))
  worker.on('message', (derived: Uint8Array) => {
    made += 1
    end(job => job.resolve(Buffer.from(derived)))
  })
  worker.on('error', cause => {
    thread = undefined
    end(job => job.reject(cause as Error))
  })
  return worker
}

function end(tell: (job: Job) => void): void {
  const job = running
  running = undefined
  if (job) tell(job)
  next()
}
