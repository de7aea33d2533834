import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { closeCashShift, countShift, openCashShift, readCash } from '#core/cash/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readPaper } from '#core/devices/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { readBill } from '#core/sales/refunds/contract.ts'
import { printCardSlip, readTerminal, reverseAttempt, startAttempt } from '#core/terminal/contract.ts'
import { answerTerminalDay, endTerminalDay, readTerminalDays } from '#core/terminal/days/contract.ts'
import type { Client } from '../../world/client.ts'
import { employeeAt } from '../../world/people.ts'
import { openPlaces, until, type Places } from '../../world/places.ts'
import { saleOf } from '../../world/small-exhibitor.ts'
import { startVivaSimulator, type VivaSimulator } from '../../world/viva-simulator.ts'

let places: Places
let simulator: VivaSimulator
let carl: Client
const byTest = { who: 'node', via: 'test' }

/** The small cinema with a Viva terminal on this machine, which the first register is wired to. */
beforeAll(async () => {
  simulator = await startVivaSimulator()
  places = await openPlaces({ hastened: true, boxSettings: { FOYER_TERMINALS: 'here' } })
  carl = await employeeAt(places.box.port, 'carl')
  const { node } = places.box.tenant
  const terminals = [{ id: 'desk', name: 'Desk', connection: simulator.connection, password: '' }]
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

async function charges(forId: string, cents = 600): Promise<string> {
  const id = randomUUID()
  await carl.call(startAttempt, { body: { id, forId, cents } })
  await until(async () => {
    const { asked } = (await carl.call(readTerminal, { query: { forId } })).body
    return asked.at(-1)?.state === 'approved'
  })
  return id
}

/** Six euros of popcorn by card; the till may say what it likes of a tip. */
async function sells(payment: object): Promise<string> {
  const bill = randomUUID()
  await sellsAs(bill, payment)
  return bill
}
async function sellsAs(bill: string, payment: object) {
  const body = {
    ...saleOf(bill, []),
    products: [{ productId: 'popcorn', quantity: 1 }],
    totalCents: 600,
    payments: [{ methodId: 'terminal', ...payment }],
  }
  const sold = await carl.call(makeSale, { body: body as never })
  expect(sold.status, sold.text).toBe(200)
}

const papers = async () =>
  (await carl.call(readPaper)).body.jobs.map(({ bytes }) => Buffer.from(bytes, 'base64').toString('latin1'))
const days = async () => (await carl.call(readTerminalDays)).body.terminals[0]!
async function ends() {
  const id = randomUUID()
  await carl.call(endTerminalDay, { body: { id, terminalId: 'desk' } })
  await until(async () => (await days()).last?.state !== 'pending')
  return (await days()).last!
}

test('a guest’s tip is on the payment, the receipt and the shift’s report, and in no taking', async () => {
  const shift = randomUUID()
  await carl.call(openCashShift, { body: { id: shift, floatCents: 10_000 } })
  simulator.state.play = 'tip'
  const bill = randomUUID()
  const attemptId = await charges(bill)
  // The till cannot say more than the terminal did.
  await sellsAs(bill, { attemptId, tipCents: 99_00 })
  expect(paymentsOf(places.box.tenant.node.db, bill)).toMatchObject([{ cents: 600, tipCents: 150 }])
  await until(async () => (await papers()).some(paper => /Tip .*1\.50/.test(paper)))

  const countId = randomUUID()
  const count = { id: countId, coins: [], cashCents: 10_000, others: [] }
  expect((await carl.call(countShift, { params: { id: shift }, body: count })).status).toBe(200)
  const closed = await carl.call(closeCashShift, {
    params: { id: shift },
    body: { countId, leftCents: 10_000, explanation: '' },
  })
  const { report } = closed.body
  expect(report.takings).toMatchObject([{ kind: 'terminal', payments: 1, cents: 600, tipCents: 150 }])
  expect(report.vat.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(600)
  await until(async () => (await papers()).some(paper => /Tips \(not takings\).*1\.50/.test(paper)))
  expect((await carl.call(readCash)).body.shift).toBeNull()
})

test('the slip of a card payment is kept with it and printed again from its bill, for the guest or for the cinema', async () => {
  const bill = randomUUID()
  simulator.state.play = 'approve, line lost'
  const attemptId = await charges(bill)
  await sellsAs(bill, { attemptId })
  const { cardSlips } = (await carl.call(readBill, { params: { id: bill } })).body
  expect(cardSlips).toMatchObject([{ attemptId, cents: 600, tipCents: 0, isBack: false, card: 'Bancontact' }])
  for (const slipFor of ['guest', 'cinema'] as const)
    await carl.call(printCardSlip, { params: { id: attemptId }, body: { slipFor } })
  const slip = (whose: RegExp) => async () =>
    (await papers()).some(
      paper => whose.test(paper) && paper.includes('COPY') && paper.includes('A0000000048080'),
    )
  await until(slip(/Customer.s copy/))
  await until(slip(/Cinema.s copy/))
  expect((await papers()).filter(paper => /Approval.*824190/.test(paper))).toHaveLength(2)
  const nothing = await carl.call(printCardSlip, {
    params: { id: randomUUID() },
    body: { slipFor: 'guest' },
  })
  expect(nothing.body).toMatchObject({ refusal: 'record_unknown' })
})

test('the day of a Viva terminal is compared with what was sold over it, tips with it', async () => {
  const day = await ends()
  expect(day).toMatchObject({ state: 'ended', cents: 1350, differenceCents: 0, isOpen: false })
  expect(day.sums).toMatchObject({ paidCents: 1350, tipCents: 150 })
  expect(await days()).toMatchObject({ isRead: true, sums: { paidCents: 0 } })
})

test('what was typed on a Viva terminal by hand is read in its app, and a difference needs its reason', async () => {
  await sells({ attemptId: undefined, byHand: true })
  const unknown = await ends()
  expect(unknown).toMatchObject({ state: 'unknown', isOpen: true })
  await carl.call(answerTerminalDay, { params: { id: unknown.id }, body: { cents: 500 } })
  expect((await days()).last).toMatchObject({ state: 'ended', differenceCents: -100, isOpen: true })
})

test('a tip goes back with the money that was taken for nothing', async () => {
  simulator.state.play = 'tip'
  const before = simulator.takenCents()
  const bill = randomUUID()
  const attemptId = await charges(bill)
  expect(simulator.takenCents() - before).toBe(750)
  simulator.state.play = 'approve'
  await carl.call(reverseAttempt, {
    params: { id: attemptId },
    body: { id: randomUUID(), byHand: false },
  })
  await until(async () => {
    const { asked } = (await carl.call(readTerminal, { query: { forId: bill } })).body
    return asked.at(-1)?.kind === 'reversal' && asked.at(-1)?.state === 'approved'
  })
  expect(simulator.takenCents()).toBe(before)
})
