import { createHmac, timingSafeEqual } from 'node:crypto'

type Value = string | number

type Signed = {
  /** The exhibitor's, which only the node that signs has. */
  secret: string
  /** What it is for: a text signed for something else is no good. */
  purpose: string
}

/**
 * A text that only its signer can make and everybody may carry: what it says, its end, and an HMAC over both. It needs
 * no row, and is worthless as soon as one of the things it depends on has changed.
 *
 * @param endMs when it ends, in epoch milliseconds
 * @param dependsOn signed with it and not in it
 */
export function signText(
  { secret, purpose }: Signed,
  says: readonly Value[],
  endMs: number,
  dependsOn: readonly Value[] = [],
): string {
  const text = Buffer.from(JSON.stringify([endMs, ...says])).toString('base64url')
  return `${text}.${mac(secret, [purpose, text, ...dependsOn])}`
}

/**
 * What a signed text says; undefined for one that was not signed here, for something else, is over, or depends on what
 * has changed.
 *
 * @param dependsOn what it depends on now, by what it says; undefined when that is gone
 */
export function readSignedText(
  { secret, purpose }: Signed,
  signed: string,
  nowMs: number,
  dependsOn: (says: readonly Value[]) => readonly Value[] | undefined = () => [],
): readonly Value[] | undefined {
  const [text = '', given = '', ...more] = signed.split('.')
  const [endMs, ...says] = valuesOf(text)
  if (more.length || typeof endMs !== 'number' || !(nowMs < endMs)) return undefined
  const depends = dependsOn(says)
  if (!depends) return undefined
  const [one, other] = [Buffer.from(mac(secret, [purpose, text, ...depends])), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other) ? says : undefined
}

/** None for a text that nobody here wrote. */
function valuesOf(text: string): Value[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    const isValue = (value: unknown) => typeof value === 'string' || typeof value === 'number'
    return Array.isArray(values) && values.every(isValue) ? values : []
  } catch {
    return []
  }
}

function mac(secret: string, signed: readonly Value[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(signed)).digest('base64url')
}
