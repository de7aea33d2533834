import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filmFileMost, readFilmFile } from '#core/programme/film-file.ts'
import { movieFields } from '#core/programme/movie.ts'
import { openTmdb } from '#relay/films/tmdb-http.ts'
import { filmOfTmdb } from '#core/programme/tmdb-film.ts'
import { tmdbFilm, tmdbSearch } from '#core/programme/tmdb-shapes.ts'

const reader = { locale: 'de', country: 'DE' } as const
const full = {
  id: 289,
  title: 'Casablanca',
  original_title: 'Casablanca',
  original_language: 'en',
  overview: 'In Casablanca, an American expatriate meets a former lover.',
  tagline: 'They had a date with fate in Casablanca!',
  homepage: 'https://www.example.org/casablanca',
  release_date: '1943-01-15',
  runtime: 102,
  genres: [{ id: 18 }, { id: 10749 }, { id: 10770 }],
  production_countries: [{ iso_3166_1: 'US' }],
  spoken_languages: [{ iso_639_1: 'en' }, { iso_639_1: 'fr' }, { iso_639_1: 'qq' }],
  credits: {
    cast: Array.from({ length: 40 }, (_, at) => ({ name: `Actor ${at}` })),
    crew: [
      { name: 'Michael Curtiz', job: 'Director' },
      { name: 'Somebody', job: 'Editor' },
    ],
  },
  release_dates: {
    results: [
      { iso_3166_1: 'BE', release_dates: [{ certification: '' }, { certification: 'AL' }] },
      { iso_3166_1: 'LU', release_dates: [{ certification: '12' }] },
      { iso_3166_1: 'DE', release_dates: [{ certification: '6' }] },
      { iso_3166_1: 'US', release_dates: [{ certification: 'PG' }] },
    ],
  },
  videos: {
    results: [
      { site: 'Vimeo', type: 'Trailer', key: '12345678', official: true },
      { site: 'YouTube', type: 'Trailer', key: 'fan-made-1', official: false },
      { site: 'YouTube', type: 'Trailer', key: 'BkL9l7qovsE', official: true },
    ],
  },
  translations: {
    translations: [
      {
        iso_639_1: 'de',
        data: { overview: 'In Casablanca trifft ein Amerikaner …', tagline: '', title: '' },
      },
      { iso_639_1: 'es', data: { overview: 'En Casablanca …', tagline: '', title: '' } },
    ],
  },
}

test('a film is taken over in our fields: texts in our languages, ages of each country, the official trailer', () => {
  const film = filmOfTmdb(tmdbFilm.parse(full), reader)
  expect(film).toEqual({
    title: 'Casablanca',
    originalTitle: 'Casablanca',
    year: 1943,
    releasedAt: '1943-01-15',
    runtimeMinutes: 102,
    directors: ['Michael Curtiz'],
    actors: Array.from({ length: 12 }, (_, at) => `Actor ${at}`),
    genres: ['drama', 'romance'],
    nations: ['US'],
    originalLanguage: 'en',
    spokenLanguages: ['en', 'fr'],
    tagline: { en: full.tagline },
    overview: { en: full.overview, de: 'In Casablanca trifft ein Amerikaner …' },
    minimumAge: 6,
    ageBelgium: 0,
    ageLuxembourg: 12,
    trailerUrl: 'https://www.youtube.com/watch?v=BkL9l7qovsE',
    links: [{ kind: 'homepage', url: full.homepage }],
  })
})

test('a film is read from a file too, and what is none says so', () => {
  const file = (text: string) => readFilmFile(text, reader)
  expect(file(`\uFEFF${JSON.stringify(full, null, 2)}`)).toEqual(filmOfTmdb(tmdbFilm.parse(full), reader))
  const none = ['', 'title;year', '[]', 'null', '7', '{"title":""}', '{"title":7}', JSON.stringify([full])]
  for (const text of none) expect([text, file(text)]).toEqual([text, null])
  expect(file(JSON.stringify({ ...full, overview: 'x'.repeat(filmFileMost) }))).toBeNull()
})

test.each([
  ['nothing', {}],
  [
    'another planet',
    { title: 7, runtime: 'long', genres: 'all', credits: null, release_dates: [], videos: 3 },
  ],
  [
    'a film that no form would take',
    { title: 'x'.repeat(500), runtime: 99_999, homepage: 'javascript:alert(1)' },
  ],
])('%s leaves out what is no film, and breaks nothing', (_, answer) => {
  const film = filmOfTmdb(tmdbFilm.parse(answer), reader)
  expect(movieFields.partial().safeParse(film).success).toBe(true)
  for (const field of ['title', 'runtimeMinutes', 'links', 'trailerUrl', 'minimumAge'])
    expect(film).not.toHaveProperty(field)
})

test('of a list, entries that are none are left out', () => {
  const found = tmdbSearch.parse({ results: [{ id: 1, title: 'A' }, null, { id: 'x' }, { id: 2 }] })
  expect(found.results.map(({ id, title }) => [id, title])).toEqual([
    [1, 'A'],
    [2, ''],
  ])
  expect(tmdbSearch.safeParse(undefined).success).toBe(false)
})

const asked: { url: string; authorization: string | undefined }[] = []
const server = createServer((request, response) => {
  asked.push({ url: request.url ?? '', authorization: request.headers.authorization })
  const path = new URL(request.url ?? '', 'http://here').pathname
  if (path === '/3/denied') return void response.writeHead(401).end('{}')
  if (path === '/3/missing') return void response.writeHead(404).end('{}')
  if (path === '/3/broken') return void response.end('<html>')
  if (path === '/3/moved') return void response.writeHead(302, { location: 'http://elsewhere.example' }).end()
  if (path === '/3/endless') {
    const more = () => {
      while (response.write('x'.repeat(100_000)));
    }
    response.on('drain', more).on('error', () => {})
    more()
    return
  }
  response.end('{"good":true}')
})
let base = ''

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('both kinds of key are sent as they are asked for, and to that address alone', async () => {
  const ask = openTmdb(base)
  expect(await ask({}, 'a.token-1', 'good', { query: 'a&b' })).toEqual({ good: true })
  expect(asked.at(-1)).toEqual({ url: '/3/good?query=a%26b', authorization: 'Bearer a.token-1' })
  const old = 'a'.repeat(32)
  await ask({}, old, 'good', {})
  expect(asked.at(-1)).toEqual({ url: `/3/good?api_key=${old}`, authorization: undefined })
})

test.each([
  ['denied', 'film_source_denied'],
  ['broken', 'film_source_silent'],
  ['moved', 'film_source_silent'],
  ['endless', 'film_source_silent'],
])('what is %s is refused by its name', async (path, code) => {
  await expect(openTmdb(base)({}, 'key', path, {})).rejects.toMatchObject({ code })
})

test('without a key nobody is asked, a film it does not know is none, and one exhibitor asks so often in a minute', async () => {
  const before = asked.length
  await expect(openTmdb(base)({}, '', 'good', {})).rejects.toMatchObject({ code: 'film_source_not_set' })
  expect(asked.length).toBe(before)
  let ms = 0
  const ask = openTmdb(base, () => ms)
  const [one, other] = [{}, {}]
  expect(await ask(one, 'key', 'missing', {})).toBeUndefined()
  for (let at = 1; at < 40; at += 1) await ask(one, 'key', 'good', {})
  await expect(ask(one, 'key', 'good', {})).rejects.toMatchObject({ code: 'too_many_requests' })
  await ask(other, 'key', 'good', {})
  ms += 60_001
  await ask(one, 'key', 'good', {})
})
