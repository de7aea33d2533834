import { useQuery } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import { classCents } from '#core/pricing/price.ts'
import type { PartedFor } from '#core/seating/contract.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import { classIdOf } from '#core/venue/seat-class.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../../box/choice.ts'
import { programmeQuery } from '../../box/programme.ts'
import { usePriceBook } from '../sale/price-book.ts'
import { basketOf } from '../till-state.ts'
import { moveTickets, useTill } from '../till.ts'
import { useWords } from '../words.ts'
import { seatText } from './seat-words.ts'
import { chooseSeats, settleSeats } from './seating.ts'

/** Where a party that no row has room for could sit together: in dearer seats, or at the film's next show. */
export function TogetherWays({ apart, seats }: { apart: PartedFor; seats: readonly Seat[] }) {
  const words = useWords()
  const { locale } = useChoice()
  const basket = useTill(basketOf)
  const { rates } = usePriceBook(basket.scheduleId)
  const programme = useQuery(programmeQuery).data
  const cents = (ids: readonly string[]) =>
    seats
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, seat) => sum + classCents(classIdOf(seat), rates), 0)
  const more = cents(apart.dearer) - cents(basket.seats)
  const next = programme?.schedules.find(show => show.id === apart.next?.scheduleId)
  if (!apart.dearer.length && !next) return null
  const zone = programme?.cinemas.find(cinema => cinema.id === next?.cinemaId)?.timezone ?? 'UTC'
  return (
    <div className="together-ways">
      {apart.dearer.length > 0 && (
        <Button size="touch" onPress={() => void chooseSeats(apart.dearer)}>
          {words('together_in', { seats: seatText(apart.dearer, seats) })}
          {more > 0 && ` +${formatCents(more, locale)}`}
        </Button>
      )}
      {next && (
        <Button
          size="touch"
          onPress={() => {
            moveTickets(next.id)
            void settleSeats()
          }}
        >
          {words('together_at', {
            when: [
              next.day === programme?.today ? null : formatDay(next.start, locale, zone),
              formatTime(next.start, locale, zone),
            ]
              .filter(Boolean)
              .join(' '),
          })}
        </Button>
      )}
    </div>
  )
}
