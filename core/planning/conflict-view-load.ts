import type { Tenant } from '../api/tenant.ts'
import type { Words } from '../i18n/locale.ts'
import { editedBy, type EditedBy } from '../catalogue/history.ts'
import { editsOf, stampsOf } from '../journal/storage/edit-store.ts'
import type { ConflictView, ResolutionView, SubjectView } from './conflict-contract.ts'
import type { Conflict, Subject } from './conflict.ts'
import { conflictsOf } from './conflicts.ts'
import { businessDayAt, isoIn } from '../programme/day.ts'
import { seatsTaken } from './load.ts'
import { loadPlans } from './load.ts'
import { resolutionId, resolutionsOf, type Resolution } from './resolutions.ts'
import { cancels, permissionFor } from './resolve.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import { versionText } from '../programme/version-text.ts'

/** Every conflict an exhibitor has, as shown to a manager. */
export function conflictViews(tenant: Tenant): ConflictView[] {
  const { db, catalogue, runtime } = tenant.node
  const plans = loadPlans(db, catalogue, runtime.now())
  return conflictsOf(plans).map(conflict => ({
    id: conflict.id,
    kind: conflict.kind,
    about: aboutOf(tenant, conflict),
    subjects: conflict.subjects.map(subject => subjectView(tenant, subject)),
    resolutions: resolutionsOf(conflict, plans).map(resolution => resolutionView(tenant, resolution)),
  }))
}

/** The shared value as shown; empty where the subjects show it. */
function aboutOf({ node }: Tenant, { kind, about, subjects }: Conflict): string {
  if (kind === 'rate_name_twice') return node.catalogue.get('price_rate', subjects[0]!.id)?.name.en ?? about
  return [
    'seats_not_in_plan',
    'movie_slug_twice',
    'event_slug_twice',
    'barcode_twice',
    'supplement_twice',
    'no_rate',
  ].includes(kind)
    ? about
    : ''
}

function subjectView(tenant: Tenant, subject: Subject): SubjectView {
  const { kind, id } = subject
  const row = kind === 'schedule' ? scheduleById(tenant.node.db, id) : undefined
  return {
    kind,
    id,
    name: nameOf(tenant, kind, id),
    cents:
      kind === 'price_rate' || kind === 'product'
        ? (tenant.node.catalogue.get(kind, id)?.cents ?? null)
        : null,
    show: row ? showOf(tenant, row) : kind === 'placeholder' ? keptOf(tenant, id) : null,
    edit: lastEditOf(tenant, subject),
  }
}

function showOf({ node }: Tenant, row: ScheduleRow): SubjectView['show'] {
  return { ...whenAndWhere(node, row), taken: seatsTaken(node.db, row.id, node.runtime.now()) }
}

/** A time that is kept: it has no seats. */
function keptOf({ node }: Tenant, id: string): SubjectView['show'] {
  const kept = node.catalogue.get('placeholder', id)
  return kept ? { ...whenAndWhere(node, { cinemaId: kept.cinemaId, ...kept.place }), taken: null } : null
}

function whenAndWhere(
  { catalogue }: Tenant['node'],
  { cinemaId, screenId, startMs }: Pick<ScheduleRow, 'cinemaId' | 'screenId' | 'startMs'>,
) {
  const timezone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  return {
    cinemaId,
    screen: catalogue.get('screen', screenId)?.name ?? '',
    start: isoIn(startMs, timezone),
    day: businessDayAt(catalogue, cinemaId, startMs),
    timezone,
  }
}

function nameOf({ node }: Tenant, kind: Subject['kind'], id: string): Words {
  const { catalogue, db } = node
  switch (kind) {
    case 'schedule': {
      const movieId = scheduleById(db, id)?.movieId ?? ''
      return { en: catalogue.get('movie', movieId)?.title ?? '' }
    }
    case 'version': {
      const version = catalogue.get('version', id)
      const movie = version && catalogue.get('movie', version.movieId)
      if (!movie) return { en: '' }
      const [en, de, fr, nl] = (['en', 'de', 'fr', 'nl'] as const).map(locale =>
        versionText(version, movie, locale),
      )
      return { en: en!, de: de!, fr: fr!, nl: nl! }
    }
    case 'movie': {
      const movie = catalogue.get('movie', id)
      return { en: movie ? `${movie.title} (${movie.year})` : '' }
    }
    case 'event':
      return { en: catalogue.get('event', id)?.title ?? '' }
    case 'placeholder':
      return { en: catalogue.get('placeholder', id)?.name ?? '' }
    case 'screen':
      return { en: catalogue.get('screen', id)?.name ?? '' }
    case 'price_rate':
    case 'product':
      return catalogue.get(kind, id)?.name ?? { en: '' }
  }
}

/** The fact that wrote the field's current value, on whichever side. */
function lastEditOf({ node }: Tenant, { kind, id, field }: Subject): EditedBy | null {
  const stamp = stampsOf(node.db, kind, id)[field]
  const fact = editsOf(node.db, kind, id).find(({ type, body }) =>
    field === 'cancelled' ? type === 'schedule.cancelled' : (body as { stamp?: string }).stamp === stamp,
  )
  return fact ? editedBy(node, fact) : null
}

function resolutionView(tenant: Tenant, resolution: Resolution): ResolutionView {
  const to = 'startMs' in resolution ? showPlace(tenant, resolution) : null
  const of =
    'scheduleId' in resolution
      ? resolution.scheduleId
      : 'rateId' in resolution
        ? resolution.rateId
        : 'placeholderId' in resolution
          ? resolution.placeholderId
          : 'id' in resolution
            ? resolution.id
            : null
  return {
    id: resolutionId(resolution),
    do: resolution.do,
    of,
    count: 'scheduleIds' in resolution ? resolution.scheduleIds.length : 1,
    to,
    slug: 'slug' in resolution ? resolution.slug : null,
    cancels: cancels(resolution),
    needs: permissionFor(resolution),
  }
}

function showPlace({ node }: Tenant, to: { screenId: string; startMs: number }) {
  const { catalogue } = node
  const cinemaId = catalogue.get('screen', to.screenId)?.cinemaId ?? ''
  return {
    start: isoIn(to.startMs, catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'),
    screen: catalogue.get('screen', to.screenId)?.name ?? '',
  }
}
