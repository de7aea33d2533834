/** A pseudo-random number from 0 up to 1, always the same for the same words (FNV-1a, mixed once more). */
export function chance(...words: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const character of words.join(' ')) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}
