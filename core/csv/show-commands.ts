import { worksIn, type Cinemas } from '../access/employee.ts'
import type { SignedIn } from '../api/mount.ts'
import { isAlive } from '../catalogue/entity.ts'
import type { Node, Tx } from '../journal/node.ts'
import { createSchedule } from '../planning/commands.ts'
import { businessDayAt, instantOf, isoIn } from '../programme/day.ts'
import { numbersOf, readEidr, readIsan, type FilmNumbers } from '../programme/film-numbers.ts'
import type { Movie, Version } from '../programme/movie.ts'
import { schedulesInScreen, schedulesReadyAfter } from '../programme/store.ts'
import { Refusal } from '../refusal.ts'
import { midnightOffsetOf } from '../venue/exhibitor.ts'
import type { Cinema } from '../venue/cinema.ts'
import type { Screen } from '../venue/screen.ts'
import type { Cells } from './columns.ts'
import { codeNamed } from './named-codes.ts'
import { cellOf, readCell, wrongCell, type Taken } from './put-commands.ts'
import { folded, readDay, readList, writtenList } from './values.ts'

/**
 * A show by its day, time, screen and film, planned by the command that the board uses; one that stands there already is
 * the same show. Where a film has one version the file need not say which. Refuses as `createSchedule` does, and at the
 * column whatever is not known, or known twice.
 */
export function takeShow(tx: Tx, cells: Cells, by: SignedIn): Taken {
  const day = needed(cells, 'day', readDay, 'field.day')
  const time = needed(cells, 'time', readWallTime, 'field.time')
  const cinema = cinemaOf(tx, cells, by)
  const screen = screenOf(tx, cells, cinema)
  const movie = movieOf(tx, cells)
  const version = versionOf(tx, cells, movie)
  const name = `${movie.title}, ${day} ${time}, ${screen.name}`
  const startMs = instantOf(day, time, cinema.timezone, midnightOffsetOf(tx.catalogue))
  const there = schedulesInScreen(tx.db, screen.id, startMs, startMs + 1)
  if (there.some(show => show.startMs === startMs && show.versionId === version.id))
    return { outcome: 'same', name, changed: [] }
  const wanted = { screenId: screen.id, day, time, versionId: version.id }
  createSchedule(tx, { ...wanted, id: tx.id(16).toLowerCase() })
  return { outcome: 'made', name, changed: [] }
}

function needed<V>(
  cells: Cells,
  column: string,
  read: (text: string) => V | undefined,
  otherwise: string,
): V {
  const value = readCell(cells, column, read, otherwise)
  if (value === undefined) throw wrongCell(column, 'field.required')
  return value
}

