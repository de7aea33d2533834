import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whom a link was mailed to, for which waiting machine, and until when it counts (epoch seconds). */
export type LetInLink = { employeeId: string; uid: string; code: string; untilSeconds: number }

/** The key of a link, which only this relay can make: it opens one machine's letting in for one manager. */
export function writeLink(secret: string, { employeeId, uid, code, untilSeconds }: LetInLink): string {
  const text = Buffer.from(JSON.stringify([employeeId, uid, code, untilSeconds])).toString('base64url')
  return `${text}.${mac(secret, text)}`
}

/** Undefined for a key that was not made here, or counts no more. */
export function readLink(secret: string, key: string, nowMs: number): LetInLink | undefined {
  const [text = '', given = ''] = key.split('.')
  const [one, other] = [Buffer.from(mac(secret, text)), Buffer.from(given)]
  if (one.length !== other.length || !timingSafeEqual(one, other)) return undefined
  const [employeeId, uid, code, untilSeconds] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
    string,
    string,
    string,
    number,
  ]
  return nowMs < untilSeconds * 1000 ? { employeeId, uid, code, untilSeconds } : undefined
}

function mac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`let in ${text}`).digest('base64url')
}
