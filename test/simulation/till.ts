import { Refusal } from '#core/refusal.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { isOutdated } from '#core/journal/storage/outdated.ts'
import { originOf } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { billById, type BillRow } from '#core/billing/store.ts'
import type { Tx } from '#core/journal/node.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { placeAutoHold, placeHold } from '#core/seating/commands.ts'
import { breachCodes } from '#core/seating/breach-codes.ts'
import { proposalOfBothSides, withSeatsOfBothSides } from '#core/seating/gather-commands.ts'
import type { Visitor } from '#core/api/visitor.ts'
import { withTurnsOfAllSides } from '#core/vouchers/gather-commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import { atRegister } from '../world/small-exhibitor.ts'
import { ask, askAgain, type Reply } from './calling.ts'
import { brought, payingForGlasses } from './glasses-people.ts'
import { atCountedTill } from './cash-people.ts'
import { guessedCents, showsAt, wantedSeats, type Turn } from './people.ts'
import type { Place } from './place.ts'
import { keepingDistance } from './party-check.ts'
import { calledNow, purchaseOf } from './shared-id.ts'
import { keepShownPrices, payingAsShown, rateWanted } from './offer-people.ts'
import { keepingShare } from './share-check.ts'
import { count } from './stats.ts'
import { payingBy, refreshmentsInHand } from './refreshment-people.ts'
import { codeInHand, comeAndAllow } from './voucher-people.ts'

/** A cashier serves one guest: with a basket kept or without, and sends the sale again when no answer comes. */
export function serveGuest(turn: Turn, box: Place): string {
  const { chance, index, simulation } = turn
  if (!box.incarnation) return `${box.name} is off`
  const shows = showsAt(box)
  const show = shows.length ? chance.pick(shows) : ''
  const popcorn = chance.happens(0.15) || !show ? chance.between(1, 3) : 0
  const seats =
    popcorn && chance.happens(0.5) ? [] : show ? wantedSeats(turn, box, show, chance.between(1, 4)) : []
  const way = seats.length ? chance.pick(['at once', 'by hold', 'by auto-hold', 'let go']) : 'at once'
  const voucherId = seats.length && chance.happens(0.35) ? codeInHand(turn) : undefined
  const beside = seats.length ? anotherShow(turn, box, shows, show) : undefined
  void simulation.run(serve(turn, box, { show, seats, popcorn, way, voucherId, beside }))
  const both = beside ? ` and ${beside.seats.join(' ')} of ${beside.show}` : ''
  return `${box.name}: sale-${index} ${way}, ${seats.join(' ') || 'no seat'} of ${show}${both}${popcorn ? `, ${popcorn} popcorn` : ''}${voucherId ? ` by ${voucherId}` : ''}`
}

/** Tickets for a second show in the same basket; evenings without such guests draw no luck for them. */
function anotherShow(turn: Turn, box: Place, shows: readonly string[], first: string): Guest['beside'] {
  const { chance, simulation } = turn
  const others = shows.filter(show => show !== first)
  if (!simulation.options.severalShows || !others.length) return undefined
  if (!chance.happens(simulation.options.severalShows)) return undefined
  const show = chance.pick(others)
  count(simulation.stats, 'baskets of two shows')
  return { show, seats: wantedSeats(turn, box, show, chance.between(1, 3)) }
}

/** By card, in cash, or some by card and the rest in cash. */
function handsOver({ chance }: Turn, totalCents: number): SaleRequest['payments'] {
  if (chance.happens(0.5)) return [{ methodId: 'terminal' }]
  const cash = { methodId: 'cash', tenderedCents: totalCents + 5000 }
  if (totalCents < 2 || !chance.happens(0.3)) return [cash]
  const byCard = { methodId: 'terminal', cents: chance.between(1, totalCents - 1) }
  return chance.happens(0.5) ? [byCard, cash] : [cash, byCard]
}

type Guest = {
  show: string
  seats: string[]
  popcorn: number
  way: string
  voucherId: string | undefined
  /** Of a second show, on the same bill. */
  beside: { show: string; seats: string[] } | undefined
}

