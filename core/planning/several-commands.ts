import { orderRefunds } from '../billing/refunds/commands.ts'
import type { Channel } from '../access/channels.ts'
import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { editStamp } from '../journal/storage/edit-store.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import { Refusal } from '../refusal.ts'
import { cancelSchedule } from './commands.ts'
import { setOnline, type WantedOnline } from './online.ts'
import { showOn } from './shown-on-commands.ts'

/** Shows of one cinema by their ids, each once. Refuses `schedule_unknown`, also for a show of another cinema. */
function showsOf(tx: Tx, cinemaId: string, ids: readonly string[]): ScheduleRow[] {
  return [...new Set(ids)].map(id => {
    const show = scheduleById(tx.db, id)
    if (show?.cinemaId !== cinemaId) throw new Refusal('schedule_unknown')
    return show
  })
}

/**
 * Says of shows of one cinema where they are told and sold, until when online, and how many seats each side keeps; all or
 * none. Answers of how many something changed. Refuses as `showOn` and `setOnline`, and `invalid_input` for a price list
 * that is gone.
 */
export function changeShows(
  tx: Tx,
  {
    cinemaId,
    ids,
    shownOn,
    ...online
  }: { cinemaId: string; ids: readonly string[]; shownOn?: readonly Channel[] | undefined } & WantedOnline,
): number {
  const { priceListId } = online
  const list = priceListId && tx.catalogue.get('price_list', priceListId)
  if (priceListId && (!list || list.deleted))
    throw new Refusal('invalid_input', {}, { priceListId: ['field.gone'] })
  return showsOf(tx, cinemaId, ids).filter(before => {
    const { id } = before
    const drafts = setOnline(
      {
        schedule: before,
        nowMs: tx.nowMs,
        stampFor: fields => editStamp(tx, 'schedule', id, fields),
      },
      online,
    )
    appendAll(tx, drafts)
    const after = shownOn ? showOn(tx, id, shownOn) : before
    return drafts.length > 0 || after.visibility !== before.visibility
  }).length
}

/**
 * Cancels shows of one cinema, all or none; those that are cancelled already stay so. Refuses `schedule_unknown`, and
 * `schedule_over` for one that has been played.
 *
 * @param refundedBy who says that their tickets are paid back; null leaves them
 */
export function cancelShows(
  tx: Tx,
  { cinemaId, ids, refundedBy }: { cinemaId: string; ids: readonly string[]; refundedBy: string | null },
): number {
  const shows = showsOf(tx, cinemaId, ids)
  if (shows.some(({ cancelled, endMs }) => !cancelled && endMs <= tx.nowMs))
    throw new Refusal('schedule_over')
  for (const { id } of shows) {
    cancelSchedule(tx, id)
    if (refundedBy !== null) orderRefunds(tx, id, refundedBy)
  }
  return shows.filter(({ cancelled }) => !cancelled).length
}
