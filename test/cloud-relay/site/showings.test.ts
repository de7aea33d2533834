import { describe, expect, it } from 'vitest'
import { announced, announcedShows, byMovie, byTitle, comingShows, saleOf } from '#relay/site/showings.ts'
import { atSeven, evening, movie, show } from './evening.ts'

describe('what can be seen and bought', () => {
  it('lists coming shows by time and films by lowercase title', () => {
    const programme = evening()
    const shows = comingShows(programme, atSeven)
    expect(shows.map(show => show.id)).toEqual(['first', 'late', 'next'])
    expect(byMovie(shows, programme).map(({ movie }) => movie.title)).toEqual(['Corsage', 'alien'])
    expect(byTitle(byMovie(shows, programme)).map(({ movie }) => movie.title)).toEqual(['alien', 'Corsage'])
  })

  it('drops a show once its feature has begun', () => {
    expect(comingShows(evening(), Date.parse('2026-11-21T20:00:01+01:00')).map(show => show.id)).toEqual([
      'late',
      'next',
    ])
  })

  it('keeps a cancelled show in its place, unless it was planned anew for its time', () => {
    const schedules = [
      ...evening().schedules,
      show('off', 'alien', '2026-11-21', '20:00', { cancelled: true }),
      show('anew', 'corsage', '2026-11-21', '20:00', { cancelled: true }),
      show('begun', 'alien', '2026-11-21', '18:00', { cancelled: true }),
    ]
    const programme = evening({ schedules })
    expect(announcedShows(programme, atSeven).map(show => show.id)).toEqual(['first', 'off', 'late', 'next'])
    expect(comingShows(programme, atSeven).map(show => show.id)).toEqual(['first', 'late', 'next'])
  })

  it('announces films by their first day', () => {
    const movies = [
      movie('b', 'B', { showingFrom: '2026-12-24' }),
      movie('a', 'A', { showingFrom: '2026-12-01' }),
      movie('now', 'Now'),
    ]
    expect(announced(evening({ movies })).map(movie => movie.slug)).toEqual(['a', 'b'])
  })

  it.each([
    ['open', {}],
    ['sold_out', { soldOut: true, soldOutOnline: true }],
    ['sold_out_online', { soldOutOnline: true, purchasableOnline: false }],
    ['closed', { purchasableOnline: false }],
    ['cancelled', { cancelled: true, soldOut: true }],
    ['ended', { onlineUntil: '2026-11-21T18:59:00+01:00' }],
  ] as const)('sells a show: %s', (sale, change) => {
    expect(saleOf(show('s', 'alien', '2026-11-21', '20:00', change), evening(), atSeven)).toBe(sale)
  })

  it('closes an event fifteen minutes after its start', () => {
    const onlineUntil = '2026-11-21T23:00:00+01:00'
    const late = show('s', 'alien', '2026-11-21', '20:00', { onlineUntil, eventId: 'e' })
    const event = {
      id: 'e',
      slug: 'gala',
      title: 'Gala',
      description: { en: '' },
      theme: 'default' as const,
      scheduleId: 's',
      sellOnline: true,
      deleted: false,
      posterUrl: null,
    }
    const programme = evening({ events: [event] })
    expect(saleOf(late, programme, Date.parse('2026-11-21T20:15:00+01:00'))).toBe('open')
    expect(saleOf(late, programme, Date.parse('2026-11-21T20:15:01+01:00'))).toBe('closed')
    expect(saleOf(late, evening({ events: [{ ...event, sellOnline: false }] }), atSeven)).toBe('closed')
  })
})
