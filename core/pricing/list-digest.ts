import { createHash } from 'node:crypto'

/** Sixteen hexadecimal digits of SHA-256 over what is charged: enough to tell one list of prices from another. */
export function listDigest(charged: unknown): string {
  return createHash('sha256').update(JSON.stringify(charged)).digest('hex').slice(0, 16)
}
