import { bodyView, firstWords, type Beside, type BlockView } from '#core/content/pages/body-view.ts'
import type { Written } from '#core/content/pages/load.ts'
import { plainOf, type Span } from '#core/content/pages/inline.ts'
import { formatPlainDay } from '#core/i18n/format.ts'
import { inLocale, type Locale, type Words } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { eventTitle } from '#core/programme/event-title.ts'
import { pathOf } from '../site/place.ts'
import { queryMost, type Found, type FoundOne } from '../site/search/found.ts'
import { comingEvents } from '../site/showings.ts'
import { pagePlace } from '../site/written-place.ts'

/** As many words of a query are searched for; the others are left out. */
const wordsMost = 6
/** As many results are listed. */
export const resultsMost = 30
/** From this length on a word is also found inside another one, as German joins them. */
const insideFrom = 4
/** As much of a text is searched in: a page of terms has some 30,000 letters, and what matters comes first. */
const lettersMost = 20_000
/** As much of a text as is shown of a result. */
const excerptLetters = 160

/** A result with what it is searched in, each folded: title, people or group, and text. */
type Sought = { one: FoundOne; name: string; in: readonly [string, string, string] }

/** What visitors may see, of which a search is made; nothing else is looked at. */
type Searched = { programme: Programme; written: Written }

/** A text as it is compared: without accents, capitals and signs, one space before each word. */
export function folded(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return ` ${plain.trim()}`
}

/** What somebody searches for, as it stands in the form again: at most so many letters, on one line. */
export function queryOf(typed: unknown): string {
  if (typeof typed !== 'string') return ''
  return [...typed.slice(0, 4 * queryMost).replace(/[\s\p{Cc}]+/gu, ' ')].slice(0, queryMost).join('').trim()
}

/**
 * Films, coming events, written pages and questions in one language, by their words. Questions are found where a page
 * shows them; films and events as the website lists them.
 */
export function openSearch({ programme, written }: Searched, locale: Locale) {
  const all = [...filmsOf(programme, locale), ...eventsOf(programme, locale), ...pagesOf(written, locale)]
  /** @param query as `queryOf` reads it */
  return function find(query: string): Found {
    const words = folded(query).trim().split(' ').filter(Boolean).slice(0, wordsMost)
    if (!words.length) return { query, results: [], isCut: false }
    const found = all
      .map(sought => ({ one: sought.one, weight: weightOf(sought, words) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight || a.one.title.localeCompare(b.one.title, locale))
    return {
      query,
      results: found.slice(0, resultsMost).map(({ one }) => one),
      isCut: found.length > resultsMost,
    }
  }
}

/** How well it fits, 0 where one of the words is nowhere in it. A word in the title weighs most. */
function weightOf({ in: places, name }: Sought, words: readonly string[]): number {
  let weight = name === ` ${words.join(' ')}` ? 100 : 0
  for (const word of words) {
    const best = Math.max(...places.map((place, at) => weightIn(place, word) * [9, 3, 1][at]!))
    if (best === 0) return 0
    weight += best
  }
  return weight
}

const weightIn = (place: string, word: string): number =>
  place.includes(` ${word}`) ? 2 : word.length >= insideFrom && place.includes(word) ? 1 : 0

const sought = (one: FoundOne, beside: string, text: string, also = ''): Sought => ({
  one: { ...one, text: excerptOf(one.text) },
  in: [folded(`${one.title} ${also}`), folded(beside), folded(text.slice(0, lettersMost))],
  name: folded(one.title),
})

function excerptOf(text: string): string {
  return text.length > excerptLetters ? `${text.slice(0, excerptLetters - 3).trimEnd()}…` : text
}

function filmsOf({ movies }: Programme, locale: Locale): Sought[] {
  return movies.map(movie => {
    const { title, originalTitle, slug, year, directors, actors, posterUrl } = movie
    const text = inLocale(movie.overview, locale)
    const line = [year, directors.join(', ')].filter(Boolean).join(' · ')
    const href = pathOf({ name: 'movies.view', slug })
    const one: FoundOne = { kind: 'film', title, href, line, text, picture: posterUrl }
    const people = [...directors, ...actors, year].join(' ')
    return sought(one, people, text, originalTitle === title ? '' : originalTitle)
  })
}

/** Those with a show to come that the website tells of. */
function eventsOf(programme: Programme, locale: Locale): Sought[] {
  return comingEvents(programme, Date.parse(programme.now)).map(({ event, show }) => {
    const film = programme.movies.find(({ id }) => id === show.movieId)
    const text = inLocale(event.description, locale)
    const one: FoundOne = {
      kind: 'event',
      title: eventTitle(event, locale),
      href: pathOf({ name: 'events.view', slug: event.slug }),
      line: formatPlainDay(show.day, locale),
      text,
      picture: event.posterUrl ?? film?.posterUrl ?? null,
    }
    return sought(one, film?.title ?? '', text)
  })
}

function pagesOf(written: Written, locale: Locale): Sought[] {
  const listed = new Set<string>()
  return written.pages.flatMap(page => {
    const title = inLocale(page.title as Words, locale)
    const body = bodyView(page.body, locale, written as Beside)
    const href = pathOf(pagePlace({ slug: page.slug as Words }, locale))
    const description = page.description ? inLocale(page.description as Words, locale) : ''
    const one: FoundOne = {
      kind: 'page',
      title,
      href,
      line: '',
      text: description || firstWords(body),
      picture: null,
    }
    const questions = body.flatMap(view => (view.kind === 'questions' ? view.questions : []))
    return [
      sought(one, description, body.map(wordsOf).join(' ')),
      // The first page that has it.
      ...questions
        .filter(({ id }) => !listed.has(id))
        .map(({ id, question, answer }) => {
          listed.add(id)
          const text = answer.map(linesOf).join(' ')
          const place = { title: question, href: `${href}#question-${encodeURIComponent(id)}`, line: title }
          return sought({ kind: 'question', ...place, text, picture: null }, title, text)
        }),
    ]
  })
}

/** The words of a part of a page; those of its questions are results of their own. */
function wordsOf(view: BlockView): string {
  switch (view.kind) {
    case 'heading':
    case 'button':
      return view.text
    case 'paragraph':
      return linesOf(view.lines)
    case 'list':
      return linesOf(view.items)
    case 'picture':
      return view.alt
    case 'questions':
      return view.title
  }
}

const linesOf = (lines: readonly (readonly Span[])[]) => lines.map(plainOf).join(' ')
