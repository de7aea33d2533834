import { changeEntry } from '../catalogue/change-entry.ts'
import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import { loadSlot } from './load.ts'
import { requireFree, requirePlannable, screenUnknown, type Slot, type WantedPlace } from './plan.ts'
import type { Placeholder } from './placeholder.ts'

/** @param minutes how long the film may be */
type WantedPlaceholder = WantedPlace & { name: string; minutes: number }

/**
 * Keeps a time in a screen for a show to be announced. Sent again it is the same. Refuses `request_reused`, and as a show
 * does: `screen_unknown`, `screen_occupied`, `schedule_started`, `schedule_too_far`, `cinema_closed`.
 */
export function keepPlaceholder(tx: Tx, id: string, wanted: WantedPlaceholder): Placeholder {
  const slot = slotOf(tx, id, wanted)
  const before = tx.catalogue.get('placeholder', id)
  if (before) {
    if (before.deleted || !isSame(before, wanted, slot)) throw new Refusal('request_reused')
    return before
  }
  return write(tx, id, wanted, slot)
}

/** Changes its name or its time, within its cinema. Refuses as keeping one does, and `record_unknown`, `record_deleted`. */
export function changePlaceholder(tx: Tx, id: string, wanted: WantedPlaceholder): Placeholder {
  const before = tx.catalogue.get('placeholder', id)
  if (!before) throw new Refusal('record_unknown')
  if (before.deleted) throw new Refusal('record_deleted')
  const slot = slotOf(tx, id, wanted)
  if (slot.cinema.id !== before.cinemaId) throw screenUnknown()
  return isSame(before, wanted, slot) ? before : write(tx, id, wanted, slot)
}

/** Gives a kept time up, for good; again it changes nothing. Refuses `record_unknown`. */
export function giveUpPlaceholder(tx: Tx, id: string): void {
  const before = tx.catalogue.get('placeholder', id)
  if (!before) throw new Refusal('record_unknown')
  if (!before.deleted) changeEntry(tx, 'placeholder', id, { deleted: true })
}

function slotOf(tx: Tx, id: string, wanted: WantedPlaceholder): Slot {
  const slot = loadSlot(tx, wanted, { movieId: '', runtimeMinutes: wanted.minutes }, id)
  if (!slot || slot.screen.deleted) throw screenUnknown()
  return slot
}

const isSame = (before: Placeholder, { name, screenId }: WantedPlaceholder, { span }: Slot) =>
  before.name === name &&
  before.place.screenId === screenId &&
  before.place.startMs === span.startMs &&
  before.place.readyMs === span.readyMs

function write(tx: Tx, id: string, wanted: WantedPlaceholder, slot: Slot): Placeholder {
  requirePlannable(slot)
  requireFree(slot)
  const { cinema, screen, span } = slot
  const place = { screenId: screen.id, ...span }
  changeEntry(tx, 'placeholder', id, { cinemaId: cinema.id, name: wanted.name, place, deleted: false })
  return tx.catalogue.get('placeholder', id)!
}
