import { describe, expect, it } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { nothingWritten } from '#relay/site/content.ts'
import { render } from '#relay/site/entry-server.tsx'
import type { Place } from '#relay/site/place.ts'
import { shownOf } from '#relay/site/shown-programme.ts'
import { evening, movie, rates, show } from './evening.ts'
import { resolve } from '#relay/site/resolve.ts'

/** A page as it is rendered: its markup, and the words that are read on it. */
function page(place: Place, change: Partial<Programme> = {}, content = nothingWritten) {
  const { programme, offered } = shownOf(place, evening({ screens: [screen], ...change }))
  const origin = 'https://melusine.example'
  const { status, title, head, body } = render({
    place,
    locale: 'en',
    programme,
    offered,
    content,
    connected: true,
    origin,
    rates,
  })
  const words = body
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
  return { status, title, head, body, words }
}

const screen = {
  id: 'lumiere',
  cinemaId: 'cine',
  name: 'Salle Lumière',
  deleted: false,
} as Programme['screens'][number]
const [cine] = evening().cinemas
const moselle = { ...cine!, id: 'moselle', name: 'Ciné Moselle', city: 'Grevenmacher' }
const event = {
  id: 'night',
  slug: 'gala',
  title: 'The Gala',
  description: { en: 'With a band.' },
  scheduleId: 'next',
  sellOnline: true,
  deleted: false,
} as unknown as Programme['events'][number]
const withEvent = {
  events: [event],
  schedules: evening().schedules.map(each => (each.id === 'next' ? { ...each, eventId: 'night' } : each)),
}
const movies = (filter: string, tag: string | null = null): Place => ({ name: 'movies', filter, tag })

describe('the head of the website', () => {
  const exhibitor = { ...evening().exhibitor, logoFile: 'a-logo-of-bytes' }
  const home = (nameBesideLogo: boolean, of = exhibitor) =>
    page(
      { name: 'home' },
      { exhibitor: of },
      { ...nothingWritten, look: { light: 'browser', nameBesideLogo } },
    )
  const named = (body: string) => body.includes('class="logo-name"')

  it('has the logo alone, or with the name beside it, or the name where there is no logo', () => {
    expect(named(home(false).body)).toBe(false)
    expect(home(false).body).toContain(`alt="${exhibitor.tradeName.replace('&', '&amp;')}"`)
    expect(named(home(true).body)).toBe(true)
    // A name that is read beside it is not read twice.
    expect(home(true).body).toContain('alt=""')
    expect(home(true, evening().exhibitor as typeof exhibitor).words).toContain(exhibitor.tradeName)
  })
})

describe('where the cinemas are', () => {
  const told = {
    ...cine!,
    openingHours: [{ id: 'week', fromDay: 1, toDay: 5, opens: 1020, closes: 30 }],
    closedDays: [{ from: '2026-12-24', to: '2026-12-25' }],
    gettingThere: { en: 'Bus 4 stops at the door.' },
  }

  it('has opening hours, closed days and the way there, for readers and for machines', () => {
    const { words, head } = page({ name: 'contact' }, { cinemas: [told] })
    expect(words).toContain('Open Mon – Fri 17:00–00:30')
    expect(words).toContain('Closed 24 December – 25 December')
    expect(words).toContain('Getting there Bus 4 stops at the door.')
    const home = page({ name: 'home' }, { cinemas: [told] }).head
    expect(`${head}${home}`).toContain('"opens":"17:00","closes":"00:30"')
    expect(page({ name: 'contact' }).words).not.toContain('Getting there')
  })
})

describe('a programme that is not complete yet', () => {
  const exhibitor = { ...evening().exhibitor, partialFrom: '2026-11-22' }
  const says = (filter: string, change: Partial<Programme> = { exhibitor }) =>
    page({ name: 'movies', filter, tag: null }, change).words.includes('the programme is not complete yet')

  it('is said at the days from then on, where all films stand, and at a film', () => {
    expect([says('today'), says('2026-11-22'), says('all'), says('soon')]).toEqual([false, true, true, false])
    const film = page({ name: 'movies.view', slug: 'corsage' }, { exhibitor })
    expect(film.words).toContain('From Sunday 22 November on the programme is not complete yet')
    expect(says('2026-11-22', {})).toBe(false)
  })
})

