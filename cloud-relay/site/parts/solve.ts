import type { Call, CallOptions, CallRefused } from '#core/api/call.ts'
import type { AnswerOf, Route } from '#core/api/route.ts'
import { puzzleBits, puzzleParts, puzzleText, writeProof } from '#core/content/robot-proof/puzzle.ts'
import { firstWordOf } from '#core/content/robot-proof/sha256.ts'

/** How long the page stands still at a time, in milliseconds: a finger that moves notices no more. */
const stillMs = 24

/** The proof for a challenge. It computes in pieces, so that the page stays alive meanwhile. */
export async function solve(challenge: string): Promise<string> {
  const numbers: number[] = []
  let pauseAt = performance.now() + stillMs
  for (let part = 0; part < puzzleParts; part++) {
    let number = 0
    while (firstWordOf(puzzleText(challenge, part, number)) >>> (32 - puzzleBits)) {
      number++
      // Looking at the clock costs as much as a hash.
      if (number % 64 || performance.now() < pauseAt) continue
      await new Promise(resolve => setTimeout(resolve))
      pauseAt = performance.now() + stillMs
    }
    numbers.push(number)
  }
  return writeProof(challenge, numbers)
}

/** A call once more, with the proof that its refusal asks for. */
export async function proved<R extends Route>(
  call: Call,
  route: R,
  options: CallOptions<R>,
  { details }: Pick<CallRefused, 'details'>,
): Promise<AnswerOf<R>> {
  const grecaptcha = await solve(String(details['challenge']))
  const body = { ...(options.body as object), grecaptcha } as CallOptions<R>['body']
  return call(route, { ...options, body } as CallOptions<R>)
}