/** `20:15`, `9.05`, `20h15`, `20:15:00`, or what stands behind a day, as HH:MM. */
export function readWallTime(text: string): string | undefined {
  const plain = text.trim().replace(/^.*[T ](?=\d{1,2}[:.hH]\d{2})/, '')
  const [, hours = '', minutes = ''] =
    /^(\d{1,2})[:.hH](\d{2})(?::\d{2})?(?:\s*(?:Uhr|uur|h))?$/.exec(plain) ?? []
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** The one entry whose name a cell gives. Refuses at the column one that is not there, and one that could be several. */
function theOne<E>(found: readonly E[], column: string): E {
  if (found.length > 1) throw wrongCell(column, 'field.several_such')
  if (!found[0]) throw wrongCell(column, 'field.no_such')
  return found[0]
}

function cinemaOf({ catalogue }: Tx, cells: Cells, { cinemas }: Pick<SignedIn, 'cinemas'>): Cinema {
  const mine = catalogue.all('cinema').filter(({ id, deleted }) => !deleted && worksIn(cinemas, id))
  const name = cellOf(cells, 'cinema')
  if (name === undefined && mine.length > 1) throw wrongCell('cinema', 'field.required')
  if (!mine.length) throw new Refusal('not_allowed')
  return theOne(name === undefined ? mine : mine.filter(each => folded(each.name) === folded(name)), 'cinema')
}

function screenOf({ catalogue }: Tx, cells: Cells, cinema: Cinema): Screen {
  const name = folded(needed(cells, 'screen', text => text, 'field.required'))
  const screens = catalogue.all('screen').filter(each => each.cinemaId === cinema.id && !each.deleted)
  const named = screens.filter(each => folded(each.name) === name)
  return theOne(named.length ? named : screens.filter(each => folded(each.shortName) === name), 'screen')
}

function movieOf(tx: Tx, cells: Cells): Movie {
  const { catalogue } = tx
  const title = folded(needed(cells, 'movie', text => text, 'field.required'))
  const movies = catalogue.all('movie').filter(isAlive)
  const by = (of: (movie: Movie) => string | null | undefined) =>
    movies.filter(movie => folded(of(movie) ?? '') === title)
  const found = [
    by(({ title: shown }) => shown),
    by(movie => movie.internalTitle),
    by(each => each.originalTitle),
  ]
  const known = numberedIn(tx, cells)
  const numbered = movies.filter(({ id }) => known.has(id))
  return theOne(numbered.length ? numbered : (found.find(some => some.length) ?? []), 'movie')
}

/** The films that have a number of the row, or a version that does: it says more than a title, of which some are alike. */
function numberedIn({ catalogue }: Tx, cells: Cells): Set<string> {
  const isNumbered = numberedBy(cells)
  const versions = catalogue.all('version').filter(each => !each.deleted && isNumbered(each))
  const movies = catalogue.all('movie').filter(isNumbered)
  return new Set([...movies.map(({ id }) => id), ...versions.map(({ movieId }) => movieId)])
}

/** Whether a film or a version has a number of the row itself. */
function numberedBy(cells: Cells): (each: Pick<Version, 'eidr' | 'isan'>) => boolean {
  const eidr = readCell(cells, 'eidr', readEidr, 'refusal.film_number_wrong')
  const isan = readCell(cells, 'isan', readIsan, 'refusal.film_number_wrong')
  return each => (eidr !== undefined && each.eidr === eidr) || (isan !== undefined && each.isan === isan)
}

function versionOf({ catalogue }: Tx, cells: Cells, movie: Movie): Version {
  const sound = readCell(cells, 'sound', readSound(movie), 'field.no_such')
  const dimension = readCell(cells, 'dimension', readDimension, 'field.no_such')
  const subtitles = readCell(
    cells,
    'subtitles',
    text => {
      if (/^[-–]$/.test(text.trim())) return []
      const codes = readList(text.replaceAll('/', ';')).map(codeNamed('language'))
      return codes.every(code => code !== undefined) ? codes : undefined
    },
    'field.no_such',
  )
  const found = catalogue
    .all('version')
    .filter(each => each.movieId === movie.id && !each.deleted)
    .filter(each => sound === undefined || each.audioLanguage === sound)
    .filter(each => dimension === undefined || each.dimension === dimension)
    .filter(each => !subtitles || each.subtitles.toSorted().join() === subtitles.toSorted().join())
  const numbered = found.filter(numberedBy(cells))
  return theOne(numbered.length ? numbered : found, sound === undefined ? 'sound' : 'subtitles')
}

/** A language by its name or code; the original version by what Belgium, Luxembourg and Germany call it. */
function readSound(movie: Movie) {
  const original = ['ov', 'vo', 'omu', 'vost', 'original']
  return (text: string): string | undefined =>
    original.includes(folded(text)) ? movie.originalLanguage : codeNamed('language')(text)
}

function readDimension(text: string): '2d' | '3d' | undefined {
  const plain = folded(text).replace(/\s/g, '')
  return plain === '2d' || plain === '3d' ? plain : undefined
}

const written = ({ eidr, isan }: FilmNumbers) => ({ eidr: eidr ?? '', isan: isan ?? '' })

/** The shows to come of these cinemas, as rows that `takeShow` reads back; by their ids. */
export function showsToHandOut(
  { db, catalogue, runtime }: Pick<Node, 'db' | 'catalogue' | 'runtime'>,
  works: Cinemas,
): { id: string; cells: () => Record<string, string> }[] {
  return schedulesReadyAfter(db, runtime.now())
    .filter(show => !show.cancelled && worksIn(works, show.cinemaId))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(show => ({
      id: show.id,
      cells() {
        const cinema = catalogue.get('cinema', show.cinemaId)
        const version = catalogue.get('version', show.versionId)
        const movie = catalogue.get('movie', show.movieId)
        return {
          day: businessDayAt(catalogue, show.cinemaId, show.startMs),
          time: isoIn(show.startMs, cinema?.timezone ?? 'UTC').slice(11, 16),
          screen: catalogue.get('screen', show.screenId)?.name ?? '',
          movie: movie?.title ?? '',
          ...written(numbersOf(version, movie)),
          dimension: version?.dimension ?? '',
          sound: version?.audioLanguage ?? '',
          subtitles: version?.subtitles.length ? writtenList(version.subtitles) : '-',
          cinema: cinema?.name ?? '',
        }
      },
    }))
}
