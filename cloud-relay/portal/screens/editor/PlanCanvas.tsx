import { memo, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { Seat } from '#core/venue/arrangement.ts'
import { rowCount, type Cell, type Plan } from '#core/seating/plan/plan.ts'
import { rowBend } from '#ui/parts/seat-grid.ts'
import { classLook, type ClassLooks } from '#ui/parts/seat-look.ts'
import { SeatMark } from './SeatMark.tsx'
import { useInView } from './use-in-view.ts'

/** Two corners of what is chosen; the second one moves. */
export type Selection = { from: Cell; to: Cell }

/** Empty rows and columns around the seats, to draw into. */
const margin = 2

type Shown = { seat: Seat; disabled: boolean }

/**
 * The drawing: seats as they are seen from above, the screen at the top. A press or a drag chooses places, and so do
 * the arrow keys, with Shift more of them. Everything else is said with the tools.
 */
export function PlanCanvas({
  plan,
  selection,
  onSelect,
  onKey,
  label,
  described,
  zoom,
  order,
  looks,
}: {
  plan: Plan
  selection: Selection
  onSelect: (selection: Selection) => void
  onKey: (event: KeyboardEvent) => void
  label: string
  /** The id of the sentence about the chosen places. */
  described: string
  /** Width of a seat in px. */
  zoom: number
  /** Which party would get a seat, in the preview. */
  order: ReadonlyMap<string, number> | null
  /** How the exhibitor's classes are drawn. */
  looks: ClassLooks
}) {
  const size = { columns: plan.columns + margin, rows: rowCount(plan) + margin }
  const canvas = useRef<HTMLDivElement>(null)
  useInView(canvas, selection.to, zoom)
  return (
    <div className="plan-canvas" ref={canvas}>
      <div
        className="plan-board"
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={described}
        onKeyDown={event => {
          const next = moved(event, selection, size)
          if (next) event.preventDefault()
          if (next) onSelect(next)
          else onKey(event)
        }}
      >
        <Sheet {...{ plan, selection, onSelect, zoom, order, looks, size }} />
      </div>
    </div>
  )
}

type Size = { rows: number; columns: number }
type SheetParts = {
  plan: Plan
  selection: Selection
  onSelect: (selection: Selection) => void
  zoom: number
  order: ReadonlyMap<string, number> | null
  looks: ClassLooks
  size: Size
}

function Sheet({ plan, selection, onSelect, zoom, order, looks, size: { columns, rows } }: SheetParts) {
  const lines = useLines(plan)
  const { curve } = plan.drawing
  const pointer = usePointer({ plan, selection, onSelect, zoom, size: { columns, rows } })
  const { from, to } = selection
  const [top, left] = [Math.min(from.row, to.row), Math.min(from.col, to.col)]
  return (
    <svg
      {...pointer}
      width={(columns + 2) * zoom}
      height={(rows + 2.5) * zoom}
      viewBox={`-1 -2 ${columns + 2} ${rows + 2.5}`}
      aria-hidden="true"
    >
      <path className="plan-board-screen" d={screenPath(plan)} />
      <GridDots rows={rows} columns={columns} />
      {lines.map(line => (
        <Line
          key={line.screenRow}
          line={line.shown}
          text={line.text}
          columns={plan.columns}
          curve={curve}
          order={order && orderText(line.shown, order)}
          looks={looks}
        />
      ))}
      <rect
        className="plan-chosen"
        x={left}
        y={top - bend(to.col, plan.columns, curve)}
        width={Math.abs(from.col - to.col) + 1}
        height={Math.abs(from.row - to.row) + 1}
        rx={0.2}
      />
    </svg>
  )
}

/** A press chooses a place, a drag or a press with Shift all up to another one. */
function usePointer({
  plan,
  selection: { from, to },
  onSelect,
  zoom,
  size,
}: Omit<SheetParts, 'order' | 'looks'>) {
  const dragging = useRef(false)
  const cellAt = (event: PointerEvent<SVGSVGElement>): Cell => {
    const place = event.currentTarget.getBoundingClientRect()
    const col = clamp(Math.floor((event.clientX - place.left) / zoom - 1), size.columns)
    const down = (event.clientY - place.top) / zoom - 2 + bend(col, plan.columns, plan.drawing.curve)
    return { row: clamp(Math.floor(down), size.rows), col }
  }
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      const cell = cellAt(event)
      dragging.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
      onSelect(event.shiftKey ? { from, to: cell } : { from: cell, to: cell })
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (!dragging.current) return
      const cell = cellAt(event)
      if (cell.row !== to.row || cell.col !== to.col) onSelect({ from, to: cell })
    },
    onPointerUp() {
      dragging.current = false
    },
  }
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most - 1, value))

