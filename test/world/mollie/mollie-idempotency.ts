import type { RequestHandler } from 'express'

/** How long Mollie remembers a key: beyond it, the same call makes another payment or refund. */
const rememberedMs = 3_600_000

/**
 * Mollie's idempotency keys: the same call is answered as the first was and says so, one beside the first gets 409, and
 * another call under the same key 400.
 */
export function openIdempotency(now: () => number): RequestHandler {
  type Kept = { atMs: number; asked: string; answer?: { status: number; body: unknown } }
  const known = new Map<string, Kept>()
  return (request, response, next) => {
    const given = request.get('idempotency-key')
    if (request.method !== 'POST' || !given) return void next()
    const key = `${request.get('authorization')} ${given}`
    const asked = `${request.path} ${JSON.stringify(request.body)}`
    const before = known.get(key)
    if (before && now() - before.atMs < rememberedMs) {
      const { answer } = before
      if (before.asked !== asked)
        return void response.status(400).json({ status: 400, detail: 'Other parameters' })
      if (!answer) return void response.status(409).json({ status: 409, detail: 'In progress' })
      return void response.set('Idempotent-Replayed', 'true').status(answer.status).json(answer.body)
    }
    const kept: Kept = { atMs: now(), asked }
    known.set(key, kept)
    const send = response.json.bind(response)
    response.json = body => {
      kept.answer = { status: response.statusCode, body }
      return send(body)
    }
    next()
  }
}
