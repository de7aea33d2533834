import { describe, expect, it } from 'vitest'
import type { Written } from '#core/content/pages/load.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { queryMost } from '#relay/site/search/found.ts'
import { folded, openFolding } from '#relay/web/folded.ts'
import { openSearch, queryOf, resultsMost } from '#relay/web/site-search.ts'
import { evening, movie, show } from './evening.ts'

const page = (id: string, title: string, text: string, more: object[] = []) => ({
  id,
  title: { en: title, fr: `${title} (fr)` },
  slug: { en: id },
  status: 'published',
  body: [{ kind: 'paragraph', id: '1', text: { en: text } }, ...more],
})
const nothing = { pages: [], groups: [], questions: [], hasFile: () => true } as unknown as Written
const written = {
  ...nothing,
  pages: [
    page('parking', 'Parking', 'Leave your **bicycle** in the yard.'),
    page('help', 'Help', 'Answers.', [{ kind: 'questions', id: '2', groupId: 'asked' }]),
  ],
  groups: [{ id: 'asked', title: { en: 'Asked often' } }],
  questions: [
    question('dogs', 'asked', 'May I bring a dog?', 'Only guide dogs.'),
    question('hidden', 'elsewhere', 'May I bring a cat?', 'No.'),
  ],
} as unknown as Written

function question(id: string, groupId: string, asked: string, answer: string) {
  return { id, groupId, question: { en: asked }, answer: { en: answer }, order: 1 }
}

const programme = (change: Partial<Programme> = {}) =>
  evening({
    movies: [
      movie('amelie', 'Le Fabuleux Destin d’Amélie', {
        originalTitle: 'Amélie Poulain',
        directors: ['Jean-Pierre Jeunet'],
      }),
      movie('kinderkino', 'Kinderfilmfest', {
        overview: { en: 'Short films for children.', fr: 'Courts métrages.' },
      }),
      movie('corsage', 'Corsage', { tags: ['seniors'], genres: ['drama', 'science_fiction'] }),
    ],
    tags: [{ id: 'seniors', title: { en: 'Over sixty', fr: 'Seniors' }, slug: 'seniors' }],
    ...change,
  })

function found(query: string, given = { programme: programme(), written }, locale: Locale = 'en') {
  return openSearch(given, locale)(queryOf(query)).results.map(({ kind, href }) => `${kind} ${href}`)
}

