import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export type Sample = {
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  requests: number
  /** Answered with another status than expected. */
  failed: number
}

type What = { method: string; path: string; headers: Record<string, string>; body: string }

/** What so large a part of measured times lies below, in the order they are given in or any other; 0 of none. */
export function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/**
 * Sends requests from so many clients at once, each on a connection of its own, each waiting for its answer.
 *
 * @param options.everyMs the first at once, each other one so long after the one before, as far as there are clients; as fast
 *   as they are answered when left out
 * @param options.next makes the next request; `index` counts up over all clients
 */
export async function load(options: {
  port: number
  clients: number
  requests: number
  /** The status that counts as answered: 200 when left out. */
  expects?: number
  everyMs?: number
  next: (index: number) => What
}): Promise<Sample> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.clients })
  const times: number[] = []
  let index = 0
  let failed = 0
  const started = performance.now()

  async function client(): Promise<void> {
    for (let mine = index++; mine < options.requests; mine = index++) {
      const dueMs = started + mine * (options.everyMs ?? 0) - performance.now()
      if (dueMs > 0) await setTimeout(dueMs)
      const from = performance.now()
      const status = await send(options.port, options.next(mine), agent)
      times.push(performance.now() - from)
      if (status !== (options.expects ?? 200)) failed += 1
    }
  }

  await Promise.all(Array.from({ length: options.clients }, client))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  const at = (part: number) => Number(share(times, part).toFixed(1))
  return {
    perSecond: Math.round(options.requests / seconds),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    requests: options.requests,
    failed,
  }
}

/** One request; resolves with its status once the answer was read. */
export function send(port: number, what: What, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        ...(agent ? { agent } : {}),
        host: '127.0.0.1',
        port,
        method: what.method,
        path: what.path,
        headers: {
          ...what.headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(what.body),
        },
      },
      response => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(what.body)
  })
}
