import type { PriceRate } from '#core/pricing/price-rate.ts'
import type { MovieView, Programme, ScheduleView } from '#core/planning/contract.ts'

/** A small house's programme as the website reads it: one cinema, two films, an evening and the next. */
export function evening(change: Partial<Programme> = {}): Programme {
  return {
    exhibitor: {
      id: 'melusine',
      tradeName: 'Mélusine & Co',
      email: 'bonjour@melusine.example',
      vatNumber: '',
      phone: '',
      accentHue: 75,
      midnightOffsetMinutes: 300,
      cineWeekStartsOn: 3,
      holdSeconds: 600,
      features: { tickets: true, vouchers: false, newsletters: false },
    },
    training: false,
    sellsVouchers: true,
    cinemas: [
      {
        id: 'cine',
        name: 'Ciné Mélusine',
        address1: '18, rue de la Lanterne',
        zip: 'L-1999',
        city: 'Luxembourg',
        country: 'LU',
        lat: 49.6,
        lng: 6.1,
        phone: '+352 20 00 01 01',
        email: 'cine@melusine.example',
        timezone: 'Europe/Luxembourg',
      },
    ],
    screens: [],
    movies: [movie('corsage', 'Corsage'), movie('alien', 'alien')],
    versions: [version('corsage', '2d'), version('alien', '3d')],
    schedules: [
      show('late', 'alien', '2026-11-21', '22:30'),
      show('first', 'corsage', '2026-11-21', '20:00'),
      show('next', 'corsage', '2026-11-23', '20:00'),
    ],
    events: [],
    tags: [],
    now: '2026-11-21T19:00:00+01:00',
    today: '2026-11-21',
    ...change,
  }
}

export const atSeven = Date.parse('2026-11-21T19:00:00+01:00')

export function show(
  id: string,
  movieId: string,
  day: string,
  time: string,
  change: Partial<ScheduleView> = {},
): ScheduleView {
  const start = `${day}T${time}:00+01:00`
  return {
    id,
    cinemaId: 'cine',
    screenId: 'lumiere',
    movieId,
    versionId: `${movieId}-version`,
    eventId: null,
    ownPrices: false,
    start,
    featureStart: start,
    end: start,
    ready: start,
    day,
    onlineUntil: start,
    onlineEndsBefore: 0,
    shares: null,
    capacity: 100,
    available: 60,
    availableOnline: 60,
    availableHere: 60,
    availableThere: 20,
    cut: false,
    freeSeating: false,
    soldOut: false,
    soldOutOnline: false,
    purchasableOnline: true,
    cancelled: false,
    shownOn: ['site', 'signage', 'pos'],
    atCinema: true,
    online: true,
    arrangementId: 'room-1',
    ...change,
  }
}

export function movie(slug: string, title: string, change: Partial<MovieView> = {}): MovieView {
  return {
    id: slug,
    slug,
    title,
    originalTitle: title,
    year: 2022,
    releasedAt: '2022-07-07',
    runtimeMinutes: 113,
    directors: ['Marie Kreutzer'],
    actors: ['Vicky Krieps'],
    genres: ['drama'],
    nations: ['LU'],
    originalLanguage: 'de',
    spokenLanguages: ['de'],
    overview: { en: `About ${title}`, fr: `À propos de ${title}` },
    tags: [],
    notice: null,
    minimumAge: 12,
    trailerUrl: null,
    showingFrom: '2026-11-01',
    visibility: ['site'],
    posterFile: null,
    pictures: [],
    posterUrl: `/api/movies/${slug}/poster`,
    atCinema: true,
    online: true,
    awaitedAt: [],
    ...change,
  }
}

function version(movieId: string, dimension: '2d' | '3d'): Programme['versions'][number] {
  return {
    id: `${movieId}-version`,
    movieId,
    audioLanguage: 'de',
    subtitles: ['fr'],
    dimension,
    mediaType: 'DCP',
    deleted: false,
  }
}

/** Normal 11.50, children 7.50, staff 2.00 at the register only, 3D adds 2.00. */
export const rates: PriceRate[] = [
  rate('normal', { cents: 1150 }),
  rate('children', { cents: 750 }),
  rate('staff', { cents: 200, visibility: ['pos'] }),
  rate('3d', { cents: 200, kind: 'dimension', dimension: '3d' }),
]

function rate(id: string, change: Partial<PriceRate>): PriceRate {
  return {
    id,
    kind: 'ticket',
    name: { en: id },
    description: { en: '' },
    cents: 0,
    seatClass: null,
    dimension: null,
    minTickets: 1,
    maxTickets: 10,
    acceptVoucher: false,
    visibility: ['site', 'pos'],
    order: 1,
    deleted: false,
    ...change,
  }
}