async function serve(turn: Turn, box: Place, guest: Guest) {
  const { chance, index, simulation } = turn
  const basket = {
    id: `basket-${index}`,
    scheduleId: guest.show,
    channel: 'register' as const,
    connected: true,
  }
  const parts = [{ show: guest.show, seats: guest.seats }, ...(guest.beside ? [guest.beside] : [])]
  if (guest.way !== 'at once') {
    // Each show of a basket is kept for itself: keeping seats of one lets go of no other's.
    for (const part of parts) {
      const wish = guest.way === 'by auto-hold' ? part.seats.length : part.seats
      const kept = await keepSeats(turn, box, { ...basket, scheduleId: part.show }, wish)
      if (kept.kind === 'refused') return
      if (kept.kind === 'answer') part.seats = kept.value.seats
    }
    await simulation.clock.sleep(chance.between(0, 20_000))
    if (guest.way === 'let go') {
      for (const { show } of parts) await keepSeats(turn, box, { ...basket, scheduleId: show }, [])
      return
    }
  }
  const seats = parts.flatMap(part => part.seats)
  // Now and then somebody takes a voucher along.
  const newVouchers =
    index % 9 === 0 ? [{ voucherTypeId: 'ten', turns: chance.between(1, 5), refreshmentCents: 1500 }] : []
  const fullCents =
    guessedCents(seats, guest.popcorn, guest.voucherId, simulation.shownPrices.get(basket.id)?.cents) +
    newVouchers.reduce((sum, { turns, refreshmentCents }) => sum + turns * 850 + refreshmentCents, 0)
  // Every fifth guest with popcorn complains, and gets something off what it costs.
  const off = index % 5 === 0 && guest.popcorn ? 50 : 0
  const totalCents = fullCents - off
  const request: SaleRequest = {
    id: `sale-${index}`,
    holdId: guest.way === 'at once' ? null : basket.id,
    tickets: parts.flatMap(({ show, seats }) =>
      seats.map((seatId, at) => ({
        scheduleId: show,
        seatId,
        priceRateId: rateWanted(turn, 0),
        ...(guest.voucherId ? { voucherId: guest.voucherId } : {}),
        ...brought(turn, 0, at),
      })),
    ),
    products: guest.popcorn ? [{ productId: 'popcorn', quantity: guest.popcorn }] : [],
    newVouchers,
    ...(off ? { discounts: [{ product: 0, cents: off, reason: 'complaint' }] } : {}),
    totalCents,
    payments: payingBy(
      index % 3 && !off ? refreshmentsInHand(turn, guest.popcorn) : undefined,
      totalCents,
      left => handsOver(turn, left),
    ),
  }
  if (chance.happens(0.15)) {
    count(simulation.stats, 'double taps')
    void simulation.run(sell(turn, box, request))
  }
  const reply = await sell(turn, box, request)
  // The guest comes back, or the register was unsure: the same sale is sent once more after it was told.
  if (reply.kind === 'answer' && chance.happens(0.1)) await sell(turn, box, request)
}

type Basket = {
  id: string
  scheduleId: string
  channel: 'register' | 'site'
  connected: boolean
  visitor?: Visitor
  redeems?: string
  blockedToo?: boolean
}

/** Keeps seats for a basket, by name or by number, as the routes do. */
export function keepSeats(
  { chance, simulation }: Turn,
  place: Place,
  basket: Basket,
  wish: string[] | number,
) {
  const actor = { who: 'somebody', via: basket.channel }
  return ask(simulation, chance, place, basket.id, async tenant => {
    await atTill({ chance, simulation, index: 0 }, place, tenant)
    const cinemaId = scheduleById(tenant.node.db, basket.scheduleId)?.cinemaId ?? ''
    const connected = tenant.line.connected(cinemaId)
    const attempt = (refused: ReadonlySet<string>, ownOnly = false) => {
      const heldThere = new Set([...(tenant.line.heldOnline?.(basket.scheduleId) ?? []), ...refused])
      const here = { ...basket, connected, heldThere, ownOnly }
      return tenant.node.execute(actor, tx =>
        keepingShare(simulation, tx, here, () => {
          const hold = typeof wish === 'number' ? placeAutoHold(tx, here, wish) : placeHold(tx, here, wish)
          keepShownPrices(simulation, tx, here, hold.seats)
          return hold
        }),
      )
    }
    return typeof wish === 'number'
      ? proposalOfBothSides(tenant, basket.scheduleId, attempt)
      : withSeatsOfBothSides(tenant, basket.scheduleId, attempt)
  })
}

