import { closeSync, openSync, readSync, statSync, writeSync } from 'node:fs'

/**
 * Changes one byte of a file where it lies, as a dying disk does.
 *
 * @param at which one; in the middle when left out
 */
export function flipByte(path: string, at = Math.floor(statSync(path).size / 2)): void {
  const file = openSync(path, 'r+')
  const byte = Buffer.alloc(1)
  readSync(file, byte, 0, 1, at)
  byte[0]! ^= 0x01
  writeSync(file, byte, 0, 1, at)
  closeSync(file)
}
