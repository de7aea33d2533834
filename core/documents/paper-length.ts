import type { TypesetLine } from './typeset.ts'

/** A line of normal letters: a sixth of an inch, as printers begin with. */
const lineMm = 25.4 / 6
/** Letters of double height, 48 dots of an eighth of a millimetre, and what is left between two such lines. */
const tallMm = 6.4
const dotMm = 1 / 8
/** The bytes a code of model 2 holds with error correction M, by its version from 1 on (ISO/IEC 18004, table 7). */
const qrBytes = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450]
/** From the last line to the knife, which four lines feed over. */
const cutMm = 4 * lineMm

/** About how much of a roll a typeset slip takes, in whole millimetres. */
export function paperMm(lines: readonly TypesetLine[]): number {
  return Math.ceil(lines.reduce((sum, line) => sum + mmOf(line), 0))
}

function mmOf(line: TypesetLine): number {
  switch (line.kind) {
    case 'line':
      return line.size === 'normal' || !line.text ? lineMm : tallMm
    case 'picture':
      return line.picture.height * dotMm + lineMm
    case 'qr': {
      const found = qrBytes.findIndex(bytes => bytes >= line.content.length)
      const version = found < 0 ? qrBytes.length : found + 1
      const dots = line.content.length <= 220 ? 6 : line.content.length <= 360 ? 5 : 4
      return (17 + 4 * version) * dots * dotMm + lineMm
    }
    case 'cut':
      return cutMm
    case 'drawer':
      return 0
  }
}
