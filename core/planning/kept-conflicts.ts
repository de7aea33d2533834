import { clashes } from '../programme/occupancy.ts'
import { alive, conflict, pending, show, type Conflict, type Plans, type Subject } from './conflict.ts'

const kept = (id: string): Subject => ({ kind: 'placeholder', id, field: 'place' })

/** Shows over a time that is kept for one to be announced: each side planned one of them while it could not see the other. */
export function overKept(plans: Plans): Conflict[] {
  const coming = plans.shows.filter(each => pending(each, plans))
  return alive(plans.kept).flatMap(({ id, place }) =>
    clashes(
      place,
      coming.filter(each => each.screenId === place.screenId),
    ).map(over => conflict('show_over_kept', [show(over.id), kept(id)])),
  )
}

/** Two times kept in one screen at once, each on its side of the line: only one show can take either. */
export function keptOverlaps(plans: Plans): Conflict[] {
  const coming = alive(plans.kept)
    .filter(({ place }) => place.readyMs > plans.nowMs)
    .toSorted((a, b) => a.place.startMs - b.place.startMs || (a.id < b.id ? -1 : 1))
  const screens = Map.groupBy(coming, ({ place }) => place.screenId)
  return [...screens.values()].flatMap(inScreen =>
    inScreen.flatMap((first, index) =>
      inScreen
        .slice(index + 1)
        .filter(({ place }) => place.startMs > plans.nowMs && clashes(first.place, [place]).length)
        .map(second => conflict('kept_overlap', [kept(first.id), kept(second.id)])),
    ),
  )
}
