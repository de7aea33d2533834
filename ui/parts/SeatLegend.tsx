import type { SeatClass } from '#core/venue/arrangement.ts'
import { Icon } from './Icon.tsx'
import type { SeatState } from './SeatButton.tsx'

/** One line of the legend: a state or a class of seat, its name, and for a class its price as text. */
export type LegendEntry = { look: SeatState | 'chosen' | SeatClass; label: string; note?: string }

const states: readonly string[] = ['free', 'sold', 'held', 'blocked', 'elsewhere', 'chosen']

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
            data-class={states.includes(look) ? 'standard' : look}
          >
            <span className="seat-shape">
              {look === 'chosen' && <Icon name="tick" />}
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
