import { expect, it } from 'vitest'
import { offeredFilters, wantedBy } from '#relay/site/show-filter.ts'
import { evening, movie, show } from './evening.ts'

const programme = () => {
  const first = evening()
  const [cine] = first.cinemas
  const [corsage, alien] = first.versions
  return evening({
    cinemas: [cine!, { ...cine!, id: 'moselle', name: 'Ciné Moselle' }],
    versions: [
      { ...corsage!, audioLanguage: 'de', subtitles: ['fr', 'nl'] },
      { ...alien!, audioLanguage: 'fr', subtitles: [] },
    ],
    schedules: [...first.schedules, show('there', 'corsage', '2026-11-21', '18:00', { cinemaId: 'moselle' })],
  })
}
const none = { cinema: null, language: null, version: null }
const shown = (filter: Parameters<typeof wantedBy>[0]) =>
  programme()
    .schedules.filter(wantedBy(filter, programme(), offeredFilters(programme())))
    .map(({ id }) => id)
    .sort()

it('shows everything until something is chosen', () => {
  expect(shown(none)).toEqual(['first', 'late', 'next', 'there'])
})

it('shows one cinema', () => {
  expect(shown({ ...none, cinema: 'moselle' })).toEqual(['there'])
})

it('shows what is spoken or can be read in a language', () => {
  expect(shown({ ...none, language: 'nl' })).toEqual(['first', 'next', 'there'])
  expect(shown({ ...none, language: 'fr' })).toEqual(['first', 'late', 'next', 'there'])
})

it('hides nothing for a remembered cinema that there no longer is', () => {
  expect(shown({ ...none, cinema: 'closed long ago' })).toHaveLength(4)
})

it('offers only what makes a difference', () => {
  expect(offeredFilters(programme())).toMatchObject({ languages: ['de', 'fr', 'nl'], has3d: true })
  expect(offeredFilters(evening()).cinemaIds).toEqual([])
})

it('offers the tags of films that have shows or are announced, as their buttons stand', () => {
  const tags = ['gone', 'soon', 'late'].map(slug => ({ id: `tag-${slug}`, slug, title: { en: slug } }))
  const movies = [
    movie('alien', 'Alien', { tags: ['tag-late', 'tag-unknown'] }),
    movie('old', 'Old', { tags: ['tag-gone'] }),
    movie('new', 'New', { tags: ['tag-soon'], showingFrom: '2026-12-24' }),
  ]
  expect(offeredFilters(evening({ movies, tags })).tagIds).toEqual(['tag-soon', 'tag-late'])
})
