import { seatStyles, type SeatClass, type SeatStyle } from '#core/venue/arrangement.ts'
import type { SeatColor, SeatMark } from '#core/venue/seat-class.ts'
import { Icon } from './Icon.tsx'
import { lookOf } from './seat-look.ts'
import type { SeatState } from './SeatButton.tsx'

/** One line of the legend: a state, a class or a style of seat, its name, and for a class its price as text. */
export type LegendEntry = {
  look: SeatState | 'chosen' | SeatClass | SeatStyle
  label: string
  note?: string
  /** Of a class the exhibitor made or named: its id and how it is drawn; `look` is its kind then. */
  own?: { id: string; color: SeatColor; mark: SeatMark } | undefined
}

const states: readonly string[] = ['free', 'sold', 'held', 'blocked', 'reserved', 'elsewhere', 'chosen']
const styles: readonly string[] = seatStyles

/** The legend of the seat plan, drawn with the same shapes. */
export function SeatLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="seat-legend">
      {entries.map(({ look, label, note, own }) => (
        <li key={own?.id ?? look}>
          <span
            className="seat"
            aria-hidden="true"
            data-look={states.includes(look) ? look : 'free'}
            {...lookOf(kindOf(look), own)}
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

const kindOf = (look: LegendEntry['look']): SeatClass =>
  states.includes(look) || styles.includes(look) ? 'standard' : (look as SeatClass)
