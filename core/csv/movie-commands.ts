import type { SignedIn } from '../api/mount.ts'
import { isAlive, type AnyEntity, type AnyEntry } from '../catalogue/entity.ts'
import { locales, type Words } from '../i18n/locale.ts'
import type { Tx } from '../journal/node.ts'
import { readEidr, readIsan } from '../programme/film-numbers.ts'
import { movie } from '../programme/movie.entity.ts'
import { genres, type Movie } from '../programme/movie.ts'
import type { Cells } from './columns.ts'
import { codeNamed } from './named-codes.ts'
import { cellOf, putEntry, readCell, fieldOf, type Taken } from './put-commands.ts'
import { folded, readDay, readList, readWhole, writtenList } from './values.ts'

/** A movie by its title, or its original title, and its year. What a file may leave out is taken from what it says. */
export function takeMovie(tx: Tx, cells: Cells, by: SignedIn): Taken {
  const released = readCell(cells, 'released', readDay, 'field.day')
  const givenYear = readCell(cells, 'year', readWhole, 'field.number')
  const year = givenYear ?? (released ? Number(released.slice(0, 4)) : undefined)
  const title = cellOf(cells, 'title')
  const before = knownMovie(tx, title ?? '', year)
  const language = readCell(cells, 'language', codeNamed('language'), 'field.no_such')
  const { entry, outcome, changed } = putEntry(
    tx,
    movie as unknown as AnyEntity,
    before as unknown as AnyEntry | undefined,
    {
      ...(before || !title ? {} : { slug: fieldOf('title', freeSlug(tx, title, year)) }),
      title: fieldOf('title', title),
      originalTitle: fieldOf(
        'original_title',
        cellOf(cells, 'original_title') ?? (before ? undefined : title),
      ),
      year: fieldOf('year', year),
      releasedAt: fieldOf('released', released ?? (before || !year ? undefined : `${year}-01-01`)),
      runtimeMinutes: fieldOf('minutes', readCell(cells, 'minutes', readWhole, 'field.number')),
      creditsMinutes: fieldOf('credits', readCell(cells, 'credits', readWhole, 'field.number')),
      intermissionMinutes: fieldOf(
        'intermission',
        readCell(cells, 'intermission', readWhole, 'field.number'),
      ),
      intermissionAfterMinutes: fieldOf(
        'intermission_after',
        readCell(cells, 'intermission_after', readWhole, 'field.number'),
      ),
      eidr: fieldOf('eidr', numberIn(cells, 'eidr', readEidr)),
      isan: fieldOf('isan', numberIn(cells, 'isan', readIsan)),
      directors: fieldOf('directors', readCell(cells, 'directors', readList, 'field.required')),
      actors: fieldOf('actors', readCell(cells, 'actors', readList, 'field.required')),
      genres: fieldOf('genres', readCell(cells, 'genres', all(readGenre), 'field.no_such')),
      nations: fieldOf('nations', readCell(cells, 'nations', all(codeNamed('region')), 'field.no_such')),
      originalLanguage: fieldOf('language', language),
      spokenLanguages: fieldOf(
        'spoken',
        readCell(cells, 'spoken', all(codeNamed('language')), 'field.no_such'),
      ),
      minimumAge: fieldOf('age', readCell(cells, 'age', readWhole, 'field.number')),
      trailerUrl: fieldOf('trailer', cellOf(cells, 'trailer')),
      showingFrom: fieldOf('showing_from', readCell(cells, 'showing_from', readDay, 'field.day')),
      overview: fieldOf('overview_en', overviewIn(cells, before?.overview)),
    },
    by,
  )
  return { outcome, name: String(entry['title']), changed }
}

/** A number of the trade as it is written; one that is none goes on to the film's rule, which refuses it. */
function numberIn(cells: Cells, column: string, read: (text: string) => string | undefined) {
  const typed = cellOf(cells, column)
  return typed && (read(typed) ?? typed)
}

function knownMovie(tx: Tx, title: string, year: number | undefined): Movie | undefined {
  const wanted = folded(title)
  return tx.catalogue
    .all('movie')
    .find(
      each =>
        isAlive(each) &&
        (each.year === year || year === undefined) &&
        [each.title, each.originalTitle].some(known => folded(known) === wanted),
    )
}

/** Its name in addresses: the title, with the year or a number where another film has it. */
function freeSlug(tx: Tx, title: string, year: number | undefined): string {
  const taken = new Set(
    tx.catalogue
      .all('movie')
      .filter(isAlive)
      .map(each => each.slug),
  )
  const plain = folded(title).replaceAll('ß', 'ss').replaceAll('æ', 'ae').replaceAll('ø', 'o')
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'film'
  const tries = [slug, ...(year ? [`${slug}-${year}`] : [])]
  for (const each of tries) if (!taken.has(each)) return each
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/** A list of which every part must mean something. */
function all<V>(read: (text: string) => V | undefined) {
  return (text: string): V[] | undefined => {
    const found = readList(text).map(read)
    return found.every(each => each !== undefined) ? (found as V[]) : undefined
  }
}

const readGenre = (text: string) =>
  genres.find(genre => genre === folded(text).replace(/[\s-]+/g, '_')) ??
  (folded(text) === 'sci-fi' ? 'science_fiction' : undefined)

function overviewIn(cells: Cells, before: Words | undefined): Words | undefined {
  const given = locales.flatMap(locale => {
    const text = cellOf(cells, `overview_${locale}`)
    return text ? [[locale, text]] : []
  })
  return given.length ? { en: '', ...before, ...Object.fromEntries(given) } : undefined
}

const numberCell = (number: number | null | undefined) => (number == null ? '' : String(number))

/** A movie as a row that `takeMovie` reads back. */
export function movieCells(each: Movie): Record<string, string> {
  return {
    title: each.title,
    original_title: each.originalTitle,
    year: String(each.year),
    released: each.releasedAt,
    minutes: String(each.runtimeMinutes),
    credits: numberCell(each.creditsMinutes),
    intermission: numberCell(each.intermissionMinutes),
    intermission_after: numberCell(each.intermissionAfterMinutes),
    eidr: each.eidr ?? '',
    isan: each.isan ?? '',
    directors: writtenList(each.directors),
    actors: writtenList(each.actors),
    genres: writtenList(each.genres),
    nations: writtenList(each.nations),
    language: each.originalLanguage,
    spoken: writtenList(each.spokenLanguages),
    age: numberCell(each.minimumAge),
    trailer: each.trailerUrl ?? '',
    showing_from: each.showingFrom ?? '',
    ...Object.fromEntries(locales.map(locale => [`overview_${locale}`, each.overview[locale] ?? ''])),
  }
}
