import type { Tenant } from '#core/api/tenant.ts'
import { declineRefundRequest, refundOrRequest } from '#core/sales/refunds/commands.ts'
import { orderRefunds } from '#core/billing/refunds/commands.ts'
import type { ExchangeRequest } from '#core/sales/refunds/exchange.ts'
import { exchangeTickets, requireSynced } from '#core/sales/refunds/commands.ts'
import type { RefundRequest } from '#core/sales/refunds/refund.ts'
import { addedBy, ownerOf, type ReturnRow } from '#core/billing/refunds/store.ts'
import { owedForCancelled } from '#core/billing/refunds/cancelled-store.ts'
import { openRefundRequests } from '#core/billing/refunds/request-store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { scheduleById } from '#core/programme/store.ts'
import { withSeatsOfBothSides } from '#core/seating/gather-commands.ts'
import { broughtAgain, payingForGlasses } from './glasses-people.ts'
import { ask, askAgain, type Reply } from './calling.ts'
import { atCountedTill } from './cash-people.ts'
import { showsAt, wantedSeats, type Turn } from './people.ts'
import type { Place } from './place.ts'
import { calledNow } from './shared-id.ts'
import { count } from './stats.ts'
import { atTill, knowsEverything, signedBy } from './till.ts'
import { noteKept } from './unkept.ts'

const behindTheActions = { who: 'employee:mia', via: 'desk' }

/** A register gives cash back from its drawer, where drawers are counted. */
const deskAt = (turn: Turn, { identity }: Place) =>
  identity.role === 'box' ? atCountedTill(turn, behindTheActions) : behindTheActions

/** Bills a place knows that are paid and not wholly given back, the newest first; its own or the other side's too. */
function billsAt(place: Place, own: boolean): string[] {
  const { node } = place.incarnation!
  const bills = node.db
    .prepare(
      "SELECT id FROM bills WHERE status IN ('settled', 'partially_refunded') ORDER BY opened_at DESC, id LIMIT 60",
    )
    .pluck()
    .all() as string[]
  return own ? bills.filter(id => ownerOf(node.db, id) === node.identity.role) : bills
}

const by = (turn: Turn) => ({
  employeeId: 'mia',
  employeeName: 'mia',
  device: 'desk',
  locale: 'en' as const,
  usedToo: turn.chance.happens(0.6),
})

/** A guest wants money back at any desk: where the bill was sold it goes back, elsewhere it is asked for. */
export function giveBack(turn: Turn, place: Place): string {
  if (!place.incarnation) return `${place.name} is off`
  const { chance, index } = turn
  const bills = billsAt(place, false)
  if (!bills.length) return `${place.name}: nothing to give back`
  const billId = chance.pick(bills)
  const lines = linesNow(place.incarnation.node.db, billId)
  const some = chance.some(lines, chance.between(1, Math.max(1, lines.length)))
  const request: RefundRequest = {
    id: `back-${index}`,
    billId,
    lines: chance.happens(0.4)
      ? null
      : some.map(({ line, quantity }) => ({ line, quantity: chance.between(1, quantity) })),
    reason: 'guest',
    cents: null,
  }
  // Of every fourth some of the price alone, with no other dice thrown than before; now and then more than there is.
  if (index % 4 === 0) request.creditCents = 1 + ((index * 377) % 2400)
  refundAt(turn, place, request)
  return `${place.name}: ${request.id} of ${billId}, ${request.creditCents === undefined ? '' : `${request.creditCents} of `}${request.lines?.map(({ line, quantity }) => `${quantity}x${line}`).join(' ') ?? 'all'}`
}

/** A guest brings back all that was bought by card at a box's till; nothing where nobody has bought so. */
export function giveBackOfCard(turn: Turn, box: Place): void {
  const { chance, index } = turn
  const paid = box
    .incarnation!.node.db.prepare(
      `SELECT b.id FROM bills b JOIN payments p ON p.bill_id = b.id
       WHERE b.status = 'settled' AND p.attempt_id IS NOT NULL AND b.cinema_id = ? ORDER BY b.opened_at DESC, b.id LIMIT 20`,
    )
    .pluck()
    .all(box.identity.cinemaId) as string[]
  if (!paid.length) return
  giveAllBack(turn, box, { id: `back-of-card-${index}`, billId: chance.pick(paid) })
}

/** A guest brings back all that a bill says. */
export function giveAllBack(turn: Turn, box: Place, what: Pick<RefundRequest, 'id' | 'billId'>): void {
  refundAt(turn, box, { ...what, lines: null, reason: 'guest', cents: null })
}

