import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { puzzleBits, puzzleParts, puzzleText, writeProof } from '#core/content/robot-proof/puzzle.ts'
import { openRobotProof, type ProofAsked } from '#core/content/robot-proof/robot-proof.ts'
import { Refusal } from '#core/refusal.ts'
import { firstWordOf } from '#core/content/robot-proof/sha256.ts'
import { solve } from '#relay/site/parts/solve.ts'

let drawn = 0
/** An exhibitor with the proof on or off, at a time. */
const asked = (nowMs: number, more: Partial<ProofAsked> = {}): ProofAsked => ({
  exhibitorId: 'salon',
  isOn: true,
  nowMs,
  random: bytes => Uint8Array.from({ length: bytes }, () => (drawn += 37) & 255),
  ...more,
})
const start = 1_800_000_000_000

function challengeOf(ask: () => void): string {
  try {
    ask()
  } catch (cause) {
    expect(cause).toBeInstanceOf(Refusal)
    expect((cause as Refusal).code).toBe('robot_proof_needed')
    return String((cause as Refusal).details['challenge'])
  }
  throw new Error('no proof was asked for')
}

test('where it is off nobody computes anything', () => {
  expect(() => openRobotProof().require(asked(1, { isOn: false }), undefined)).not.toThrow()
})

test('a proof opens one call, once, and for five minutes', async () => {
  let nowMs = start
  const robots = openRobotProof()
  const ask = (proof?: string) => () => robots.require(asked(nowMs), proof)
  const proof = await solve(challengeOf(ask()))
  expect(ask(proof)).not.toThrow()
  challengeOf(ask(proof))
  const late = await solve(challengeOf(ask()))
  nowMs += 5 * 60_000
  challengeOf(ask(late))
})

test('what was not computed for this exhibitor, this call and this start is no proof', async () => {
  const robots = openRobotProof()
  const ask = (proof?: string, more: Partial<ProofAsked> = {}) => robots.require(asked(start, more), proof)
  const challenge = challengeOf(() => ask())
  const proof = await solve(challenge)
  challengeOf(() => openRobotProof().require(asked(start), proof))
  challengeOf(() => ask(proof, { exhibitorId: 'another' }))
  const [text = '', mac] = challenge.split('.')
  const [endMs, name] = JSON.parse(Buffer.from(text, 'base64url').toString())
  const longer = `${Buffer.from(JSON.stringify([endMs + 1, name])).toString('base64url')}.${mac}`
  for (const none of [
    'x',
    `${challenge} `,
    writeProof(
      challenge,
      Array.from({ length: puzzleParts }, () => 0),
    ),
    writeProof(challenge, [1]),
    await solve(longer),
    `${proof},0`,
  ])
    challengeOf(() => ask(none))
  expect(() => ask(proof)).not.toThrow()
})

test('the browser’s hash is SHA-256, whatever the length', () => {
  for (const length of [0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 128, 300]) {
    const text = 'a'.repeat(length)
    expect(firstWordOf(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0))
  }
})

test('a puzzle costs some thirty thousand hashes, which a cheap phone has in two seconds', async () => {
  const numbers: number[] = []
  for (let each = 0; each < 6; each++) {
    const proof = await solve(`challenge-${each}`)
    numbers.push(
      ...proof
        .split(' ')[1]!
        .split(',')
        .map(number => parseInt(number, 36) + 1),
    )
  }
  const perPuzzle = numbers.reduce((sum, number) => sum + number, 0) / 6
  expect(perPuzzle).toBeGreaterThan((puzzleParts * 2 ** puzzleBits) / 2)
  // A phone of 100 euro computes some 40,000 in a second.
  expect(perPuzzle).toBeLessThan(80_000)
  expect(puzzleText('c', 0, 35)).toBe('c.0.z')
})
