import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { classCents } from '#core/pricing/price.ts'
import type { ScheduleView } from '#core/planning/contract.ts'
import { versionShort } from '#core/programme/version-text.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { AgeMark } from '../../box/AgeMark.tsx'
import { useChoice } from '../../box/choice.ts'
import { useNow } from '../../box/use-now.ts'
import { classIdOf } from '#core/venue/seat-class.ts'
import { useClassWord } from '../seats/class-looks.ts'
import { HeldOnline } from '../seats/HeldOnline.tsx'
import { keys } from '../keys.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { RateButtons } from './RateButtons.tsx'
import { seatText } from '../seats/seat-words.ts'
import { WaivedKeys } from './WaivedKeys.tsx'
import { settleSeats } from '../seats/seating.ts'
import { TogetherWays } from '../seats/TogetherWays.tsx'
import { programmeQuery } from '../../box/programme.ts'
import { useHasModule } from '../../box/settings.ts'
import { seatsQuery } from '../server.ts'
import { usePriceBook } from './price-book.ts'
import { useShowName } from '../shows/show-name.ts'
import { moveTickets, useTill } from '../till.ts'
import { basketOf, exchangedOf, isOpen, troubleOf } from '../till-state.ts'
import { useWords } from '../words.ts'
import { TroubleText } from '../TroubleText.tsx'

/** Second zone: the show with its seats, the rates as keys, and the products. */
export function ChosenZone({
  locked,
  hidden,
  onSeats,
}: {
  /** While the basket is being paid. */
  locked: boolean
  hidden: boolean
  onSeats: () => void
}) {
  const words = useWords()
  // An exchange has tickets only.
  const exchanging = useTill(state => exchangedOf(state) !== null)
  const scheduleId = useTill(state => basketOf(state).scheduleId)
  const hasTickets = useHasModule('tickets')
  const hasProducts = useHasModule('products')
  return (
    <section className="zone chosen-zone" aria-label={words('zone_chosen')} hidden={hidden} inert={locked}>
      {scheduleId ? <ChosenShow scheduleId={scheduleId} onSeats={onSeats} /> : hasTickets && <NoShow />}
      {(hasTickets || exchanging) && (
        <RateButtons active={!hidden}>
          <WaivedKeys />
        </RateButtons>
      )}
      {hasProducts && !exchanging && <ProductGrid active={!hidden} />}
      {scheduleId && <HeldOnline key={scheduleId} scheduleId={scheduleId} />}
    </section>
  )
}

function NoShow() {
  const words = useWords()
  return (
    <div className="chosen-show" data-empty>
      <p className="chosen-title display">{words('choose_show')}</p>
      <p className="quiet">{words('choose_show_next')}</p>
    </div>
  )
}

