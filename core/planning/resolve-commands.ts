import type { Permission } from '../access/employee.ts'
import { changeEntry } from '../catalogue/change-entry.ts'
import type { Tx } from '../journal/node.ts'
import { editStamp } from '../journal/storage/edit-store.ts'
import { businessDayAt, isoIn } from '../programme/day.ts'
import type { ScheduleFields } from '../programme/schedule.ts'
import { keptOf, scheduleById } from '../programme/store.ts'
import { cancelSchedule, moveSchedule, replanSchedule } from './commands.ts'
import { keepName } from './conflict.ts'
import { changePlaceholder } from './placeholder-commands.ts'
import { loadPlans } from './load.ts'
import type { WantedPlace } from './plan.ts'
import type { Resolution } from './resolutions.ts'
import { chosenOf, type Chosen } from './resolve.ts'

/**
 * Ends a conflict by one of the resolutions that were offered: ordinary edits, with their own refusals. The offer is
 * computed anew, so that a decision never applies to something that has changed since. Refuses as `chosenOf`,
 * `moveSchedule` and `replanSchedule` do.
 */
export function resolveConflict(tx: Tx, chosen: Chosen, permissions: readonly Permission[]): void {
  settle(tx, chosenOf(loadPlans(tx.db, tx.catalogue, tx.nowMs), chosen, permissions))
}

function settle(tx: Tx, resolution: Resolution): void {
  switch (resolution.do) {
    case 'cancel':
      return void cancelSchedule(tx, resolution.scheduleId)
    case 'move':
      return void moveSchedule(tx, resolution.scheduleId, placeOf(tx, resolution))
    case 'shift':
      return shift(tx, resolution)
    case 'replan':
      return void replanSchedule(tx, resolution.scheduleId, tx.id(), placeOf(tx, resolution))
    case 'renew':
      for (const scheduleId of resolution.scheduleIds) {
        const { screenId, startMs } = scheduleById(tx.db, scheduleId)!
        replanSchedule(tx, scheduleId, tx.id(), placeOf(tx, { scheduleId, screenId, startMs }))
      }
      return
    case 'fit':
      return fit(tx, resolution)
    case 'keep':
      for (const scheduleId of resolution.scheduleIds) keep(tx, scheduleId, resolution.keeps)
      return
    case 'rename':
      return changeEntry(tx, resolution.kind, resolution.id, { slug: resolution.slug })
    case 'remove':
      return changeEntry(tx, resolution.kind, resolution.id, { deleted: true })
    case 'offer': {
      const { visibility } = tx.catalogue.get('price_rate', resolution.rateId)!
      return changeEntry(tx, 'price_rate', resolution.rateId, {
        visibility: [...visibility, resolution.channel],
      })
    }
    case 'restore': {
      // A deletion is final on every node: the entry comes back under another id.
      const { id: _, ...rate } = tx.catalogue.get('price_rate', resolution.rateId)!
      return changeEntry(tx, 'price_rate', tx.id(), { ...rate, deleted: false })
    }
  }
}

/** Its guests' seats decide which plan it has; that the screen has another one is accepted with it. */
function fit(tx: Tx, { scheduleId, arrangementId }: { scheduleId: string; arrangementId: string }): void {
  const { screenId } = scheduleById(tx.db, scheduleId)!
  const about = tx.catalogue.get('screen', screenId)?.arrangementId ?? ''
  const keeps = [...keptOf(tx.db, scheduleId), keepName({ kind: 'seat_plan_old', about })]
  changeShow(tx, scheduleId, { arrangementId, keeps })
}

/** A kept time goes to another one, as long as it was. */
function shift(
  tx: Tx,
  { placeholderId, screenId, startMs }: { placeholderId: string; screenId: string; startMs: number },
): void {
  const { cinemaId, name, place } = tx.catalogue.get('placeholder', placeholderId)!
  const minutes = Math.round((place.endMs - place.featureMs) / 60_000)
  changePlaceholder(tx, placeholderId, { name, minutes, ...wallPlace(tx, cinemaId, { screenId, startMs }) })
}

function keep(tx: Tx, scheduleId: string, name: string): void {
  changeShow(tx, scheduleId, { keeps: [...keptOf(tx.db, scheduleId), name] })
}

function changeShow(tx: Tx, scheduleId: string, fields: Partial<ScheduleFields>): void {
  const { cinemaId } = scheduleById(tx.db, scheduleId)!
  tx.append(`cinema:${cinemaId}`, 'schedule.changed', {
    id: scheduleId,
    stamp: editStamp(tx, 'schedule', scheduleId, fields),
    fields,
  })
}

/** A start as people plan it: business day and wall time in the show's cinema. */
function placeOf(tx: Tx, to: { scheduleId: string; screenId: string; startMs: number }): WantedPlace {
  return wallPlace(tx, scheduleById(tx.db, to.scheduleId)!.cinemaId, to)
}

function wallPlace(
  { catalogue }: Tx,
  cinemaId: string,
  { screenId, startMs }: { screenId: string; startMs: number },
): WantedPlace {
  const zone = catalogue.get('cinema', cinemaId)!.timezone
  return {
    screenId,
    day: businessDayAt(catalogue, cinemaId, startMs),
    time: isoIn(startMs, zone).slice(11, 16),
  }
}
