import { Fragment, type CSSProperties } from 'react'
import type { PaperSpan, PrintedLine } from './printed-line.ts'
import { PaperDots } from './PaperDots.tsx'
import { QrPicture } from '../parts/QrPicture.tsx'
import './paper-slip.css'

/** The lines of one job up to its cut, on one piece of paper. */
export function PaperSlip({ lines, labels }: { lines: readonly PrintedLine[]; labels: SlipLabels }) {
  return (
    <div className="paper-slip">
      {trimmed(lines).map((line, index) => (
        <Fragment key={index}>{drawLine(line, labels)}</Fragment>
      ))}
    </div>
  )
}

export type SlipLabels = { readonly drawer: string; readonly qr: string }

function drawLine(line: PrintedLine, labels: SlipLabels) {
  if (line.kind === 'drawer')
    return (
      <p className="paper-mark">
        <span aria-hidden="true">⏏</span> {labels.drawer}
      </p>
    )
  if (line.kind === 'cut') return <hr className="paper-cut" />
  if (line.kind === 'picture')
    return (
      <p className="paper-line" data-align={line.align}>
        <PaperDots picture={line.picture} />
      </p>
    )
  if (line.kind === 'qr')
    return (
      <p className="paper-line" data-align={line.align}>
        <QrPicture content={line.content} label={labels.qr} />
      </p>
    )
  return (
    <p className="paper-line" data-align={line.align}>
      {line.spans.map((span, index) => (
        <span key={index} className="paper-span" data-bold={span.bold} style={box(span)}>
          <span>{span.text}</span>
        </span>
      ))}
    </p>
  )
}

/** Large letters take whole cells of the normal grid, as on the printer. */
function box(span: PaperSpan): CSSProperties {
  return { '--letters': span.text.length, '--wide': span.width, '--tall': span.height } as CSSProperties
}

/** The printer feeds paper past its cutter before it cuts; on screen the margin does that. */
function trimmed(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const empty = (line: PrintedLine) =>
    line.kind === 'cut' || (line.kind === 'text' && line.spans.length === 0)
  const first = lines.findIndex(line => !empty(line))
  const last = lines.findLastIndex(line => !empty(line))
  const kept = lines.slice(Math.max(first, 0), last + 1)
  return kept.filter((line, index) => !(empty(line) && kept[index - 1]?.kind === 'drawer'))
}
