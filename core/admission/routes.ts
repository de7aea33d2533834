import { classIdOf } from '../venue/seat-class.ts'
import { Refusal } from '../refusal.ts'
import type { Mount } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import type { Words } from '../i18n/locale.ts'
import type { Node } from '../journal/node.ts'
import { readsTraining } from '../journal/storage/training.ts'
import { isoIn } from '../programme/day.ts'
import { scheduleById } from '../programme/store.ts'
import type { AdmissionReceipt } from '../receipts/make-receipt.ts'
import { toRemember } from '../receipts/proof.ts'
import { standsAt } from '../receipts/load.ts'
import { seatEver } from '../seating/plan/store.ts'
import { arrangementById } from '../seating/store.ts'
import { admit, undo } from './commands.ts'
import { admitTicket, readAdmissions, undoAdmission } from './contract.ts'
import type { Admitted } from './let-in.ts'
import { admittedCount } from './store.ts'
import { looksSigned, readTicketCode } from './ticket-code.ts'
import { isTrainingTicket } from './training-ticket.ts'

/** What its guest shows beside a ticket, as the price it was sold at says now. */
function cardAskedFor({ catalogue }: Pick<Node, 'catalogue'>, { priceRateId }: Admitted): Words | null {
  const asked = catalogue.get('price_rate', priceRateId ?? '')?.cardAsked
  return asked?.en ? asked : null
}

/** What a scanner keeps of an admission, or of its undo, should the box forget it. */
function rememberAt(
  tenant: Tenant,
  admission: AdmissionReceipt['admission'],
  undone = false,
): AdmissionReceipt {
  const { node } = tenant
  return toRemember(tenant, {
    ...standsAt(node),
    ...(readsTraining(node.db) ? { training: true } : {}),
    ...(undone ? { undone } : {}),
    admission,
  })
}

/** Letting people in. */
export function admissionRoutes(mount: Mount): void {
  mount(readAdmissions, ({ params }, { tenant }) => {
    if (!scheduleById(tenant.node.db, params.id)) throw new Refusal('schedule_unknown')
    return admittedCount(tenant.node.db, params.id)
  })

  mount(admitTicket, async ({ body }, { tenant, actor, signedIn }) => {
    const { node } = tenant
    const signed = looksSigned(body.code) ? readTicketCode(body.code, tenant.keys) : null
    if (signed === undefined) throw new Refusal('ticket_forged')
    const scan = {
      id: body.id,
      typed: body.code,
      signed,
      scheduleId: body.scheduleId,
      gate: signedIn!.device,
      connected: tenant.line.connected(node.identity.cinemaId ?? ''),
    }
    const admitted = await node.execute(actor, tx => admit(tx, scan))
    const schedule = scheduleById(node.db, admitted.scheduleId)!
    const arrangement = arrangementById(node.db, schedule.arrangementId)
    const seat = seatEver(node.db, schedule.arrangementId, admitted.seatId)
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
      seatClassName: (seat && node.catalogue.get('seat_class', classIdOf(seat))?.name) ?? null,
      rateName: admitted.rateName,
      cardAsked: cardAskedFor(node, admitted),
      training: isTrainingTicket(admitted.ticketId),
      admittedAt: isoIn(Date.parse(admitted.at), zone),
      ...admittedCount(node.db, schedule.id),
      remember: rememberAt(tenant, {
        ticketId: admitted.ticketId,
        admissionId: body.id,
        scheduleId: schedule.id,
        gate: scan.gate,
      }),
    }
  })

  mount(undoAdmission, async ({ params, body }, { tenant, actor, signedIn }) => {
    const asked = { admissionId: params.id, ticketId: body.ticketId, gate: signedIn!.device }
    await tenant.node.execute(actor, tx => undo(tx, asked, body.scheduleId))
    return {
      ...admittedCount(tenant.node.db, body.scheduleId),
      remember: rememberAt(tenant, { ...asked, scheduleId: body.scheduleId }, true),
    }
  })
}