function moved(
  event: KeyboardEvent,
  { from, to }: Selection,
  { rows, columns }: Size,
): Selection | undefined {
  if (event.altKey || event.metaKey) return undefined
  if (event.ctrlKey && event.key === 'a')
    return { from: { row: 0, col: 0 }, to: { row: rows - 1, col: columns - 1 } }
  const steps: Record<string, Cell> = {
    ArrowLeft: { row: to.row, col: to.col - 1 },
    ArrowRight: { row: to.row, col: to.col + 1 },
    ArrowUp: { row: to.row - 1, col: to.col },
    ArrowDown: { row: to.row + 1, col: to.col },
    Home: { row: to.row, col: 0 },
    End: { row: to.row, col: columns - 1 },
    PageUp: { row: 0, col: to.col },
    PageDown: { row: rows - 1, col: to.col },
  }
  const next = steps[event.key]
  if (!next || event.ctrlKey) return undefined
  const cell = { row: clamp(next.row, rows), col: clamp(next.col, columns) }
  return event.shiftKey ? { from, to: cell } : { from: cell, to: cell }
}

type LineShown = { screenRow: number; shown: Shown[]; text: string }

/** Rows with a text that says all that is drawn of them: a row is drawn again only when it changed. */
function useLines(plan: Plan): LineShown[] {
  return useMemo(() => {
    const rows = new Map<number, Shown[]>()
    const put = (seat: Seat, disabled: boolean) => {
      const row = rows.get(seat.screenRow)
      if (row) row.push({ seat, disabled })
      else rows.set(seat.screenRow, [{ seat, disabled }])
    }
    for (const seat of plan.seats) put(seat, false)
    for (const seat of plan.drawing.disabled) put(seat, true)
    return [...rows].map(([screenRow, shown]) => ({
      screenRow,
      shown,
      text: shown
        .map(({ seat: s, disabled }) =>
          [
            s.row,
            s.number,
            s.screenCol,
            s.class,
            s.classId,
            s.style,
            s.online,
            s.autoassign,
            s.pairedWith,
            disabled,
          ].join(),
        )
        .join(';'),
    }))
  }, [plan])
}

const orderText = (shown: readonly Shown[], order: ReadonlyMap<string, number>) =>
  shown.map(({ seat }) => order.get(seat.id) ?? '').join()

const Line = memo(
  function Line({
    line,
    columns,
    curve,
    order,
    looks,
  }: {
    line: readonly Shown[]
    text: string
    columns: number
    curve: number
    order: string | null
    looks: ClassLooks
  }) {
    const parties = order?.split(',')
    const names = new Set(line.map(({ seat }) => seat.row))
    const [first] = line
    return (
      <g>
        <text
          className="plan-row-name"
          x={-0.4}
          y={(first?.seat.screenRow ?? 0) + 0.66 - bend(-1, columns, curve)}
        >
          {[...names].join(' ')}
        </text>
        {line.map(({ seat, disabled }, at) => (
          <SeatMark
            key={seat.id}
            seat={seat}
            disabled={disabled}
            y={seat.screenRow - bend(seat.screenCol, columns, curve)}
            look={classLook(seat, looks)}
            party={parties?.[at]}
          />
        ))}
      </g>
    )
  },
  (before, after) =>
    before.text === after.text &&
    before.columns === after.columns &&
    before.curve === after.curve &&
    before.order === after.order,
)

const bend = (col: number, columns: number, curve: number) => (rowBend(col, columns) * curve) / 100

const GridDots = memo(function GridDots({ rows, columns }: { rows: number; columns: number }) {
  return (
    <>
      <defs>
        <pattern id="plan-dots" width={1} height={1} patternUnits="userSpaceOnUse">
          <circle cx={0.5} cy={0.5} r={0.05} />
        </pattern>
      </defs>
      <rect className="plan-dots" x={0} y={0} width={columns} height={rows} fill="url(#plan-dots)" />
    </>
  )
})

function screenPath({ columns, drawing }: Plan): string {
  const arch = (0.9 * drawing.curve) / 100
  return `M0.5 -0.8Q${columns / 2} ${-0.8 - arch} ${columns - 0.5} -0.8`
}
