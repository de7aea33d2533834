import { formatCents, formatTime } from '#core/i18n/format.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { useChoice } from '../../box/choice.ts'
import { seatOfId } from '#core/seating/seat-groups.ts'
import { useWords } from '../words.ts'

/** How many of each line are chosen, by its number. */
export type Picked = Readonly<Record<number, number>>

/** The lines of a bill as they stand; those that are still there can be chosen. Nothing chosen means all. */
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
  const { locale } = useChoice()
  return (
    <ul className="bill-now-lines" aria-label={words('bill_lines')}>
      {now.lines.map(line => {
        const count = picked[line.line] ?? 0
        const name = `${line.quantity > 1 ? `${line.quantity} × ` : ''}${line.text}`
        const note = noteOf(line)
        const words_ = (
          <>
            <span className="bill-now-box" aria-hidden="true">
              {count > 0 && <Icon name="tick" />}
            </span>
            <span className="bill-now-words">
              <span className="bill-now-name">{name}</span>
              {(line.seatId || note) && (
                <span className="quiet">
                  {[line.seatId && (line.freeSeating ? words('free_seating') : seatName(line.seatId)), note]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              )}
            </span>
            <span className="figures bill-now-cents">{formatCents(line.totalCents, locale)}</span>
          </>
        )
        return (
          <li key={line.line} data-over={line.left === 0 || undefined}>
            {line.left === 0 ? (
              <span className="bill-now-line">{words_}</span>
            ) : (
              <button
                type="button"
                className="bill-now-line"
                aria-pressed={count > 0}
                onClick={() => onPick({ ...picked, [line.line]: count > 0 ? 0 : line.left })}
              >
                {words_}
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
                onChange={quantity => onPick({ ...picked, [line.line]: quantity })}
              />
            )}
          </li>
        )
      })}
    </ul>
  )

  function noteOf(line: BillNow['lines'][number]): string {
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
