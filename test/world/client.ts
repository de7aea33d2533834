import { request } from 'node:http'
import type { FieldErrors, RefusalCode } from '#core/refusal.ts'
import type { AnswerOf, Route } from '#core/api/route.ts'
import type { CallOptions } from '#core/api/call.ts'

/** An answer as the wire carried it. */
export type Answered<Body = Record<string, unknown>> = {
  status: number
  body: Body & {
    refusal?: RefusalCode
    message?: string
    details?: Record<string, unknown>
    errors?: FieldErrors
  }
  text: string
  /** The same as it came, for files. */
  bytes: Buffer
  headers: Record<string, string | string[] | undefined>
}

/**
 * A browser without a window: keeps cookies, fetches a token, calls routes over real HTTP. `host` is what it believes
 * to call, so that one relay can be asked as several exhibitors.
 */
export function openClient(port: number, host = `localhost:${port}`, locale = 'en') {
  const cookies = new Map<string, string>()
  let token = ''

  function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const isFile = body instanceof Uint8Array
    const text = body === undefined || typeof body === 'string' || isFile ? body : JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: 'localhost',
          port,
          method,
          path,
          headers: {
            host,
            'x-locale': locale,
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(token ? { 'x-csrf-token': token } : {}),
            ...(text === undefined
              ? {}
              : {
                  'content-type': isFile ? 'application/octet-stream' : 'application/json',
                  'content-length': String(Buffer.byteLength(text)),
                }),
            ...headers,
          },
        },
        response => {
          for (const cookie of response.headers['set-cookie'] ?? []) {
            const [pair = ''] = cookie.split(';')
            const [name = '', value = ''] = pair.split('=')
            cookies.set(name, value)
          }
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            resolve(answered(response.statusCode ?? 0, response.headers, Buffer.concat(chunks)))
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(text)
    })
  }

  return {
    cookies,
    send,
    /** Reads a page's token, as every page carries one. */
    async arrive(): Promise<void> {
      token = String((await send('GET', '/api/token')).body['token'] ?? '')
    },
    useToken(value: string) {
      token = value
    },
    /** Reads in another language from here on. */
    speak(language: string) {
      locale = language
    },
    /** Calls a route by its contract; an answer that is not whole by that contract fails the test. */
    async call<R extends Route>(route: R, options: CallOptions<R> = {}): Promise<Answered<AnswerOf<R>>> {
      const params = (options.params ?? {}) as Record<string, string>
      const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      const query = new URLSearchParams((options.query ?? {}) as Record<string, string>).toString()
      const body = route.method === 'GET' ? undefined : (options.body ?? {})
      const answer = await send(route.method, query ? `${path}?${query}` : path, body)
      if (answer.status === 200 && !route.answerTypes) requireWhole(route, answer.body)
      return answer as Answered<AnswerOf<R>>
    },
  }
}
export type Client = ReturnType<typeof openClient>

/** The server only cuts its answers; that nothing is missing or of another kind is seen here. */
function requireWhole(route: Route, body: unknown): void {
  const { error } = route.answer.safeParse(body)
  if (!error) return
  const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${route.method} ${route.path} does not answer as its contract says\n${issues.join('\n')}`)
}

/** Read when it is asked for: most tests look at the status of most answers, and some of those weigh megabytes. */
function answered(status: number, headers: Answered['headers'], bytes: Buffer): Answered {
  let text: string | undefined
  let body: Answered['body'] | undefined
  return {
    status,
    headers,
    bytes,
    get text() {
      return (text ??= bytes.toString())
    },
    get body() {
      return (body ??= parse(this.text))
    },
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
