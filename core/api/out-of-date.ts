import type { LiveEvent } from './live-events.ts'

/** Answers that pages keep, by the first part of their query's key. */
export type Reading =
  | 'programme'
  | 'placeholders'
  | 'prices'
  | 'vouchers'
  | 'entries'
  | 'conflicts'
  | 'seats'
  | 'bill'
  | 'due'
  | 'line'
  | 'nodeStatus'
  | 'quarantine'
  | 'boxes'
  | 'health'
  | 'settings'
  | 'stock'
  | 'reservations'
  | 'printing'
  | 'content'
  | 'signage'
  | 'messages'
  | 'cash'
  | 'parked'
  | 'bells'
  | 'register_notices'
  | 'spot_plays'
  | 'terminal'

type Key = readonly [Reading, ...string[]]

/**
 * The answers that an event makes out of date, as the beginnings of their keys, for every kind of page alike. An entry
 * names its events in its definition (`tells`), so a new kind needs no line here. `schedule.counts` carries the new
 * counts of a programme, which is not read again for it.
 */
export function outOfDate(event: LiveEvent): readonly Key[] {
  switch (event.type) {
    case 'programme.changed':
      return [['programme'], ['placeholders'], ['conflicts']]
    case 'price.changed':
    case 'price_rate.changed':
      // A written page may say what tickets cost.
      return [['prices'], ['content'], ['conflicts']]
    case 'settings.changed':
      return [['settings']]
    case 'messages.changed':
      return [['messages']]
    case 'content.changed':
      return [['content']]
    case 'signage.changed':
      return [['signage']]
    case 'vouchers.changed':
      return [['vouchers']]
    case 'reservations.changed':
      return [['reservations']]
    case 'stock.changed':
      return [['stock']]
    case 'cash.changed':
      return [['cash']]
    case 'register_notices.changed':
      return [['register_notices']]
    case 'spots.played':
      return [['spot_plays']]
    case 'bells.changed':
      return [['bells']]
    case 'parked.changed':
      return [['parked']]
    case 'terminal.changed':
      return [['terminal']]
    case 'printing.changed':
      return [['printing']]
    case 'entry.changed':
      return [['entries', event.kind]]
    case 'edits.arrived':
      return [['programme']]
    case 'schedule.counts':
      return [['seats', event.scheduleId]]
    case 'bill.status':
      return [['bill', event.uuid], ['due']]
    case 'training.changed':
      return [
        ['programme'],
        ['nodeStatus'],
        ['seats'],
        ['vouchers'],
        ['bill'],
        ['due'],
        ['entries'],
        ['stock'],
        ['reservations'],
        ['cash'],
      ]
    case 'node_status.changed':
      return [['nodeStatus'], ['quarantine']]
    case 'line.changed':
      return [['line'], ['programme'], ['seats'], ['nodeStatus'], ['quarantine'], ['boxes'], ['health']]
    default:
      return []
  }
}

/** Whether an event, or a gap in them, makes an answer out of date. */
export function makesOutOfDate(event: LiveEvent | { type: 'resync' }, reading: Reading): boolean {
  return event.type === 'resync' || outOfDate(event).some(([first]) => first === reading)
}
