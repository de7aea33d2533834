import { describe, expect, it } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { withCounts } from '#core/planning/live-counts.ts'
import { render } from '#relay/site/entry-server.tsx'
import type { Place } from '#relay/site/place.ts'
import { pathOf } from '#relay/site/place.ts'
import { resolve } from '#relay/site/resolve.ts'
import { offeredFilters, wantedBy, type ShowFilter } from '#relay/site/show-filter.ts'
import { comingShows } from '#relay/site/showings.ts'
import { shownOf } from '#relay/site/shown-programme.ts'
import { atSeven, evening, movie, rates, show } from './evening.ts'

const cinemas = [evening().cinemas[0]!, { ...evening().cinemas[0]!, id: 'moselle', name: 'Ciné Moselle' }]
const event = {
  id: 'night',
  slug: 'the-night',
  title: 'The Night',
  description: { en: 'All night.' },
  scheduleId: 'special',
  sellOnline: true,
  deleted: false,
}

/** Several shows of two films, the first one cancelled. */
const festival = {
  ...event,
  id: 'week',
  slug: 'the-week',
  title: 'The Week',
  scheduleId: 'week-1',
  moreScheduleIds: ['week-2', 'week-3'],
}

/** Two cinemas, a dozen films over a fortnight, two events, one show cancelled, one nearly full. */
function fortnight(): Programme {
  const films = Array.from({ length: 12 }, (_, index) =>
    movie(`film-${index}`, `Film ${index}`, index % 5 ? {} : { tags: ['tag-1'] }),
  )
  const days = Array.from({ length: 14 }, (_, index) => `2026-11-${21 + index}`).filter(
    day => day < '2026-11-31',
  )
  return evening({
    cinemas,
    screens: [{ id: 'lumiere', cinemaId: 'cine' } as Programme['screens'][number]],
    movies: [
      ...films,
      movie('tagged', 'Tagged', { tags: ['tag-1'] }),
      movie('later', 'Later', { showingFrom: '2026-12-24' }),
      movie('latest', 'Latest', { showingFrom: '2026-12-31' }),
    ],
    versions: films.flatMap((film, number) => [
      { ...evening().versions[0]!, id: `${film.id}-version`, movieId: film.id },
      {
        ...evening().versions[0]!,
        id: `${film.id}-dubbed`,
        movieId: film.id,
        audioLanguage: 'fr' as const,
        subtitles: number % 2 ? (['nl'] as const) : [],
        dimension: number % 3 ? ('2d' as const) : ('3d' as const),
      },
    ]) as Programme['versions'],
    schedules: [
      ...days.flatMap((day, index) =>
        films.map((film, number) =>
          show(`${film.id} ${day}`, film.id, day, `${14 + (number % 8)}:00`, {
            cinemaId: number === 11 ? 'moselle' : 'cine',
            ...((index + number) % 4 ? {} : { versionId: `${film.id}-dubbed` }),
            availableOnline: 10 * index + number,
          }),
        ),
      ),
      show('special', 'film-3', '2026-11-25', '23:00', { eventId: 'night' }),
      show('week-1', 'film-3', '2026-11-22', '23:00', { eventId: 'week', cancelled: true }),
      show('week-2', 'film-5', '2026-11-23', '23:00', { eventId: 'week' }),
      show('week-3', 'film-3', '2026-11-24', '23:00', { eventId: 'week' }),
      show('off', 'film-4', '2026-11-21', '22:30', { cancelled: true }),
    ],
    tags: [{ id: 'tag-1', slug: 'kids', title: { en: 'For kids' } }],
    events: [event, festival] as unknown as Programme['events'],
  })
}

const places: Place[] = [
  { name: 'home' },
  ...['all', 'soon', 'today', 'tomorrow', '2026-11-25'].map((filter): Place => ({
    name: 'movies',
    filter,
    tag: null,
  })),
  { name: 'movies', filter: 'all', tag: 'kids' },
  { name: 'movies.view', slug: 'film-4' },
  { name: 'movies.view', slug: 'later' },
  { name: 'events' },
  { name: 'events.view', slug: 'the-night' },
  { name: 'events.view', slug: 'the-week' },
  { name: 'buy.tickets', scheduleId: 'week-3' },
  { name: 'buy.tickets', scheduleId: 'off' },
  { name: 'buy.tickets', scheduleId: 'film-1 2026-11-23' },
  { name: 'buy.events', eventId: 'night' },
  { name: 'bill', uuid: 'some' },
  { name: 'privacy' },
]

const moments = [atSeven, Date.parse('2026-11-21T21:30:00+01:00')]
const at = (now: number) => ({ ...fortnight(), now: new Date(now).toISOString() })

