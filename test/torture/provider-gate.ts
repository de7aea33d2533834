import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Chance } from '../simulation/chance.ts'

/** Calls that never arrive, and answers that never come back, of a hundred each. */
const lostInHundred = 3

/**
 * Stands between the relay and the payment provider: loses calls and answers, and says `expired` of payments that a
 * slow visitor will pay all the same.
 *
 * @param options.host the address on which the relay sees this machine
 * @param options.dark true while the relay has no power: what it says from then on was never said
 */
export async function openProviderGate(options: {
  host: string
  url: () => string
  dark: () => boolean
  chance: Chance
}) {
  const { chance } = options
  const early = new Set<string>()
  let fair = false

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (options.dark() || (!fair && chance.happens(lostInHundred / 100))) return request.socket.destroy()
    const key = request.headers['idempotency-key']
    const answer = await fetch(new URL(request.url ?? '/', options.url()), {
      method: request.method ?? 'GET',
      headers: {
        'content-type': 'application/json',
        authorization: request.headers.authorization ?? '',
        ...(key ? { 'idempotency-key': String(key) } : {}),
      },
      ...(chunks.length ? { body: Buffer.concat(chunks) } : {}),
    })
    const body = (await answer.json()) as { id?: string; status?: string }
    if (options.dark() || (!fair && chance.happens(lostInHundred / 100))) return request.socket.destroy()
    if (request.method === 'GET' && body.status === 'open' && early.has(body.id ?? ''))
      body.status = 'expired'
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, options.host, resolve))
  return {
    port: (server.address() as { port: number }).port,
    /** From now on this payment is told as expired until it is paid after all. */
    endEarly: (ref: string) => void early.add(ref),
    /** Loses nothing any more. */
    beFair() {
      fair = true
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
