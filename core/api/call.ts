import { comesRight, type AnswerCode } from './answer-code.ts'
import type { FieldErrors, RefusalDetails } from '../refusal.ts'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from './route.ts'

/** A refusal in the browser: the code, the sentence in the reader's language, and the fields it concerns. */
export class CallRefused extends Error {
  readonly code: AnswerCode
  readonly status: number
  readonly details: RefusalDetails
  readonly fields: FieldErrors
  constructor(
    code: AnswerCode,
    status: number,
    message: string,
    details: RefusalDetails,
    fields: FieldErrors,
  ) {
    super(message)
    this.name = 'CallRefused'
    this.code = code
    this.status = status
    this.details = details
    this.fields = fields
  }
}

/**
 * Whether the same request will be answered later: the node is unreachable, reads its mirror, or waits for its
 * device.
 */
export function answersLater(error: unknown): boolean {
  return error instanceof CallRefused && comesRight(error.code)
}

export type CallOptions<R> = {
  params?: ParamsOf<R>
  query?: QueryOf<R>
  body?: BodyOf<R>
  signal?: AbortSignal
}

export type Call = <R extends Route>(route: R, options?: CallOptions<R>) => Promise<AnswerOf<R>>

/**
 * Makes the function browsers call the server with. Every request carries the ajax marker, the reader's locale and
 * the anti-forgery token of the page (spec/website.md section 7); a stale token (419) is fetched anew once, then the
 * request is sent again, which is safe because every request carries the id of what it makes.
 *
 * @param page.locale the language of refusals
 * @param page.unreachable the sentence for "no answer came"
 * @param page.headers what a device sends of itself with every request
 * @param page.onResponse called with every answer before the caller gets it, also with refusals
 */
export function createCall(page: {
  locale: () => string
  unreachable: () => string
  fetch?: typeof fetch
  headers?: () => Record<string, string>
  onResponse?: (response: Response) => void
}): Call {
  const fetcher = page.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args))
  let token = readToken()
  let asking: Promise<string> | undefined

  /** Asked once for all calls that wait for it: every answer without a cookie brings one of its own. */
  async function freshToken(): Promise<void> {
    asking ??= tokenFrom(fetcher).finally(() => (asking = undefined))
    token = await asking
  }

  async function send(route: Route, options: CallOptions<Route>): Promise<Response> {
    const headers: Record<string, string> = {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-locale': page.locale(),
      ...page.headers?.(),
    }
    const withBody = route.method !== 'GET'
    if (withBody) headers['content-type'] = route.upload ? 'application/octet-stream' : 'application/json'
    try {
      // The website's pages are the same for everybody and carry none.
      if (withBody && !token) await freshToken()
      if (token) headers['x-csrf-token'] = token
      // The server refuses it; whoever looks into the page's log sees why.
      else if (withBody) console.error(`no anti-forgery token for ${route.method} ${route.path}`)
      const response = await fetcher(urlOf(route, options), {
        method: route.method,
        headers,
        credentials: 'same-origin',
        ...(withBody ? { body: bodyOf(route, options.body) } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
      })
      page.onResponse?.(response)
      return response
    } catch (cause) {
      if (options.signal?.aborted) throw cause
      throw new CallRefused('unreachable', 0, page.unreachable(), {}, {})
    }
  }

  /**
   * What an answer says, null where it says nothing. One that breaks off on the way, or is none of ours though it says
   * that all is well, leaves open what was done: it counts as no answer.
   */
  async function read(response: Response, route: Route, signal: AbortSignal | undefined) {
    try {
      if (response.ok && route.answerTypes) return new Uint8Array(await response.arrayBuffer())
      const text = await response.text()
      return text ? JSON.parse(text) : null
    } catch (cause) {
      if (signal?.aborted) throw cause
      if (!response.ok) return null
      throw new CallRefused('unreachable', 0, page.unreachable(), {}, {})
    }
  }

  return async (route, options = {}) => {
    let response = await send(route, options as CallOptions<Route>)
    if (response.status === 419) {
      await freshToken()
      response = await send(route, options as CallOptions<Route>)
    }
    const answer = await read(response, route, options.signal)
    if (response.ok) return answer
    throw new CallRefused(
      answer?.refusal ?? 'internal',
      response.status,
      answer?.message ?? `${page.unreachable()} (${statusOf(response)})`,
      answer?.details ?? {},
      answer?.errors ?? {},
    )
  }
}

/** What came instead of an answer of ours, such as `502 Bad Gateway`: its number, and its words where it has some. */
const statusOf = ({ status, statusText }: Response) => [status, statusText].filter(Boolean).join(' ')

/** JSON, or the bytes of a file as they are. */
function bodyOf(route: Route, body: unknown): BodyInit {
  return route.upload ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body ?? {})
}

function readToken(): string {
  if (typeof document === 'undefined') return ''
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''
}

async function tokenFrom(fetcher: typeof fetch): Promise<string> {
  const response = await fetcher('/api/token', { credentials: 'same-origin' })
  return response.ok ? (await response.json()).token : ''
}

function urlOf(route: Route, options: CallOptions<Route>): string {
  const params = (options.params ?? {}) as Record<string, string>
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((options.query ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
