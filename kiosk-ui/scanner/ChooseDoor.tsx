import { useQuery } from '@tanstack/react-query'
import { formatTime } from '#core/i18n/format.ts'
import { versionShort } from '#core/programme/version-text.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Poster } from '#ui/parts/Poster.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useChoice } from '../box/choice.ts'
import { DeviceSwitches } from '../box/DeviceSwitches.tsx'
import { programmeQuery } from '../box/programme.ts'
import { settingsQuery } from '../box/settings.ts'
import { aroundNow, showsOfDay } from '../box/shows.ts'
import { useNow } from '../box/use-now.ts'
import { leave } from '../box/use-session.ts'
import { Training } from '../box/Training.tsx'
import { NodeStatusBand } from './NodeStatusBand.tsx'
import { useWords } from './words.ts'
import { refusalText } from '../box/refusal-text.tsx'

/** Which show this door is for; the next one first. */
export function ChooseDoor({ lost, onChoose }: { lost: boolean; onChoose: (door: string) => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const answer = useQuery(programmeQuery)
  const programme = answer.data
  const now = useNow(programme?.now, programme?.receivedAtMs ?? 0)
  const settings = useQuery(settingsQuery).data?.data
  const today = programme ? showsOfDay(programme.schedules, programme.today, now) : []
  const shows = aroundNow(today, now, settings)
  return (
    <main className="choose-door">
      <header className="scanner-head">
        <strong className="display">{programme?.cinemas[0]?.name}</strong>
        <DeviceSwitches help="door#choose" />
        <Button size="touch" icon="user" label={words('lock')} onPress={() => void leave()} />
      </header>
      {lost && (
        <Notice tone="warn" announce>
          {words('box_lost')}
        </Notice>
      )}
      <Training />
      {!lost && <NodeStatusBand />}
      <h1>{words('door')}</h1>
      <ul className="doors" aria-busy={answer.isPending}>
        <li>
          <button type="button" className="door door-any" onClick={() => onChoose('any')}>
            <Icon name="ticket" size="2rem" />
            <span className="door-words">
              <strong className="door-title display">{words('door_any')}</strong>
              <span className="quiet">{words('door_any_what')}</span>
            </span>
          </button>
        </li>
        {answer.isPending && Array.from({ length: 4 }, (_, at) => <Skeleton key={at} height="96px" />)}
        {shows.map(show => {
          const movie = programme!.movies.find(movie => movie.id === show.movieId)
          const version = programme!.versions.find(version => version.id === show.versionId)
          const screen = programme!.screens.find(screen => screen.id === show.screenId)
          const zone = programme!.cinemas.find(cinema => cinema.id === show.cinemaId)?.timezone ?? 'UTC'
          return (
            <li key={show.id}>
              <button type="button" className="door" onClick={() => onChoose(show.id)}>
                <Poster image={movie?.posterUrl} alt="" />
                <span className="door-words">
                  <span className="door-when">
                    <strong className="display figures">{formatTime(show.start, locale, zone)}</strong>{' '}
                    {screen?.name}
                  </span>
                  <strong className="door-title display">{movie?.title}</strong>
                  <span className="quiet">
                    {show.cancelled
                      ? words('cancelled')
                      : version && movie && versionShort(version, movie, locale)}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {answer.failureCount > 0 && !programme && (
        <Notice tone="stop" announce>
          {refusalText(answer.failureReason)}
        </Notice>
      )}
      {programme && shows.length === 0 && (
        <EmptyState icon="film" title={words('doors_none')}>
          {words('doors_none_next')}
        </EmptyState>
      )}
    </main>
  )
}
