import type { Entry } from '../../journal/entry-fields.ts'
import type { Catalogue } from '../../journal/apply.ts'
import type { Wall } from '../contract.ts'
import { addDays, businessDayAt } from '../../programme/day.ts'
import { freshSpot as fresh } from './spot.ts'
import { spotsMost } from './turns.ts'

type Known = {
  catalogue: Pick<Catalogue, 'get' | 'all'>
  hasFile: (hash: string) => boolean
  nowMs: number
}

type Targets = Pick<Entry<'signage_spot'>, 'cinemaIds' | 'roleIds' | 'wallIds'>

/** A wall is given what begins within so many days, so that one that is cut off begins with it all the same. */
const daysAhead = 7

/**
 * The spots one wall is to show, today and in the coming days; those whose pictures are not here yet are left out. The
 * ones that end first come first, where there are more than a wall is given.
 */
export function spotsOf(
  { catalogue, hasFile, nowMs }: Known,
  device: Pick<Entry<'device'>, 'id' | 'cinemaId' | 'signageRoleId'>,
): NonNullable<Wall['spots']> {
  const today = businessDayAt(catalogue, device.cinemaId, nowMs)
  const soon = addDays(today, daysAhead)
  const addressOf = (hash: string | null | undefined) => (hash && hasFile(hash) ? `/files/${hash}` : null)
  return catalogue
    .all('signage_spot')
    .filter(spot => !spot.deleted && spot.archived !== true && isMeantFor(spot, device))
    .filter(({ from, until }) => today <= until && from <= soon)
    .map(
      ({
        id,
        landscape,
        portrait,
        from,
        until,
        weekdays = [],
        hoursFrom = null,
        hoursUntil = null,
        ...spot
      }) => ({
        id,
        landscape: addressOf(landscape),
        portrait: addressOf(portrait),
        from,
        until,
        weekdays: [...weekdays],
        hoursFrom,
        hoursUntil,
        seconds: spot.seconds ?? fresh.seconds,
        everyMinutes: spot.everyMinutes ?? fresh.everyMinutes,
      }),
    )
    .filter(({ landscape, portrait }) => landscape || portrait)
    .toSorted((a, b) => (a.until === b.until ? (a.id < b.id ? -1 : 1) : a.until < b.until ? -1 : 1))
    .slice(0, spotsMost)
}

/** Whether a spot is booked for a wall: in its cinema, and by its role or its name where it names any. */
export function isMeantFor(
  { cinemaIds = [], roleIds = [], wallIds = [] }: Partial<Targets>,
  device: Pick<Entry<'device'>, 'id' | 'cinemaId' | 'signageRoleId'>,
): boolean {
  if (cinemaIds.length && !cinemaIds.includes(device.cinemaId)) return false
  if (!roleIds.length && !wallIds.length) return true
  return wallIds.includes(device.id) || roleIds.includes(device.signageRoleId ?? '')
}
