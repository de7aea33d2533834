import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  closeCashShift,
  countShift,
  handOverShift,
  moveShiftCash,
  openCashShift,
} from '#core/cash/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readPaper } from '#core/devices/contract.ts'
import { makeInvoice } from '#core/invoicing/contract.ts'
import { verify } from '#core/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { makeReservation } from '#core/reservations/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { exchange, readBill, refund } from '#core/sales/refunds/contract.ts'
import { readTerminal, startAttempt } from '#core/terminal/contract.ts'
import { answerTerminalDay, endTerminalDay, readTerminalDays } from '#core/terminal/days/contract.ts'
import { ada } from '../core/reservations/world.ts'
import { enterClient } from '../core/invoicing/billing-clients.ts'
import type { Client } from '../world/client.ts'
import { employeeAt } from '../world/people.ts'
import { nextYear, openPlaces, until, type Places } from '../world/places.ts'
import { saleOf } from '../world/small-exhibitor.ts'
import { startVivaSimulator, type VivaSimulator } from '../world/viva-simulator.ts'

/*
 * The calls that tills make, from the float to the report: sixty guests of two cashiers at one register over HTTP, the
 * relay gone for half of them, and a card terminal, a process of its own, that loses its answers and takes tips.
 */

let places: Places
let simulator: VivaSimulator
let carl: Client
let mia: Client
const byTest = { who: 'node', via: 'test' }
const times = ['10:00', '13:00', '16:00', '19:00', '22:00']

beforeAll(async () => {
  simulator = await startVivaSimulator()
  places = await openPlaces({ hastened: true, boxSettings: { FOYER_TERMINALS: 'here' } })
  const terminals = [{ id: 'desk', name: 'Desk', connection: simulator.connection, password: '' }]
  await places.tenant.node.execute(byTest, tx => {
    enterClient(tx)
    changeEntry(tx, 'cinema', 'cinema-1', { terminals })
    for (const [at, time] of times.entries())
      createSchedule(tx, {
        id: `show-${at}`,
        versionId: 'version-1',
        screenId: 'screen-1',
        day: nextYear,
        time,
      })
  })
  await places.agreed()
  carl = await employeeAt(places.box.port, 'carl')
  mia = await employeeAt(places.box.port, 'mia')
  const { node } = places.box.tenant
  const { id } = node.catalogue.all('device').find(({ name }) => name === 'register 1')!
  await node.execute(byTest, tx => changeEntry(tx, 'device', id, { terminalId: 'desk' }))
}, 120_000)
afterAll(async () => {
  await places.close()
  await simulator.stop()
})

/** What a person with pencil and paper would note, who looks at no table. */
const notes = { cash: 0, card: 0, typed: 0, tips: 0, sold: 0, back: 0, bills: [] as string[] }
type Going = { round: number; by: Client }

async function done<Body>(answer: Promise<{ status: number; text: string; body: Body }>): Promise<Body> {
  const { status, text, body } = await answer
  expect(status, text).toBe(200)
  return body
}

