import type { Call, CallOptions } from '#core/api/call.ts'
import type { AnswerOf, Route } from '#core/api/route.ts'

/**
 * Makes a call that may ask for a proof that no robot sends it: the browser solves the challenge, which takes about a
 * second, and makes the call again. Nothing of it is loaded where no proof is asked for.
 */
export const withProof = <R extends Route>(
  call: Call,
  route: R,
  options: CallOptions<R>,
): Promise<AnswerOf<R>> =>
  call(route, options).catch(async cause => {
    if (cause?.code !== 'robot_proof_needed') throw cause
    return (await import('./solve.ts')).proved(call, route, options, cause)
  })
