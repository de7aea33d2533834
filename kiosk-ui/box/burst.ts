/** A key press. `atMs` is the time of the event itself, so that a busy page does not stretch a burst. */
export type Press = { key: string; code: string; shift: boolean; atMs: number }

/** A barcode reader that types like a keyboard leaves less than this between two keys, a person more. */
export const burstGapMs = 50
/** Shorter than any printed code (EAN-8 has eight digits, a ticket ten characters). */
export const burstLength = 6

/** What a press decides about the keys held back: which are passed on as commands, and which were a scanned code. */
export type BurstStep = {
  /** Keys held back until it is known whether they are a code. */
  held: readonly Press[]
  /** Keys a person pressed, to be passed on in order. */
  commands: readonly Press[]
  scanned: readonly Press[] | null
  /** The press itself was taken; otherwise it is passed on normally. */
  taken: boolean
}

const letterOrDigit =
  /^(Key[A-Z]|Digit\d|Numpad\d|NumpadSubtract|NumpadDecimal|Minus|Period|Slash|Semicolon|Comma|Equal|Quote|Backslash|IntlBackslash|BracketLeft|BracketRight|Backquote)$/
const ends = new Set(['Enter', 'Tab'])

function isPart(press: Press): boolean {
  return (press.key.length === 1 && press.key !== ' ') || letterOrDigit.test(press.code)
}

/**
 * Handles one more press. Characters are held back until speed and length show what they are: a burst of at least six
 * characters is a scanned code and never a command, with or without Enter at its end. Shift, which a reader presses for
 * capitals, belongs to the keys around it.
 */
export function nextBurst(held: readonly Press[], press: Press): BurstStep {
  const last = held.at(-1)
  const goesOn = last !== undefined && press.atMs - last.atMs <= burstGapMs
  if (press.key === 'Shift' || press.key === 'CapsLock') return { ...none, held, taken: false }
  if (goesOn && ends.has(press.key) && held.length >= burstLength)
    return { held: [], commands: [], scanned: held, taken: true }
  if (isPart(press)) {
    if (!last || goesOn) return { ...none, held: [...held, press], taken: true }
    return { ...settle(held), held: [press], taken: true }
  }
  return { ...settle(held), taken: false }
}

/** Decides about held keys once nothing follows them: a code without an end key, or a person's presses. */
export function settle(held: readonly Press[]): BurstStep {
  return held.length >= burstLength ? { ...none, scanned: held } : { ...none, commands: held }
}

const none: BurstStep = { held: [], commands: [], scanned: null, taken: false }

/**
 * What the reader may have typed: as this computer's layout reads its keys, and as an American one does. A reader sends
 * key positions; if it is set to another layout than the computer, `Y` becomes `Z` and digits become `&é"`, and only
 * the positions give the code. Source: USB HID usage tables, page 7 (keyboard).
 */
export function textsOf(presses: readonly Press[]): string[] {
  const asRead = presses.map(press => (press.key.length === 1 ? press.key : '')).join('')
  const byPlace = presses.map(characterAt).join('')
  return [...new Set([asRead, byPlace])].filter(text => text.length >= burstLength)
}

const places: Record<string, string> = {
  Minus: '-_',
  Period: '.>',
  Slash: '/?',
  Semicolon: ';:',
  Comma: ',<',
  Equal: '=+',
  NumpadSubtract: '--',
  NumpadDecimal: '..',
}

function characterAt({ code, shift, key }: Press): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return shift ? letter : letter.toLowerCase()
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  if (digit) return digit
  return places[code]?.[shift ? 1 : 0] ?? (key.length === 1 ? key : '')
}
