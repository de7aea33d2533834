import { worksIn } from '../access/employee.ts'
import type { Mount } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import { businessDayAt, isoIn } from '../programme/day.ts'
import { changePlaceholder, giveUpPlaceholder, keepPlaceholder } from './placeholder-commands.ts'
import {
  changePlaceholder as changeContract,
  giveUpPlaceholder as giveUpContract,
  keepPlaceholder as keepContract,
  readPlaceholders,
  type PlaceholderView,
} from './placeholder-contract.ts'
import type { Placeholder } from './placeholder.ts'

/** Times kept for shows to be announced, on box and relay alike. Not of the programme, which strangers read. */
export function placeholderRoutes(mount: Mount): void {
  mount(readPlaceholders, ({ query: { from, to } }, { tenant, signedIn }) => ({
    placeholders: tenant.node.catalogue
      .all('placeholder')
      .filter(({ deleted, cinemaId }) => !deleted && worksIn(signedIn!.cinemas, cinemaId))
      .map(each => viewOf(tenant, each))
      .filter(({ day }) => day >= from && day <= to)
      .toSorted((a, b) => (a.start < b.start ? -1 : 1)),
  }))

  mount(keepContract, async ({ body: { id, ...wanted } }, { tenant, actor }) => ({
    placeholder: viewOf(tenant, await tenant.node.execute(actor, tx => keepPlaceholder(tx, id, wanted))),
  }))

  mount(changeContract, async ({ params, body }, { tenant, actor }) => ({
    placeholder: viewOf(
      tenant,
      await tenant.node.execute(actor, tx => changePlaceholder(tx, params.id, body)),
    ),
  }))

  mount(giveUpContract, async ({ params }, { tenant, actor }) => {
    await tenant.node.execute(actor, tx => giveUpPlaceholder(tx, params.id))
    return {}
  })
}

function viewOf(
  { node: { catalogue } }: Tenant,
  { id, cinemaId, name, place }: Placeholder,
): PlaceholderView {
  const zone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  const iso = (ms: number) => isoIn(ms, zone)
  return {
    id,
    cinemaId,
    screenId: place.screenId,
    name,
    day: businessDayAt(catalogue, cinemaId, place.startMs),
    start: iso(place.startMs),
    featureStart: iso(place.featureMs),
    end: iso(place.endMs),
    ready: iso(place.readyMs),
  }
}