/** Sends a sale until there is an answer, as the register does; a changed price is confirmed. */
export async function sell(turn: Turn, box: Place, request: SaleRequest): Promise<Reply<BillRow>> {
  const { chance, simulation } = turn
  const reply = await askAgain(simulation, chance, 4, () =>
    ask(
      simulation,
      chance,
      box,
      request.id,
      async tenant => {
        await atTill(turn, box, tenant)
        return sale(turn, box, tenant, request)
      },
      (bill, tenant) => {
        handOut(turn, tenant, bill.id)
        simulation.tills.get(box)?.remember(tenant, bill.id)
      },
    ),
  )
  if (reply.kind !== 'refused') return reply
  const { code, details } = reply.refusal
  if (code === 'total_changed' && !simulation.money.bills.has(purchaseOf(request.id, 'register')))
    return sell(turn, box, { ...request, totalCents: Number(details['totalCents']) })
  count(simulation.stats, `refused ${code}`)
  if (breachCodes.some(each => each === code) && !request.seatsWaived && chance.happens(0.7))
    return sell(turn, box, { ...request, seatsWaived: 'guest_wish' })
  const [ticket] = request.tickets
  const overridable = code === 'turns_elsewhere' || code === 'voucher_not_here'
  if (!ticket?.voucherId || !overridable || chance.happens(0.4)) return reply
  const wish = { billId: request.id, voucherId: ticket.voucherId, count: request.tickets.length }
  return (await comeAndAllow(turn, box, wish)) && !chance.happens(0.1) ? sell(turn, box, request) : reply
}

/** Before a register asks for anything it says what it knows, and gives back what its box forgot. */
export async function atTill({ simulation }: Turn, box: Place, tenant: Tenant): Promise<void> {
  const till = simulation.tills.get(box)
  till?.greet(tenant)
  await till?.offer(tenant)
}

async function sale(turn: Turn, box: Place, tenant: Tenant, request: SaleRequest): Promise<BillRow> {
  const cashier = {
    employeeId: 'carl',
    employeeName: 'carl',
    device: 'register 1',
    cinemaId: box.identity.cinemaId!,
    locale: 'en' as const,
    discountUpToCents: 500,
  }
  const sell = () =>
    tenant.node.execute(atCountedTill(turn, atRegister), tx => {
      const row = keepingDistance(turn.simulation, tenant.node, request, () =>
        onceMade(turn, tx, request.id, () =>
          payingAsShown(
            turn,
            tx,
            { billId: request.id, basket: request.holdId, seats: request.tickets },
            () =>
              payingForGlasses(turn, tx, { billId: request.id, tickets: request.tickets }, () =>
                sellAtRegister(tx, request, cashier),
              ),
          ),
        ),
      )
      tx.after(() => turn.simulation.outputs.whenMirrored(box, `the paper of ${request.id}`))
      return row
    })
  const shows = request.tickets.map(({ scheduleId }) => scheduleId)
  return withTurnsOfAllSides(tenant, () => withSeatsOfBothSides(tenant, shows, sell))
}

/** Who sends the same again is told what was done; a no that says otherwise loses a sale that was made. */
export function onceMade<R>({ simulation }: Turn, tx: Tx, billId: string, make: () => R): R {
  const made = billById(tx.db, billId)
  try {
    return make()
  } catch (cause) {
    if (made && !(cause instanceof Refusal && cause.code === 'request_reused'))
      simulation.fail('retry', `${billId} is made, and whoever sent it again was told ${String(cause)}`)
    throw cause
  }
}

/** Tickets are out from here on, whether or not the answer arrives; those that ended are not given again. */
export function handOut({ simulation }: Turn, tenant: Tenant, billId: string): void {
  if (simulation.twinCheck.replaced(tenant.node) || simulation.forks.isApart(tenant.node)) return
  const knowsAll = knowsEverything(tenant)
  for (const { ticketId, scheduleId, seatId, left } of linesNow(
    tenant.node.db,
    calledNow(tenant.node, billId),
  ))
    if (left && ticketId && scheduleId && seatId) {
      const cinemaId = scheduleById(tenant.node.db, scheduleId)?.cinemaId ?? ''
      simulation.outputs.handOut(
        {
          billId,
          ticketId,
          scheduleId,
          seatId,
          cinemaId,
          ...signedBy(tenant.node, cinemaId),
        },
        knowsAll,
      )
    }
}

/** How far the stream reaches of whoever signs a ticket. */
export function signedBy({ identity: { nodeId, epoch }, journal }: Node, cinemaId: string) {
  return { nodeId, epoch, seq: journal.head(originOf(nodeId, epoch, `cinema:${cinemaId}`)).seq }
}

/**
 * It has not forgotten anything of its own side, and can read all of it. A relay that has started knows no more than its
 * disks say until its boxes have spoken: it writes nothing, and its pages show what they say.
 */
export const knowsEverything = ({ node }: Tenant) =>
  node.state() === 'ready' && !node.nodeStatus.awaitsFirstWord() && !isOutdated(node.db, node.identity)
