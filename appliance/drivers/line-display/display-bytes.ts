import { displayColumns, type DisplayLines } from '#core/documents/line-display.ts'
import { westernText } from '#core/documents/western.ts'
import type { LineDisplayEntry } from '#core/venue/line-display-entry.ts'
import { tableBytes } from '../printer/escpos.ts'

const esc = 0x1b
const us = 0x1f

/** `ESC @`, the cursor off, and the table of letters: what a display is told when the line to it is opened. */
export function beginDisplay({
  commands,
  letters,
}: Pick<LineDisplayEntry, 'commands' | 'letters'>): Uint8Array {
  // CD5220: `ESC _ 0` hides the cursor, and its tables differ from maker to maker, so none is chosen.
  if (commands === 'cd5220') return Uint8Array.of(esc, 0x40, esc, 0x5f, 0)
  // Epson DM-D: `US C 0` hides the cursor, `ESC t` chooses a table.
  const table = letters === 'plain' ? [] : [esc, 0x74, tableBytes[letters].number]
  return Uint8Array.of(esc, 0x40, us, 0x43, 0, ...table)
}

/**
 * Two lines over what stands there now, so that nothing flickers.
 *
 * Epson: `US $ x y` puts the cursor, and letters follow. CD5220: `ESC Q A` and `ESC Q B` with a line up to `CR`.
 */
export function displayBytes(
  [first, second]: DisplayLines,
  { commands, letters }: Pick<LineDisplayEntry, 'commands' | 'letters'>,
): Uint8Array {
  const line = (text: string) => lettersOf(text, letters)
  return commands === 'cd5220'
    ? Uint8Array.of(esc, 0x51, 0x41, ...line(first), 0x0d, esc, 0x51, 0x42, ...line(second), 0x0d)
    : Uint8Array.of(us, 0x24, 1, 1, ...line(first), us, 0x24, 1, 2, ...line(second))
}

/** `ESC =`: what follows is for the display that hangs on a printer, then for the printer again. */
export function throughPrinter(bytes: Uint8Array): Uint8Array {
  return Uint8Array.of(esc, 0x3d, 2, ...bytes, esc, 0x3d, 1)
}

/** Exactly twenty letters in the display's table; without one they lose their accents. */
function lettersOf(text: string, letters: LineDisplayEntry['letters']): number[] {
  const shown = westernText(text).replaceAll('\u00a0', ' ').slice(0, displayColumns).padEnd(displayColumns)
  return [...shown].map(letter => {
    if (letter >= ' ' && letter <= '~') return letter.charCodeAt(0)
    if (letters !== 'plain') return tableBytes[letters].bytes.get(letter) ?? 0x3f
    const plain = twins[letter] ?? letter.normalize('NFKD').charAt(0)
    return plain >= ' ' && plain <= '~' ? plain.charCodeAt(0) : 0x3f
  })
}

/** Letters without an accent to lose. */
const twins: Record<string, string> = {
  '€': 'E',
  ß: 's',
  œ: 'o',
  Œ: 'O',
  æ: 'a',
  Æ: 'A',
  ø: 'o',
  '’': "'",
  '‘': "'",
  '–': '-',
  '×': 'x',
  '…': '.',
}
