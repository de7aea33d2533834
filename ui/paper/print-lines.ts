import type { TypesetLine } from '#core/documents/typeset.ts'
import type { PrintedLine } from './printed-line.ts'

const widths = { normal: 1, tall: 1, large: 2 } as const
const heights = { normal: 1, tall: 2, large: 2 } as const

/** What typeset lines look like on paper, without a printer's bytes between: a test compares it with what those print. */
export function printLines(lines: readonly TypesetLine[]): PrintedLine[] {
  return lines.map((line): PrintedLine => {
    switch (line.kind) {
      case 'line': {
        const { text, bold, size } = line
        const span = { text, bold, width: widths[size], height: heights[size] }
        return { kind: 'text', align: 'left', spans: text ? [span] : [] }
      }
      case 'qr':
        return { kind: 'qr', align: 'centre', content: line.content }
      case 'picture':
        return { kind: 'picture', align: 'centre', picture: line.picture }
      default:
        return line
    }
  })
}
