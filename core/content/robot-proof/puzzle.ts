/**
 * The puzzle that a browser solves to prove that somebody waits in front of it: so many numbers, each of which makes a
 * SHA-256 begin with so many zero bits. Several small ones take a steadier time than a large one: 32,768 hashes on average,
 * and hardly ever twice that.
 */
export const puzzleParts = 16
export const puzzleBits = 11

/** What is hashed for one part. */
export const puzzleText = (challenge: string, part: number, number: number) =>
  `${challenge}.${part}.${number.toString(36)}`

/** A proof as it is sent: the challenge, and the number of each part. */
export const writeProof = (challenge: string, numbers: readonly number[]) =>
  `${challenge} ${numbers.map(number => number.toString(36)).join(',')}`

/** What a proof says; undefined for what is none. */
export function readProof(proof: string): { challenge: string; numbers: number[] } | undefined {
  const [challenge = '', list = '', ...more] = proof.split(' ')
  const numbers = list.split(',').map(each => (/^[0-9a-z]{1,7}$/.test(each) ? parseInt(each, 36) : NaN))
  if (!challenge || more.length || numbers.length !== puzzleParts || numbers.some(Number.isNaN))
    return undefined
  return { challenge, numbers }
}
