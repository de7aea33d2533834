import { bodyView, firstWords, type Beside, type BlockView } from '#core/content/pages/body-view.ts'
import type { Block } from '#core/content/pages/block.ts'
import type { Written } from '#core/content/pages/load.ts'
import { plainOf, spansOf } from '#core/content/pages/inline.ts'
import { formatPlainDay } from '#core/i18n/format.ts'
import { inLocale, type Locale, type Words } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { de } from '#ui/words/genres/de.ts'
import { en } from '#ui/words/genres/en.ts'
import { fr } from '#ui/words/genres/fr.ts'
import { nl } from '#ui/words/genres/nl.ts'
import { eventTitle } from '#core/programme/event-title.ts'
import { pathOf } from '../site/place.ts'
import { sayIn } from '../site/say.ts'
import { queryMost, type Found, type FoundOne } from '../site/search/found.ts'
import { comingEvents } from '../site/showings.ts'
import { pagePlace } from '../site/written-place.ts'
import { folded, type Fold } from './folded.ts'

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

/** A result with what it is searched in, each folded: title, people, tags or group, and text. */
type Sought = { title: string; in: readonly [string, string, string]; one: () => FoundOne }

/** What visitors may see, of which a search is made; nothing else is looked at. */
type Searched = { programme: Programme; written: Written }

/** What every text is read with: the reader's language, and what was folded before. */
type With = { locale: Locale; fold: Fold }

/** What somebody searches for, as it stands in the form again: at most so many letters, on one line. */
export function queryOf(typed: unknown): string {
  if (typeof typed !== 'string') return ''
  return [...typed.slice(0, 4 * queryMost).replace(/[\s\p{Cc}]+/gu, ' ')].slice(0, queryMost).join('').trim()
}

/**
 * Films, coming events, written pages and questions in one language, by their words. Questions are found where a page
 * shows them; films and events as the website lists them.
 *
 * @param fold of `openFolding`, so that a programme that changed costs only the texts that are new
 */
