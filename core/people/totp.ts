import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Codes of an authenticator app: RFC 6238 as every app speaks it, SHA-1, six digits, a new one every thirty seconds.
 * Twenty lines over `node:crypto` and the RFCs' own vectors as their test are less than a package.
 */

const stepMs = 30_000
/** A code counts one step before and after its own: clocks differ, and people type slowly. */
const stepsAside = 1
/** As long as RFC 4226 asks for at least: 160 bits. */
export const keyBytes = 20

/** The code of one step (HOTP, RFC 4226 section 5.3). */
export function codeOf(key: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 0x0f) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step of a moment, in epoch milliseconds. */
export function stepAt(ms: number): number {
  return Math.floor(ms / stepMs)
}

/** Which step a code is of, among those that count now; undefined for a wrong one. All are compared, always. */
export function stepOfCode(key: Uint8Array, code: string, nowMs: number): number | undefined {
  const now = stepAt(nowMs)
  const given = Buffer.from(code)
  let found: number | undefined
  for (let step = now - stepsAside; step <= now + stepsAside; step++) {
    const expected = Buffer.from(codeOf(key, step))
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step
  }
  return found
}

/** When a code of this step counts no more, in epoch milliseconds. */
export function endOfStep(step: number): number {
  return (step + 1 + stepsAside) * stepMs
}

/** What an authenticator app reads from the QR code. */
export function keyAddress(key: Uint8Array, issuer: string, account: string): string {
  // A colon ends the issuer's name.
  const name = issuer.replaceAll(':', '')
  const [label, by] = [`${name}:${account}`, name].map(encodeURIComponent)
  return `otpauth://totp/${label}?secret=${toBase32(key)}&issuer=${by}&algorithm=SHA1&digits=6&period=30`
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding (RFC 4648), as authenticator apps take a key that is typed. */
export function toBase32(bytes: Uint8Array): string {
  let [text, value, bits] = ['', 0, 0]
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += letters[(value >>> bits) & 31]
    }
  }
  return bits ? text + letters[(value << (5 - bits)) & 31] : text
}
