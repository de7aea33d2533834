import { billIdOf } from '../access/access-key.ts'
import { openAllowance } from '../api/allowance.ts'
import type { Mount } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import { visitorOf } from '../api/visitor.ts'
import { proofAsked } from '../content/robot-proof/load.ts'
import { openRobotProof } from '../content/robot-proof/robot-proof.ts'
import { isLocale } from '../i18n/locale.ts'
import { privatePart } from '../journal/storage/private-store.ts'
import { Refusal } from '../refusal.ts'
import { requireMayWait } from './ask.ts'
import { askToWait, confirmWaiting, leaveLine, takeOffer, wouldAsk } from './commands.ts'
import {
  confirmWaitingList,
  joinWaitingList,
  leaveWaitingList,
  readWaitingList,
  removeFromWaitingList,
  takeWaitingOffer,
  type WaitingGuest,
} from './contract.ts'
import type { WaitingParts } from './facts.ts'
import { readWaitingLink, type WaitingLinkFor } from './link.ts'
import { everybodyOf, loadAsk, stateNow, takesWaiting, type Known } from './load.ts'
import { guestById } from './store.ts'

/** What all visitors together may ask an exhibitor in an hour: many times what a large one hears. */
const asksPerHour = 300
/** What one network may ask in an hour: a family tries several shows, and mends its mistakes. */
const asksOfAddress = 20

/** An answer takes at least this long, so that its time does not tell whether an address waits already. */
const answerMs = 400

/** Asking for seats, confirming, leaving and taking what was offered: only at the relay. */
export function waitingListRoutes(mount: Mount): void {
  const robots = openRobotProof()
  const mayAsk = openAllowance({ most: asksPerHour, perMs: 3_600_000 })
  const mayAskFrom = openAllowance({ most: asksOfAddress, perMs: 3_600_000 })

  mount(joinWaitingList, async ({ body }, { tenant, actor, locale, request }) => {
    const { node } = tenant
    const { scheduleId, email, seats, adjacent } = body
    // A machine is told what a person is told, so that it learns nothing.
    if (body.website) return {}
    robots.require(proofAsked(tenant), body.grecaptcha)
    const asked = loadAsk(tenant, scheduleId)
    if (!asked) throw new Refusal('schedule_unknown')
    requireMayWait({ seats, adjacent }, asked.now)
    const nowMs = node.runtime.now()
    const { exhibitorId } = node.identity
    const from = `${exhibitorId} ${visitorOf(request, tenant).address}`
    if (!mayAskFrom(from, nowMs) || !mayAsk(exhibitorId, nowMs)) throw new Refusal('too_many_requests')
    const asking = wouldAsk(node, email, scheduleId)
      ? node.execute(actor, tx => askToWait(tx, asked.schedule, email, { seats, adjacent, locale }))
      : undefined
    await Promise.all([asking, node.runtime.sleep(answerMs)])
    return {}
  })

  mount(confirmWaitingList, async ({ body }, { tenant, actor }) => {
    const id = ownerOf(tenant, 'confirm', body.token)
    const { scheduleId } = await tenant.node.execute(actor, tx => confirmWaiting(tx, id))
    return { scheduleId }
  })

  mount(leaveWaitingList, async ({ body }, { tenant, actor }) => {
    const id = ownerOf(tenant, 'leave', body.token)
    const scheduleId = await tenant.node.execute(actor, tx => leaveLine(tx, id, 'left'))
    tenant.emitSeats(scheduleId, [])
    return { scheduleId }
  })

  mount(takeWaitingOffer, async ({ body }, { tenant, actor, request }) => {
    const id = ownerOf(tenant, 'offer', body.token)
    const basket = { id: billIdOf(body.basket), visitor: visitorOf(request, tenant) }
    const { scheduleId, seats, untilMs } = await tenant.node.execute(actor, tx => takeOffer(tx, id, basket))
    return { scheduleId, seats, until: new Date(untilMs).toISOString() }
  })

  staffRoutes(mount)
}

/** Who waits for a show, for staff. */
function staffRoutes(mount: Mount): void {
  mount(readWaitingList, ({ params }, { tenant }) => {
    const { node } = tenant
    const at = { db: node.db, nowMs: node.runtime.now() }
    const isOpen = takesWaiting(tenant, params.id)
    return { isOpen, guests: everybodyOf(at, params.id).map(known => viewOf(tenant, known)) }
  })

  mount(removeFromWaitingList, async ({ params }, { tenant, actor }) => {
    const guest = guestById(tenant.node.db, params.guest)
    if (guest?.scheduleId !== params.id || guest.gone) throw new Refusal('not_found')
    await tenant.node.execute(actor, tx => leaveLine(tx, guest.id, 'staff'))
    tenant.emitSeats(params.id, [])
    return {}
  })
}

function viewOf({ node }: Tenant, known: Known): WaitingGuest {
  const { guest, offer } = known
  return {
    id: guest.id,
    at: guest.at,
    state: stateNow(known, node.runtime.now()),
    seats: guest.seats,
    adjacent: guest.adjacent === 1,
    locale: isLocale(guest.locale) ? guest.locale : 'en',
    email: privatePart<WaitingParts>(node, guest.privateDigest)?.email ?? null,
    offer: offer ? { seats: offer.seats, until: new Date(offer.untilMs).toISOString() } : null,
  }
}

/** Refuses `waiting_offer_over` for a link to an offer, and `waiting_link_over` for the others. */
function ownerOf({ node, secret }: Tenant, what: WaitingLinkFor, token: string): string {
  const id = readWaitingLink(secret, what, token, node.runtime.now())
  if (id === undefined) throw new Refusal(what === 'offer' ? 'waiting_offer_over' : 'waiting_link_over')
  return id
}
