import type { Tx } from '#core/journal/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { addDays } from '#core/programme/day.ts'
import type { VatClassFields } from '#core/pricing/vat-class.entity.ts'
import type { DemoExhibitor } from './exhibitors.ts'
import { eventShow } from './event.ts'
import { movieOn } from './movie.ts'
import { planDay, wallTime, type PlannedShow } from './programme.ts'

/** Luxembourg's rates since 2024: cinema admission, food and soft drinks 3 %, alcohol 17 %. In basis points. */
const vatClasses: Record<string, VatClassFields> = {
  admission: { rates: [{ from: '2024-01-01', basisPoints: 300 }] },
  food: { rates: [{ from: '2024-01-01', basisPoints: 300 }] },
  drink: { rates: [{ from: '2024-01-01', basisPoints: 300 }] },
  alcohol: { rates: [{ from: '2024-01-01', basisPoints: 1700 }] },
}

/** Enters an exhibitor as its manager would: cinemas, screens, movies, prices, people. Keys become ids. */
export function furnish(tx: Tx, demo: DemoExhibitor, today: string): void {
  changeEntry(tx, 'exhibitor', demo.key, demo.exhibitor)
  for (const { key, cinema } of demo.cinemas) changeEntry(tx, 'cinema', key, cinema)
  for (const { key, screen, arrangement } of demo.screens) {
    tx.append('exhibitor', 'arrangement.drawn', arrangement)
    changeEntry(tx, 'screen', key, screen)
  }
  for (const demoMovie of demo.movies) {
    const { slug } = demoMovie.movie
    changeEntry(tx, 'movie', slug, movieOn(demoMovie, today))
    demoMovie.versions.forEach((version, index) =>
      changeEntry(tx, 'version', versionId(slug, index), { ...version, movieId: slug }),
    )
  }
  for (const { key, rate } of demo.rates) changeEntry(tx, 'price_rate', key, rate)
  for (const { key, product } of demo.products) changeEntry(tx, 'product', key, product)
  for (const { key, type } of demo.voucherTypes) changeEntry(tx, 'voucher_type', key, type)
  for (const [key, fields] of Object.entries(vatClasses)) changeEntry(tx, 'vat_class', key, fields)
  for (const { key, role } of demo.roles) changeEntry(tx, 'role', key, role)
  for (const { key, employee } of demo.employees) changeEntry(tx, 'employee', key, employee)
}

/** A movie's version by its place in the demo's list. */
export function versionId(slug: string, index: number): string {
  return `${slug}-v${index + 1}`
}

/** The shows of a range of business days, as planned; the same days give the same shows. */
export function plannedBetween(demo: DemoExhibitor, from: string, to: string): PlannedShow[] {
  const shows: PlannedShow[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    shows.push(...planDay({ day, screens: demo.screens, movies: demo.movies }))
  return shows
}

/** Plans the shows, past ones too: a cinema has a history. */
export function planShows(tx: Tx, shows: readonly PlannedShow[]): void {
  for (const show of shows)
    createSchedule(
      tx,
      {
        id: show.key,
        versionId: versionId(show.movieKey, show.versionIndex),
        screenId: show.screenKey,
        day: show.day,
        time: wallTime(show.startMinutes),
      },
      { mayBePast: true },
    )
}

/** Announces the exhibitor's special evenings at shows that are planned. */
export function announceEvents(tx: Tx, demo: DemoExhibitor, shows: PlannedShow[], notBefore: string): void {
  const screenKeys = demo.screens.map(screen => screen.key)
  for (const event of demo.events) {
    const show = eventShow(event, shows, { notBefore, screenKeys })
    if (show) changeEntry(tx, 'event', event.event.slug, { ...event.event, scheduleId: show.key })
  }
}
