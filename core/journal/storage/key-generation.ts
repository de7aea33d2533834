import { createHash } from 'node:crypto'

/**
 * The number of a key file after a change: made of everything that ever changed in it, so that files which went different
 * ways never come to the same number. A counter would, where an older file is put beside one that was begun anew.
 *
 * @param history the number before, and what changed then
 * @returns a whole number from 1 to 2^48
 */
export function generationAfter(...history: readonly (number | string)[]): number {
  return createHash('sha256').update(history.join(' ')).digest().readUIntBE(0, 6) + 1
}
