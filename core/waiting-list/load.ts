import type { Tenant } from '../api/tenant.ts'
import { billById } from '../billing/store.ts'
import type { Tx } from '../journal/node.ts'
import { hasParked } from '../journal/storage/outdated.ts'
import { scheduleView } from '../planning/view-load.ts'
import { onlineSaleEndsMs } from '../programme/schedule.ts'
import { saleRefusal } from '../programme/sale.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import { givingOf, loadShow } from '../seating/load.ts'
import { arrangementById } from '../seating/store.ts'
import { seatsOfHold } from '../seating/visitors/offered-store.ts'
import { seatsForVisitors } from '../seating/visitors/load.ts'
import { onlineCounts } from '../seating/visitors/store.ts'
import { settingOf } from '../venue/settings/effective.ts'
import { mostRemembered, type AskNow } from './ask.ts'
import { nextInLine, offerEndsMs, seatingIn } from './offer.ts'
import { isOfferUnsent, newestOffer, type OfferRow } from './offer-store.ts'
import { dueOf, stateOf, type Due, type LastOffer, type WaitingState } from './state.ts'
import { guestsOfShow, type GuestRow } from './store.ts'

export type At = Pick<Tx, 'db' | 'catalogue' | 'identity' | 'nowMs'>

/** Which seats can be had now, as for every visitor's basket. */
export type Here = { connected: boolean; heldThere?: ReadonlySet<string>; ownOnly?: boolean }

/** Somebody who asked for seats of a show, with what was offered to them and where they are now. */
export type Known = { guest: GuestRow; offer: OfferRow | undefined; last: LastOffer | undefined }

/** Everybody who is remembered of a show, in the order they asked. */
export function everybodyOf(at: Pick<At, 'db' | 'nowMs'>, scheduleId: string): Known[] {
  return guestsOfShow(at.db, scheduleId, mostRemembered + 1).map(guest => knownOf(at, guest))
}

export function knownOf({ db, nowMs }: Pick<At, 'db' | 'nowMs'>, guest: GuestRow): Known {
  const offer = newestOffer(db, guest.id)
  if (!offer) return { guest, offer, last: undefined }
  const { untilMs, withdrawnAt, billId } = offer
  const billStatus = billId === null ? undefined : billById(db, billId)?.status
  const isLost = billId === null && seatsOfHold(db, offer.id, nowMs).length < offer.seats.length
  const isUnsent = nowMs >= untilMs && isOfferUnsent(db, offer.id, untilMs)
  return { guest, offer, last: { untilMs, withdrawnAt, billStatus, isLost, isUnsent } }
}

/** Where somebody is now who asked for seats. */
export function stateNow({ guest, last }: Known, nowMs: number): WaitingState {
  return stateOf(guest, last, nowMs)
}

/** What is due about those who asked for a show's seats. */
export function dueIn(at: Pick<At, 'db' | 'nowMs'>, scheduleId: string): { known: Known; due: Due }[] {
  const show = scheduleById(at.db, scheduleId)
  // A show that an older version cannot read is not gone: the update brings it back.
  if (!show && hasParked(at.db)) return []
  const ends = showEnds(show)
  return everybodyOf(at, scheduleId).flatMap(known => {
    const due = dueOf(known.guest, known.last, { ...ends, nowMs: at.nowMs })
    return due ? [{ known, due }] : []
  })
}

/** A show that is gone or cancelled is over at once: nobody waits for it any more. */
function showEnds(show: ScheduleRow | undefined): { saleEndsMs: number; endMs: number } {
  if (!show) return { saleEndsMs: 0, endMs: 0 }
  return { saleEndsMs: show.cancelled ? 0 : onlineSaleEndsMs(show), endMs: show.endMs }
}

/** Who is in line now and has been offered nothing yet, who confirmed first before the others. */
function lineOf(at: Pick<At, 'db' | 'nowMs'>, scheduleId: string) {
  return everybodyOf(at, scheduleId)
    .filter(known => stateNow(known, at.nowMs) === 'waiting')
    .map(({ guest }) => ({ id: guest.id, seats: guest.seats, adjacent: guest.adjacent === 1, guest }))
    .toSorted((a, b) => inOrder(a.guest) - inOrder(b.guest) || (a.id < b.id ? -1 : 1))
}

const inOrder = ({ confirmedAt }: GuestRow) => Date.parse(confirmedAt ?? '')

/** Whom free seats of a show are to be offered now, and until when; undefined where there is nobody, or no room. */
export function nextOffer(at: At, scheduleId: string, here: Here) {
  const schedule = scheduleById(at.db, scheduleId)
  if (!schedule || !settingOf(at.catalogue, 'waiting_list.on', schedule.cinemaId)) return undefined
  const untilMs = offerEndsNow(at, schedule)
  if (untilMs === undefined) return undefined
  const line = lineOf(at, scheduleId)
  if (!line.length) return undefined
  const show = loadShow(at, scheduleId, undefined, 'site')
  if (show.closed) return undefined
  const { connected, heldThere, ownOnly } = here
  const seating = { ...show.seating, connected: connected && !ownOnly, heldThere }
  const counts = onlineCounts(at.db, scheduleId, at.nowMs)
  // As for baskets: cut off, the website sells all that it owns.
  const most = connected
    ? seatsForVisitors(at, schedule, show.arrangement.seats.length, counts)
    : Number.MAX_SAFE_INTEGER
  const guest = nextInLine(line, seatingIn({ ...show, seating }, givingOf(at, schedule), most))
  return guest && { guest, schedule, untilMs }
}

function offerEndsNow({ catalogue, nowMs }: Pick<At, 'catalogue' | 'nowMs'>, schedule: ScheduleRow) {
  const minutes = settingOf(catalogue, 'waiting_list.minutes', schedule.cinemaId)
  return offerEndsMs(minutes, onlineSaleEndsMs(schedule), nowMs)
}

/** Whether visitors may wait for seats of a show: the cinema keeps a list, and there is time for an offer. */
export function takesWaiting({ node: { db, catalogue, runtime } }: Tenant, scheduleId: string): boolean {
  const schedule = scheduleById(db, scheduleId)
  if (!schedule || !settingOf(catalogue, 'waiting_list.on', schedule.cinemaId)) return false
  const nowMs = runtime.now()
  return (
    !saleRefusal({ catalogue, nowMs }, schedule, 'site') &&
    offerEndsNow({ catalogue, nowMs }, schedule) !== undefined
  )
}

/** A show as needed to let somebody wait for it; undefined for none. */
export function loadAsk(
  tenant: Tenant,
  scheduleId: string,
): { now: AskNow; schedule: ScheduleRow } | undefined {
  const { db, catalogue, runtime } = tenant.node
  const schedule = scheduleById(db, scheduleId)
  if (!schedule) return undefined
  const nowMs = runtime.now()
  const all = everybodyOf({ db, nowMs }, scheduleId)
  const isInLine = (known: Known) => ['waiting', 'offered'].includes(stateNow(known, nowMs))
  return {
    schedule,
    now: {
      isOn: settingOf(catalogue, 'waiting_list.on', schedule.cinemaId),
      closed: saleRefusal({ catalogue, nowMs }, schedule, 'site'),
      capacity: arrangementById(db, schedule.arrangementId)?.seats.length ?? 0,
      available: scheduleView(tenant, schedule).availableOnline,
      inLine: all.filter(isInLine).length,
      remembered: all.length,
      hasTime: offerEndsNow({ catalogue, nowMs }, schedule) !== undefined,
    },
  }
}