/** A guest wants back what was put on a card at a box's till; nothing where nobody had that done. */
export function giveBackTopUp(turn: Turn, box: Place): void {
  const { chance, index } = turn
  const bills = box
    .incarnation!.node.db.prepare(
      `SELECT DISTINCT b.id FROM bills b JOIN bill_lines l ON l.bill_id = b.id
       WHERE b.status = 'settled' AND l.voucher_part = 'top_up' AND b.cinema_id = ? ORDER BY b.id DESC LIMIT 20`,
    )
    .pluck()
    .all(box.identity.cinemaId) as string[]
  if (!bills.length) return
  const billId = chance.pick(bills)
  refundAt(turn, box, { id: `back-of-top-up-${index}`, billId, lines: null, reason: 'guest', cents: null })
}

function refundAt(turn: Turn, place: Place, request: RefundRequest) {
  const { chance, simulation } = turn
  const who = by(turn)
  const once = () =>
    ask(
      simulation,
      chance,
      place,
      request.id,
      async tenant => {
        await atTill(turn, place, tenant)
        // What came back of a bill is not believed in emergency mode, though the till has said so; and that may end now.
        const { nodeStatus } = tenant.node
        const isUnheard = nodeStatus.emergencyMode() !== null
        return tenant.node.execute(deskAt(turn, place), tx => {
          if (isUnheard && !nodeStatus.emergencyMode()) requireSynced(tenant.node, request.id)
          const done = refundOrRequest(tx, request, who)
          tx.after(() => simulation.outputs.whenMirrored(place, `the drawer of ${request.id}`))
          return done
        })
      },
      ({ made }, tenant) => made && paidOut(turn, place, tenant, made),
    )
  const send = () => simulation.run(askAgain(simulation, chance, 3, once).then(said => tell(turn, said)))
  void send()
  // The cashier presses twice.
  if (chance.happens(0.2)) void send()
}

/** The drawer is open: the money is out from here on, and the register remembers it. */
function paidOut({ simulation }: Turn, place: Place, tenant: Tenant, { id, billId, cents }: ReturnRow) {
  const till = simulation.tills.get(place)
  till?.remember(tenant, billId)
  const unsynced = simulation.twinCheck.isOlder(tenant.node) || simulation.forks.isApart(tenant.node)
  if (!till) return
  noteKept(simulation, till, id)
  simulation.outputs.payOut(billId, id, cents, unsynced)
}

function tell({ simulation }: Turn, reply: Reply<unknown>) {
  if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
}

/** What waits for its guest at a till: paid out under the request that asked for it, or declined. */
export function payOut(turn: Turn, box: Place): string {
  if (!box.incarnation) return `${box.name} is off`
  const { chance, index, simulation } = turn
  const { db } = box.incarnation.node
  const asked = openRefundRequests(db, 'box').toArray()
  const owed = owedForCancelled(db, 'box', 20)
  if (asked.length && chance.happens(0.7)) {
    const { id, billId, lines, reason } = chance.pick(asked)
    if (chance.happens(0.25)) {
      const once = () =>
        ask(simulation, chance, box, `no to ${id}`, tenant =>
          tenant.node.execute(behindTheActions, tx => declineRefundRequest(tx, id, 'mia')),
        )
      void simulation.run(askAgain(simulation, chance, 3, once).then(said => tell(turn, said)))
      return `${box.name}: says no to ${id}`
    }
    refundAt(turn, box, { id, billId, lines, reason, cents: null })
    return `${box.name}: pays out ${id} of ${billId}`
  }
  if (!owed.length) return `${box.name}: nothing waits for a guest`
  const { billId, scheduleId } = chance.pick(owed)
  const lines = linesNow(db, billId)
    .filter(line => line.scheduleId === scheduleId && line.left)
    .map(({ line, left }) => ({ line, quantity: left }))
  refundAt(turn, box, { id: `back-${index}`, billId, lines, reason: 'show_cancelled', cents: null })
  return `${box.name}: back-${index} of ${billId}, whose show ${scheduleId} was cancelled`
}

/** A manager confirms that a cancelled show is paid back, now and then on both sides. */
export function confirmRefunds(turn: Turn, place: Place): string {
  if (!place.incarnation) return `${place.name} is off`
  const { chance, simulation } = turn
  const cancelled = showsAt(place, true).filter(
    show => scheduleById(place.incarnation!.node.db, show)?.cancelled,
  )
  if (!cancelled.length) return `${place.name}: no show to pay back`
  const show = chance.pick(cancelled)
  const once = () =>
    ask(simulation, chance, place, `refunds of ${show}`, tenant =>
      tenant.node.execute(behindTheActions, tx => orderRefunds(tx, show, 'mia')),
    )
  void simulation.run(askAgain(simulation, chance, 3, once).then(said => tell(turn, said)))
  return `${place.name}: pays back ${show}`
}

