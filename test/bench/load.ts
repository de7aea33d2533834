import { Agent, request } from 'node:http'

export type Sample = { perSecond: number; p50Ms: number; p99Ms: number; requests: number; failed: number }

/**
 * Sends requests from so many clients at once, each on a connection of its own, each waiting for its answer.
 *
 * @param options.next makes the next request; `index` counts up over all clients
 */
export async function load(options: {
  port: number
  clients: number
  requests: number
  next: (index: number) => { method: string; path: string; headers: Record<string, string>; body: string }
}): Promise<Sample> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.clients })
  const times: number[] = []
  let index = 0
  let failed = 0
  const started = performance.now()

  async function client(): Promise<void> {
    for (let mine = index++; mine < options.requests; mine = index++) {
      const from = performance.now()
      const status = await send(agent, options.port, options.next(mine))
      times.push(performance.now() - from)
      if (status !== 200) failed += 1
    }
  }

  await Promise.all(Array.from({ length: options.clients }, client))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    Number((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1))
  return {
    perSecond: Math.round(options.requests / seconds),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    requests: options.requests,
    failed,
  }
}

function send(
  agent: Agent,
  port: number,
  what: { method: string; path: string; headers: Record<string, string>; body: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
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
