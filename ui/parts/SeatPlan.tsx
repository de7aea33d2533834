import { useMemo, type CSSProperties } from 'react'
import type { Seat } from '#core/venue/arrangement.ts'
import { Icon } from './Icon.tsx'
import type { SeatState } from './SeatButton.tsx'
import { SeatLegend, type LegendEntry } from './SeatLegend.tsx'
import { SeatPlanRow, type SeatLook } from './SeatPlanRow.tsx'
import { rowBend, seatRows, type SeatRow } from './seat-grid.ts'
import { entrySeat, useSeatWalk } from './use-seat-walk.ts'
import { useSeatZoom } from './use-seat-zoom.ts'

export type { SeatState, LegendEntry }

/** Every text the plan itself shows or announces. `screen` is printed under the glow. */
export type SeatPlanWords = { plan: string; screen: string; zoomIn: string; zoomOut: string }

type SeatPlanParts = SeatLook & {
  seats: readonly Seat[]
  columns: number
  /** How much its rows are curved, percent of the usual. */
  curve?: number | undefined
  /** In the order they were chosen. */
  chosen: readonly string[]
  onToggle: (seatId: string) => void
  onMove?: (fromSeatId: string, toSeatId: string) => void
  /** A seat was pressed that nobody can have: to say why. */
  onTaken?: (seatId: string, state: SeatState) => void
  maxChoosable: number
  words: SeatPlanWords
  status?: string
  legend?: readonly LegendEntry[]
  /** `touch` is the register: as large as the width allows. */
  density?: 'reading' | 'touch'
  /** Which states may be chosen; staff may book a blocked seat. */
  canChoose?: (state: SeatState) => boolean
}

/**
 * The seat plan to choose from. One tab stop; arrows move, Home/End go to the row's ends, with Ctrl to the plan's,
 * Space and Enter choose. A press on a free or a chosen seat calls `onToggle`. When `maxChoosable` seats are chosen, a
 * press on another free seat calls `onMove(from, to)` with the seat chosen longest ago; without `onMove` the other
 * seats are then disabled. `status` is announced whenever it changes.
 *
 * `seats`, `stateOf`, `seatLabel` and `classes` should stay the same objects between renderings while nothing in them changed:
 * then a press re-renders one row instead of a thousand seats.
 */
export function SeatPlan({
  seats,
  columns,
  curve = 100,
  stateOf,
  chosen,
  onToggle,
  onMove,
  onTaken,
  maxChoosable,
  seatLabel,
  words,
  status,
  legend,
  density = 'reading',
  canChoose = onlyFree,
  classes,
}: SeatPlanParts) {
  const rows = useMemo(() => seatRows(seats), [seats])
  const chosenSet = useMemo(() => new Set(chosen), [chosen])
  const zoom = useSeatZoom({ columns, density, focusSeatId: chosen[0] ?? null })
  const walk = useSeatWalk({
    rows,
    entry: () => entrySeat(rows, chosen, stateOf),
    // A touch on a seat too small to hit zooms in first; a key never misses.
    onPress: (seatId, byKey) => (zoom.tooSmallToHit && !byKey ? zoom.comeCloser(seatId) : choose(seatId)),
  })
  function choose(seatId: string): void {
    if (chosenSet.has(seatId)) return onToggle(seatId)
    if (!canChoose(stateOf(seatId))) return onTaken?.(seatId, stateOf(seatId))
    if (chosen.length < maxChoosable) return onToggle(seatId)
    if (onMove && chosen[0] !== undefined) onMove(chosen[0], seatId)
  }
  return (
    <div className="seat-plan" data-density={density}>
      <ZoomKeys words={words} zoom={zoom} />
      <div className="seat-plan-view" ref={zoom.view} data-scale={zoom.scale}>
        <div className="seat-plan-room" style={planSize(zoom.pitch, columns, rows, curve)}>
          <div className="seat-plan-screen" aria-hidden="true">
            <span>{words.screen}</span>
          </div>
          <div
            className="seat-plan-grid"
            role="grid"
            aria-label={words.plan}
            aria-rowcount={rowCount(rows)}
            aria-colcount={columns}
            aria-multiselectable={maxChoosable > 1}
            onClick={walk.onClick}
            onKeyDown={walk.onKeyDown}
          >
            {rows.map(row => (
              <SeatPlanRow
                key={row.screenRow}
                row={row}
                columns={columns}
                stateOf={stateOf}
                seatLabel={seatLabel}
                chosen={chosenIn(row, chosenSet)}
                tabStop={row.seats.some(seat => seat.id === walk.tabStop) ? walk.tabStop : null}
                full={chosen.length >= maxChoosable && !onMove}
                canChoose={canChoose}
                classes={classes}
              />
            ))}
          </div>
        </div>
      </div>
      {legend && <SeatLegend entries={legend} />}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  )
}

function ZoomKeys({ words, zoom }: { words: SeatPlanWords; zoom: ReturnType<typeof useSeatZoom> }) {
  return (
    <div className="seat-plan-zoom">
      <ZoomButton icon="minus" label={words.zoomOut} onPress={zoom.out} />
      <ZoomButton icon="plus" label={words.zoomIn} onPress={zoom.in} />
    </div>
  )
}

function ZoomButton(props: { icon: 'plus' | 'minus'; label: string; onPress: (() => void) | null }) {
  return (
    <button
      type="button"
      className="button"
      data-icon-only
      aria-label={props.label}
      aria-disabled={props.onPress ? undefined : true}
      onClick={props.onPress ?? undefined}
    >
      <Icon name={props.icon} />
    </button>
  )
}

function planSize(pitch: number, columns: number, rows: readonly SeatRow[], curve: number): CSSProperties {
  const wall = rowBend(0, columns)
  return {
    '--pitch': `${pitch}px`,
    '--cells': columns + 2,
    '--rows': rowCount(rows),
    '--wall-bend': wall,
    '--curve': curve / 100,
  } as CSSProperties
}

const chosenIn = (row: SeatRow, chosen: ReadonlySet<string>): string =>
  row.seats.flatMap(seat => (chosen.has(seat.id) ? seat.id : [])).join('\n')

const onlyFree = (state: SeatState): boolean => state === 'free'

const rowCount = (rows: readonly SeatRow[]): number => (rows.at(-1)?.screenRow ?? 0) + 1
