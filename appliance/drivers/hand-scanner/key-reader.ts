/**
 * The letters of keys by their numbers in Linux (input-event-codes.h), without and with Shift, as an American keyboard
 * has them: readers send key positions, and are set to that from the factory.
 */
const rows: readonly (readonly [first: number, plain: string, shifted: string])[] = [
  [2, '1234567890-=', '!@#$%^&*()_+'],
  [15, '\t', '\t'],
  [16, 'qwertyuiop[]', 'QWERTYUIOP{}'],
  [28, '\n', '\n'],
  [30, "asdfghjkl;'`", 'ASDFGHJKL:"~'],
  [43, '\\zxcvbnm,./', '|ZXCVBNM<>?'],
  [57, ' ', ' '],
  [71, '789-456+1230.', '789-456+1230.'],
  [96, '\n', '\n'],
]
const letters = new Map(
  rows.flatMap(([first, plain, shifted]) =>
    [...plain].map((letter, at) => [first + at, [letter, shifted[at]!] as const] as const),
  ),
)
const shiftKeys = new Set([42, 54])
/** `EV_KEY`: a key went down (1), up (0) or repeats (2). */
const keyEvent = 1
/** On 64 bits an event is its time (16 bytes), type, code (2 each) and value (4); on 32 bits its time takes 8. */
const eventBytes = process.arch === 'arm' || process.arch === 'ia32' ? 16 : 24

/** What keys of `/dev/input/event*` type, from the bytes that Linux says of them. */
export function keyReader(size = eventBytes): (bytes: Uint8Array) => string {
  let rest = new Uint8Array(0)
  let isShifted = false
  return bytes => {
    const all = Buffer.concat([rest, bytes])
    let typed = ''
    let at = 0
    for (; at + size <= all.length; at += size) {
      const [type, code, value] = [
        all.readUInt16LE(at + size - 8),
        all.readUInt16LE(at + size - 6),
        all.readInt32LE(at + size - 4),
      ]
      if (type !== keyEvent) continue
      if (shiftKeys.has(code)) isShifted = value !== 0
      else if (value === 1) typed += letters.get(code)?.[isShifted ? 1 : 0] ?? ''
    }
    rest = all.subarray(at)
    return typed
  }
}