describe('searching the website', () => {
  it.each([
    ['amelie', 'film /movies/view/amelie'],
    ['AMÉLIE', 'film /movies/view/amelie'],
    ['poulain', 'film /movies/view/amelie'],
    ['jeunet', 'film /movies/view/amelie'],
    ['jeune pierre', 'film /movies/view/amelie'],
    ['filmfest', 'film /movies/view/kinderkino'],
    ['short children', 'film /movies/view/kinderkino'],
    ['over sixty', 'film /movies/view/corsage'],
    ['science fiction', 'film /movies/view/corsage'],
    ['bicycle', 'page /info/parking'],
    ['bring dog', 'question /info/help#question-dogs'],
  ])('finds by “%s” %s', (query, result) => expect(found(query)).toEqual([result]))

  it.each(['', '   ', '«?!»', 'nothing-like-this', 'amelie bicycle', 'ors', 'cat'])(
    'finds nothing by “%s”',
    query => expect(found(query)).toEqual([]),
  )

  it('finds the inside of a word from four letters on, as German joins them', () => {
    expect(found('orsa')).toEqual(['film /movies/view/corsage'])
  })

  it('has what is called so before what only speaks of it', () => {
    const movies = [
      movie('other', 'Other', { overview: { en: 'Nothing like Corsage.' } }),
      movie('corsage-2', 'Corsage at night'),
      movie('corsage', 'Corsage'),
    ]
    expect(found('corsage', { programme: programme({ movies }), written: nothing })).toEqual([
      'film /movies/view/corsage',
      'film /movies/view/corsage-2',
      'film /movies/view/other',
    ])
  })

  it('finds in the reader’s language, and in English where that was left empty', () => {
    const given = { programme: programme(), written }
    expect(found('métrages', given, 'fr')).toEqual(['film /movies/view/kinderkino'])
    expect(found('short', given, 'fr')).toEqual([])
    expect(found('séniors', given, 'fr')).toEqual(['film /movies/view/corsage'])
    expect(found('bicycle', given, 'fr')).toEqual(['page /info/parking'])
  })

  it('has in results the words of a text and not how they are written', () => {
    const marked = page('rules', 'Rules', 'Please **no** dogs, see [our yard](/info/parking).')
    const find = openSearch(
      { programme: programme(), written: { ...nothing, pages: [marked] } as never },
      'en',
    )
    expect(find('dogs').results[0]!.text).toBe('Please no dogs, see our yard.')
    expect(find('info').results).toEqual([])
  })

  it('cuts a long text after a whole word', () => {
    const excerpt = (text: string) => {
      const movies = [movie('long', 'Long', { overview: { en: text } })]
      return openSearch({ programme: programme({ movies }), written: nothing }, 'en')('long').results[0]!.text
    }
    expect(excerpt(`${'seven, '.repeat(40)}`)).toBe(`${'seven, '.repeat(21)}seven…`)
    expect(excerpt('x'.repeat(500))).toBe(`${'x'.repeat(160)}…`)
    expect(excerpt('Short.')).toBe('Short.')
  })

  it('finds what tickets cost where a page tells it', () => {
    const pages = [{ ...page('prices', 'Our tariff', ''), body: [{ kind: 'prices', id: '1' }] }]
    const prices = () => [{ kind: 'list', numbered: false, items: [[{ text: 'Sofa seat' }]] }]
    expect(
      found('sofa', { programme: programme(), written: { ...nothing, pages, prices } as never }),
    ).toEqual(['page /info/prices'])
  })

  it('finds the same with what was folded before, and remembers so many letters at most', () => {
    const given = { programme: programme(), written }
    for (const fold of [openFolding(), openFolding(50)])
      for (const query of ['amélie', 'bring dog', 'amélie'])
        expect(openSearch(given, 'en', fold)(query)).toEqual(openSearch(given, 'en')(query))
    const fold = openFolding()
    expect([fold('Été', () => 'Hiver'), fold('Été'), fold('Été', () => 'Hiver')]).toEqual([
      ' hiver',
      ' ete',
      ' hiver',
    ])
  })

  it('knows an event while one of its shows is to come and the website lists it', () => {
    const event = {
      id: 'gala',
      slug: 'gala',
      title: 'Gala',
      description: { en: 'A band.' },
      scheduleId: 'next',
      posterUrl: null,
    }
    const events = [event] as unknown as Programme['events']
    const schedules = [show('next', 'corsage', '2026-11-23', '20:00', { eventId: 'gala' })]
    const shown = { programme: programme({ events, schedules }), written: nothing }
    expect(found('band', shown)).toEqual(['event /events/gala'])
    const hidden = { programme: programme({ events, schedules: [] }), written: nothing }
    expect(found('band', hidden)).toEqual([])
  })

  it('lists so many at most, and says that there is more', () => {
    const movies = Array.from({ length: resultsMost + 5 }, (_, at) => movie(`film-${at}`, `Film ${at}`))
    const find = openSearch({ programme: programme({ movies }), written: nothing }, 'en')
    expect(find('film').results).toHaveLength(resultsMost)
    expect(find('film').isCut).toBe(true)
    expect(find('film 3').isCut).toBe(false)
  })

  it('reads a query on one line and of a bounded length, whatever is sent', () => {
    expect(queryOf(' two\n\twords\0 ')).toBe('two words')
    expect(queryOf(['a', 'b'])).toBe('')
    expect(queryOf(undefined)).toBe('')
    expect([...queryOf('🎬'.repeat(500))]).toHaveLength(queryMost)
    expect(folded('L’Œuvre – STRAßE, Ø')).toBe(' l oeuvre strasse o')
  })

  it('searches as fast for the longest text there is', () => {
    const movies = Array.from({ length: 400 }, (_, at) =>
      movie(`film-${at}`, `Film ${at}`, { overview: { en: 'word '.repeat(400) } }),
    )
    const find = openSearch({ programme: programme({ movies }), written: nothing }, 'en')
    expect(find(queryOf('word '.repeat(2000))).results).toHaveLength(resultsMost)
    expect(find(queryOf('(a+)+$'.repeat(50))).results).toEqual([])
  })
})