function ChosenShow({ scheduleId, onSeats }: { scheduleId: string; onSeats: () => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const programme = useQuery(programmeQuery).data
  const map = useQuery(seatsQuery(scheduleId)).data
  const basket = useTill(basketOf)
  const seating = useTill(state => isOpen(state) && state.seating)
  const trouble = useTill(troubleOf)
  const show = programme?.schedules.find(show => show.id === scheduleId)
  const movie = programme?.movies.find(movie => movie.id === show?.movieId)
  const version = programme?.versions.find(version => version.id === show?.versionId)
  const screen = programme?.screens.find(screen => screen.id === show?.screenId)
  const zone = programme?.cinemas.find(cinema => cinema.id === show?.cinemaId)?.timezone ?? 'UTC'
  const here = trouble && trouble.place !== 'pay' ? trouble : null
  const now = useNow(programme?.now, programme?.receivedAtMs ?? 0)
  const cancelled = show?.cancelled && here?.place !== 'show'
  return (
    <div className="chosen-show">
      <div className="chosen-words">
        <p className="chosen-title display">{movie?.title}</p>
        <p className="quiet">
          {show &&
            [
              show.day === programme?.today ? null : formatDay(show.start, locale, zone),
              formatTime(show.start, locale, zone),
              screen?.name,
              version && movie && versionShort(version, movie, locale),
              show.freeSeating && words('free_seating'),
            ]
              .filter(Boolean)
              .join(' · ')}
        </p>
        {show?.notice && <p className="chosen-notice">{inLocale(show.notice, locale)}</p>}
        <AgeMark scheduleId={scheduleId} />
        {show && <WhoSells show={show} nowMs={now} />}
      </div>
      <div className="chosen-seats">
        {here || cancelled ? (
          <Notice tone={here?.tone ?? 'stop'} announce action={here?.again && <Again />}>
            {here ? <TroubleText trouble={here} /> : words('show_cancelled')}
          </Notice>
        ) : (
          <p className="chosen-seat-text" role="status">
            {basket.rates.length === 0 ? (
              <NoTickets scheduleId={scheduleId} />
            ) : seating && basket.seats.length < basket.rates.length ? (
              <span className="quiet">{words('seats_finding')}</span>
            ) : (
              <>
                <strong className="display figures">
                  {show?.freeSeating
                    ? words('places', { count: basket.seats.length })
                    : seatText(basket.seats, map?.arrangement.seats ?? [])}
                </strong>
                <SeatSupplements seatIds={basket.seats} seats={map?.arrangement.seats ?? []} />
              </>
            )}
          </p>
        )}
        {!show?.freeSeating && (
          <Button
            size="touch"
            icon="seat"
            keyHint={keys.seats}
            label={words('seats_change')}
            disabledReason={basket.rates.length === 0 ? words('seats_none') : undefined}
            onPress={onSeats}
          >
            {words('seats')}
          </Button>
        )}
      </div>
      {here?.apart && <TogetherWays apart={here.apart} seats={map?.arrangement.seats ?? []} />}
    </div>
  )
}

/** No ticket for this show yet; those for the show before may be moved to it. */
function NoTickets({ scheduleId }: { scheduleId: string }) {
  const words = useWords()
  const nameOf = useShowName()
  const before = useTill(basketOf).others?.at(-1)
  if (!before) return <span className="quiet">{words('seats_none')}</span>
  const move = () => {
    if (moveTickets(scheduleId)) void settleSeats()
  }
  return (
    <Button size="touch" onPress={move}>
      {words('show_move', { count: before.rates.length, show: nameOf(before.scheduleId) })}
    </Button>
  )
}

/** How many seats this register may still sell, when that is not simply every free seat. */
function WhoSells({ show, nowMs }: { show: ScheduleView; nowMs: number }) {
  const words = useWords()
  const { availableHere: here, availableThere: there } = show
  if (show.cancelled || show.soldOut) return null
  if (show.cut && there > 0)
    return (
      <p className="chosen-sides figures" role="status">
        {words(here ? 'cut_seats' : 'cut_none', { here, there })}
      </p>
    )
  if (nowMs >= Date.parse(show.onlineUntil)) return <p className="chosen-sides">{words('online_ended')}</p>
  return null
}

/** Classes with a supplement, to explain the sum. */
function SeatSupplements({ seatIds, seats }: { seatIds: readonly string[]; seats: readonly Seat[] }) {
  const { locale } = useChoice()
  const { rates } = usePriceBook(useTill(basketOf).scheduleId)
  const classWord = useClassWord()
  const chosen = seats.filter(seat => seatIds.includes(seat.id))
  const classes = new Map(chosen.map(seat => [classIdOf(seat), seat]))
  const texts = [...classes].flatMap(([id, seat]) => {
    const cents = classCents(id, rates)
    return cents > 0 ? [`${classWord(seat)} +${formatCents(cents, locale)}`] : []
  })
  return texts.length > 0 && <span className="quiet figures"> {texts.join(' · ')}</span>
}

function Again() {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  return (
    <Button
      size="touch"
      busy={busy}
      onPress={() => {
        setBusy(true)
        void settleSeats().finally(() => setBusy(false))
      }}
    >
      {words('try_again')}
    </Button>
  )
}
