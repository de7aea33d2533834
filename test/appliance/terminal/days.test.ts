import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPaper } from '#core/devices/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { verify } from '#core/node.ts'
import { makeSale } from '#core/sales/contract.ts'
import { stuckNow } from '#core/sales/worklist/store.ts'
import { worklistOf } from '#core/sales/worklist/worklist.ts'
import { readTerminal, startAttempt } from '#core/terminal/contract.ts'
import {
  answerTerminalDay,
  endTerminalDay,
  explainTerminalDay,
  printTerminalDay,
  readTerminalDay,
  readTerminalDays,
  type DayView,
} from '#core/terminal/days/contract.ts'
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

/** Six euros of popcorn by card: asked of the terminal, or typed on it by hand. */
async function sells(byHand = false): Promise<string> {
  const bill = randomUUID()
  const id = randomUUID()
  if (!byHand) {
    await carl.call(startAttempt, { body: { id, forId: bill, cents: 600 } })
    await until(async () => {
      const { asked } = (await carl.call(readTerminal, { query: { forId: bill } })).body
      return asked.at(-1)?.state === 'approved'
    })
  }
  const payment = byHand ? { byHand: true } : { attemptId: id }
  const body = {
    ...saleOf(bill, []),
    products: [{ productId: 'popcorn', quantity: 1 }],
    totalCents: 600,
    payments: [{ methodId: 'terminal', ...payment }],
  }
  expect((await carl.call(makeSale, { body: body as never })).status).toBe(200)
  return bill
}

const days = async () => (await carl.call(readTerminalDays)).body.terminals[0]!
const ends = (id: string = randomUUID()) =>
  carl.call(endTerminalDay, { body: { id, terminalId: 'desk' } }).then(answer => ({ id, answer }))
const papers = async () =>
  (await carl.call(readPaper)).body.jobs.map(({ bytes }) => Buffer.from(bytes, 'base64').toString('latin1'))
/** The end of day once the terminal is no longer at work. */
async function ended(): Promise<DayView> {
  await until(async () => (await days()).last?.state !== 'pending')
  return (await days()).last!
}

test('a day ends with what was sold over the terminal, by card, and the next one begins with nothing', async () => {
  await sells()
  await sells()
  expect(await days()).toMatchObject({ isHere: true, sums: { payments: 2, paidCents: 1200 }, last: null })
  const { id, answer } = await ends()
  expect(answer.status).toBe(200)
  expect(await ended()).toMatchObject({
    id,
    state: 'ended',
    cents: 1200,
    differenceCents: 0,
    cards: [{ card: 'Visa', count: 2, cents: 1200 }],
    isOpen: false,
  })
  expect(await days()).toMatchObject({ sums: { payments: 0, paidCents: 0 } })
  // Sent again, nothing is asked of the terminal.
  const asked = simulator.state.asked.length
  await ends(id)
  expect(simulator.state.asked.length).toBe(asked)
})

test('what the terminal printed is kept without a card’s number, and its report comes out, also again', async () => {
  const { id } = (await days()).last!
  const { lines } = (await carl.call(readTerminalDay, { params: { id } })).body
  expect(lines).toEqual(['Kassenschnitt', 'Summe EUR 12', 'Karte ************7899'])
  await until(async () => (await papers()).some(each => each.includes('Card terminal: end of day')))
  const before = (await papers()).length
  expect((await carl.call(printTerminalDay, { params: { id } })).body.printJobs).toHaveLength(1)
  await until(async () => (await papers()).length > before)
  expect((await papers()).filter(each => each.includes('Kassenschnitt'))).toHaveLength(2)
})

