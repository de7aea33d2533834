import type { RequestHandler, Response } from 'express'

/**
 * What goes wrong with a call: it is answered with a status, its answer is lost after the work was done, or it is hung
 * up on before; or something that is no answer of Mollie's comes.
 */
export type Trouble =
  { status: number; retryAfter?: number } | 'answer lost' | 'hung up' | 'nonsense' | 'far too long'

/** Calls that go wrong, by what they are: `POST /payments` and the like. */
export function openTroubles() {
  const calls: string[] = []
  let wrong: { what: RegExp; trouble: Trouble; left: number }[] = []

  function go(trouble: Trouble, response: Response, next: () => void): void {
    if (trouble === 'hung up') return void response.socket?.destroy()
    if (trouble === 'nonsense') return void response.type('html').send('<h1>Maintenance</h1>')
    if (trouble === 'far too long') return void response.json({ id: 'x'.repeat(6_000_000) })
    if (trouble === 'answer lost') {
      const send = response.json.bind(response)
      response.json = body => {
        // The work is done, and remembered under its key.
        response.socket?.destroy()
        return send(body)
      }
      return next()
    }
    const { status, retryAfter } = trouble
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter))
    response.status(status).json({ status, title: 'Trouble', detail: 'It is not to be' })
  }

  const middleware: RequestHandler = (request, response, next) => {
    const call = `${request.method} ${request.path}`
    calls.push(call)
    const found = wrong.find(({ what, left }) => left > 0 && what.test(call))
    if (!found) return void next()
    found.left -= 1
    go(found.trouble, response, next)
  }
  return {
    middleware,
    /** Every call with a good key, in order. */
    calls,
    /** The next such calls go wrong; all until `end` when it is not said how many. */
    next(what: RegExp, trouble: Trouble, times = Infinity): void {
      wrong.push({ what, trouble, left: times })
    },
    end: () => void (wrong = []),
  }
}
