import { createHmac, timingSafeEqual } from 'node:crypto'

/** A page may stay open this long before its token is stale (419) and a fresh one is fetched. */
export const tokenLifetimeMs = 12 * 3_600_000

/** The anti-forgery token of one browser: when it was made, and an HMAC over that and the browser's own cookie. */
export function writeToken(secret: string, visitor: string, nowMs: number): string {
  const issued = Math.floor(nowMs / 1000).toString(36)
  return `${issued}.${mac(secret, visitor, issued)}`
}

/** Whether a token was made here, for this browser, and not too long ago. */
export function tokenHolds(token: string, secret: string, visitor: string, nowMs: number): boolean {
  const [issued = '', given = ''] = token.split('.')
  const ageMs = nowMs - parseInt(issued, 36) * 1000
  if (!visitor || !(ageMs > -60_000 && ageMs < tokenLifetimeMs)) return false
  const page = `${secret} ${visitor} ${issued}`
  const expected = known.get(page) ?? mac(secret, visitor, issued)
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  if (one.length !== other.length || !timingSafeEqual(one, other)) return false
  if (known.size >= knownMost) known.clear()
  known.set(page, expected)
  return true
}

/** Valid tokens that were seen, with their HMAC: a page sends its own with every call, and comparing costs less. */
const known = new Map<string, string>()
const knownMost = 1000

function mac(secret: string, visitor: string, issued: string): string {
  return createHmac('sha256', secret).update(`${visitor} ${issued}`).digest('base64url')
}
