import { Refusal } from '#core/refusal.ts'

/** Where The Movie Database is. */
export const tmdbAddress = 'https://api.themoviedb.org'

const timeoutMs = 8000
/** A film with all its translations has at most a few hundred kilobytes. */
const mostBytes = 3_000_000
/** Questions of one exhibitor in a minute: typing a title, and choosing one of what was found. */
const mostPerMinute = 40

/**
 * Asks The Movie Database with an exhibitor's key, which goes to that one address. Refuses `film_source_denied` for a key
 * that is not accepted, `film_source_silent` for whatever is no answer, and `too_many_requests` beyond its bound.
 *
 * @param base its address, an operator's setting
 * @param now milliseconds that only go forward
 */
export function openTmdb(base: string, now: () => number = () => performance.now()) {
  const asked = new WeakMap<object, number[]>()

  function count(tenant: object): void {
    const from = now() - 60_000
    const lately = (asked.get(tenant) ?? []).filter(at => at > from)
    if (lately.length >= mostPerMinute) throw new Refusal('too_many_requests')
    asked.set(tenant, [...lately, now()])
  }

  /** The answer as JSON; undefined where it knows no such thing. */
  return async (
    tenant: object,
    key: string,
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<unknown> => {
    if (!key) throw new Refusal('film_source_not_set')
    count(tenant)
    const url = new URL(`/3/${path}`, base)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    // Its old keys are 32 letters in the address, its new ones a token in the header.
    const isOld = /^[0-9a-f]{32}$/.test(key)
    if (isOld) url.searchParams.set('api_key', key)
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json', ...(isOld ? {} : { authorization: `Bearer ${key}` }) },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 401 || response.status === 403) throw new Refusal('film_source_denied')
      if (response.status === 404) return undefined
      if (!response.ok) throw new Refusal('film_source_silent')
      return JSON.parse(await boundedText(response))
    } catch (cause) {
      throw cause instanceof Refusal ? cause : new Refusal('film_source_silent')
    }
  }
}
export type Tmdb = ReturnType<typeof openTmdb>

async function boundedText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > mostBytes) throw new Refusal('film_source_silent')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
