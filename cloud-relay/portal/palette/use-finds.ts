import { useMemo } from 'react'
import { worksIn } from '#core/access/employee.ts'
import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import { employee } from '#core/people/employee.entity.ts'
import type { Programme } from '#core/planning/contract.ts'
import { product } from '#core/pricing/product.entity.ts'
import { addDays } from '#core/programme/day.ts'
import { useEntries } from '../kit/use-entries.ts'
import { useHasModule } from '../modules/use-modules.ts'
import { pagesFor } from '../pages.ts'
import { useProgramme } from '../server/queries.ts'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { Find } from './finds.ts'

/**
 * Everything this person can go to: pages they may open, the programme of their cinemas, and people and products as far
 * as the server lists them to this person. What their role does not allow is never asked for.
 */
export function useFinds(): Find[] {
  const { locale, t } = useWords()
  const { permissions, cinemas } = useWho()
  const hasModule = useHasModule()
  const programme = useProgramme({}).data
  const people = useEntries(employee).data?.entries
  const products = useEntries(product).data?.entries
  const pages = pagesFor(permissions).filter(({ module }) => hasModule(module))
  const opens = (path: string) => pages.some(page => page.path === path)
  const settings = opens('/cinemas')
  const pageFinds = pages.map(({ path, word, group }): Find => ({
    kind: 'pages',
    key: path,
    name: t(word),
    about: group ? t(group) : '',
    to: path,
  }))
  const planned = useMemo(
    () =>
      programme
        ? programmeFinds(programme, cinemas, { locale, today: t('today'), tomorrow: t('tomorrow') })
        : [],
    [programme, cinemas, locale, t],
  )
  return [
    ...pageFinds,
    ...planned,
    ...(opens('/people') ? (people ?? []) : []).map(({ id, name }): Find => ({
      kind: 'people',
      key: id,
      name,
      about: '',
      to: `/people?entry=${encodeURIComponent(id)}`,
    })),
    ...(opens('/products') ? (products ?? []) : []).map(({ id, name }): Find => ({
      kind: 'products',
      key: id,
      name: inLocale(name, locale),
      about: '',
      to: `/products?entry=${encodeURIComponent(id)}`,
    })),
    ...(programme?.cinemas ?? [])
      .filter(({ id }) => worksIn(cinemas, id))
      .map(({ id, name, city }): Find => ({
        kind: 'cinemas',
        key: id,
        name,
        about: city,
        to: settings
          ? `/cinemas?entry=${encodeURIComponent(id)}`
          : `/programme?cinema=${encodeURIComponent(id)}`,
      })),
  ]
}

/** Films and the shows that are still to come, by film, day, time and screen. */
export function programmeFinds(
  { movies, schedules, screens, cinemas, today, now }: Programme,
  works: 'all' | readonly string[],
  say: { locale: Locale; today: string; tomorrow: string },
): Find[] {
  const { locale } = say
  const titles = new Map(movies.map(({ id, title }) => [id, title]))
  const zones = new Map(cinemas.map(({ id, timezone }) => [id, timezone]))
  const names = new Map(screens.map(({ id, name }) => [id, name]))
  const dayWord = (day: string) => (day === today ? say.today : day === addDays(today, 1) ? say.tomorrow : '')
  const shows = schedules
    .filter(
      show => worksIn(works, show.cinemaId) && !show.cancelled && Date.parse(show.end) > Date.parse(now),
    )
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
  return [
    ...movies.map(({ id, title }): Find => ({
      kind: 'movies',
      key: id,
      name: title,
      about: '',
      to: `/movies?movie=${encodeURIComponent(id)}`,
    })),
    ...shows.map((show): Find => {
      const time = formatTime(show.start, locale, zones.get(show.cinemaId) ?? 'UTC')
      const near = dayWord(show.day)
      return {
        kind: 'shows',
        key: show.id,
        name: titles.get(show.movieId) ?? '',
        about: `${near || formatPlainDay(show.day, locale)} ${time}, ${names.get(show.screenId) ?? ''}`,
        // Also by the weekday in full, and by the date of a day that is called today.
        words: `${formatPlainDay(show.day, locale, { weekday: 'long', day: 'numeric', month: 'long' })} ${show.day}`,
        to: `/programme?cinema=${show.cinemaId}&day=${show.day}&show=${encodeURIComponent(show.id)}`,
      }
    }),
  ]
}
