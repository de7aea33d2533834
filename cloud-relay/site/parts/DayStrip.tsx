import { useEffect, useRef } from 'react'
import { dayAfter, dayStrip, filterOf } from '../days.ts'
import { useSite } from '../site.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { Day } from './times.tsx'

/** The days to choose from: one tile a day, up to the last planned show. `chosen` is a day or null. */
export function DayStrip({ chosen, tag = null }: { chosen: string | null; tag?: string | null }) {
  const { t, programme } = useSite()
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = strip.current
    const tile = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && tile)
      list.scrollLeft = tile.offsetLeft - list.offsetLeft - list.clientWidth / 2 + tile.clientWidth / 2
  }, [chosen])
  return (
    <nav aria-label={t('days')}>
      <ul className="day-strip" ref={strip}>
        {dayStrip(programme).map(({ day, hasShows }) => (
          <li key={day}>
            <PlaceLink
              to={{ name: 'movies', filter: filterOf(day, programme.today), tag }}
              className={hasShows ? 'day' : 'day day-empty'}
              current={day === chosen}
              keepPlace={chosen !== null}
            >
              <span className="day-name">
                {day === programme.today ? (
                  t('today')
                ) : day === dayAfter(programme.today) ? (
                  t('tomorrow')
                ) : (
                  <Day day={day} options={{ weekday: 'short' }} />
                )}
              </span>
              <span className="day-number display figures">{Number(day.slice(8))}</span>
              <span className="day-month">
                <Day day={day} options={{ month: 'short' }} />
              </span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