test('a terminal that says another sum is listed with both, with the bill that may be meant, until somebody says why', async () => {
  await sells()
  const typed = await sells(true)
  const { id } = await ends()
  expect(await ended()).toMatchObject({ state: 'ended', cents: 600, differenceCents: -600, isOpen: true })
  const { meant } = (await carl.call(readTerminalDay, { params: { id } })).body
  expect(meant).toMatchObject([{ cents: 600, known: 'typed', billNumber: expect.any(String) }])
  expect(typed).not.toBe('')
  await places.agreed()
  // As a manager reads it at the relay, once it has lasted for some minutes.
  const { db } = places.tenant.node
  const list = () => worklistOf(stuckNow(db), Date.now() + 600_000).filter(each => each.id.endsWith(id))
  expect(list()).toMatchObject([
    {
      kind: 'terminal_day_differs',
      cents: -600,
      compared: { terminalCents: 600, knownCents: 1200, bills: [meant[0]!.billNumber] },
      next: 'at_cash_panel',
      cinemaId: 'cinema-1',
    },
  ])
  // Another day has ended meanwhile, and the earlier difference stands where it can be explained.
  await ends()
  await until(async () => (await days()).last?.id !== id && (await days()).last?.state === 'ended')
  expect((await days()).earlier).toMatchObject([{ id, differenceCents: -600, isOpen: true }])
  const explained = await carl.call(explainTerminalDay, {
    params: { id },
    body: { explanation: 'typed on the bar’s terminal' },
  })
  expect(explained.body.terminals[0]!.earlier).toEqual([])
  const { day } = (await carl.call(readTerminalDay, { params: { id } })).body
  expect(day).toMatchObject({ isOpen: false, explainedBy: 'carl' })
  await places.agreed()
  expect(list()).toEqual([])
})

test('an end of day whose answer is lost is not guessed: asked again it is believed with the whole sum alone, else its paper is read', async () => {
  await sells()
  simulator.state.play = 'day ended, line lost'
  const { id } = await ends()
  expect(await ended()).toMatchObject({ state: 'unknown', isOpen: true })
  expect((await ends()).answer.body.refusal).toBe('terminal_day_open')
  // It has closed its day the first time, so it has nothing more to say.
  simulator.state.play = 'approve'
  await ends(id)
  await until(async () => (await days()).last?.again?.cents === 0)
  expect(await ended()).toMatchObject({ state: 'unknown' })
  // Selling goes on meanwhile.
  await sells()
  await carl.call(answerTerminalDay, { params: { id }, body: { cents: 600 } })
  expect(await ended()).toMatchObject({ state: 'ended', cents: 600, differenceCents: 0, readBy: 'carl' })
  expect(await days()).toMatchObject({ sums: { payments: 1, paidCents: 600 } })
})

test('a line that broke before the terminal ended its day is asked again, and then its sum is believed', async () => {
  simulator.state.play = 'silent'
  const { id } = await ends()
  await until(() => simulator.state.asked.at(-1) === 0x0650)
  await places.whileBoxIsOff(() => void (simulator.state.play = 'approve'))
  carl = await employeeAt(places.box.port, 'carl')
  expect(await ended()).toMatchObject({ id, state: 'unknown' })
  await ends(id)
  await until(async () => (await days()).last?.state === 'ended')
  expect(await ended()).toMatchObject({ id, cents: 600, differenceCents: 0 })
})

test('a terminal that is busy or says no sum is told apart, and while it ends its day no payment begins', async () => {
  simulator.state.play = 'busy'
  await ends()
  expect(await ended()).toMatchObject({ state: 'failed', reason: 'busy', isOpen: false })
  simulator.state.play = 'day without sum'
  await sells()
  await ends()
  await until(async () => (await days()).last?.state === 'ended')
  expect(await ended()).toMatchObject({ cents: null, differenceCents: null, isOpen: false })
  simulator.state.play = 'silent'
  const { id } = await ends()
  const body = { id: randomUUID(), forId: randomUUID(), cents: 600 }
  expect((await carl.call(startAttempt, { body })).body.refusal).toBe('terminal_busy')
  expect((await carl.call(answerTerminalDay, { params: { id }, body: { cents: null } })).body.refusal).toBe(
    'terminal_busy',
  )
  await places.whileBoxIsOff(() => {})
  carl = await employeeAt(places.box.port, 'carl')
  await carl.call(answerTerminalDay, { params: { id }, body: { cents: null } })
  expect(await ended()).toMatchObject({ state: 'failed', reason: 'not_done', readBy: 'carl' })
  expect(verify(places.box.tenant.node.db)).toEqual([])
})
