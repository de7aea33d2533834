import { createEntry, editEntry } from '#core/catalogue/commands.ts'
import { anyOf } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import { foundExhibitor } from '#core/founding/commands.ts'
import { countryStarts } from '#core/founding/countries.ts'
import type { EntryFields, EntryKind } from '#core/journal/entry-fields.ts'
import type { Tx } from '#core/journal/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { noRules } from '#core/seating/party-rules.ts'
import { vatClasses } from '#core/pricing/price-rate.ts'
import { addDays } from '#core/programme/day.ts'
import type { DemoExhibitor } from './exhibitors.ts'
import { eventShows } from './event.ts'
import { movieOn } from './movie.ts'
import { demoTags } from './tags.ts'
import { demoProductGroups } from './products.ts'
import { planDay, wallTime, type PlannedShow } from './programme.ts'

/**
 * Founds an exhibitor as the call behind a founding link does, and enters all it has as its manager would, by the
 * commands of the catalogue's calls with all their rules. Keys become ids.
 *
 * @param passwordHash the first manager's
 */
export function furnish(tx: Tx, demo: DemoExhibitor, today: string, passwordHash: string): void {
  const [manager] = demo.employees
  foundExhibitor(
    tx,
    {
      shortName: demo.key,
      tradeName: demo.exhibitor.tradeName,
      country: 'LU',
      languages: ['en', 'de', 'fr', 'nl'],
      name: manager!.employee.name,
      email: manager!.portal!.email,
    },
    passwordHash,
  )
  const { vatNumber, phone, phoneTitle, phones, email, accentHue } = demo.exhibitor
  enter(tx, 'exhibitor', demo.key, { vatNumber, phone, phoneTitle, phones, email })
  enter(tx, 'settings', 'exhibitor', {
    'website_config.styling.variables.accent_hue': accentHue,
    'refunds.hours_before': 2,
    'refunds.exchange_hours_before': 2,
    'waiting_list.on': true,
  })
  for (const { key, cinema } of demo.cinemas) enter(tx, 'cinema', key, cinema)
  for (const { key, screen, arrangement } of demo.screens) {
    tx.append('exhibitor', 'arrangement.drawn', arrangement)
    enter(tx, 'screen', key, { seatRules: noRules, ...screen })
  }
  const slugs = new Set(demo.movies.flatMap(({ movie }) => movie.tags))
  for (const [order, [slug, title]] of Object.entries(demoTags).entries())
    if (slugs.has(slug)) enter(tx, 'tag', slug, { slug, title, order })
  for (const demoMovie of demo.movies) {
    const { slug } = demoMovie.movie
    enter(tx, 'movie', slug, movieOn(demoMovie, today))
    demoMovie.versions.forEach((version, index) =>
      enter(tx, 'version', versionId(slug, index), { ...version, movieId: slug }),
    )
  }
  for (const line of vatClasses) enter(tx, 'vat_class', line, { rates: [countryStarts.LU.vat[line]] })
  for (const { key, rate } of demo.rates) enter(tx, 'price_rate', key, rate)
  for (const { key, group } of demoProductGroups) enter(tx, 'product_group', key, group)
  for (const { key, product } of demo.products) enter(tx, 'product', key, product)
  for (const { key, type } of demo.voucherTypes) enter(tx, 'voucher_type', key, type)
  for (const { key, pack } of demo.voucherPackages) enter(tx, 'voucher_package', key, pack)
  for (const { key, role } of demo.roles) enter(tx, 'role', key, role)
  for (const { key, employee } of demo.employees) enter(tx, 'employee', key, employee)
}

/** Makes an entry, or changes the one that the founding made. */
export function enter<K extends EntryKind>(tx: Tx, kind: K, id: string, fields: Partial<EntryFields[K]>): void {
  const entity = anyOf(entities).find(each => each.kind === kind)!
  if (tx.catalogue.get(kind, id)) editEntry(tx, entity, id, { ...fields })
  else createEntry(tx, entity, id, { ...fields })
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
    const [show, ...more] = eventShows(event, shows, { notBefore, screenKeys })
    if (!show) continue
    enter(tx, 'event', event.event.slug, {
      ...event.event,
      scheduleId: show.key,
      moreScheduleIds: more.map(each => each.key),
    })
  }
}
