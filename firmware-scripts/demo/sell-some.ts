import { randomUUID } from 'node:crypto'
import { nodeActor } from '#core/journal/fact.ts'
import type { DemoExhibitor } from './data/exhibitors.ts'
import { plannedBetween } from './data/furnish.ts'
import { snacksOf } from './data/snacks.ts'
import { plannedSales, type Party, type PlannedSale } from './data/sales.ts'
import type { Node } from '#core/journal/node.ts'
import { ticketCents } from '#core/pricing/price.ts'
import { addDays, businessDay } from '#core/programme/day.ts'
import { scheduleById } from '#core/programme/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { receivePayment } from '#core/sales/payment-commands.ts'
import { openBill, recordPayment } from '#core/sales/online-commands.ts'
import { billById } from '#core/billing/store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { arrangementById } from '#core/seating/store.ts'
import { classIdOf } from '#core/venue/seat-class.ts'
import { openMoments } from './opening-hours.ts'
import { giveVouchers } from './give-vouchers.ts'
import { metadataOf } from '#relay/payments/creation.ts'
import type { DemoNodes } from './nodes.ts'
import type { Books } from './paid-outside.ts'

const hourMs = 3_600_000

/** The names the demo's visitors buy under; they are invented. */
const visitors = [
  'Léa Muller',
  'Tom Schmit',
  'Inês Costa',
  'Nico Hoffmann',
  'Sarah Klein',
  'Paulo Ribeiro',
  'Emma Jansen',
  'Jos Wagner',
]

/**
 * Sells the tickets sold before the demo opens, spread over the opening hours of the last two days, by the commands of register and
 * checkout. Shows that have begun are left out.
 */
export async function sellSome(
  nodes: DemoNodes,
  demo: DemoExhibitor,
  clock: { ms: number },
  nowMs: number,
  books: Books,
): Promise<void> {
  const today = businessDay(nowMs, demo.cinemas[0]!.cinema.timezone, demo.exhibitor.midnightOffsetMinutes)
  const shows = plannedBetween(demo, today, addDays(today, 10)).filter(
    show => (scheduleById(nodes.relay.db, show.key)?.startMs ?? 0) > nowMs + hourMs,
  )
  const sales = plannedSales(shows, demo)
  const parties = sales.flatMap(sale => sale.parties.map(party => ({ sale, party })))
  const { timezone } = demo.cinemas[0]!.cinema
  const moment = openMoments(nowMs - 48 * hourMs, nowMs - hourMs, timezone)
  clock.ms = moment(0)
  const codes = await giveVouchers(nodes)
  for (const [index, { sale, party }] of parties.entries()) {
    clock.ms = moment(index / parties.length)
    if (sale.via === 'site')
      await sellOnline(nodes.relay, sale, party, visitors[index % visitors.length]!, books)
    else await sellHere(nodes, demo, sale, party, codes, books)
  }
  clock.ms = nowMs
  await nodes.settled()
  // The demo's mailbox begins empty: these visitors' mails count as sent.
  await nodes.relay.execute(nodeActor('demo'), tx =>
    tx.db.exec(
      "INSERT OR IGNORE INTO letters (kind, about, state, tries, next_ms) SELECT 'bill', id, 'sent', 0, 0 FROM bills WHERE source = 'site'",
    ),
  )
}

async function sellOnline(
  relay: Node,
  sale: PlannedSale,
  party: Party,
  name: string,
  books: Books,
): Promise<void> {
  const billId = randomUUID()
  const email = `${name
    .split(' ')[0]!
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')}@visitor.example`
  await relay.execute({ who: 'visitor', via: 'site' }, tx => {
    openBill(
      tx,
      {
        bill_id: billId,
        payment_method_id: 'test',
        name,
        email,
        email_confirmation: email,
        newsletter_signup: false,
        amount: totalCents(relay, sale.showKey, party),
        items: tickets(sale.showKey, party).map(ticket => ({
          type: 'ticket',
          schedule_id: ticket.scheduleId,
          price_rate_id: ticket.priceRateId,
          seat: ticket.seatId,
        })),
      },
      'fr',
    )
  })
  const bill = billById(relay.db, billId)!
  const [payment] = paymentsOf(relay.db, billId)
  const { id, cents } = payment!
  const outcome = await books.paid(payment!.account!, {
    key: id,
    cents,
    description: billId,
    redirectUrl: 'about:blank',
    metadata: metadataOf(relay, bill, payment!),
    locale: 'fr',
  })
  await relay.execute(nodeActor('payments'), tx => {
    recordPayment(tx, {
      id,
      providerRef: outcome.ref,
      checkoutUrl: outcome.checkoutUrl,
      expiresAt: outcome.expiresAt,
    })
    receivePayment(tx, id, outcome)
  })
}

async function sellHere(
  nodes: DemoNodes,
  demo: DemoExhibitor,
  sale: PlannedSale,
  party: Party,
  codes: Map<string, string>,
  books: Books,
): Promise<void> {
  const screen = demo.screens.find(screen => sale.showKey.includes(`-${screen.key}-`))!
  const { cinemaId } = screen.screen
  const node = nodes.boxes.get(cinemaId)
  // An exhibitor without a box sells everything online.
  if (!node) return sellOnline(nodes.relay, sale, party, visitors[party.seats % visitors.length]!, books)
  const cashiers = demo.employees.filter(
    ({ employee }) => employee.roleIds.includes('cashier') && employee.cinemaIds.includes(cinemaId),
  )
  const cashier = cashiers[party.seatIds[0]!.charCodeAt(0) % cashiers.length] ?? demo.employees[0]!
  // The first party at each register pays with a voucher.
  const voucherId = codes.get(cinemaId)
  codes.delete(cinemaId)
  const snacks = voucherId ? { products: [], cents: 0 } : snacksOf(demo.products, party)
  const total = totalCents(node, sale.showKey, party, voucherId !== undefined) + snacks.cents
  await node.execute({ who: `employee:${cashier.key}`, via: 'register 1' }, tx =>
    sellAtRegister(
      tx,
      {
        id: randomUUID(),
        holdId: null,
        tickets: tickets(sale.showKey, party).map(ticket => ({ ...ticket, voucherId })),
        products: snacks.products,
        totalCents: total,
        payments: [
          total
            ? { methodId: 'cash', tenderedCents: Math.ceil(total / 1000) * 1000 }
            : { methodId: 'voucher' },
        ],
      },
      {
        employeeId: cashier.key,
        employeeName: cashier.employee.name,
        device: 'register 1',
        cinemaId,
        locale: 'fr',
      },
    ),
  )
}

function tickets(showKey: string, party: Party) {
  return party.seatIds.map((seatId, index) => ({
    scheduleId: showKey,
    seatId,
    priceRateId: party.rateMix[index]!,
  }))
}

function totalCents(node: Node, showKey: string, party: Party, byVoucher = false): number {
  const schedule = scheduleById(node.db, showKey)!
  const arrangement = arrangementById(node.db, schedule.arrangementId)!
  const { dimension } = node.catalogue.get('version', schedule.versionId)!
  const rates = node.catalogue.all('price_rate')
  return party.seatIds.reduce((sum, seatId, index) => {
    const rate = rates.find(rate => rate.id === party.rateMix[index])!
    const cents = ticketCents(rate, classIdOf(arrangement.byId.get(seatId)!), dimension, rates)
    return sum + cents - (byVoucher ? rate.cents : 0)
  }, 0)
}
