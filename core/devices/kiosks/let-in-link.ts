import { readSignedText, signText } from '../../access/signed-text.ts'

/** Whom a link was mailed to, for which waiting machine, and until when it counts (epoch milliseconds). */
export type LetInLink = { employeeId: string; uid: string; code: string; endMs: number }

const purpose = 'let in'

/** The key of a link, which only this relay can make: it opens one machine's letting in for one manager. */
export function writeLink(secret: string, { employeeId, uid, code, endMs }: LetInLink): string {
  return signText({ secret, purpose }, [employeeId, uid, code], endMs)
}

/** Undefined for a key that was not made here, or counts no more. */
export function readLink(secret: string, key: string, nowMs: number): Omit<LetInLink, 'endMs'> | undefined {
  const says = readSignedText({ secret, purpose }, key, nowMs)?.map(String)
  if (!says) return undefined
  const [employeeId = '', uid = '', code = ''] = says
  return { employeeId, uid, code }
}
