import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { verify } from '#core/node.ts'
import { makeSale } from '#core/sales/contract.ts'
import { refund } from '#core/sales/refunds/contract.ts'
import { giveTerminalMoney, readTerminalMoney, type GivingView } from '#core/sales/refunds/giving/contract.ts'
import { answerAttemptByWord, readTerminal, startAttempt } from '#core/terminal/contract.ts'
import { refundsOf } from '#core/billing/refunds/money-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { billById } from '#core/billing/store.ts'
import type { Client } from '../../world/client.ts'
import { employeeAt } from '../../world/people.ts'
import { openPlaces, until, type Places } from '../../world/places.ts'
import { saleOf } from '../../world/small-exhibitor.ts'
import { startTerminalSimulator, type TerminalSimulator } from '../../world/terminal-simulator.ts'

let places: Places
let simulator: TerminalSimulator
let mia: Client

const byTest = { who: 'node', via: 'test' }
const reversal = 0x0630
const credit = 0x0631

/** The small cinema with a terminal on this machine, which the first register is wired to. */
beforeAll(async () => {
  simulator = await startTerminalSimulator()
  places = await openPlaces({ hastened: true, boxSettings: { FOYER_TERMINALS: 'here' } })
  mia = await employeeAt(places.box.port, 'mia')
  const { node } = places.box.tenant
  const terminals = [{ id: 'desk', name: 'Desk', connection: simulator.connection, password: '000000' }]
  await places.tenant.node.execute(byTest, tx => changeEntry(tx, 'cinema', 'cinema-1', { terminals }))
  await places.agreed()
  const { id } = node.catalogue.all('device').find(({ name }) => name === 'register 1')!
  await node.execute(byTest, tx => changeEntry(tx, 'device', id, { terminalId: 'desk' }))
}, 90_000)
afterAll(async () => {
  const { node } = places.box.tenant
  expect(verify(node.db)).toEqual([])
  await places.agreed()
  await places.close()
  await simulator.stop()
})
beforeEach(() => {
  simulator.state.play = 'approve'
  simulator.state.clockMinutes = 0
  simulator.state.asked.length = 0
})

/** Bags of popcorn, six euros each, paid over the terminal. */
async function sold(bags = 1): Promise<string> {
  const bill = randomUUID()
  const [id, cents] = [randomUUID(), bags * 600]
  await mia.call(startAttempt, { body: { id, forId: bill, cents } })
  await until(async () => {
    const { asked } = (await mia.call(readTerminal, { query: { forId: bill } })).body
    return asked.at(-1)?.state === 'approved'
  })
  const body = {
    ...saleOf(bill, []),
    products: [{ productId: 'popcorn', quantity: bags }],
    totalCents: cents,
    payments: [{ methodId: 'terminal', attemptId: id }],
  }
  expect((await mia.call(makeSale, { body: body as never })).status).toBe(200)
  simulator.state.asked.length = 0
  return bill
}

/** Refunds some bags; the money is still to go back over the terminal. */
async function refunded(bill: string, bags = 1): Promise<string> {
  const lines = [{ line: 1, quantity: bags }]
  const body = { id: randomUUID(), lines, reason: 'guest' as const, cents: bags * 600 }
  const answer = await mia.call(refund, { params: { id: bill }, body })
  expect(answer.body).toMatchObject({ outcome: 'refunded' })
  return `${body.id}-1`
}
const gives = (id: string, way: GivingView['way'] & string, attemptId: string = randomUUID()) =>
  mia.call(giveTerminalMoney, { params: { id }, body: { attemptId, way } })
const read = async (bill: string) => (await mia.call(readTerminalMoney, { query: { billId: bill } })).body
async function comesTo(bill: string, state: GivingView['state']): Promise<GivingView> {
  let last: GivingView | undefined
  await until(async () => (last = (await read(bill)).ofBill.at(-1))?.state === state)
  return last!
}
const statusOf = (bill: string) => billById(places.box.tenant.node.db, bill)?.status
const ordersOf = () => simulator.state.asked.filter(code => code === reversal || code === credit)

test('a sale refunded as a whole on its day is reversed at the terminal, and is refunded only once that is done', async () => {
  const before = simulator.takenCents()
  const bill = await sold()
  const part = await refunded(bill)
  expect(statusOf(bill)).toBe('refunding')
  expect((await read(bill)).waiting).toMatchObject([
    { id: part, state: 'waiting', cents: 600, mayCash: false },
  ])
  expect((await gives(part, 'terminal')).status).toBe(200)
  expect(await comesTo(bill, 'given')).toMatchObject({ way: 'terminal' })
  expect(ordersOf()).toEqual([reversal])
  expect(simulator.takenCents()).toBe(before)
  expect(statusOf(bill)).toBe('refunded')
  const [payment] = paymentsOf(places.box.tenant.node.db, bill)
  expect(payment).toMatchObject({ cents: 600, refundedCents: 600 })
})

test('a part of a sale goes back as a sum, to the cent', async () => {
  const before = simulator.takenCents()
  const bill = await sold(2)
  await gives(await refunded(bill), 'terminal')
  await comesTo(bill, 'given')
  expect(ordersOf()).toEqual([credit])
  expect(simulator.takenCents()).toBe(before + 600)
  expect(statusOf(bill)).toBe('partially_refunded')
})