describe('every page', () => {
  it('has at its foot each cinema’s address, phone and mail, the year, the name and the way to privacy', () => {
    const { words, body } = page({ name: 'privacy' })
    expect(words).toContain('18, rue de la Lanterne , L-1999 Luxembourg')
    expect(body).toContain('href="tel:+35220000101"')
    expect(body).toContain('href="mailto:cine@melusine.example"')
    expect(words).toContain('© 2026 Mélusine & Co')
    expect(body).toContain('href="/en/privacy-policy"')
  })

  it('names the company’s VAT number at its foot, where it has one', () => {
    const { exhibitor } = evening()
    expect(page({ name: 'privacy' }).words).not.toContain('VAT no.')
    const { words } = page({ name: 'privacy' }, { exhibitor: { ...exhibitor, vatNumber: 'LU12345678' } })
    expect(words).toContain('VAT no. LU12345678')
  })

  it('says what phones are for, and a cinema’s further addresses, at its foot and where one writes', () => {
    const told = {
      ...cine!,
      phoneTitle: { en: 'Box office' },
      phones: [{ id: 'groups', title: { en: 'Groups' }, phone: '+352 20 00 01 11' }],
      addresses: [
        { id: 'back', title: { en: 'Deliveries' }, address1: '2, ruelle', zip: 'L-1998', city: 'Luxembourg' },
      ],
    }
    for (const name of ['privacy', 'contact'] as const) {
      const { words, body } = page({ name }, { cinemas: [told] })
      expect(words).toMatch(/Box office \+352 20 00 01 01 +Groups \+352 20 00 01 11/)
      expect(body).toContain('href="tel:+35220000111"')
      expect(words).toContain('Deliveries : 2, ruelle, L-1998 Luxembourg')
    }
    const { head } = page({ name: 'home' }, { cinemas: [told] })
    expect(head).toContain('"contactType":"Groups","telephone":"+352 20 00 01 11"')
  })

  it('links to the map a cinema chose, in a new tab, also where there are several', () => {
    const mapUrl = 'https://maps.example/our-door'
    const { body, head } = page({ name: 'home' }, { cinemas: [{ ...cine!, mapUrl }, moselle] })
    expect(body).toContain(`<a href="${mapUrl}" target="_blank" rel="noreferrer">`)
    expect(body).not.toContain('openstreetmap.org')
    expect(head).toContain(`"hasMap":"${mapUrl}"`)
    expect(body).not.toContain('<iframe')
  })

  it('has the exhibitor’s logo at its head, for light and for dark ground, or its name', () => {
    const { exhibitor } = evening()
    const logos = (change: object) =>
      page({ name: 'privacy' }, { exhibitor: { ...exhibitor, ...change } }).body.match(
        /<span class="logo".*?<\/span>/g,
      )
    expect(logos({})).toBeNull()
    const both = logos({ logoFile: 'the-light-one', logoDarkFile: 'the-dark-one' })!
    expect(both[0]).toMatch(/data-ground="light".*src="\/files\/the-light-one.*alt="Mélusine &amp; Co"/)
    expect(both[1]).toMatch(/data-ground="dark".*src="\/files\/the-dark-one/)
    const one = logos({ logoFile: 'the-light-one', logoDarkFile: null })!
    expect(one.filter(each => each.includes('/files/the-light-one'))).toHaveLength(2)
  })

  it('links to a map where there is one cinema, and to none where there are several', () => {
    expect(page({ name: 'privacy' }).body).toContain('openstreetmap.org')
    expect(page({ name: 'privacy' }, { cinemas: [cine!, moselle] }).body).not.toContain('openstreetmap.org')
  })

  it('leads to itself in every language', () => {
    for (const locale of ['en', 'de', 'fr', 'nl'])
      expect(page({ name: 'movies.view', slug: 'alien' }).body).toContain(
        `href="/${locale}/movies/view/alien"`,
      )
  })

  it('offers the languages the exhibitor chose, and no choice where there is one', () => {
    const speaking = (languages: ('de' | 'en' | 'fr')[]) =>
      page({ name: 'privacy' }, { exhibitor: { ...evening().exhibitor, languages } })
    const two = speaking(['fr', 'en'])
    expect(two.body).toContain('href="/fr/privacy-policy"')
    expect(two.body).not.toContain('href="/de/privacy-policy"')
    expect(two.head).toContain('hreflang="x-default" href="https://melusine.example/fr/privacy-policy"')
    expect(two.head).not.toContain('hreflang="de"')
    expect(speaking(['en']).body).not.toContain('language-list')
  })

  it('is a 404 that no search engine keeps where somebody is lost', () => {
    const { status, head, words } = page({ name: '404' })
    expect([status, head.includes('noindex')]).toEqual([404, true])
    expect(words).toContain('404')
  })
})

describe('the home page', () => {
  it('begins with today’s films: poster, age and showtimes that lead to the tickets', () => {
    const { words, body } = page({ name: 'home' })
    for (const told of ['Today', 'Corsage', 'alien', '12', '20:00', '22:30']) expect(words).toContain(told)
    expect(body).toContain('src="/api/movies/corsage/poster"')
    expect(body).toContain('href="/en/buy/tickets/first"')
    expect(body).toContain('href="/en/movies"')
  })

  it('says when nothing is shown today, and leads to all shows', () => {
    const { words, body } = page({ name: 'home' }, { schedules: [show('x', 'alien', '2026-11-24', '20:00')] })
    expect(words).toContain('No more shows today')
    expect(body).toContain('href="/en/movies" class="button"')
  })

  it('tells of the next film to come at length, with its day, its trailer and the way to it', () => {
    const later = movie('later', 'Later', {
      showingFrom: '2026-12-24',
      trailerUrl: 'https://video.example/1',
    })
    const { words, body } = page({ name: 'home' }, { movies: [...evening().movies, later] })
    for (const told of ['24 December', 'About Later']) expect(words).toContain(told)
    expect(body).toContain('href="https://video.example/1"')
    expect(body).toContain('href="/en/movies/view/later"')
  })

  it('shows events only while there are any', () => {
    expect(page({ name: 'home' }, withEvent).words).toContain('The Gala')
    expect(page({ name: 'home' }).body).not.toContain('href="/en/events"')
  })
})

describe('a list of films', () => {
  it('has of a day the titles, notices, ages, what they are about, and their showtimes', () => {
    const noticed = evening().movies.map(each => ({ ...each, notice: { en: 'With strobe light' } }))
    const { words, body } = page(movies('today'), { movies: noticed })
    for (const told of ['alien', 'Corsage', 'With strobe light', 'About alien', '12', '22:30'])
      expect(words).toContain(told)
    expect(body).toContain('href="/en/movies/view/alien"')
    expect(words.indexOf('About alien')).toBeLessThan(words.indexOf('About Corsage'))
  })

  it('has films to come by their first day, each with it', () => {
    const soon = [
      movie('b', 'B', { showingFrom: '2026-12-24' }),
      movie('a', 'A', { showingFrom: '2026-12-01' }),
    ]
    const { words } = page(movies('soon'), { movies: soon })
    expect(words.indexOf('1 Dec')).toBeLessThan(words.indexOf('24 Dec'))
    expect(words.indexOf('1 Dec')).toBeGreaterThan(0)
  })

  it('leads to all, the coming ones and each day', () => {
    const { body } = page(movies('all'))
    for (const path of ['/en/movies', '/en/movies/soon', '/en/movies/today', '/en/movies/tomorrow'])
      expect(body).toContain(`href="${path}"`)
  })

  it.each([
    ['all', null, 'No shows'],
    ['today', null, 'No more shows today'],
    ['tomorrow', null, 'No shows tomorrow'],
    ['soon', null, 'No films announced'],
    ['all', 'kids', 'No shows for “For kids”'],
  ])('that is empty says so: %s %s', (filter, tag, said) => {
    const tagged = movie('tagged', 'Tagged', { tags: ['tag-1'], showingFrom: null })
    const tags = [{ id: 'tag-1', slug: 'kids', title: { en: 'For kids' } }]
    expect(page(movies(filter, tag), { schedules: [], movies: [tagged], tags }).words).toContain(said)
  })
})

describe('a film’s page', () => {
  it('tells what it is, who made it, where and when, in which languages, and its shows', () => {
    const told = movie('corsage', 'Corsage', { originalTitle: 'Corsage (Original)', genres: ['drama'] })
    const { words, body } = page({ name: 'movies.view', slug: 'corsage' }, { movies: [told] })
    for (const said of ['Corsage (Original)', '113 min', 'Drama', 'Marie Kreutzer', 'Vicky Krieps', '2022'])
      expect(words).toContain(said)
    for (const said of ['Luxembourg', 'German', 'French', 'About Corsage', 'Today', '20:00'])
      expect(words).toContain(said)
    expect(body).toContain('href="/en/buy/tickets/first"')
  })

  it('tells its line, its long text, what is spoken in it, and where else one reads about it', () => {
    const told = movie('corsage', 'Corsage', {
      tagline: { en: 'A corset is loosened.' },
      description: { en: 'Vienna, 1877.' },
      spokenLanguages: ['de', 'nl-BE', 'lb', 'none'],
      links: [{ kind: 'homepage', url: 'https://corsage.example/' }],
    })
    const { words, body } = page({ name: 'movies.view', slug: 'corsage' }, { movies: [told] })
    for (const said of ['A corset is loosened.', 'Vienna, 1877.', 'German, Flemish, Luxembourgish'])
      expect(words).toContain(said)
    expect(body).toContain('href="https://corsage.example/"')
    expect(page({ name: 'home' }, { movies: [told] }).body).not.toContain('Vienna, 1877.')
  })

  it('tells its intermission beside its length', () => {
    const film = { name: 'movies.view', slug: 'corsage' } as const
    const long = movie('corsage', 'Corsage', { runtimeMinutes: 192, intermissionMinutes: 15 })
    expect(page(film, { movies: [long] }).words).toMatch(/192 min\s*intermission of 15 min/)
    expect(page(film, { movies: [movie('corsage', 'Corsage')] }).words).not.toContain('intermission')
  })

  it('tells the age of each country it is shown in, and in Belgium what to be warned of', () => {
    const rated = movie('corsage', 'Corsage', {
      ageBelgium: 14,
      contentBelgium: ['fear', 'drugs'],
      ageLuxembourg: 12,
    })
    const film = { name: 'movies.view', slug: 'corsage' } as const
    const belgian = { ...cine!, country: 'BE' }
    expect(page(film, { movies: [rated] }).words).toContain('Not under 12; from 6 with a parent')
    expect(page(film, { movies: [rated], cinemas: [belgian] }).words).toContain(
      'Recommended from 14 · fear · drugs and alcohol',
    )
    const both = page(film, { movies: [rated], cinemas: [cine!, { ...belgian, id: 'moselle' }] }).words
    expect(both).toMatch(/Age in Luxembourg Not under 12.*Age in Belgium Recommended from 14/)
  })

  it('says “coming soon” where its first day is not told', () => {
    const later = movie('later', 'Later', { showingFrom: null, soon: true })
    expect(page({ name: 'movies.view', slug: 'later' }, { movies: [later] }).words).toContain('Coming soon')
    expect(page(movies('soon'), { movies: [later] }).words).toContain('Later')
  })

  it('says from when a film is shown that has no show yet', () => {
    const later = movie('later', 'Later', { showingFrom: '2026-12-24' })
    expect(page({ name: 'movies.view', slug: 'later' }, { movies: [later] }).words).toContain('24 December')
  })
})

describe('a film', () => {
  it('says where it is streamed, on its own page', () => {
    const streaming = [{ id: 'a', provider: 'Art at Home', url: 'https://art.example/corsage' }]
    const movies = [movie('corsage', 'Corsage', { streaming }), movie('alien', 'Alien')]
    const place: Place = { name: 'movies.view', slug: 'corsage' }
    const { words, body } = page(place, { movies })
    expect(words).toContain('Watch at home Art at Home')
    expect(body).toContain('href="https://art.example/corsage" target="_blank"')
    expect(page({ name: 'movies.view', slug: 'alien' }, { movies }).words).not.toContain('Watch at home')
  })

  it('has its trailer in a day’s list', () => {
    const trailerUrl = 'https://trailers.example/corsage'
    const movies = [
      movie('corsage', 'Corsage', { trailerUrl }),
      movie('alien', 'Alien', { trailerUrl: null }),
    ]
    const { body } = page({ name: 'movies', filter: 'today', tag: null }, { movies })
    expect(body.split(`href="${trailerUrl}"`)).toHaveLength(2)
    expect(body.match(/class="trailer-quiet"/g)).toHaveLength(1)
  })
})

describe('events', () => {
  it('are listed with their day, or it is said that there are none', () => {
    expect(page({ name: 'events' }, withEvent).words).toMatch(/23 November.*The Gala With a band\./)
    expect(page({ name: 'events' }).words).toContain('No special events')
  })

  it('have a page that says what, when and where, and sells their tickets', () => {
    const { words, body } = page({ name: 'events.view', slug: 'gala' }, withEvent)
    for (const said of ['The Gala', 'With a band.', '20:00', 'Salle Lumière', 'Corsage', '113 min'])
      expect(words).toContain(said)
    expect(body).toContain('href="/en/buy/events/night"')
  })

  const several = (change: object = {}): Partial<Programme> => ({
    movies: [...evening().movies, movie('second', 'The Second')],
    versions: [...evening().versions, { ...evening().versions[0]!, id: 'second-version', movieId: 'second' }],
    events: [{ ...event, scheduleId: 'one', moreScheduleIds: ['two', 'three'], ...change }],
    schedules: [
      show('one', 'corsage', '2026-11-22', '20:00', { eventId: 'night' }),
      show('two', 'second', '2026-11-23', '20:00', { eventId: 'night', soldOut: true }),
      show('three', 'corsage', '2026-11-24', '20:00', { eventId: 'night' }),
    ],
  })

  it('of several shows have them by date, each film by its name, each show with its own tickets as it is sold', () => {
    const place: Place = { name: 'events.view', slug: 'gala' }
    const { words, body, head } = page(place, several())
    expect(words).toMatch(/Tickets .*22 Nov.* Corsage .*23 Nov.* The Second .*24 Nov.* Corsage/)
    expect(body).toContain('href="/en/buy/tickets/one"')
    expect(body).toContain('href="/en/buy/tickets/three"')
    expect(body).not.toContain('href="/en/buy/tickets/two"')
    expect(head.match(/"ScreeningEvent"/g)).toHaveLength(3)
    expect(head).toContain('"@type":"EventSeries"')
    const atBoxOffice = page(place, several({ sellOnline: false }))
    expect(atBoxOffice.body).not.toContain('/buy/')
    expect(atBoxOffice.words).toContain('Box office')
  })

  it('of several shows stand in lists once, with the next one, and are bought at that one’s address', () => {
    for (const place of [{ name: 'events' }, { name: 'home' }] as Place[]) {
      const { words, body } = page(place, several())
      expect(words).toMatch(/22 November 2026 · 20:00 and 2 more shows The Gala/)
      expect(body.match(/class="event-card"/g)).toHaveLength(1)
    }
    const whole = evening(several())
    expect(resolve('/buy/events/night', whole)).toEqual({
      kind: 'redirect',
      to: { name: 'buy.tickets', scheduleId: 'one' },
    })
    const firstOff = whole.schedules.map(each => (each.id === 'one' ? { ...each, cancelled: true } : each))
    expect(resolve('/buy/events/night', { ...whole, schedules: firstOff })).toMatchObject({
      to: { scheduleId: 'two' },
    })
  })

  it('have a title for guests, one for their page, a poster and a text of their own', () => {
    const own = {
      ...event,
      title: 'gala-2026',
      publicTitle: { en: 'A Night of Stars' },
      pageTitle: { en: 'Stars in Luxembourg' },
      posterUrl: '/files/poster-of-the-gala',
    }
    const text = [{ kind: 'paragraph' as const, lines: [[{ text: 'Doors open at seven.' }]] }]
    const place: Place = { name: 'events.view', slug: 'gala' }
    const { title, head, body, words } = page(
      place,
      { ...withEvent, events: [own] },
      { ...nothingWritten, event: text },
    )
    expect(title).toBe('Stars in Luxembourg · Mélusine & Co')
    expect(words).toContain('A Night of Stars')
    expect(words).toContain('Doors open at seven.')
    expect(words).not.toContain('gala-2026')
    expect(body).toContain('src="/files/poster-of-the-gala')
    expect(head).toContain('content="https://melusine.example/files/poster-of-the-gala"')
    expect(page({ name: 'events' }, { ...withEvent, events: [own] }).words).toContain('A Night of Stars')
  })

  it('for ladies look otherwise, and say so in words', () => {
    const ladies = { ...withEvent, events: [{ ...event, theme: 'ladies' as const }] }
    for (const place of [{ name: 'events' }, { name: 'events.view', slug: 'gala' }] as Place[]) {
      expect(page(place, ladies).body).toContain('data-look="ladies"')
      expect(page(place, ladies).words).toContain('Ladies’ night')
      expect(page(place, withEvent).body).not.toContain('data-look')
    }
  })
})

describe('where tickets are bought', () => {
  const buying: Place = { name: 'buy.tickets', scheduleId: 'late' }

  it('the show is named: film, version, age, day, time, screen, and the cinema where there are several', () => {
    const atmos = evening().versions.map(version => ({ ...version, mediaType: 'DOLBYATMOS' as const }))
    const { words } = page(buying, { versions: atmos })
    for (const said of ['alien', '3D', 'Dolby Atmos', '12', '22:30', '21 November', 'Salle Lumière'])
      expect(words).toContain(said)
    expect(words).not.toContain('Salle Lumière · Ciné Mélusine')
    const schedules = [
      ...evening().schedules,
      show('there', 'alien', '2026-11-22', '20:00', { cinemaId: 'moselle' }),
    ]
    expect(page(buying, { schedules, cinemas: [cine!, moselle] }).words).toContain(
      'Ciné Mélusine, 18, rue de la Lanterne',
    )
  })

  it.each([
    ['sold out', { soldOut: true, soldOutOnline: true }, 'Sold out'],
    ['sold out online', { soldOutOnline: true, purchasableOnline: false }, 'Sold out online'],
    ['not sold here', { purchasableOnline: false }, 'cannot be bought'],
  ])('a show that is %s says so, and leads back to the film', (_, change, said) => {
    const schedules = [show('late', 'alien', '2026-11-21', '22:30', change)]
    const { words, body } = page(buying, { schedules })
    expect(words.toLowerCase()).toContain(said.toLowerCase())
    expect(body).toContain('href="/en/movies/view/alien" class="button"')
    expect(page({ name: 'home' }, { schedules }).body).not.toContain('/buy/')
  })
})
