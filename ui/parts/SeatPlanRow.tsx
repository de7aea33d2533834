import { memo, type CSSProperties } from 'react'
import type { Seat } from '#core/venue/arrangement.ts'
import { SeatButton, type SeatState } from './SeatButton.tsx'
import type { SeatRow } from './seat-grid.ts'
import type { ClassLooks } from './seat-look.ts'

/** The caller's view of a seat: its state now, and its label. */
export type SeatLook = {
  stateOf: (seatId: string) => SeatState
  seatLabel: (seat: Seat, state: SeatState, chosen: boolean) => string
  /** How the exhibitor's classes are drawn; the same object while none of them changed. */
  classes?: ClassLooks | undefined
}

/** One row with its name at both ends. It re-renders only when something in this row changed. */
export const SeatPlanRow = memo(function SeatPlanRow({
  row,
  columns,
  stateOf,
  seatLabel,
  chosen,
  tabStop,
  full,
  canChoose,
  classes,
}: SeatLook & {
  row: SeatRow
  columns: number
  /** The chosen seats of this row, as one string, so that other rows are not re-rendered. */
  chosen: string
  tabStop: string | null
  full: boolean
  canChoose: (state: SeatState) => boolean
}) {
  const chosenIds = chosen.split('\n')
  return (
    <div
      className="seat-row"
      role="row"
      aria-rowindex={row.screenRow + 1}
      style={{ '--y': row.screenRow } as CSSProperties}
    >
      <span className="seat-row-name" role="rowheader">
        {row.name}
      </span>
      {row.seats.map(seat => {
        const state = stateOf(seat.id)
        const isChosen = chosenIds.includes(seat.id)
        return (
          <SeatButton
            key={seat.id}
            seat={seat}
            row={row}
            columns={columns}
            state={state}
            chosen={isChosen}
            label={seatLabel(seat, state, isChosen)}
            tabStop={seat.id === tabStop}
            classes={classes}
            off={!isChosen && (full || !canChoose(state))}
          />
        )
      })}
      <span className="seat-row-name" data-end aria-hidden="true">
        {row.name}
      </span>
    </div>
  )
})
