import { seatStyles, type SeatClass, type SeatStyle } from '#core/venue/arrangement.ts'
import { Icon } from './Icon.tsx'
import type { SeatState } from './SeatButton.tsx'

/** One line of the legend: a state, a class or a style of seat, its name, and for a class its price as text. */
export type LegendEntry = { look: SeatState | 'chosen' | SeatClass | SeatStyle; label: string; note?: string }

const states: readonly string[] = ['free', 'sold', 'held', 'blocked', 'reserved', 'elsewhere', 'chosen']
const styles: readonly string[] = seatStyles

/** The legend of the seat plan, drawn with the same shapes. */
export function SeatLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="seat-legend">
      {entries.map(({ look, label, note }) => (
        <li key={look}>
          <span
            className="seat"
            aria-hidden="true"
            data-look={states.includes(look) ? look : 'free'}
            data-class={states.includes(look) || styles.includes(look) ? 'standard' : look}
            data-style={styles.includes(look) ? look : undefined}
          >
            <span className="seat-shape">
              {look === 'chosen' && <Icon name="tick" />}
              {look === 'reserved' && <span className="seat-number">R</span>}
              {look === 'wheelchair' && <Icon name="wheelchair" />}
              {look === 'companion' && <Icon name="user" />}
              {look === 'love' && <Icon name="heart" />}
            </span>
          </span>
          <span>{label}</span>
          {note && <span className="seat-legend-note figures">{note}</span>}
        </li>
      ))}
    </ul>
  )
}
