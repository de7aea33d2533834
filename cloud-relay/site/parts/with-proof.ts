import { CallRefused, type Call, type CallOptions } from '#core/api/call.ts'
import type { AnswerOf, Route } from '#core/api/route.ts'

/**
 * Makes a call that may ask for a proof that no robot sends it: the browser solves the challenge, which takes about a
 * second, and makes the call again. Nothing of it is loaded where no proof is asked for.
 */
export async function withProof<R extends Route>(
  call: Call,
  route: R,
  options: CallOptions<R>,
): Promise<AnswerOf<R>> {
  try {
    return await call(route, options)
  } catch (cause) {
    const challenge = cause instanceof CallRefused ? cause.details['challenge'] : undefined
    if (typeof challenge !== 'string') throw cause
    const { solve } = await import('./solve.ts')
    const body = { ...(options.body as object), grecaptcha: await solve(challenge) }
    return call(route, { ...options, body: body as CallOptions<R>['body'] } as CallOptions<R>)
  }
}
