import type { Mount } from '../../api/mount.ts'
import type { Tenant } from '../../api/tenant.ts'
import { programmeNow } from '../../planning/kept-programme-load.ts'
import { addDays, businessDayAt } from '../../programme/day.ts'
import { Refusal } from '../../refusal.ts'
import { filedDaysMost, readProgrammeFile } from './contract.ts'
import { filedShows } from './shows.ts'
import { programmeXml } from './xml.ts'

/** The programme as XML, on box and relay alike; calendars and feeds are the website's. */
export function programmeFileRoutes(mount: Mount): void {
  mount(readProgrammeFile, ({ query }, { tenant, locale: reads, response }) => {
    const locale = query.language ?? reads
    const { from, to } = filedDays(tenant, query)
    const programme = programmeNow(tenant, { channel: 'site', from, to })
    response.set('cache-control', 'public, max-age=300')
    response.set('content-disposition', `inline; filename="programme-${from}.xml"`)
    response.type('application/xml; charset=utf-8')
    const exhibitor = programme.exhibitor.tradeName
    return programmeXml(filedShows(programme, locale, query.cinema), { exhibitor, locale, from, to })
  })
}

/** The business days of a file; from today and as many as there may be when left out. Refuses `not_found` for a cinema. */
export function filedDays(
  { node: { catalogue, runtime } }: Tenant,
  asked: { cinema?: string | undefined; from?: string | undefined; to?: string | undefined },
): { from: string; to: string } {
  const cinemas = catalogue.all('cinema').filter(({ deleted }) => !deleted)
  const cinema = asked.cinema ? cinemas.find(({ id }) => id === asked.cinema) : cinemas[0]
  if (asked.cinema && !cinema) throw new Refusal('not_found')
  const from = asked.from ?? businessDayAt(catalogue, cinema?.id ?? '', runtime.now())
  const last = addDays(from, filedDaysMost - 1)
  return { from, to: asked.to && asked.to < last ? asked.to : last }
}