describe.each(places)('the part of the programme that $name $filter $tag $slug shows', place => {
  it.each(moments)('renders the same page as all of it', now => {
    const whole = at(now)
    const offered = offeredFilters(whole)
    const page = (programme: Programme) => {
      const besides = { connected: true, origin: 'https://melusine.example', rates }
      const { title, head, body } = render({ place, locale: 'fr', programme, offered, ...besides })
      return { title, head, body }
    }
    const { programme } = shownOf(place, whole)
    expect(page(programme)).toEqual(page(whole))
    expect(resolve(pathOf(place), programme)).toEqual(resolve(pathOf(place), whole))
  })

  it('answers every choice of its filters as all of it does', () => {
    const whole = at(atSeven)
    const { programme, offered } = shownOf(place, whole)
    const films = (of: Programme, filter: ShowFilter) => {
      const shows = comingShows(of, atSeven).filter(wantedBy(filter, of, offered))
      const movies = new Set(programme.movies.map(({ id }) => id))
      return [...new Set(shows.map(({ movieId }) => movieId))].filter(id => movies.has(id)).sort()
    }
    if (place.name !== 'movies' || place.filter !== 'all') return
    for (const cinema of [null, 'cine', 'moselle'])
      for (const language of [null, 'de', 'fr', 'nl'])
        for (const version of [null, 'original', '3d'] as const) {
          const filter = { cinema, language, version }
          expect([filter, films(programme, filter)]).toEqual([filter, films(whole, filter)])
        }
  })

  it('is far smaller', () => {
    const bytes = (programme: Programme) => JSON.stringify(programme).length
    expect(bytes(shownOf(place, at(atSeven)).programme)).toBeLessThan(bytes(fortnight()) / 2)
  })
})

it('leads to each tag, and from the chosen one back to all films', () => {
  const html = (tag: string | null) => {
    const place: Place = { name: 'movies', filter: 'soon', tag }
    const { programme, offered } = shownOf(place, at(atSeven))
    const besides = { connected: true, origin: 'https://melusine.example', rates }
    return render({ place, locale: 'en', programme, offered, ...besides })
  }
  expect(html(null).body).toContain('<a href="/en/movies/soon/kids" class="chip">For kids</a>')
  const chosen = html('kids')
  expect(chosen.body).toContain('<a href="/en/movies/soon" class="chip" aria-current="page">For kids</a>')
  expect(chosen.body).toContain('No shows for “For kids”')
  expect(chosen.title).toContain('For kids')
})

describe('a page', () => {
  const page = (place: Place, programme: Programme, now = atSeven) => {
    const { programme: shown, ...besides } = shownOf(place, {
      ...programme,
      now: new Date(now).toISOString(),
    })
    return JSON.stringify([{ ...shown, now: '' }, besides])
  }
  const film: Place = { name: 'movies.view', slug: 'film-5' }
  const counts = (scheduleId: string, availableOnline: number) =>
    withCounts(fortnight(), {
      type: 'schedule.counts',
      scheduleId,
      available: availableOnline,
      availableOnline,
      availableHere: 0,
      availableThere: 0,
      soldOut: availableOnline === 0,
      soldOutOnline: availableOnline === 0,
      seats: [],
    })
  const of = (id: string) => `${id} 2026-11-28`

  it('is the same while seats go of which it says nothing', () => {
    expect(page(film, counts(of('film-6'), 0))).toBe(page(film, fortnight()))
    expect(page(film, counts(of('film-5'), 60))).toBe(page(film, counts(of('film-5'), 59)))
  })

  it('is another one when a show of it is nearly full, sold out, cancelled, moved or over', () => {
    const before = page(film, counts(of('film-5'), 60))
    expect(page(film, counts(of('film-5'), 3))).not.toBe(before)
    expect(page(film, counts(of('film-5'), 0))).not.toBe(before)
    const change = (changed: Partial<Programme['schedules'][number]>) => {
      const programme = counts(of('film-5'), 60)
      const schedules = programme.schedules.map(each =>
        each.id === of('film-5') ? { ...each, ...changed } : each,
      )
      return page(film, { ...programme, schedules })
    }
    expect(change({ cancelled: true })).not.toBe(before)
    expect(change({ start: '2026-11-28T21:00:00+01:00' })).not.toBe(before)
    expect(change({ purchasableOnline: false })).not.toBe(before)
    const after = Date.parse('2026-11-28T23:59:00+01:00')
    expect(page(film, counts(of('film-5'), 60), after)).not.toBe(before)
  })
})
