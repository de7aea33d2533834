/** Digits as ZVT packs them, two in a byte, filled with zeros on the left. */
export function packDigits(digits: string | number, bytes: number): Uint8Array {
  const text = String(digits).padStart(bytes * 2, '0')
  if (text.length > bytes * 2 || !/^\d*$/.test(text)) throw new Error('These are not that many digits.')
  return Uint8Array.from({ length: bytes }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16))
}

/** The digits in packed bytes; undefined where something else is in them. */
export function digitsOf(bytes: Uint8Array | undefined): string | undefined {
  if (!bytes) return undefined
  const text = Buffer.from(bytes).toString('hex')
  return /^\d+$/.test(text) ? text : undefined
}

/** Fields of a fixed length, by what they begin with; what they hold is in the specification's chapter on bitmaps. */
const fixed: Readonly<Record<number, number>> = {
  0x01: 1,
  0x02: 1,
  0x03: 1,
  0x04: 6,
  0x05: 1,
  0x0b: 3,
  0x0c: 3,
  0x0d: 2,
  0x0e: 2,
  0x17: 2,
  0x19: 1,
  0x27: 1,
  0x29: 4,
  0x2a: 15,
  0x37: 3,
  0x3a: 2,
  0x3b: 8,
  0x3d: 3,
  0x49: 2,
  0x87: 2,
  0x88: 3,
  0x8a: 1,
  0x8c: 1,
  0xa0: 1,
  0xaa: 3,
  0xba: 5,
  0xd0: 1,
}
/** Fields that tell their length in so many digits, each in a byte of its own. */
const counted: Readonly<Record<number, number>> = {
  0x22: 2,
  0x23: 2,
  0x24: 3,
  0x2e: 3,
  0x3c: 3,
  0x60: 3,
  0x8b: 2,
  0x9a: 3,
  0xa7: 2,
  0xaf: 3,
  0xd1: 2,
}
const container = 0x06

/**
 * The fields of a message, by what each begins with. Reading ends at one that this version does not know the length of:
 * what came before it stands, since terminals put their own last.
 */
export function fieldsOf(data: Uint8Array): Map<number, Uint8Array> {
  const fields = new Map<number, Uint8Array>()
  let at = 0
  while (at < data.length) {
    const name = data[at]!
    const span = spanOf(name, data, at + 1)
    if (!span || span.start + span.length > data.length) return fields
    if (!fields.has(name)) fields.set(name, data.slice(span.start, span.start + span.length))
    at = span.start + span.length
  }
  return fields
}

function spanOf(name: number, data: Uint8Array, at: number): { start: number; length: number } | undefined {
  const length = fixed[name]
  if (length !== undefined) return { start: at, length }
  const digits = counted[name]
  if (digits !== undefined) return countedSpan(data, at, digits)
  return name === container ? containerSpan(data, at) : undefined
}

function countedSpan(data: Uint8Array, at: number, digits: number) {
  let length = 0
  for (let digit = 0; digit < digits; digit += 1) {
    const byte = data[at + digit]
    if (byte === undefined || byte >> 4 !== 0xf || (byte & 0x0f) > 9) return undefined
    length = length * 10 + (byte & 0x0f)
  }
  return { start: at + digits, length }
}

function containerSpan(data: Uint8Array, at: number) {
  const first = data[at]
  if (first === undefined) return undefined
  if (first < 0x80) return { start: at + 1, length: first }
  if (first === 0x81 && data[at + 1] !== undefined) return { start: at + 2, length: data[at + 1]! }
  if (first === 0x82 && data[at + 2] !== undefined)
    return { start: at + 3, length: (data[at + 1]! << 8) | data[at + 2]! }
  return undefined
}

/** Text of a terminal as people may read it: letters alone, and not more of them than fit a line. */
export function textOf(bytes: Uint8Array | undefined): string | null {
  const text = Buffer.from(bytes ?? [])
    .toString('latin1')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, '')
    .trim()
    .slice(0, 40)
  return text || null
}
