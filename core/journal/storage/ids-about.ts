import { createHash, sign, type KeyObject } from 'node:crypto'
import { newId } from '../id.ts'

/**
 * Ids that a node makes about one thing: in the same order the same ones, whenever it makes them, also where it has
 * forgotten that it did. A key signs one text in one way only (RFC 8032, 5.1.6), so whoever has not the key cannot tell them.
 */
export function idsAbout(key: KeyObject, about: string): (size: number) => string {
  let seed: Buffer | undefined
  let made = 0
  return size =>
    newId(bytes => {
      // Begins with its purpose, so that no other signature of the same key tells them; made for the first id alone.
      seed ??= sign(null, Buffer.from(JSON.stringify(['foyer ids 1', about])), key)
      return createHash('shake256', { outputLength: bytes }).update(seed).update(String(made++)).digest()
    }, size)
}