async function sell({ by }: Going, change: object, id: string = randomUUID()): Promise<string> {
  const body = { ...saleOf(id, []), seatsWaived: 'guest_wish', ...change }
  const { bill } = await done(by.call(makeSale, { body: body as never }))
  notes.bills.push(bill.number!)
  notes.sold += bill.totalCents
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
const typed = [{ methodId: 'terminal', byHand: true }]

/** The terminal is asked, and says so at once or only when it is asked again. */
async function charges({ by, round }: Going, forId: string, cents: number): Promise<string> {
  simulator.state.play = round === 4 ? 'tip' : round % 2 ? 'approve, line lost' : 'approve'
  const id = randomUUID()
  await done(by.call(startAttempt, { body: { id, forId, cents } }))
  await until(async () => {
    const { asked } = (await by.call(readTerminal, { query: { forId } })).body
    return asked.at(-1)?.state === 'approved'
  })
  if (round === 4) notes.tips += 150
  return id
}

/** Eleven kinds of guests, who buy twelve times; each plays once a round. */
const guests: ((going: Going) => Promise<unknown>)[] = [
  async going => {
    const payments = [{ methodId: 'cash', tenderedCents: 2000 }]
    await sell(going, { products: popcorn(2), totalCents: 1200, payments })
    notes.cash += 1200
  },
  async going => {
    const bill = randomUUID()
    const attemptId = await charges(going, bill, 1000)
    const payments = [{ methodId: 'terminal', attemptId }]
    await sell(going, { tickets: [ticket(going.round, 'A3')], totalCents: 1000, payments }, bill)
    notes.card += 1000
  },
  async going => {
    const payments = [{ methodId: 'terminal', cents: 700, byHand: true }, ...cash]
    await sell(going, { products: popcorn(2), totalCents: 1200, payments })
    notes.typed += 700
    notes.cash += 500
  },
  async going => {
    await sell(going, { tickets: [ticket(going.round, 'A4')], totalCents: 1000, payments: cash })
    notes.cash += 1000
  },
  async going => {
    const products = [{ productId: 'beer', quantity: 3 }]
    await sell(going, { products, totalCents: 1200, payments: typed })
    notes.typed += 1200
  },
  async going => {
    const products = [...popcorn(1), { productId: 'beer', quantity: 1 }]
    await sell(going, { products, totalCents: 1000, payments: cash })
    notes.cash += 1000
  },
  async going => {
    const newVouchers = [{ voucherTypeId: 'ten', turns: 2 }]
    const id = await sell(going, { newVouchers, totalCents: 1700, payments: cash })
    notes.cash += 1700
    // Its guest comes back at once with what was bought.
    const { lines } = await done(going.by.call(readBill, { params: { id } }))
    const tickets = [ticket(going.round, 'A5', 'normal', lines[0]!.voucherId!)]
    const turn = { methodId: 'voucher' }
    await sell(going, { tickets, totalCents: 0, payments: [turn] })
  },
  async going => {
    const id = randomUUID()
    const params = { id: `show-${going.round}` }
    await done(going.by.call(makeReservation, { params, body: { id, seats: ['A6'], contact: ada } }))
    const change = { tickets: [ticket(going.round, 'A6')], reservations: [id], payments: cash }
    await sell(going, { ...change, totalCents: 1000 })
    notes.cash += 1000
  },
  async going => {
    const id = await sell(going, { products: popcorn(3), totalCents: 1800, payments: cash })
    const lines = [{ line: 1, quantity: 1 }]
    const body = { id: randomUUID(), lines, reason: 'guest' as const, cents: 600 }
    await done(mia.call(refund, { params: { id }, body }))
    notes.cash += 1200
    notes.back += 600
  },
  async going => {
    const id = await sell(going, {
      tickets: [ticket(going.round, 'D5', 'children')],
      totalCents: 700,
      payments: cash,
    })
    const body = {
      id: randomUUID(),
      holdId: null,
      lines: [1],
      tickets: [ticket(going.round, 'D5')],
      differenceCents: 300,
      payments: cash,
    }
    await done(mia.call(exchange, { params: { id }, body }))
    notes.cash += 1000
    notes.sold += 300
  },
  async going => {
    const billId = await sell(going, { products: popcorn(4), totalCents: 2400, payments: typed })
    await done(mia.call(makeInvoice, { body: { id: randomUUID(), billId, clientId: 'school' } as never }))
    notes.typed += 2400
  },
]

/** The numbers of receipts that came out; the tape keeps the newest paper alone. */
const receipts = new Set<string>()
async function readReceipts(): Promise<boolean> {
  const { jobs } = (await carl.call(readPaper)).body
  const text = jobs.map(({ bytes }) => Buffer.from(bytes, 'base64').toString('latin1')).join('\n')
  for (const [, number] of text.matchAll(/Receipt (K-\d{6}) /g)) receipts.add(number!)
  return receipts.size === notes.bills.length
}

/** Compares the terminal's day; what was typed on it by hand its app alone knows, and somebody reads it there. */
async function endsTheDay(): Promise<void> {
  const id = randomUUID()
  await done(mia.call(endTerminalDay, { body: { id, terminalId: 'desk' } }))
  const day = async () => (await mia.call(readTerminalDays)).body.terminals[0]!.last!
  await until(async () => (await day()).state !== 'pending')
  expect(await day()).toMatchObject({ state: 'unknown' })
  const cents = simulator.takenCents() + notes.typed
  await done(mia.call(answerTerminalDay, { params: { id }, body: { cents } }))
  expect(await day()).toMatchObject({ state: 'ended', differenceCents: 0, isOpen: false })
}

test('sixty sales of two cashiers over HTTP, the relay gone for half of them: drawer, receipts, terminal, journal and report agree to the cent', async () => {
  const shift = { id: randomUUID() }
  await done(carl.call(openCashShift, { body: { ...shift, floatCents: 15_000 } }))
  let sale = 0
  for (let round = 0; round < times.length; round += 1)
    for (const guest of guests) {
      if (sale === 20) await places.cutLine()
      if (sale === 50) await places.mendLine()
      if (sale === 30)
        await done(mia.call(handOverShift, { params: shift, body: { id: randomUUID(), countId: null } }))
      await guest({ round, by: sale < 30 ? carl : mia })
      sale = notes.bills.length
      await until(readReceipts)
    }
  expect(sale).toBe(60)
  const safe = { id: randomUUID(), what: 'withdrawn', method: 'cash', cents: 20_000, reason: 'to the safe' }
  // Who may take nothing out of a till takes nothing out.
  const tried = await carl.call(moveShiftCash, { params: shift, body: safe as never })
  expect(tried.body).toMatchObject({ refusal: 'withdraw_limit' })
  const cashCents = 15_000 + notes.cash
  const countId = randomUUID()
  await done(mia.call(countShift, { params: shift, body: { id: countId, coins: [], cashCents, others: [] } }))
  const ending = { countId, leftCents: 15_000, explanation: '' }
  const { report } = await done(mia.call(closeCashShift, { params: shift, body: ending }))

  // The drawer holds what was noted: no explanation was needed.
  expect(report).toMatchObject({ number: 'Z-000001', expectedCents: cashCents, countedCents: cashCents })
  const kept = (kind: string) =>
    report.takings
      .filter(each => each.kind === kind)
      .reduce((sum, { cents, backCents }) => sum + cents - backCents, 0)
  expect([kept('cash'), kept('terminal')]).toEqual([notes.cash, notes.card + notes.typed])
  // VAT, people and takings are the same money, which is what was sold less what went back; tips are none of it.
  const gross = report.vat.reduce((sum, { grossCents }) => sum + grossCents, 0)
  const people = report.people.reduce((sum, { cents, backCents }) => sum + cents - backCents, 0)
  expect([gross, people]).toEqual([notes.sold - notes.back, notes.sold - notes.back])
  expect(gross).toBe(notes.cash + notes.card + notes.typed)
  expect(report).toMatchObject({ bills: 60, returns: 10 })
  expect(report.takings.reduce((sum, { tipCents = 0 }) => sum + tipCents, 0)).toBe(notes.tips)
  expect(simulator.takenCents()).toBe(notes.card + notes.tips)
  await endsTheDay()

  // Numbers without a gap, and a receipt of each.
  const numbers = Array.from({ length: 60 }, (_, index) => `K-${String(index + 1).padStart(6, '0')}`)
  expect(notes.bills).toEqual(numbers)
  expect([...receipts].toSorted()).toEqual(numbers)
  await places.agreed()
  expect([...verify(places.tenant.node.db), ...verify(places.box.tenant.node.db)]).toEqual([])
}, 240_000)
