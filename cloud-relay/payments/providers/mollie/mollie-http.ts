import { ProviderDenied, ProviderTrouble } from '../../provider.ts'

/** Where Mollie is. */
export const mollieAddress = 'https://api.mollie.com'

const timeoutMs = 10_000
/** A page of a list has at most a few hundred kilobytes. */
const mostBytes = 4_000_000
/** How long nothing is asked after Mollie said that it was asked too often, unless it says itself; never longer than the most. */
const quietSeconds = { usual: 10, most: 600 }

export type MollieCall = {
  query?: Record<string, string> | undefined
  body?: object
  /** Under which a repeated call is the same one, for an hour. */
  idempotencyKey?: string
}

/**
 * Asks Mollie, with a profile's key. Whatever is no answer to what was asked, is too long or takes too long throws
 * `ProviderTrouble`; a key that is not accepted `ProviderDenied`. After a 429 nothing is asked for as long as Mollie wants.
 * Redirects are not followed: the key goes to one address.
 *
 * @param base Mollie's address, an operator's setting
 */
export function openMollieHttp(base: string, key: string) {
  let quietUntilMs = 0

  async function asked(method: string, path: string, call: MollieCall): Promise<Response> {
    const url = new URL(`/v2/${path}`, base)
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value)
    return fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/hal+json',
        ...(call.body ? { 'content-type': 'application/json' } : {}),
        ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    })
  }

  /** The answer and its status, which is one of the good ones or of those that are allowed. */
  return async (
    method: string,
    path: string,
    call: MollieCall = {},
    allowed: readonly number[] = [],
  ): Promise<{ status: number; body: unknown }> => {
    if (performance.now() < quietUntilMs) throw new ProviderTrouble('Mollie was asked too often')
    const { response, body } = await answerTo(() => asked(method, path, call))
    const { status, ok } = response
    if (ok || allowed.includes(status)) return { status, body }
    if (status === 429) quietUntilMs = performance.now() + quietMs(response.headers.get('retry-after'))
    const complaint = `Mollie answered ${status}${detailOf(body)}`
    throw status === 401 || status === 403 ? new ProviderDenied(complaint) : new ProviderTrouble(complaint)
  }
}
export type MollieHttp = ReturnType<typeof openMollieHttp>

async function answerTo(asking: () => Promise<Response>): Promise<{ response: Response; body: unknown }> {
  try {
    const response = await asking()
    const text = await boundedText(response)
    return { response, body: text ? JSON.parse(text) : undefined }
  } catch (cause) {
    throw cause instanceof ProviderTrouble
      ? cause
      : new ProviderTrouble(`no answer from Mollie: ${String(cause)}`)
  }
}

async function boundedText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > mostBytes) throw new ProviderTrouble('Mollie’s answer is too long')
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

/** What Mollie says of a call it did not take, and of which field. */
function detailOf(body: unknown): string {
  const { detail, field } = (body ?? {}) as { detail?: unknown; field?: unknown }
  return [detail, field]
    .filter(each => typeof each === 'string')
    .map(each => `: ${each.slice(0, 150)}`)
    .join('')
}
