import { expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { findsFor, type Find } from '#relay/portal/palette/finds.ts'
import { programmeFinds } from '#relay/portal/palette/use-finds.ts'

const find = (kind: Find['kind'], name: string, about = ''): Find => ({
  kind,
  key: `${kind}-${name}`,
  name,
  about,
  to: '/',
})
const names = (finds: readonly Find[]) => finds.map(({ name }) => name)

test('what begins with what was typed comes first, in any case and without accents', () => {
  const all = [find('movies', 'Der Éclair'), find('movies', 'Éclair'), find('pages', 'Sales')]
  expect(names(findsFor(all, 'ECL'))).toEqual(['Éclair', 'Der Éclair'])
  expect(names(findsFor(all, '  '))).toEqual(['Sales'])
  expect(findsFor(all, 'nothing like it')).toEqual([])
})

test('a kind has at most six finds, so that the others stay in sight', () => {
  const all = [
    ...Array.from({ length: 400 }, (_, at) => find('shows', 'Sinners', `${at}`)),
    find('pages', 'Sin'),
  ]
  const found = findsFor(all, 'sin')
  expect(found.filter(({ kind }) => kind === 'shows')).toHaveLength(6)
  expect(found[0]!.kind).toBe('pages')
})

const show = (id: string, cinemaId: string, day: string, hour: number, cancelled = false) => ({
  id,
  cinemaId,
  day,
  movieId: 'sinners',
  screenId: 's1',
  start: `${day}T${hour}:45:00+01:00`,
  end: `${day}T${hour + 2}:45:00+01:00`,
  cancelled,
})
const programme = {
  movies: [{ id: 'sinners', title: 'Sinners' }],
  screens: [{ id: 's1', name: 'Screen 1' }],
  cinemas: [
    { id: 'here', timezone: 'Europe/Luxembourg' },
    { id: 'there', timezone: 'Europe/Luxembourg' },
  ],
  schedules: [
    show('later', 'here', '2026-11-28', 16),
    show('tonight', 'here', '2026-11-23', 20),
    show('over', 'here', '2026-11-23', 10),
    show('off', 'here', '2026-11-23', 21, true),
    show('theirs', 'there', '2026-11-23', 20),
  ],
  today: '2026-11-23',
  now: '2026-11-23T12:00:00.000Z',
} as unknown as Programme
const say = { locale: 'en' as const, today: 'Today', tomorrow: 'Tomorrow' }

test('shows are found by film and day, those to come alone, the next one first', () => {
  const finds = programmeFinds(programme, 'all', say)
  expect(finds.filter(({ kind }) => kind === 'shows').map(({ key }) => key)).toEqual([
    'tonight',
    'theirs',
    'later',
  ])
  expect(findsFor(finds, 'sinners saturday').map(({ key }) => key)).toEqual(['later'])
  expect(findsFor(finds, 'sinners today 20:45').map(({ key }) => key)).toEqual(['tonight', 'theirs'])
})

test('who works in one cinema finds no show of another', () => {
  const finds = programmeFinds(programme, ['here'], say)
  expect(finds.map(({ key }) => key)).toEqual(['sinners', 'tonight', 'later'])
})