test('where the terminal’s day is over it does not reverse, and the next press puts the sum on the card', async () => {
  const before = simulator.takenCents()
  const bill = await sold()
  const part = await refunded(bill)
  simulator.state.play = 'day over'
  await gives(part, 'terminal')
  expect(await comesTo(bill, 'failed')).toMatchObject({ mayCash: true })
  await gives(part, 'terminal')
  await comesTo(bill, 'given')
  expect(ordersOf()).toEqual([reversal, credit])
  expect(simulator.takenCents()).toBe(before)
})

test('however often it is pressed the terminal gives once', async () => {
  const before = simulator.takenCents()
  const bill = await sold()
  const part = await refunded(bill)
  simulator.state.play = 'waits'
  const attempt = randomUUID()
  expect((await gives(part, 'terminal', attempt)).status).toBe(200)
  expect((await gives(part, 'terminal', attempt)).status).toBe(200)
  expect((await gives(part, 'terminal')).body.refusal).toBe('terminal_busy')
  await until(() => ordersOf().length === 1)
  expect((await gives(part, 'cash')).body.refusal).toBe('terminal_busy')
  expect((await gives(part, 'by_hand')).body.refusal).toBe('terminal_busy')
  simulator.state.go()
  await comesTo(bill, 'given')
  for (const way of ['terminal', 'by_hand', 'cash'] as const)
    expect((await gives(part, way)).body.refusal).toBe('refund_given')
  expect((await gives(part, 'terminal', attempt)).status).toBe(200)
  expect(ordersOf()).toEqual([reversal])
  expect(simulator.takenCents()).toBe(before)
})

test('cash is given only where the terminal was asked and did not do it, and then the terminal gives nothing', async () => {
  const taken = simulator.takenCents()
  const bill = await sold()
  const part = await refunded(bill)
  expect((await gives(part, 'cash')).body.refusal).toBe('terminal_first')
  simulator.state.play = 'decline'
  await gives(part, 'terminal')
  expect(await comesTo(bill, 'declined')).toMatchObject({ reason: 'declined', mayCash: true, cashCents: 600 })
  const cash = await gives(part, 'cash')
  expect(cash.body.printJobs).toHaveLength(1)
  expect((await gives(part, 'cash')).body).toMatchObject({ printJobs: [] })
  expect(await comesTo(bill, 'given')).toMatchObject({ way: 'cash' })
  simulator.state.play = 'approve'
  expect((await gives(part, 'terminal')).body.refusal).toBe('refund_given')
  expect(simulator.takenCents()).toBe(taken + 600)
  const { db } = places.box.tenant.node
  const [payment] = paymentsOf(db, bill)
  expect(refundsOf(db, payment!.id)).toMatchObject([{ id: part, cents: 600, status: 'refunded' }])
  expect(statusOf(bill)).toBe('refunded')
})

test('a terminal that gave the money and lost the line is asked again, and nothing is given twice', async () => {
  const before = simulator.takenCents()
  const bill = await sold()
  const part = await refunded(bill)
  simulator.state.play = 'approve, line lost'
  await gives(part, 'terminal')
  expect(await comesTo(bill, 'given')).toMatchObject({ way: 'terminal' })
  expect(simulator.takenCents()).toBe(before)
  expect(ordersOf()).toEqual([reversal])
})

test.each(['approve, line lost', 'other sum'] as const)(
  'what nobody knows is not given in cash, and somebody looks: %s',
  async play => {
    const bill = await sold()
    const part = await refunded(bill)
    simulator.state.play = play
    simulator.state.clockMinutes = -60
    await gives(part, 'terminal')
    const { attemptId } = await comesTo(bill, 'unknown')
    await until(() => simulator.state.asked.includes(0x0620))
    await until(async () => (await gives(part, 'cash')).body.refusal === 'terminal_unanswered')
    expect((await gives(part, 'terminal')).body.refusal).toBe('terminal_unanswered')
    simulator.state.clockMinutes = 0
    await mia.call(answerAttemptByWord, { params: { id: attemptId! }, body: { isPaid: true } })
    expect(await comesTo(bill, 'given')).toMatchObject({ way: 'terminal' })
    expect(ordersOf()).toEqual([reversal])
  },
)

test('a box that is killed while the terminal gives finds it again, and a sum typed by hand is kept as that', async () => {
  const before = simulator.takenCents()
  const bill = await sold()
  const part = await refunded(bill)
  simulator.state.play = 'waits'
  await gives(part, 'terminal')
  await until(() => ordersOf().length === 1)
  await places.whileBoxIsOff(() => {
    simulator.state.go()
    simulator.state.play = 'approve'
  })
  mia = await employeeAt(places.box.port, 'mia')
  expect(await comesTo(bill, 'given')).toMatchObject({ way: 'terminal' })
  expect(simulator.takenCents()).toBe(before)
  const other = await sold()
  await gives(await refunded(other), 'by_hand')
  expect(await comesTo(other, 'given')).toMatchObject({ way: 'by_hand' })
  expect((await read(other)).waiting).toEqual([])
})
