import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AskedDay, TerminalOrder } from '#box/drivers/terminal/contract.ts'
import { vivaTerminal, type VivaSettings } from '#box/drivers/viva-local/viva-terminal.ts'
import { openTillTerminals } from '#box/terminals/till-terminals.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { attemptById, openAttemptsIn } from '#core/terminal/store.ts'
import { endsDay, readsDay, terminalAddress, wrongWithTerminals } from '#core/venue/terminal-entry.ts'
import { until } from '../../world/places.ts'
import { byHand, carl, openSmallNode, saleOf, tenantOf } from '../../world/small-exhibitor.ts'
import { startVivaSimulator, type VivaPlay, type VivaSimulator } from '../../world/viva-simulator.ts'

let simulator: VivaSimulator
beforeEach(async () => {
  simulator = await startVivaSimulator()
})
afterEach(() => simulator.stop())

const terminal = (change: Partial<VivaSettings> = {}) =>
  vivaTerminal({
    host: '127.0.0.1',
    port: simulator.port,
    pollMs: 50,
    answerMs: 500,
    silenceMs: 400,
    ...change,
  })
const payment = (cents = 1250): TerminalOrder => ({ id: randomUUID(), kind: 'payment', cents })
const quiet = () => new AbortController().signal
const orders = (what: TerminalOrder, made = terminal(), stopping = quiet(), signs: string[] = []) =>
  made.order(what, sign => signs.push(sign), stopping)
const playing = (play: VivaPlay) => void (simulator.state.play = play)

test('an approved payment names the transaction and the card, and the till hears that the guest is asked', async () => {
  const signs: string[] = []
  expect(await orders(payment(), terminal(), quiet(), signs)).toEqual({
    was: 'ended',
    given: {
      outcome: 'approved',
      reason: null,
      receipt: 'tx-1-90ab-4cde-8f00-112233445566',
      trace: '7001',
      card: 'Bancontact',
      slip: {
        card: '670300******1234',
        application: 'A0000000048080',
        authorisation: '824190',
        terminal: '16000010',
        entry: 'contactless',
        verified: 'pin',
        lines: [],
      },
    },
  })
  expect(signs).toEqual(['present_card'])
  expect(simulator.takenCents()).toBe(1250)
})

test('no from the bank, a guest who leaves and a busy terminal move nothing and say which it was', async () => {
  const said: [VivaPlay, string, string][] = [
    ['decline', 'declined', 'declined'],
    ['guest aborts', 'failed', 'aborted'],
    ['busy', 'failed', 'busy'],
  ]
  for (const [play, outcome, reason] of said) {
    playing(play)
    expect(await orders(payment())).toMatchObject({ was: 'ended', given: { outcome, reason } })
  }
  expect(simulator.takenCents()).toBe(0)
})

test('the till stops it, and what became of it the terminal says', async () => {
  playing('waits')
  const stopping = new AbortController()
  const ending = orders(payment(), terminal(), stopping.signal)
  setTimeout(() => stopping.abort(), 80)
  expect(await ending).toMatchObject({ given: { outcome: 'failed', reason: 'aborted' } })
  expect(simulator.state.asked).toContain('POST /pos/v1/abort')
})

test('an answer that was lost is asked for by the order’s own name, and nothing is ordered twice', async () => {
  playing('approve, line lost')
  expect(await orders(payment())).toMatchObject({ given: { outcome: 'approved' } })
  expect(simulator.state.asked.filter(each => each === 'POST /pos/v1/sale')).toHaveLength(1)
  expect(simulator.takenCents()).toBe(1250)
})

test('an order that never arrived took nothing, and is not unknown for ever', async () => {
  playing('line lost')
  expect(await orders(payment())).toMatchObject({ given: { outcome: 'failed', reason: 'not_done' } })
})

test('a terminal that is not there took nothing', async () => {
  await simulator.stop()
  expect(await orders(payment())).toMatchObject({ given: { outcome: 'failed', reason: 'unreachable' } })
  expect(await terminal().look()).toBe('communication_error')
  simulator = await startVivaSimulator()
  expect(await terminal().look()).toBe('operational')
})

test('a payment that is called failed and goes through a moment later is a payment', async () => {
  playing('fails, then approves')
  expect(await orders(payment(), terminal({ pollMs: 100 }))).toMatchObject({ given: { outcome: 'approved' } })
})

