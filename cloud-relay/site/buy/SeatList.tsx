import type { Seat } from '#core/venue/arrangement.ts'
import type { SeatState } from '#core/seating/contract.ts'
import { classIdOf } from '#core/venue/seat-class.ts'
import { useSite } from '../site.ts'

/** The same choice without a drawing: every row, its free seats as checkboxes. */
export function SeatList({
  seats,
  stateOf,
  chosen,
  count,
  onToggle,
  classWord,
}: {
  seats: readonly Seat[]
  stateOf: (seatId: string) => SeatState
  chosen: readonly string[]
  count: number
  onToggle: (seatId: string) => void
  /** What the class of a seat is called. */
  classWord: (seat: Seat) => string
}) {
  const { t } = useSite()
  const free = seats.filter(seat => stateOf(seat.id) === 'free')
  const rows = [...new Set(free.map(seat => seat.row))]
  return (
    <details className="seat-list">
      <summary>{t('seat_list')}</summary>
      {rows.map(row => (
        <fieldset key={row}>
          <legend>{t('row', { row })}</legend>
          {free
            .filter(seat => seat.row === row)
            .map(seat => (
              <label key={seat.id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(seat.id)}
                  disabled={!chosen.includes(seat.id) && chosen.length >= count}
                  onChange={() => onToggle(seat.id)}
                />
                {seat.number}
                {classIdOf(seat) !== 'standard' && ` ${classWord(seat)}`}
              </label>
            ))}
        </fieldset>
      ))}
    </details>
  )
}