export function openSearch({ programme, written }: Searched, locale: Locale, fold: Fold = folded) {
  const how = { locale, fold }
  const all = [...filmsOf(programme, how), ...eventsOf(programme, how), ...pagesOf(written, how)]
  /** @param query as `queryOf` reads it */
  return function find(query: string): Found {
    const words = folded(query).trim().split(' ').filter(Boolean).slice(0, wordsMost)
    if (!words.length) return { query, results: [], isCut: false }
    const found = all
      .map(sought => ({ ...sought, weight: weightOf(sought, words, fold) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight || a.title.localeCompare(b.title, locale))
    return {
      query,
      results: found.slice(0, resultsMost).map(({ one }) => withExcerpt(one())),
      isCut: found.length > resultsMost,
    }
  }
}

/** How well it fits, 0 where one of the words is nowhere in it. A word in the title weighs most. */
function weightOf({ in: places, title }: Sought, words: readonly string[], fold: Fold): number {
  let weight = 0
  for (const word of words) {
    const best = Math.max(...places.map((place, at) => weightIn(place, word) * [9, 3, 1][at]!))
    if (best === 0) return 0
    weight += best
  }
  return fold(title) === ` ${words.join(' ')}` ? weight + 100 : weight
}

const weightIn = (place: string, word: string): number =>
  place.includes(` ${word}`) ? 2 : word.length >= insideFrom && place.includes(word) ? 1 : 0

/** Of a long text its first words, whole ones where it has any. */
function withExcerpt(one: FoundOne): FoundOne {
  const { text } = one
  if (text.length <= excerptLetters) return one
  const cut = text.slice(0, excerptLetters)
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut
  return { ...one, text: `${words.replace(/[\s\p{P}]+$/u, '')}…` }
}

function filmsOf({ movies, tags }: Programme, { locale, fold }: With): Sought[] {
  const say = sayIn(locale, { de, en, fr, nl }[locale])
  const tagNames = new Map(tags.map(({ id, title }) => [id, inLocale(title, locale)]))
  return movies.map(movie => {
    const { title, originalTitle, slug, year, directors, actors, posterUrl } = movie
    const text = inLocale(movie.overview, locale)
    const kinds = [
      ...movie.tags.map(id => tagNames.get(id) ?? ''),
      ...movie.genres.map(genre => say(`genre_${genre}`)),
    ]
    return {
      title,
      in: [
        fold(originalTitle === title ? title : `${title} ${originalTitle}`),
        fold([...directors, ...actors, year, ...kinds].join(' ')),
        fold(text.slice(0, lettersMost)),
      ],
      one: () => ({
        kind: 'film',
        title,
        href: pathOf({ name: 'movies.view', slug }),
        line: [year, directors.join(', ')].filter(Boolean).join(' · '),
        text,
        picture: posterUrl,
      }),
    }
  })
}

/** Those with a show to come that the website tells of. */
function eventsOf(programme: Programme, { locale, fold }: With): Sought[] {
  return comingEvents(programme, Date.parse(programme.now)).map(({ event, show }) => {
    const film = programme.movies.find(({ id }) => id === show.movieId)
    const title = eventTitle(event, locale)
    const text = inLocale(event.description, locale)
    return {
      title,
      in: [fold(title), fold(film?.title ?? ''), fold(text.slice(0, lettersMost))],
      one: () => ({
        kind: 'event',
        title,
        href: pathOf({ name: 'events.view', slug: event.slug }),
        line: formatPlainDay(show.day, locale),
        text,
        picture: event.posterUrl ?? film?.posterUrl ?? null,
      }),
    }
  })
}

function pagesOf(written: Written, how: With): Sought[] {
  const { locale, fold } = how
  const listed = new Set<string>()
  return written.pages.flatMap(page => {
    const title = inLocale(page.title as Words, locale)
    const href = pathOf(pagePlace({ slug: page.slug as Words }, locale))
    const description = page.description ? inLocale(page.description as Words, locale) : ''
    const own = page.body.map(block => wordsOf(block, written, how)).join('')
    const sought: Sought = {
      title,
      in: [fold(title), fold(description), own.slice(0, lettersMost)],
      one: () => ({
        kind: 'page',
        title,
        href,
        line: '',
        text: description || firstWords(bodyView(page.body, locale, written as Beside)),
        picture: null,
      }),
    }
    // The first page that has it.
    const asked = questionsOf(page.body, written).filter(({ id }) => !listed.has(id))
    for (const { id } of asked) listed.add(id)
    return [sought, ...asked.map(question => questionOn({ title, href }, question, how))]
  })
}

function questionsOf(body: readonly Block[], { groups, questions }: Written) {
  const shown = new Set(body.flatMap(block => (block.kind === 'questions' ? [block.groupId] : [])))
  const known = new Set(groups.map(({ id }) => id).filter(id => shown.has(id)))
  return questions.filter(({ groupId }) => known.has(groupId))
}

/** A question, where its page shows it. */
function questionOn(
  page: { title: string; href: string },
  { id, question, answer }: Written['questions'][number],
  { locale, fold }: With,
): Sought {
  const title = inLocale(question as Words, locale)
  const text = inLocale(answer as Words, locale)
  return {
    title,
    in: [fold(title), fold(page.title), fold(text.slice(0, lettersMost), plainText)],
    one: () => ({
      kind: 'question',
      title,
      href: `${page.href}#question-${encodeURIComponent(id)}`,
      line: page.title,
      text: plainText(text),
      picture: null,
    }),
  }
}

/** The folded words of a part of a page; those of its questions are results of their own. */
function wordsOf(block: Block, written: Written, { locale, fold }: With): string {
  if (block.kind === 'prices')
    return (written.prices?.(locale) ?? []).map(view => fold(drawnWords(view))).join('')
  if (block.kind === 'questions') {
    const group = written.groups.find(({ id }) => id === block.groupId)
    return group ? fold(inLocale(group.title as Words, locale)) : ''
  }
  return fold(inLocale(block.text, locale).slice(0, lettersMost), plainText)
}

/** The words of a part that is put together when it is read. */
function drawnWords(view: BlockView): string {
  if (view.kind === 'paragraph') return view.lines.map(plainOf).join(' ')
  if (view.kind === 'list') return view.items.map(plainOf).join(' ')
  return view.kind === 'heading' ? view.text : ''
}

/** A text without how it is written. */
const plainText = (text: string): string =>
  text
    .split('\n')
    .map(line => plainOf(spansOf(line.trim())))
    .join(' ')
    .trim()