test('what a guest gives on top at the terminal is told apart from the sum', async () => {
  playing('tip')
  expect(await orders(payment())).toMatchObject({ given: { outcome: 'approved', tipCents: 150 } })
  expect(simulator.takenCents()).toBe(1400)
})

test('another sum, a tip that is not in it, a contradiction, nonsense and a lost memory are unknown and never guessed', async () => {
  for (const play of [
    'other sum',
    'tip beside the sum',
    'contradicts itself',
    'garbage',
    'forgets',
  ] as const) {
    playing(play)
    expect([play, await orders(payment())]).toEqual([play, { was: 'unknown' }])
  }
  expect(simulator.state.booked).toHaveLength(5)
})

test('asked after the box died the terminal tells by the order’s name; it is asked again while the guest is there', async () => {
  playing('waits')
  const order = payment()
  const dying = terminal()
  const ending = orders(order, dying)
  await until(() => simulator.state.asked.includes('GET /pos/v1/sessions'))
  dying.close()
  expect(await ending).toEqual({ was: 'unknown' })
  const next = terminal()
  expect(await next.recall!(order, 0)).toEqual({ was: 'later' })
  simulator.state.go()
  expect(await next.recall!(order, 0)).toMatchObject({ was: 'ended', given: { outcome: 'approved' } })
  expect(await next.recall!({ ...order, cents: 1 }, 0)).toEqual({ was: 'untold' })
  expect(await next.recall!(payment(), 0)).toEqual({ was: 'untold' })
  await simulator.stop()
  expect(await next.recall!(order, 0)).toEqual({ was: 'later' })
  simulator = await startVivaSimulator()
})

test('money goes back to the card of the payment it was of, in part or whole; without one nothing is asked', async () => {
  const paid = await orders(payment())
  const receipt = paid.was === 'ended' ? paid.given.receipt! : ''
  expect(await orders({ id: randomUUID(), kind: 'refund', cents: 250, receipt })).toMatchObject({
    given: { outcome: 'approved' },
  })
  expect(simulator.takenCents()).toBe(1000)
  expect(await orders({ id: randomUUID(), kind: 'reversal', cents: 1000, receipt })).toMatchObject({
    given: { outcome: 'approved' },
  })
  expect(simulator.takenCents()).toBe(0)
  const asked = simulator.state.asked.length
  expect(await orders({ id: randomUUID(), kind: 'refund', cents: 100, receipt: null })).toMatchObject({
    given: { outcome: 'failed', reason: 'not_done' },
  })
  expect(simulator.state.asked).toHaveLength(asked)
  expect(await orders({ id: randomUUID(), kind: 'refund', cents: 100, receipt: 'tx-9' })).toMatchObject({
    given: { outcome: 'failed', reason: 'not_done' },
  })
})

test('no order leaves for an address outside the cinema’s network', async () => {
  expect(await orders(payment(), terminal({ allows: () => false }))).toMatchObject({
    given: { outcome: 'failed', reason: 'unreachable' },
  })
  expect(await orders(payment(), terminal({ host: 'localhost', allows: () => false }))).toMatchObject({
    given: { outcome: 'failed', reason: 'unreachable' },
  })
  expect(simulator.state.asked).toEqual([])
})

test('a manager enters ZVT and Viva terminals of the cinema’s network, and the day of each can be ended', () => {
  const entered = (connection: string) =>
    wrongWithTerminals([{ id: 'one', name: 'One', connection, password: '' }])
  for (const good of ['zvt://192.168.1.60', 'viva://192.168.1.61', 'vivas://10.0.0.4:9564'])
    expect([good, entered(good)]).toEqual([good, undefined])
  for (const bad of [
    'viva://8.8.8.8',
    'viva://localhost',
    'http://192.168.1.61',
    'viva://',
    'viva://127.0.0.1',
  ])
    expect([bad, entered(bad)]).toEqual([bad, 'terminal_address'])
  expect(terminalAddress('viva://192.168.1.61')).toEqual({
    protocol: 'viva',
    host: '192.168.1.61',
    port: 8080,
  })
  expect(endsDay('zvt://192.168.1.60')).toBe(true)
  expect(endsDay('viva://192.168.1.60')).toBe(true)
  expect(endsDay('')).toBe(false)
  expect([readsDay('zvt://192.168.1.60'), readsDay('viva://192.168.1.60')]).toEqual([false, true])
})

