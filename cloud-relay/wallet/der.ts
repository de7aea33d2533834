/** ASN.1 values in the distinguished encoding rules (X.690), as far as certificates and signatures need them. */

const tags = {
  integer: 0x02,
  bitString: 0x03,
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
} as const

/** A value with its tag and length. */
export function tagged(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const bytes = Buffer.from(
    length.toString(16).padStart(length > 0xffff ? 6 : length > 0xff ? 4 : 2, '0'),
    'hex',
  )
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

export const sequence = (...parts: readonly Uint8Array[]) => tagged(tags.sequence, ...parts)
/** A set, its members in the order of their bytes. */
export const setOf = (...parts: readonly Uint8Array[]) => tagged(tags.set, ...parts.toSorted(Buffer.compare))
export const smallInteger = (value: number) => tagged(tags.integer, Buffer.from([value]))
export const octets = (bytes: Uint8Array) => tagged(tags.octets, bytes)
export const bits = (bytes: Uint8Array) => tagged(tags.bitString, Buffer.from([0]), bytes)
export const nothing = () => tagged(tags.nothing)
export const utf8 = (text: string) => tagged(tags.utf8, Buffer.from(text))
/** With a tag of its context, around other values. */
export const context = (number: number, ...parts: readonly Uint8Array[]) => tagged(0xa0 | number, ...parts)

/** @param ms epoch milliseconds, until the year 2049 */
export const utcTime = (ms: number) =>
  tagged(tags.utcTime, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`))

/** An object identifier as it is written, `1.2.840.113549.1.7.2`. */
export function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  return tagged(tags.oid, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

function base128(value: number): number[] {
  const digits = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) digits.unshift((rest & 0x7f) | 0x80)
  return digits
}

/** A value as it was found: its tag, what is in it, and all of its bytes. */
export type Found = { tag: number; content: Buffer; whole: Buffer }

/** The values that stand one after another. Throws for what is no DER, or is cut off. */
export function valuesIn(bytes: Buffer): Found[] {
  const found: Found[] = []
  for (let at = 0; at < bytes.length;) {
    const { tag, start, end } = valueAt(bytes, at)
    found.push({ tag, content: bytes.subarray(start, end), whole: bytes.subarray(at, end) })
    at = end
  }
  return found
}

function valueAt(bytes: Buffer, at: number): { tag: number; start: number; end: number } {
  const tag = bytes[at]!
  const short = bytes[at + 1]
  if (short === undefined) throw new Error('a value is cut off')
  const size = short & 0x80 ? short & 0x7f : 0
  if (size > 3 || (short & 0x80 && size === 0)) throw new Error('a value is longer than any here')
  const start = at + 2 + size
  if (start > bytes.length) throw new Error('a value is cut off')
  const end = start + (size ? bytes.readUIntBE(at + 2, size) : short)
  if (end > bytes.length) throw new Error('a value is cut off')
  return { tag, start, end }
}
