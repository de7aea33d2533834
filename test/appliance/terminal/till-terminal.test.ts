import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { makeSale } from '#core/sales/contract.ts'
import {
  abortAttempt,
  answerAttemptByWord,
  readTerminal,
  reverseAttempt,
  startAttempt,
  type AttemptView,
} from '#core/terminal/contract.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import type { Client } from '../../world/client.ts'
import { employeeAt } from '../../world/people.ts'
import { openPlaces, until, type Places } from '../../world/places.ts'
import { saleOf } from '../../world/small-exhibitor.ts'
import { startTerminalSimulator, type TerminalSimulator } from '../../world/terminal-simulator.ts'

let places: Places
let simulator: TerminalSimulator
let carl: Client

const byTest = { who: 'node', via: 'test' }

/** The small cinema with a terminal on this machine, which the first register is wired to. */
beforeAll(async () => {
  simulator = await startTerminalSimulator()
  places = await openPlaces({ hastened: true, boxSettings: { FOYER_TERMINALS: 'here' } })
  carl = await employeeAt(places.box.port, 'carl')
  const { node } = places.box.tenant
  const terminals = [{ id: 'desk', name: 'Desk', connection: simulator.connection, password: '000000' }]
  // As a fact of another node would bring them: no form has looked at the address.
  await places.tenant.node.execute(byTest, tx => changeEntry(tx, 'cinema', 'cinema-1', { terminals }))
  await places.agreed()
  const { id } = node.catalogue.all('device').find(({ name }) => name === 'register 1')!
  await node.execute(byTest, tx => changeEntry(tx, 'device', id, { terminalId: 'desk' }))
}, 90_000)
afterAll(async () => {
  await places.close()
  await simulator.stop()
})
beforeEach(() => void (simulator.state.play = 'approve'))

const popcorn = (id: string, payment: object = {}) => ({
  ...saleOf(id, []),
  products: [{ productId: 'popcorn', quantity: 1 }],
  totalCents: 600,
  payments: [{ methodId: 'terminal', ...payment }],
})
const sells = (id: string, payment: object = {}, client = carl) =>
  client.call(makeSale, { body: popcorn(id, payment) as never })
const asks = (forId: string, cents = 600, id: string = randomUUID()) =>
  carl.call(startAttempt, { body: { id, forId, cents } }).then(answer => ({ id, answer }))
const now = async (forId: string) => (await carl.call(readTerminal, { query: { forId } })).body
/** The attempt once nothing is under way any more. */
async function ended(forId: string, state?: AttemptView['state']): Promise<AttemptView> {
  let last: AttemptView | undefined
  await until(async () => {
    last = (await now(forId)).asked.at(-1)
    return last !== undefined && (state ? last.state === state : last.state !== 'pending')
  })
  return last!
}

test('a guest pays by card at the wired terminal, and the sale bears what the terminal calls it', async () => {
  const bill = randomUUID()
  const { id } = await asks(bill)
  expect(await ended(bill)).toMatchObject({ state: 'approved', card: 'Visa', isOpen: true })
  expect((await sells(bill, { attemptId: id })).status).toBe(200)
  expect(await ended(bill)).toMatchObject({ isOpen: false })
  const [payment] = paymentsOf(places.box.tenant.node.db, bill)
  expect(payment).toMatchObject({ attemptId: id, reference: expect.stringMatching(/^\d{4}\/\d{6}$/) })
})

test('asked twice under one id the terminal is asked once, and under another sum not at all', async () => {
  const bill = randomUUID()
  const { id } = await asks(bill)
  await ended(bill)
  const taken = simulator.state.booked.length
  expect((await asks(bill, 600, id)).answer.status).toBe(200)
  expect((await asks(bill, 700, id)).answer.body.refusal).toBe('request_reused')
  expect(simulator.state.booked.length).toBe(taken)
  await sells(bill, { attemptId: id })
})

test('no sale takes money of a terminal that it did not approve, or twice, or of another sum', async () => {
  const bill = randomUUID()
  expect((await sells(bill)).body.refusal).toBe('terminal_needed')
  expect((await sells(bill, { attemptId: randomUUID() })).body.refusal).toBe('payment_unknown')
  simulator.state.play = 'decline'
  const declined = await asks(bill)
  expect(await ended(bill)).toMatchObject({ state: 'declined', isOpen: false })
  expect((await sells(bill, { attemptId: declined.id })).body.refusal).toBe('terminal_not_approved')
  simulator.state.play = 'approve'
  const other = await asks(bill, 500)
  await ended(bill, 'approved')
  expect((await sells(bill, { attemptId: other.id, cents: 600 })).body.refusal).toBe('terminal_not_approved')
  expect((await sells(bill, { byHand: true })).body.refusal).toBe('terminal_money_waits')
  const split = {
    ...popcorn(bill),
    payments: [
      { methodId: 'terminal', attemptId: other.id, cents: 500 },
      { methodId: 'cash', tenderedCents: 100 },
    ],
  }
  expect((await carl.call(makeSale, { body: split as never })).status).toBe(200)
  const next = randomUUID()
  expect((await sells(next, { attemptId: other.id })).body.refusal).toBe('payment_unknown')
  expect((await sells(next, { byHand: true })).status).toBe(200)
})