/** A day in which these orders were given. */
const dayWith = (
  attempts: { id: string; isPayment?: boolean; isApproved?: boolean }[],
  change: Partial<AskedDay> = {},
): AskedDay => ({
  sinceAt: null,
  untilAt: new Date().toISOString(),
  attempts: attempts.map(each => ({ isPayment: true, isApproved: true, ...each })),
  isKnown: () => true,
  hasTyped: false,
  ...change,
})

test('a Viva terminal tells its day order by order, with tips, what went back and what was taken for failed', async () => {
  const made = terminal()
  const first = payment(1000)
  const paid = await orders(first, made)
  playing('tip')
  const tipped = payment(500)
  await orders(tipped, made)
  playing('approve')
  const receipt = paid.was === 'ended' ? paid.given.receipt! : ''
  const back: TerminalOrder = { id: randomUUID(), kind: 'refund', cents: 250, receipt }
  await orders(back, made)
  const doubted = payment(300)
  await orders(doubted, made)
  playing('decline')
  const declined = payment(9900)
  await orders(declined, made)
  const asked = dayWith([
    first,
    tipped,
    { ...back, isPayment: false },
    { ...doubted, isApproved: false },
    { ...declined, isApproved: false },
  ])
  expect(await made.endDay!(asked)).toEqual({
    was: 'ended',
    given: {
      outcome: 'ended',
      reason: null,
      cents: 1000 + 650 - 250 + 300,
      cards: [{ card: 'Bancontact', count: 4, cents: 1700 }],
      lines: [],
    },
  })
  expect(simulator.takenCents()).toBe(1700)
})

test('a day that a Viva terminal cannot tell is read in its app, and one that is out of reach is asked again', async () => {
  const made = terminal()
  const order = payment()
  await orders(order, made)
  expect(await made.endDay!(dayWith([order], { hasTyped: true }))).toEqual({ was: 'unknown' })
  simulator.forget()
  expect(await made.endDay!(dayWith([order]))).toEqual({ was: 'unknown' })
  expect(await made.endDay!(dayWith([{ ...order, isApproved: false }]))).toMatchObject({
    given: { cents: 0 },
  })
  await simulator.stop()
  expect(await made.endDay!(dayWith([order]))).toMatchObject({
    given: { outcome: 'failed', reason: 'unreachable' },
  })
  simulator = await startVivaSimulator()
})

test('a box that dies while a guest pays at a Viva terminal asks it by the attempt’s name, and the sale bears that money', async () => {
  const { node } = await openSmallNode('box')
  const terminals = [{ id: 'desk', name: 'Desk', connection: simulator.connection, password: '' }]
  await node.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { terminals }))
  const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
  const by = {
    employeeId: 'carl',
    employeeName: 'Carl',
    cinemaId: 'cinema-1',
    deviceId: 'till-1',
    device: 'Till',
  }
  // A machine with much else to do answers late, and nobody asks a second time within the test.
  const patient = () => terminal({ answerMs: 20_000, silenceMs: 20_000 })
  playing('waits')
  const [bill, id] = [randomUUID(), randomUUID()]
  const dying = openTillTerminals(tenantOf(node), 'cinema-1', patient)
  await dying.start(actor, 'desk', { id, kind: 'payment', forId: bill, ofId: null, cents: 600 }, by)
  await until(() => simulator.state.asked.includes('GET /pos/v1/sessions'))
  await dying.stop()
  simulator.state.go()
  const after = openTillTerminals(tenantOf(node), 'cinema-1', patient)
  after.begin()
  await until(() => attemptById(node.db, 'cinema-1', id)?.outcome === 'approved')
  const popcorn = { ...saleOf(bill, []), products: [{ productId: 'popcorn', quantity: 1 }], totalCents: 600 }
  const payments = [{ methodId: 'terminal', attemptId: id }]
  await node.execute(actor, tx => sellAtRegister(tx, { ...popcorn, payments } as never, carl))
  expect(paymentsOf(node.db, bill)).toMatchObject([
    { attemptId: id, reference: 'tx-1-90ab-4cde-8f00-112233445566/7001' },
  ])
  expect(openAttemptsIn(node.db, 'cinema-1')).toEqual([])
  await after.stop()
})
