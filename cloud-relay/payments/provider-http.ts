import { ProviderDenied, ProviderTrouble } from './provider.ts'

const timeoutMs = 10_000
/** A page of a list has at most a few hundred kilobytes. */
const mostBytes = 4_000_000
/** How long nothing is asked after a provider said that it was asked too often, unless it says itself; never longer than the most. */
const quietSeconds = { usual: 10, most: 600 }

export type ProviderCall = {
  query?: Record<string, string> | undefined
  body?: object
  /** Under which a repeated call is the same one, for as long as the provider remembers. */
  idempotencyKey?: string
}

type Sent = { method: string; url: URL; body: string; idempotencyKey: string | undefined }

/**
 * Asks a provider over HTTP, with an account's key. Whatever is no answer to what was asked, is too long or takes too long
 * throws `ProviderTrouble`; a key that is not accepted (401, 403) `ProviderDenied`. After a 429 nothing is asked for as long
 * as the provider wants. Redirects are not followed: the key goes to one address.
 *
 * @param name the provider's, for sentences
 * @param base under which its paths are, with a slash at its end
 * @param headersOf what goes with a call: the key, and what the provider wants beside it
 */
export function openProviderHttp(
  name: string,
  base: URL,
  headersOf: (sent: Sent) => Readonly<Record<string, string>>,
) {
  let quietUntilMs = 0

  async function asked(method: string, path: string, call: ProviderCall): Promise<Response> {
    const url = new URL(path, base)
    for (const [key, value] of Object.entries(call.query ?? {})) url.searchParams.set(key, value)
    const body = call.body ? JSON.stringify(call.body) : ''
    return fetch(url, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
        ...headersOf({ method, url, body, idempotencyKey: call.idempotencyKey }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body } : {}),
    })
  }

  /** The answer and its status, which is one of the good ones or of those that are allowed. */
  return async (
    method: string,
    path: string,
    call: ProviderCall = {},
    allowed: readonly number[] = [],
  ): Promise<{ status: number; body: unknown }> => {
    if (performance.now() < quietUntilMs) throw new ProviderTrouble(`${name} was asked too often`)
    const { response, body } = await answerTo(name, () => asked(method, path, call))
    const { status, ok } = response
    if (ok || allowed.includes(status)) return { status, body }
    if (status === 429) quietUntilMs = performance.now() + quietMs(response.headers.get('retry-after'))
    const complaint = `${name} answered ${status}${detailOf(body)}`
    throw status === 401 || status === 403 ? new ProviderDenied(complaint) : new ProviderTrouble(complaint)
  }
}
export type ProviderHttp = ReturnType<typeof openProviderHttp>

async function answerTo(
  name: string,
  asking: () => Promise<Response>,
): Promise<{ response: Response; body: unknown }> {
  try {
    const response = await asking()
    const text = await boundedText(name, response)
    return { response, body: text ? JSON.parse(text) : undefined }
  } catch (cause) {
    throw cause instanceof ProviderTrouble
      ? cause
      : new ProviderTrouble(`no answer from ${name}: ${String(cause)}`)
  }
}

async function boundedText(name: string, { body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > mostBytes) throw new ProviderTrouble(`the answer of ${name} is too long`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** From seconds or a date, as HTTP has both. */
function quietMs(retryAfter: string | null): number {
  const given = retryAfter?.trim() ?? ''
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000
  return (
    Math.min(Number.isFinite(seconds) && seconds > 0 ? seconds : quietSeconds.usual, quietSeconds.most) * 1000
  )
}

/** What a provider says of a call it did not take, and of which field or by which code. */
function detailOf(body: unknown): string {
  const { detail, field, code, message } = (body ?? {}) as Record<string, unknown>
  return [detail, field, code, message]
    .filter(each => typeof each === 'string')
    .map(each => `: ${each.slice(0, 150)}`)
    .join('')
}
