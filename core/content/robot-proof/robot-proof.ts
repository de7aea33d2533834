import { readSignedText, signText } from '../../access/signed-text.ts'
import { newId } from '../../journal/id.ts'
import { Refusal } from '../../refusal.ts'
import { puzzleBits, puzzleText, readProof } from './puzzle.ts'
import { firstWordOf } from './sha256.ts'

/** How long a browser has from its question to its answer: a form is sent again at once. */
const lifetimeMs = 5 * 60_000
/** Proofs that were used and are not over yet; each cost somebody a second of work. */
const mostSpent = 100_000
const purpose = 'foyer robot proof'

/** Whose call it is, whether they want a proof, when it is (epoch milliseconds), and so many random bytes. */
export type ProofAsked = {
  exhibitorId: string
  isOn: boolean
  nowMs: number
  random: (bytes: number) => Uint8Array
}

/** The key of this start, and the challenges that were used, by their name, with their end. */
type Kept = { secret: string; spent: Map<string, number> }

/**
 * Proof of work in place of a foreign service that watches visitors: what a person sends goes on after a second, what a
 * machine sends by the thousand costs it hours. Where an exhibitor has it on, a call without a proof is refused with a
 * challenge, which the browser solves and makes the call again. A challenge is signed by a key of this start, so nothing is
 * kept for those who only ask, and one of before a restart is over. Each counts once, at the call that asked for it.
 */
export function openRobotProof() {
  const exhibitors = new Map<string, Kept>()

  function keptOf({ exhibitorId, random }: ProofAsked): Kept {
    let kept = exhibitors.get(exhibitorId)
    if (!kept) exhibitors.set(exhibitorId, (kept = { secret: newId(random, 52), spent: new Map() }))
    return kept
  }

  return {
    /**
     * Refuses `robot_proof_needed` with a new challenge where a proof is wanted and this is none, or a used or old one; and
     * `too_many_requests`.
     *
     * @param proof what the browser sent
     */
    require(asked: ProofAsked, proof: string | undefined): void {
      if (!asked.isOn) return
      const kept = keptOf(asked)
      if (proof && spend(kept, proof, asked.nowMs)) return
      const { secret } = kept
      const challenge = signText({ secret, purpose }, [newId(asked.random, 16)], asked.nowMs + lifetimeMs)
      throw new Refusal('robot_proof_needed', { challenge })
    },
  }
}

/** Whether a proof holds; it does not a second time. */
function spend({ secret, spent }: Kept, proof: string, nowMs: number): boolean {
  const given = readProof(proof)
  const [name] = (given && readSignedText({ secret, purpose }, given.challenge, nowMs)) ?? []
  if (!given || typeof name !== 'string' || spent.has(name)) return false
  const isSolved = (number: number, part: number) =>
    firstWordOf(puzzleText(given.challenge, part, number)) >>> (32 - puzzleBits) === 0
  if (!given.numbers.every(isSolved)) return false
  // Used ones are kept in the order they came; those at the front are over first.
  for (const [used, endMs] of spent) {
    if (endMs > nowMs) break
    spent.delete(used)
  }
  if (spent.size >= mostSpent) throw new Refusal('too_many_requests')
  spent.set(name, nowMs + lifetimeMs)
  return true
}