test('the till stops a payment, and a second till waits while the terminal is busy', async () => {
  simulator.state.play = 'waits'
  const bill = randomUUID()
  const { id } = await asks(bill)
  await until(async () => (await now(bill)).asked.at(-1)?.sign === 'present_card')
  expect((await asks(randomUUID())).answer.body.refusal).toBe('terminal_busy')
  await carl.call(abortAttempt, { params: { id } })
  expect(await ended(bill)).toMatchObject({ state: 'failed', reason: 'aborted' })
})

test('a terminal that took the money and lost the line is asked again, and the sale goes on', async () => {
  simulator.state.play = 'approve, line lost'
  const bill = randomUUID()
  const { id } = await asks(bill)
  expect(await ended(bill, 'approved')).toMatchObject({ id, isOpen: true })
  expect((await sells(bill, { attemptId: id })).status).toBe(200)
})

test('a line that was lost before anything was taken takes nothing, and says so', async () => {
  simulator.state.play = 'line lost'
  const bill = randomUUID()
  await asks(bill)
  expect(await ended(bill, 'failed')).toMatchObject({ reason: 'not_done', isOpen: false })
})

test('what a terminal cannot tell is answered by whoever reads it, under their name, and nothing else is asked of it', async () => {
  simulator.state.play = 'approve, line lost'
  simulator.state.clockMinutes = -60
  const bill = randomUUID()
  const { id } = await asks(bill)
  await until(() => simulator.state.asked.filter(code => code === 0x0620).length > 0)
  expect(await ended(bill, 'unknown')).toMatchObject({ isOpen: true })
  expect((await asks(randomUUID())).answer.body.refusal).toBe('terminal_unanswered')
  expect((await sells(bill, { byHand: true })).body.refusal).toBe('terminal_unanswered')
  simulator.state.clockMinutes = 0
  await carl.call(answerAttemptByWord, { params: { id }, body: { isPaid: true } })
  expect(await ended(bill, 'approved')).toMatchObject({ isOpen: true })
  expect((await sells(bill, { attemptId: id })).status).toBe(200)
})

test('a box that is killed while the guest pays finds the payment again, and gives the money back', async () => {
  simulator.state.play = 'waits'
  const bill = randomUUID()
  const { id } = await asks(bill)
  await until(async () => (await now(bill)).asked.at(-1)?.sign === 'present_card')
  await places.whileBoxIsOff(() => {
    simulator.state.go()
    simulator.state.play = 'approve'
  })
  carl = await employeeAt(places.box.port, 'carl')
  expect(await ended(bill, 'approved')).toMatchObject({ id, isOpen: true })
  const before = simulator.takenCents()
  const reversal = await carl.call(reverseAttempt, {
    params: { id },
    body: { id: randomUUID(), byHand: false },
  })
  expect(reversal.status).toBe(200)
  await until(async () => !(await now(bill)).asked[0]!.isOpen)
  expect(simulator.takenCents()).toBe(before - 600)
  expect((await sells(bill, { attemptId: id })).body.refusal).toBe('terminal_not_approved')
  const again = await carl.call(reverseAttempt, { params: { id }, body: { id: randomUUID(), byHand: false } })
  expect(again.body.refusal).toBe('terminal_not_approved')
})

test('a box that has just recovered gives no card money back until its registers were heard: one of them may have sold for it', async () => {
  const bill = randomUUID()
  const { id } = await asks(bill)
  await ended(bill, 'approved')
  const taken = simulator.takenCents()
  const { nodeStatus } = places.box.tenant.node
  const { listens } = nodeStatus
  const [first, second] = [randomUUID(), randomUUID()]
  const back = (reversal: string, byHand: boolean) =>
    carl.call(reverseAttempt, { params: { id }, body: { id: reversal, byHand } })
  nodeStatus.listens = () => true
  try {
    for (const byHand of [false, true])
      expect((await back(first, byHand)).body.refusal, String(byHand)).toBe('node_recovering')
    expect([simulator.takenCents(), (await now(bill)).asked[0]!.isOpen]).toEqual([taken, true])
  } finally {
    nodeStatus.listens = listens
  }
  expect((await back(second, false)).status).toBe(200)
  await until(async () => !(await now(bill)).asked[0]!.isOpen)
  expect(simulator.takenCents()).toBe(taken - 600)
})
