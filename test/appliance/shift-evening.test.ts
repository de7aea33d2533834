import { expect, test } from 'vitest'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { networkPrinter } from '#box/drivers/escpos-network/network-printer.ts'
import { openPrinters } from '#box/drivers/printers.ts'
import type { CardTerminal, TerminalEnd } from '#box/drivers/terminal/contract.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import { openTillTerminals } from '#box/terminals/till-terminals.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { billById } from '#core/billing/store.ts'
import { closeShift, countDrawer, handOver, moveCash, openShift } from '#core/cash/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { verify } from '#core/node.ts'
import { makeReservation } from '#core/reservations/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { exchangeTickets, refundBill } from '#core/sales/refunds/commands.ts'
import { answerByWord } from '#core/terminal/commands.ts'
import { attemptById } from '#core/terminal/store.ts'
import { enterClient, issue } from '../core/invoicing/billing-clients.ts'
import { disagreements, relayAndBox } from '../core/journal/link.ts'
import { ada, clerk } from '../core/reservations/world.ts'
import { until } from '../world/places.ts'
import { cashier, refundOf } from '../world/refunding.ts'
import { byHand, carl, saleOf, tenantOf } from '../world/small-exhibitor.ts'
import { startPrinterSimulator } from './printer/printer-simulator.ts'

const cinemaId = 'cinema-1'
const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
const dora = { ...carl, employeeId: 'dora', employeeName: 'dora' }
const till = {
  employeeId: 'carl',
  employeeName: 'carl',
  cinemaId,
  deviceId: 'till-1',
  device: 'Till 1',
  withdrawUpToCents: null,
  locale: 'en',
}
/** Five shows, one for each round of the evening: the till sells five seats of each. */
const shows = [
  ['2026-11-21', '22:30'],
  ['2026-11-22', '14:00'],
  ['2026-11-22', '17:00'],
  ['2026-11-22', '20:00'],
  ['2026-11-23', '20:00'],
] as const
const paperEnd = [0x1a, 0x32, 0x12, 0x7e]
const allWell = [0x12, 0x12, 0x12, 0x12]

/** A card terminal that knows what it booked, and sometimes loses its answer. */
function forgetfulTerminal() {
  const booked: { cents: number; receipt: string; isBack: boolean }[] = []
  const state = { losesAnswers: false, atMs: 0 }
  const terminal: CardTerminal = {
    condition: () => 'operational',
    look: async () => 'operational',
    async order({ kind, cents }): Promise<TerminalEnd> {
      const receipt = String(booked.length + 1).padStart(4, '0')
      booked.push({ cents, receipt, isBack: kind !== 'payment' })
      if (state.losesAnswers) return { was: 'unknown' }
      const names = { receipt, trace: receipt, card: null }
      return { was: 'ended', given: { outcome: 'approved', reason: null, ...names } }
    },
    // Its last transaction cannot be read either: somebody reads it off its screen.
    last: async () => ({ was: 'untold' }),
    endDay: async () => ({ was: 'unknown' }),
    close: () => {},
  }
  return { terminal, booked, state }
}

/** The till of an evening: a box with its printer and terminal, and a line to its relay that can be cut. */
async function openTill() {
  const { relay, box, clock, link } = await relayAndBox()
  await relay.execute(byHand, tx => {
    enterClient(tx)
    const terminals = [{ id: 'desk', name: 'Desk', connection: 'zvt://10.0.0.9', password: '000000' }]
    changeEntry(tx, 'cinema', cinemaId, { terminals })
    for (const [at, [day, time]] of shows.entries())
      createSchedule(tx, { id: `show-${at}`, versionId: 'version-1', screenId: 'screen-1', day, time })
  })
  await link.settle()
  const simulator = await startPrinterSimulator()
  const printer = { pollMs: 20, connectMs: 300, statusMs: 150, printMs: 300 }
  const driver = {
    kind: 'printer' as const,
    connections: 'network' as const,
    knows: () => true,
    open: ({ columns }: { columns: number }) =>
      networkPrinter({ host: '127.0.0.1', port: simulator.port, columns, ...printer }),
  }
  const printers = openPrinters([driver], () => [
    {
      id: 'desk',
      name: 'Desk',
      connection: 'tcp://desk',
      columns: 42,
      codepage: 'windows1252',
      prints: ['receipt', 'ticket'],
    },
  ])
  printers.follow()
  const queue = openPrintQueue(tenantOf(box), printers)
  queue.start()
  const forgetful = forgetfulTerminal()
  const terminals = openTillTerminals(tenantOf(box), cinemaId, () => forgetful.terminal)
  terminals.begin()
  return {
    relay,
    box,
    clock,
    link,
    simulator,
    queue,
    forgetful,
    terminals,
    async close() {
      await terminals.stop()
      await queue.close()
      await printers.stop()
      await simulator.stop()
    },
  }
}
type Till = Awaited<ReturnType<typeof openTill>>

