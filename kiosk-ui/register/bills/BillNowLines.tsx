import { formatCents, formatTime } from '#core/i18n/format.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { useChoice } from '../../box/choice.ts'
import { seatOfId } from '#core/seating/seat-groups.ts'
import { useWords } from '../words.ts'

/** How many of each line are chosen, by its number. */
export type Picked = Readonly<Record<number, number>>

/** The current lines of a bill; those not yet returned can be chosen. No choice means all. */
export function BillNowLines({
  now,
  zone,
  picked,
  onPick,
}: {
  now: BillNow
  zone: string
  picked: Picked
  onPick: (picked: Picked) => void
}) {
  const words = useWords()
  return (
    <ul className="bill-now-lines" aria-label={words('bill_lines')}>
      {now.lines.map(line => (
        <Line
          key={line.line}
          line={line}
          show={
            now.shows.length > 1 ? now.shows.find(show => show.scheduleId === line.scheduleId) : undefined
          }
          zone={zone}
          count={picked[line.line] ?? 0}
          onPick={count => onPick({ ...picked, [line.line]: count })}
        />
      ))}
    </ul>
  )
}

type LineNow = BillNow['lines'][number]

function Line({
  line,
  show,
  zone,
  count,
  onPick,
}: {
  line: LineNow
  /** The show a ticket is for, where the bill has several. */
  show: BillNow['shows'][number] | undefined
  zone: string
  count: number
  onPick: (count: number) => void
}) {
  const words = useWords()
  const content = <LineWords line={line} show={show} zone={zone} isPicked={count > 0} />
  return (
    <li data-over={line.left === 0 || undefined}>
      {line.left === 0 ? (
        <span className="bill-now-line">{content}</span>
      ) : (
        <button
          type="button"
          className="bill-now-line"
          aria-pressed={count > 0}
          onClick={() => onPick(count > 0 ? 0 : line.left)}
        >
          {content}
        </button>
      )}
      {line.left > 1 && count > 0 && (
        <Stepper
          size="touch"
          value={count}
          min={1}
          max={line.left}
          label={line.text}
          decreaseLabel={words('less_of', { name: line.text })}
          increaseLabel={words('more_of', { name: line.text })}
          onChange={onPick}
        />
      )}
    </li>
  )
}

/** What was bought, the seat, its state, and its price. */
function LineWords({
  line,
  show,
  zone,
  isPicked,
}: {
  line: LineNow
  show: BillNow['shows'][number] | undefined
  zone: string
  isPicked: boolean
}) {
  const words = useWords()
  const { locale } = useChoice()
  const seat = line.seatId && (line.freeSeating ? words('free_seating') : seatName(line.seatId))
  const when = show?.start && formatTime(show.start, locale, zone)
  const note = [when, show?.movieTitle, seat, noteOf()].filter(Boolean).join(' · ')
  return (
    <>
      <span className="bill-now-box" aria-hidden="true">
        {isPicked && <Icon name="tick" />}
      </span>
      <span className="bill-now-words">
        <span className="bill-now-name">
          {line.quantity > 1 ? `${line.quantity} × ` : ''}
          {line.text}
        </span>
        {note && <span className="quiet">{note}</span>}
      </span>
      <span className="figures bill-now-cents">{formatCents(line.totalCents, locale)}</span>
    </>
  )

  function noteOf(): string {
    if (line.exchanged) return words('line_exchanged')
    if (line.left === 0) return words('line_refunded')
    const notes = [
      line.left < line.quantity ? words('line_left', { count: line.left }) : '',
      line.showCancelled ? words('show_cancelled_short') : '',
      line.admittedAt ? words('line_used', { time: formatTime(line.admittedAt, locale, zone) }) : '',
    ]
    return notes.filter(Boolean).join(' · ')
  }

  function seatName(seatId: string): string {
    const { row, number } = seatOfId(seatId)
    return words('seat_short', { row, number })
  }
}
