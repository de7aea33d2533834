import { defineEntity } from '../../catalogue/entity.ts'
import type { Catalogue } from '../../journal/apply.ts'
import { midnightOffsetOf } from '../../venue/exhibitor.ts'
import { freshSpot, signageSpotFields, type SignageSpotFields } from './spot.ts'

/** A business's picture that walls show between the pages of the programme, for which it pays. */
export const signageSpot = defineEntity({
  kind: 'signage_spot',
  fields: signageSpotFields,
  essentials: ['name', 'from', 'until'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'signage-spots',
    permission: 'manage_programme',
    fresh: freshSpot,
    archives: true,
    listedFor: 'staff',
    module: 'signage',
    inputs: {
      landscape: 'picture',
      portrait: 'picture',
      weekdays: 'ticks',
      hoursFrom: 'time',
      hoursUntil: 'time',
    },
    folded: ['weekdays', 'hoursFrom', 'hoursUntil', 'cinemaIds', 'roleIds', 'wallIds'],
    refuses: ['signage_spot_without_picture', 'page_ends_first', 'not_a_wall', 'other_cinema'],
    misfit({ landscape, portrait, from, until }) {
      if (!landscape && !portrait)
        return { code: 'signage_spot_without_picture', details: {}, field: 'landscape' }
      return until < from ? { code: 'page_ends_first', details: {}, field: 'until' } : undefined
    },
    permits: (known, _, { after }) =>
      after && !after.deleted ? wrongWith(known.catalogue, after) : undefined,
  },
  refersTo: { cinemaIds: 'cinema', roleIds: 'signage_role', wallIds: 'device' },
  // What was shown and is to be paid for stays to be read: such a spot is set aside.
  rows: { plays: 'spot_plays.spot_id' },
  files: ['landscape', 'portrait'],
  tells: ['signage.changed'],
})

/** A till shows no spot, a wall of another cinema not this one, and hours that end before they begin none at all. */
function wrongWith(
  catalogue: Pick<Catalogue, 'get' | 'all'>,
  { wallIds = [], cinemaIds = [], hoursFrom, hoursUntil }: SignageSpotFields,
) {
  for (const id of wallIds) {
    const device = catalogue.get('device', id)
    if (device && device.type !== 'signage') return { code: 'not_a_wall', field: 'wallIds' } as const
    if (device && cinemaIds.length && !cinemaIds.includes(device.cinemaId))
      return { code: 'other_cinema', field: 'wallIds' } as const
  }
  if (hoursFrom == null || hoursUntil == null) return undefined
  const offset = midnightOffsetOf(catalogue)
  const inBusinessDay = (minutes: number) => (minutes < offset ? minutes + 1440 : minutes)
  return inBusinessDay(hoursUntil) < inBusinessDay(hoursFrom)
    ? ({ code: 'page_ends_first', field: 'hoursUntil' } as const)
    : undefined
}