/** What a person with pencil and paper would note, who looks at no table. */
const openNotes = () => ({ cash: 0, card: 0, sold: 0, back: 0, bills: [] as string[] })
type Notes = ReturnType<typeof openNotes>

type Going = { till: Till; notes: Notes; round: number; id: string; by: typeof carl }

async function sell({ till, notes, id, by }: Going, change: Partial<SaleRequest>, seats: string[] = []) {
  const { box, queue } = till
  const row = await box.execute(actor, tx => {
    const row = sellAtRegister(tx, saleOf(id, seats, { seatsWaived: 'guest_wish', ...change }), by)
    queue.order(tx, row.id, false)
    return row
  })
  notes.bills.push(row.number ?? '')
  notes.sold += row.totalCents
  return row
}

/** The terminal is asked; where its answer is lost somebody reads it off its screen. */
async function askCard({ till }: Going, forId: string, cents: number): Promise<string> {
  const id = `attempt-${forId}`
  const by = { employeeId: 'carl', employeeName: 'carl', cinemaId, deviceId: 'till-1', device: 'Till 1' }
  const request = { id, kind: 'payment', forId, ofId: null, cents } as const
  await till.terminals.start(actor, 'desk', request, by)
  await until(() => !till.terminals.atWork(id))
  if (attemptById(till.box.db, cinemaId, id)!.outcome === null)
    await till.box.execute(actor, tx => answerByWord(tx, id, true, by))
  till.clock.ms += 60_000
  return id
}

const ticket = (round: number, seatId: string, priceRateId = 'normal', voucherId?: string) => ({
  scheduleId: `show-${round}`,
  seatId,
  priceRateId,
  ...(voucherId ? { voucherId } : {}),
})
const popcorn = (quantity: number) => [{ productId: 'popcorn', quantity }]
const cash = [{ methodId: 'cash' }]

/** Twelve kinds of guests; each plays once a round. */
const guests: ((going: Going) => Promise<void>)[] = [
  async going => {
    await sell(going, {
      products: popcorn(2),
      totalCents: 1200,
      payments: [{ methodId: 'cash', tenderedCents: 2000 }],
    })
    going.notes.cash += 1200
  },
  async going => {
    const attemptId = await askCard(going, going.id, 1000)
    const payments = [{ methodId: 'terminal', attemptId }]
    await sell(going, { tickets: [ticket(going.round, 'A3')], totalCents: 1000, payments })
    going.notes.card += 1000
  },
  async going => {
    const payments = [{ methodId: 'terminal', cents: 700, byHand: true as const }, ...cash]
    await sell(going, { products: popcorn(2), totalCents: 1200, payments })
    going.notes.card += 700
    going.notes.cash += 500
  },
  async going => {
    await sell(going, { tickets: [ticket(going.round, 'A4')], totalCents: 1000, payments: cash })
    going.notes.cash += 1000
  },
  async going => {
    const products = [{ productId: 'beer', quantity: 3 }]
    await sell(going, { products, totalCents: 1200, payments: [{ methodId: 'terminal', byHand: true }] })
    going.notes.card += 1200
  },
  async going => {
    const products = [...popcorn(1), { productId: 'beer', quantity: 1 }]
    const discounts = [{ cents: 150, reason: 'spilt' }]
    const by = { ...going.by, discountUpToCents: 200 }
    await sell({ ...going, by }, { products, discounts, totalCents: 850, payments: cash })
    going.notes.cash += 850
  },
  async going => {
    const newVouchers = [{ voucherTypeId: 'ten', turns: 2 }]
    await sell(going, { newVouchers, totalCents: 1700, payments: cash })
    going.notes.cash += 1700
  },
  async going => {
    const { till, round } = going
    const sold = linesNow(till.box.db, `${round}-06`)[0]!.voucherId!
    const tickets = [ticket(round, 'A5', 'normal', sold)]
    await sell(going, { tickets, totalCents: 0, payments: [{ methodId: 'voucher' }] })
  },
  async going => {
    const { till, round, id } = going
    const reservation = `reservation-${id}`
    const asked = { id: reservation, scheduleId: `show-${round}`, seats: ['A6'], contact: ada }
    await till.box.execute(actor, tx => makeReservation(tx, asked, clerk))
    const change = { tickets: [ticket(round, 'A6')], reservations: [reservation], payments: cash }
    await sell(going, { ...change, totalCents: 1000 })
    going.notes.cash += 1000
  },
  async going => {
    const { till, id, notes } = going
    await sell(going, { products: popcorn(3), totalCents: 1800, payments: cash })
    const by = { ...cashier, employeeId: going.by.employeeId, employeeName: going.by.employeeName }
    await till.box.execute(actor, tx => {
      const made = refundBill(tx, refundOf(`back-${id}`, id, [1]), by)
      till.queue.orderReturn(tx, id, made.id)
    })
    notes.cash += 1200
    notes.back += 600
  },
  async going => {
    const { till, round, id, notes } = going
    const tickets = [ticket(round, 'D5', 'children')]
    await sell(going, { tickets, totalCents: 700, payments: cash })
    await till.box.execute(actor, tx =>
      exchangeTickets(
        tx,
        {
          id: `swap-${id}`,
          billId: id,
          holdId: null,
          lines: [1],
          tickets: [ticket(round, 'D5')],
          differenceCents: 300,
          payments: cash,
        },
        cashier,
      ),
    )
    notes.cash += 1000
    notes.sold += 300
  },
  async going => {
    const payments = [{ methodId: 'terminal', byHand: true as const }]
    await sell(going, { products: popcorn(4), totalCents: 2400, payments })
    await issue(going.till.box, `invoice-${going.id}`, going.id)
    going.notes.card += 2400
  },
]

