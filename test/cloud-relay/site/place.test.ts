import { describe, expect, it } from 'vitest'
import { pathOf, placeOf, type Place } from '#relay/site/place.ts'
import { resolve } from '#relay/site/resolve.ts'
import { sayIn } from '#relay/site/say.ts'
import { titleOf } from '#relay/site/title.ts'
import { en } from '#relay/site/words/en.ts'
import { evening, movie } from './evening.ts'

describe('addresses of the website', () => {
  const places: [string, Place][] = [
    ['/', { name: 'home' }],
    ['/movies', { name: 'movies', filter: 'all', tag: null }],
    ['/movies/today', { name: 'movies', filter: 'today', tag: null }],
    ['/movies/all/late-night', { name: 'movies', filter: 'all', tag: 'late-night' }],
    ['/movies/view/corsage', { name: 'movies.view', slug: 'corsage' }],
    ['/events', { name: 'events' }],
    ['/events/gala', { name: 'events.view', slug: 'gala' }],
    ['/search', { name: 'search' }],
    ['/buy/tickets/s1', { name: 'buy.tickets', scheduleId: 's1' }],
    ['/buy/events/e1', { name: 'buy.events', eventId: 'e1' }],
    ['/bill/u', { name: 'bill', uuid: 'u' }],
    ['/bill/u/pay', { name: 'bill.pay', uuid: 'u' }],
    ['/payments/p/mollie/status', { name: 'payments.result', paymentId: 'p', driver: 'mollie' }],
    ['/privacy-policy', { name: 'privacy' }],
    ['/404', { name: '404' }],
  ]

  it.each(places)('%s is read and written alike', (path, place) => {
    expect(placeOf(path)).toEqual(place)
    expect(pathOf(place)).toBe(path)
  })

  it.each(['/nowhere', '/movies/view', '/movies/today/a/b', '/bill', '/bill/u/edit', '/buy/s1', '/%E0%A4%A'])(
    '%s leads nowhere and goes to the 404',
    path => expect(resolve(path, evening())).toEqual({ kind: 'redirect', to: { name: '404' } }),
  )

  it('loses unknown films, events and shows where they stand', () => {
    for (const path of ['/movies/view/x', '/events/x', '/buy/tickets/x', '/buy/events/x', '/404'])
      expect(resolve(path, evening())).toEqual({ kind: 'lost' })
  })

  it('sends a tag that no film has to the list without it', () => {
    const tags = [{ id: 'tag-1', slug: 'late-night', title: { en: 'Late night' } }]
    const programme = evening({ movies: [movie('corsage', 'Corsage', { tags: ['tag-1'] })], tags })
    expect(resolve('/movies/today/late-night', programme).kind).toBe('page')
    const to = { name: 'movies', filter: 'today', tag: null }
    expect(resolve('/movies/today/nobody-wrote-this', programme)).toEqual({ kind: 'redirect', to })
  })

  it('sends a day out of range to the unfiltered list', () => {
    const to = { name: 'movies', filter: 'all', tag: null }
    expect(resolve('/movies/1999-12-31', evening())).toEqual({ kind: 'redirect', to })
  })
})

it.each([
  ['/home', { name: 'home' }],
  ['/movies/all', { name: 'movies', filter: 'all', tag: null }],
])('sends the second name %s of a page to its first', (path, to) =>
  expect(resolve(path, evening())).toEqual({ kind: 'redirect', to }),
)

it('names lists by what they show', () => {
  const say = sayIn('en', en)
  const title = (filter: string) =>
    titleOf({ name: 'movies', filter, tag: null }, evening(), say, 'en').split(' · Mélusine')[0]
  expect(['all', 'soon', 'today', 'tomorrow', '2026-11-23'].map(title)).toEqual([
    'Films',
    'Films · Coming soon',
    'Films · Today, 21 November',
    'Films · Tomorrow, 22 November',
    'Films · 23 November',
  ])
})
