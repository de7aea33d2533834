import { memo, type CSSProperties } from 'react'
import type { Seat } from '#core/venue/arrangement.ts'
import { Icon } from './Icon.tsx'
import { loveHalf, seatBend, type SeatRow } from './seat-grid.ts'
import { classLook, type ClassLooks } from './seat-look.ts'

/** `elsewhere`: owned by the other side while disconnected. */
export type SeatState = 'free' | 'sold' | 'held' | 'blocked' | 'reserved' | 'elsewhere'

/** One seat of the plan. It has no handlers of its own: the grid handles all events. */
export const SeatButton = memo(function SeatButton({
  seat,
  row,
  columns,
  state,
  chosen,
  label,
  tabStop,
  off,
  classes,
}: {
  seat: Seat
  row: SeatRow
  columns: number
  state: SeatState
  chosen: boolean
  label: string
  tabStop: boolean
  off: boolean
  classes?: ClassLooks | undefined
}) {
  const look = chosen ? 'chosen' : state
  const place = { '--x': seat.screenCol, '--bend': seatBend(seat, row, columns) } as CSSProperties
  return (
    <button
      type="button"
      role="gridcell"
      className="seat"
      style={place}
      data-seat={seat.id}
      data-look={look}
      {...classLook(seat, classes)}
      data-style={seat.style}
      data-half={loveHalf(seat, row) ?? undefined}
      tabIndex={tabStop ? 0 : -1}
      aria-colindex={seat.screenCol + 1}
      aria-label={label}
      aria-selected={chosen}
      aria-disabled={off || undefined}
    >
      <span className="seat-shape">{seatMark(seat, look)}</span>
    </button>
  )
})

function seatMark(seat: Seat, look: SeatState | 'chosen') {
  if (look === 'chosen') return <Icon name="tick" />
  if (look === 'reserved') return <span className="seat-number">R</span>
  if (look !== 'free') return null
  if (seat.class === 'wheelchair') return <Icon name="wheelchair" />
  if (seat.class === 'companion') return <Icon name="user" />
  return <span className="seat-number">{seat.number}</span>
}
