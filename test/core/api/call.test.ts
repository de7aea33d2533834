import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { createCall } from '#core/api/call.ts'
import { route } from '#core/api/route.ts'

const change = route({
  method: 'PUT',
  path: '/api/thing',
  summary: '',
  access: 'public',
  answer: z.object({}),
})
const read = route({ method: 'GET', path: '/api/thing', summary: '', access: 'public', answer: z.object({}) })

/** A server that answers calls with the token they carry, and gives a new token each time it is asked. */
function openServer(options: { isStale?: (token: string) => boolean; isAway?: () => boolean } = {}) {
  const asked: string[] = []
  let tokens = 0
  const fetcher = (async (url: string, init?: RequestInit) => {
    if (options.isAway?.()) throw new TypeError('network')
    const token = (init?.headers as Record<string, string> | undefined)?.['x-csrf-token'] ?? ''
    asked.push(url === '/api/token' ? 'token' : `${init?.method} ${token}`)
    if (url === '/api/token') return Response.json({ token: `t${++tokens}` })
    return options.isStale?.(token) ? Response.json({}, { status: 419 }) : Response.json({})
  }) as typeof fetch
  const call = createCall({ locale: () => 'en', unreachable: () => 'away', fetch: fetcher })
  return { call, asked }
}

it('asks for a token before it first changes something, once, and not to read', async () => {
  const { call, asked } = openServer()
  await call(read)
  await Promise.all([call(change), call(change)])
  await call(change)
  expect(asked).toEqual(['GET ', 'token', 'PUT t1', 'PUT t1', 'PUT t1'])
})

it('asks again for a token that has become stale', async () => {
  const { call, asked } = openServer({ isStale: token => token === 't1' })
  await call(change)
  expect(asked).toEqual(['token', 'PUT t1', 'token', 'PUT t2'])
})

it('says that nobody answers when there is nobody to ask for a token, and asks when there is', async () => {
  let isAway = true
  const { call, asked } = openServer({ isAway: () => isAway })
  await expect(call(change)).rejects.toMatchObject({ code: 'unreachable' })
  isAway = false
  await call(change)
  expect(asked).toEqual(['token', 'PUT t1'])
})

it('says that it comes from a page and in which language answers are read', async () => {
  const sent: Record<string, string>[] = []
  const fetcher = (async (_: string, init?: RequestInit) => {
    sent.push(init?.headers as Record<string, string>)
    return Response.json({ token: 't1' })
  }) as typeof fetch
  const call = createCall({ locale: () => 'fr', unreachable: () => 'away', fetch: fetcher })
  await call(read)
  await call(change)
  for (const headers of [sent[0], sent.at(-1)])
    expect(headers).toMatchObject({
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-locale': 'fr',
    })
  expect(sent.at(-1)).toMatchObject({ 'x-csrf-token': 't1', 'content-type': 'application/json' })
})

/** An answer that says all is well, and whose body ends as `rest` does. */
const beginning = (rest: (body: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"data":'))
        rest(body)
      },
    }),
    { status: 200 },
  )
const callOf = (response: () => Response) =>
  createCall({ locale: () => 'en', unreachable: () => 'away', fetch: async () => response() })

it('an answer that breaks off on its way is none, and leaves open what was done', async () => {
  const broken = callOf(() => beginning(body => body.error(new TypeError('network error'))))
  await expect(broken(read)).rejects.toMatchObject({ code: 'unreachable', status: 0, message: 'away' })
  const cut = callOf(() => beginning(body => body.close()))
  await expect(cut(read)).rejects.toMatchObject({ code: 'unreachable', status: 0 })
})

it('a page that stands between and says all is well is no answer of ours', async () => {
  const portal = callOf(() => new Response('<html>Welcome to our Wi-Fi</html>', { status: 200 }))
  await expect(portal(read)).rejects.toMatchObject({ code: 'unreachable', status: 0 })
})

it('whoever no longer wants an answer gets none, also when it had begun to arrive', async () => {
  const abort = new AbortController()
  const ended = new DOMException('aborted', 'AbortError')
  const call = callOf(() => beginning(body => (abort.abort(), body.error(ended))))
  await expect(call(read, { signal: abort.signal })).rejects.toBe(ended)
})

it('an answer without words is null, and a refusal without ours is an error of the server', async () => {
  expect(await callOf(() => new Response('', { status: 200 }))(read)).toBeNull()
  const proxy = callOf(() => new Response('<html>Bad gateway</html>', { status: 502 }))
  await expect(proxy(read)).rejects.toMatchObject({ code: 'internal', status: 502 })
})

it('says the status and its words where something else answers than the server', async () => {
  const answers = [
    new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
    new Response('{}', { status: 503 }),
  ]
  const fetcher = (async () => answers.shift()!) as typeof fetch
  const call = createCall({ locale: () => 'en', unreachable: () => 'No answer.', fetch: fetcher })
  await expect(call(read)).rejects.toMatchObject({ status: 502, message: 'No answer. (502 Bad Gateway)' })
  await expect(call(read)).rejects.toMatchObject({ status: 503, message: 'No answer. (503)' })
})

it('writes into the page’s log when it has no token and gets none', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const fetcher = (async (url: string) =>
    url === '/api/token' ? Response.json({}, { status: 503 }) : Response.json({})) as typeof fetch
  const call = createCall({ locale: () => 'en', unreachable: () => 'away', fetch: fetcher })
  await call(read)
  expect(logged).not.toHaveBeenCalled()
  await call(change)
  expect(logged).toHaveBeenCalledWith('no anti-forgery token for PUT /api/thing')
  logged.mockRestore()
})