test('a shift of sixty sales by two people, with all that goes wrong: books, drawer, paper, journal and report agree', async () => {
  const at = await openTill()
  const { box, relay, clock, link, simulator, queue, forgetful } = at
  const notes = openNotes()
  const act = <R>(command: Parameters<typeof box.execute<R>>[1]) => box.execute(actor, command)
  await act(tx => openShift(tx, { id: 'shift', floatCents: 15_000 }, till))
  for (let round = 0; round < shows.length; round++)
    for (const [kind, guest] of guests.entries()) {
      const sale = round * guests.length + kind
      const by = sale < 30 ? carl : dora
      // Paper ends in the middle, the line is cut for half of the evening, the terminal loses answers.
      if (sale === 15) simulator.state.status = paperEnd
      if (sale === 22) simulator.state.status = allWell
      if (sale === 20) link.cut()
      if (sale === 50) link.mend()
      if (sale === 30)
        await act(tx => handOver(tx, 'shift', { id: 'to-dora', countId: null }, { ...till, ...dora }))
      forgetful.state.losesAnswers = sale % 24 === 13
      await guest({ till: at, notes, round, id: `${round}-${String(kind).padStart(2, '0')}`, by })
      clock.ms += 60_000
      if (sale < 20 || sale >= 50) await link.settle()
    }
  const moved = {
    id: 'safe',
    what: 'withdrawn',
    method: 'cash',
    cents: 20_000,
    reason: 'to the safe',
  } as const
  await act(tx => moveCash(tx, 'shift', moved, till))
  await until(() => queue.now(undefined).printers[0]!.waiting === 0)

  const drawerCents = 15_000 + notes.cash - 20_000
  const count = { id: 'count', coins: [], cashCents: drawerCents, others: [] }
  await act(tx => countDrawer(tx, 'shift', count, till))
  const ending = { countId: 'count', leftCents: 15_000, explanation: '' }
  const { report, number } = await act(tx => closeShift(tx, 'shift', ending, till))
  await link.settle()

  // The drawer holds what was noted: no explanation was needed.
  expect(number).toBe('Z-000001')
  expect(report.drawer).toMatchObject([{ expectedCents: drawerCents, countedCents: drawerCents }])
  const kept = (kind: string) =>
    report.takings
      .filter(each => each.kind === kind)
      .reduce((sum, { cents, backCents }) => sum + cents - backCents, 0)
  expect([kept('cash'), kept('terminal')]).toEqual([notes.cash, notes.card])
  const booked = forgetful.booked.reduce((sum, { cents, isBack }) => sum + (isBack ? -cents : cents), 0)
  expect(booked).toBe(5 * 1000)
  // VAT, people and takings are the same money, which is what was sold less what went back.
  const gross = report.vat!.reduce((sum, { grossCents }) => sum + grossCents, 0)
  const people = report.people!.reduce((sum, { cents, backCents }) => sum + cents - backCents, 0)
  expect([gross, people]).toEqual([notes.cash + notes.card, notes.cash + notes.card])
  expect(gross).toBe(notes.sold - notes.back)
  expect(report).toMatchObject({ bills: 60, returns: 10 })
  expect(report.people!.map(({ name, bills }) => [name, bills])).toEqual([
    ['carl', 30],
    ['dora', 30],
  ])
  // Numbers without a gap, and each receipt came out once, as its copy did not.
  expect(notes.bills).toEqual(
    Array.from({ length: 60 }, (_, index) => `K-${String(index + 1).padStart(6, '0')}`),
  )
  const printed = decodePaper(simulator.state.printed).flatMap(line =>
    line.kind === 'text' ? [line.spans.map(({ text }) => text).join('')] : [],
  )
  const receipts = printed.flatMap(text => /^Receipt (K-\d{6}) /.exec(text)?.[1] ?? [])
  expect(receipts.toSorted()).toEqual(notes.bills)
  expect(printed.filter(text => text.includes('COPY'))).toEqual([])
  // Both sides know the same, and reading the journal anew gives the same tables.
  expect(disagreements(relay, box)).toEqual([])
  expect([...verify(relay.db), ...verify(box.db)]).toEqual([])
  expect(billById(relay.db, '4-11')?.number).toBe('K-000060')
  await at.close()
}, 240_000)
