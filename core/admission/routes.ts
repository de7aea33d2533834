import { Refusal } from '../refusal.ts'
import type { Mount } from '../api/mount.ts'
import { isoIn } from '../programme/day.ts'
import { scheduleById } from '../programme/store.ts'
import { toRemember } from '../receipts/proof.ts'
import { standsAt } from '../receipts/load.ts'
import { arrangementById } from '../seating/store.ts'
import { admit } from './commands.ts'
import { admitTicket, readAdmissions } from './contract.ts'
import { admittedCount } from './store.ts'
import { looksSigned, readTicketCode } from './ticket-code.ts'

/** Letting people in. */
export function admissionRoutes(mount: Mount): void {
  mount(readAdmissions, ({ params }, { tenant }) => {
    if (!scheduleById(tenant.node.db, params.id)) throw new Refusal('schedule_unknown')
    return admittedCount(tenant.node.db, params.id)
  })

  mount(admitTicket, async ({ body }, { tenant, actor, signedIn }) => {
    const { node } = tenant
    const signed = looksSigned(body.code) ? readTicketCode(body.code, tenant.keys.publicKeyOf) : null
    if (signed === undefined) throw new Refusal('ticket_forged')
    const scan = {
      id: body.id,
      typed: body.code,
      signed,
      scheduleId: body.scheduleId,
      gate: signedIn!.device,
    }
    const admitted = await node.execute(actor, tx => admit(tx, scan))
    const schedule = scheduleById(node.db, admitted.scheduleId)!
    const arrangement = arrangementById(node.db, schedule.arrangementId)
    const seat = arrangement?.byId.get(admitted.seatId)
    const zone = node.catalogue.get('cinema', schedule.cinemaId)?.timezone ?? 'UTC'
    return {
      ticketId: admitted.ticketId,
      scheduleId: schedule.id,
      movieTitle: node.catalogue.get('movie', schedule.movieId)?.title ?? '',
      screenName: node.catalogue.get('screen', schedule.screenId)?.name ?? '',
      start: isoIn(schedule.startMs, zone),
      freeSeating: arrangement?.freeSeating ?? false,
      row: seat?.row ?? '',
      number: seat?.number ?? 0,
      seatClass: seat?.class ?? 'standard',
      rateName: admitted.rateName,
      admittedAt: isoIn(Date.parse(admitted.at), zone),
      ...admittedCount(node.db, schedule.id),
      remember: toRemember(tenant, {
        ...standsAt(node),
        admission: {
          ticketId: admitted.ticketId,
          admissionId: body.id,
          scheduleId: schedule.id,
          gate: scan.gate,
        },
      }),
    }
  })
}
