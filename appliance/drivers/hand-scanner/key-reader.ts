import { cancelled } from './code-reader.ts'

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
const endKeys = new Set(
  [...letters].filter(([, [plain]]) => plain === '\n' || plain === '\t').map(([key]) => key),
)
/** `EV_KEY`: a key went down (1), up (0) or repeats (2). */
const keyEvent = 1
/** `EV_SYN` with `SYN_DROPPED`: Linux keeps some sixty events for who reads, and threw away what it had no room for. */
const [syncEvent, dropped] = [0, 3]
/** A reader that typed nothing for so long has ended its code. */
const pauseMs = 300
/** On 64 bits an event is its time (16 bytes), type, code (2 each) and value (4); on 32 bits its time takes 8. */
const eventBytes = process.arch === 'arm' || process.arch === 'ia32' ? 16 : 24

/**
 * What keys of `/dev/input/event*` type, from the bytes that Linux says of them. Where events were lost it says
 * `cancelled` and nothing more of that code: no letter until its end, or until a pause in the events' own times.
 */
export function keyReader(size = eventBytes): (bytes: Uint8Array) => string {
  let rest = new Uint8Array(0)
  let isShifted = false
  /** When the last event of a code came whose letters were lost; undefined while none were. */
  let lostAtMs: number | undefined

  function letterOf({ type, code, value, atMs }: KeyEvent): string {
    if (type === syncEvent && code === dropped) {
      const isNew = lostAtMs === undefined || isPause(lostAtMs, atMs)
      lostAtMs = atMs
      isShifted = false
      return isNew ? cancelled : ''
    }
    if (type !== keyEvent) return ''
    if (lostAtMs !== undefined && !isPause(lostAtMs, atMs)) {
      lostAtMs = value === 1 && endKeys.has(code) ? undefined : atMs
      return ''
    }
    lostAtMs = undefined
    if (shiftKeys.has(code)) isShifted = value !== 0
    else if (value === 1) return letters.get(code)?.[isShifted ? 1 : 0] ?? ''
    return ''
  }
  return bytes => {
    const all = Buffer.concat([rest, bytes])
    let typed = ''
    let at = 0
    for (; at + size <= all.length; at += size) typed += letterOf(keyEventOf(all.subarray(at, at + size)))
    rest = all.subarray(at)
    return typed
  }
}

type KeyEvent = { type: number; code: number; value: number; atMs: number }

/** Its time is the wall clock's, which may be set back in between. */
const isPause = (beforeMs: number, afterMs: number) => Math.abs(afterMs - beforeMs) > pauseMs

function keyEventOf(bytes: Buffer): KeyEvent {
  const size = bytes.length
  return {
    type: bytes.readUInt16LE(size - 8),
    code: bytes.readUInt16LE(size - 6),
    value: bytes.readInt32LE(size - 4),
    // Seconds and microseconds, each half of the time; four bytes of each are enough.
    atMs: bytes.readUInt32LE(0) * 1000 + bytes.readUInt32LE((size - 8) / 2) / 1000,
  }
}