/** A guest wants other seats, at the side that sold the tickets: of the same show or another. */
export function exchangeSeats(turn: Turn, place: Place): string {
  if (!place.incarnation) return `${place.name} is off`
  const { chance, index, simulation } = turn
  const { db } = place.incarnation.node
  const bills = billsAt(place, true)
  if (!bills.length) return `${place.name}: nothing to exchange`
  const billId = chance.pick(bills)
  const tickets = linesNow(db, billId).filter(line => line.kind === 'ticket')
  if (!tickets.length) return `${place.name}: no ticket in ${billId}`
  const old = chance.some(tickets, chance.between(1, tickets.length))
  const shows = showsAt(place).filter(
    show => scheduleById(db, show)?.cinemaId === scheduleById(db, old[0]!.scheduleId!)?.cinemaId,
  )
  if (!shows.length) return `${place.name}: no show to exchange into`
  const own = old[0]!.scheduleId!
  // A side that has heard of a ticket before its show's plan has no seats to offer there.
  const show = chance.happens(0.6) && shows.includes(own) ? own : chance.pick(shows)
  const wanted = chance.happens(0.2)
    ? old.map(line => line.seatId!)
    : wantedSeats(turn, place, show, chance.happens(0.9) ? old.length : 1)
  const request: ExchangeRequest = {
    id: `exchange-${index}`,
    billId,
    holdId: null,
    lines: old.map(({ line }) => line),
    tickets: wanted.map((seatId, at) => ({
      scheduleId: show,
      seatId,
      priceRateId: chance.happens(0.8) ? 'normal' : 'children',
      ...broughtAgain(turn, old[at], at),
    })),
    differenceCents: 0,
    payments: [{ methodId: 'terminal' }],
  }
  void simulation.run(exchange(turn, place, request))
  return `${place.name}: ${request.id} of ${billId}, lines ${request.lines.join(' ')} for ${wanted.join(' ')} of ${show}`
}

async function exchange(turn: Turn, place: Place, request: ExchangeRequest): Promise<void> {
  const { chance, simulation } = turn
  const who = by(turn)
  const shows = request.tickets.map(({ scheduleId }) => scheduleId)
  const once = () =>
    ask(
      simulation,
      chance,
      place,
      request.id,
      async tenant => {
        await atTill(turn, place, tenant)
        return withSeatsOfBothSides(tenant, shows, () =>
          tenant.node.execute(deskAt(turn, place), tx => {
            const { id: returnId, billId, tickets } = request
            const made = payingForGlasses(turn, tx, { billId, returnId, tickets }, () =>
              exchangeTickets(tx, request, who),
            )
            tx.after(() => simulation.outputs.whenMirrored(place, `the paper of ${request.id}`))
            return made
          }),
        )
      },
      (made, tenant) => {
        handOutNew(turn, tenant, made)
        paidOut(turn, place, tenant, made)
      },
    )
  const reply = await askAgain(simulation, chance, 4, once)
  if (reply.kind === 'refused' && reply.refusal.code === 'total_changed')
    return exchange(turn, place, {
      ...request,
      differenceCents: Number(reply.refusal.details['totalCents']),
    })
  tell(turn, reply)
}

/** The new tickets come out; those that ended meanwhile do not. */
function handOutNew({ simulation }: Turn, tenant: Tenant, made: ReturnRow): void {
  if (simulation.twinCheck.replaced(tenant.node) || simulation.forks.isApart(tenant.node)) return
  const added = addedBy(tenant.node.db, made.id)
  const cinemaOf = (scheduleId: string) => scheduleById(tenant.node.db, scheduleId)?.cinemaId ?? ''
  for (const { line, left, ticketId, scheduleId, seatId } of linesNow(
    tenant.node.db,
    calledNow(tenant.node, made.billId),
  ))
    if (added.includes(line) && left)
      simulation.outputs.handOut(
        {
          billId: made.billId,
          ticketId: ticketId!,
          scheduleId: scheduleId!,
          seatId: seatId!,
          cinemaId: cinemaOf(scheduleId!),
          ...signedBy(tenant.node, cinemaOf(scheduleId!)),
        },
        knowsEverything(tenant),
      )
}
