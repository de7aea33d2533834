import { expect, test } from 'vitest'
import { drawPoster, type PosterFacts } from '#core/content/poster.ts'
import { demoExhibitors, melusine, oesling } from '#scripts/demo/data/exhibitors.ts'
import { movieOn } from '#scripts/demo/data/movie.ts'
import { demoTags } from '#scripts/demo/data/tags.ts'
import { locales } from '#core/i18n/locale.ts'
import { movieFields, versionFields } from '#core/programme/movie.ts'

const movies = demoExhibitors.flatMap(exhibitor => exhibitor.movies)

test('every movie and every version is what the programme accepts', () => {
  for (const demo of movies) {
    movieFields.parse(movieOn(demo, '2026-11-21'))
    expect(demo.versions.length, demo.movie.slug).toBeGreaterThan(0)
    for (const version of demo.versions) versionFields.parse({ ...version, movieId: demo.movie.slug })
  }
})

test('the big house shows at least 26 movies and has announced three more', () => {
  const running = melusine.movies.filter(demo => demo.showingFromDays <= 0)
  expect(running.length).toBeGreaterThanOrEqual(26)
  expect(melusine.movies.length - running.length).toBe(3)
})

test('no movie is listed twice in one exhibitor', () => {
  for (const { movies: own } of demoExhibitors) {
    expect(new Set(own.map(demo => demo.movie.slug)).size).toBe(own.length)
  }
})

test('every movie has a trailer to look at, and none is another’s', () => {
  const trailers = new Map(movies.map(({ movie }) => [movie.slug, movie.trailerUrl!]))
  for (const [slug, url] of trailers) expect(new URL(url).protocol, slug).toBe('https:')
  expect(new Set(trailers.values()).size).toBe(trailers.size)
})

test('no two posters of one house show the same drawing in the same colours, nor a genre one drawing alone', () => {
  for (const { movies: own } of demoExhibitors) {
    const drawn = own.map(({ movie }) => {
      const svg = drawPoster({ ...movie, overview: undefined } as PosterFacts)
      const [, ground] = /<rect width="600" height="900" fill="(#\w+)"/.exec(svg)!
      const [, motif] = /data-motif="(\w+)"/.exec(svg)!
      return { genre: movie.genres[0]!, motif: motif!, look: `${motif} ${ground}` }
    })
    expect(new Set(drawn.map(({ look }) => look)).size).toBe(own.length)
    for (const [genre, ofGenre] of Map.groupBy(drawn, each => each.genre))
      if (ofGenre.length > 3)
        expect(new Set(ofGenre.map(each => each.motif)).size, genre).toBeGreaterThanOrEqual(3)
  }
})

test('the small house has four movies, two of which the big one does not know', () => {
  const known = new Set(melusine.movies.map(demo => demo.movie.slug))
  expect(oesling.movies.filter(demo => known.has(demo.movie.slug))).toHaveLength(2)
  expect(oesling.movies.filter(demo => !known.has(demo.movie.slug))).toHaveLength(2)
})

test('an announced movie starts after the day the demo is set up, the others before it', () => {
  expect(movieOn(melusine.movies.at(-1)!, '2026-12-20').showingFrom).toBe('2027-01-22')
  expect(movieOn(melusine.movies[0]!, '2026-11-21').showingFrom).toBe('2026-11-09')
})

test('every text of a movie is there in all languages, and is not the English one again', () => {
  for (const { movie } of movies) {
    for (const words of [movie.overview, ...(movie.notice ? [movie.notice] : [])]) {
      const texts = locales.map(locale => words[locale])
      expect(texts.every(Boolean), movie.slug).toBe(true)
      expect(new Set(texts).size, movie.slug).toBe(locales.length)
    }
  }
})

test('an overview is two or three sentences', () => {
  for (const { movie } of movies) {
    for (const locale of locales) {
      const sentences = movie.overview[locale]!.match(/[.!?](?=\s|$)/g) ?? []
      expect(sentences.length, `${movie.slug} ${locale}`).toBeGreaterThanOrEqual(2)
      expect(sentences.length, `${movie.slug} ${locale}`).toBeLessThanOrEqual(3)
    }
  }
})

test('facts agree with each other', () => {
  for (const { movie, versions } of movies) {
    expect(movie.releasedAt.startsWith(String(movie.year)), movie.slug).toBe(true)
    expect(movie.minimumAge, movie.slug).not.toBeNull()
    if (movie.originalLanguage !== 'none') expect(movie.spokenLanguages).toContain(movie.originalLanguage)
    expect(versions.some(version => version.audioLanguage === movie.originalLanguage)).toBe(true)
    for (const version of versions) expect(version.subtitles).not.toContain(version.audioLanguage)
    expect(new Set(versions.map(version => JSON.stringify(version))).size).toBe(versions.length)
    for (const tag of movie.tags) expect(Object.keys(demoTags), movie.slug).toContain(tag)
  }
})
