import { boxById } from '../membership/store.ts'
import { originOf } from '../journal/fact.ts'
import { typedId } from '../journal/id.ts'
import type { Tx } from '../journal/node.ts'
import { businessDayAt } from '../programme/day.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import { tokensOf } from '../seating/store.ts'
import type { UnsyncedTicket } from './believable.ts'
import type { Scan, TicketNow } from './let-in.ts'
import { admissionOf, heldUpTo, ticketById } from './store.ts'
import type { TicketCode } from './ticket-code.ts'

/** What is known here of a ticket that is shown at a door. */
export function loadTicket(tx: Tx, { signed, typed }: Scan): TicketNow {
  const { db, nowMs, now } = tx
  const ticketId = signed?.ticketId ?? typedId(typed)
  const known = ticketById(db, ticketId)
  const schedule = scheduleById(db, known?.scheduleId ?? signed?.scheduleId ?? '')
  return {
    ticketId,
    known,
    schedule,
    before: admissionOf(db, ticketId),
    unsynced: !known && signed && schedule ? unsyncedTicket(tx, signed, schedule) : undefined,
    otherCinema: signed && !schedule ? otherCinema(tx, signed) : undefined,
    sameDay: schedule ? hasItsDayCome(tx, schedule) : false,
    nowMs,
    now,
  }
}

/** What is known here of the signer of a ticket that is in no journal here. */
function unsyncedTicket({ db }: Tx, code: TicketCode, schedule: ScheduleRow): UnsyncedTicket {
  const { nodeId, epoch, seq, seatId } = code
  const box = boxById(db, nodeId)
  const heir = box?.replacedBy && boxById(db, box.replacedBy)
  const origin = originOf(nodeId, epoch, `cinema:${schedule.cinemaId}`)
  const foreign = box !== undefined && box.cinemaId !== schedule.cinemaId
  return {
    signer: !box ? 'relay' : foreign ? 'foreign_box' : box.replacedBy ? 'former_box' : 'box',
    synced: heldUpTo(db, origin) >= seq,
    replacedMs: heir ? Date.parse(heir.enrolledAt) : null,
    startMs: schedule.startMs,
    seatSold: tokensOf(db, schedule.id, [seatId]).get(seatId)?.state === 'sold',
  }
}

function otherCinema({ db, identity, catalogue }: Tx, { nodeId }: TicketCode): string | undefined {
  const cinemaId = boxById(db, nodeId)?.cinemaId
  return cinemaId && cinemaId !== identity.cinemaId ? catalogue.get('cinema', cinemaId)?.name : undefined
}

function hasItsDayCome({ catalogue, nowMs }: Tx, { cinemaId, startMs }: ScheduleRow): boolean {
  return businessDayAt(catalogue, cinemaId, nowMs) >= businessDayAt(catalogue, cinemaId, startMs)
}
