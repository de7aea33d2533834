import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { testTerminal } from '#core/devices/terminal-test-contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import type { CloudOrder } from '#core/terminal/cloud-contract.ts'
import {
  abortAttempt,
  readTerminal,
  reverseAttempt,
  startAttempt,
  type AttemptView,
} from '#core/terminal/contract.ts'
import { endTerminalDay, explainTerminalDay, readTerminalDays } from '#core/terminal/days/contract.ts'
import type { Client } from '../../world/client.ts'
import { connectMollie, openMolliePlaces, type MolliePlaces } from '../../world/mollie/mollie-places.ts'
import { mollieTerminal } from '../../world/mollie/mollie-server.ts'
import { employeeAt, managerAt } from '../../world/people.ts'
import { until } from '../../world/places.ts'
import { saleOf } from '../../world/small-exhibitor.ts'

const byTest = { who: 'node', via: 'test' }
let at: MolliePlaces
let carl: Client

/** A register that is wired to a terminal of the exhibitor's Mollie account. */
beforeAll(async () => {
  at = await openMolliePlaces()
  await connectMollie(at.mia)
  carl = await employeeAt(at.places.box.port, 'carl')
  const terminals = [
    { id: 'desk', name: 'Desk', connection: `mollie:${mollieTerminal.pfl_main}`, password: '' },
    { id: 'strange', name: 'Strange', connection: 'mollie:term_nobody', password: '' },
  ]
  await at.places.tenant.node.execute(byTest, tx => changeEntry(tx, 'cinema', 'cinema-1', { terminals }))
  await at.places.agreed()
  const { node } = at.places.box.tenant
  const { id } = node.catalogue.all('device').find(({ name }) => name === 'register 1')!
  await node.execute(byTest, tx => changeEntry(tx, 'device', id, { terminalId: 'desk' }))
}, 90_000)
afterAll(() => at.close())
afterEach(() => at.mollie.troubles.end())

const atTerminal = () => [...at.mollie.books.payments.values()].filter(({ terminalId }) => terminalId)
const asks = async (forId: string, cents = 600) => {
  const id = randomUUID()
  const asked = await carl.call(startAttempt, { body: { id, forId, cents } })
  expect(asked.status, asked.text).toBe(200)
  return id
}
const last = async (forId: string): Promise<AttemptView> =>
  (await carl.call(readTerminal, { query: { forId } })).body.asked.at(-1)!
const ended = async (forId: string, state: AttemptView['state']) => {
  await until(async () => (await last(forId)).state === state)
  return last(forId)
}
const made = async (attemptId: string) => {
  const of = () =>
    atTerminal().find(({ metadata }) => (metadata as Record<string, string>)['terminalAttempt'] === attemptId)
  await until(() => of() !== undefined)
  return of()!
}
const sells = (bill: string, attemptId: string) =>
  carl.call(makeSale, {
    body: {
      ...saleOf(bill, []),
      products: [{ productId: 'popcorn', quantity: 1 }],
      totalCents: 600,
      payments: [{ methodId: 'terminal', attemptId }],
    } as never,
  })

test('a guest pays at a Mollie terminal that the box orders at through its relay, and the sale bears Mollie’s name of it', async () => {
  const bill = randomUUID()
  const id = await asks(bill)
  const payment = await made(id)
  expect(payment).toMatchObject({ cents: 600, terminalId: 'term_salon' })
  at.mollie.settle(payment.id, 'paid')
  expect(await ended(bill, 'approved')).toMatchObject({ card: 'Mastercard', isOpen: true })
  expect((await sells(bill, id)).status).toBe(200)
  expect(paymentsOf(at.places.box.tenant.node.db, bill)).toMatchObject([
    { attemptId: id, reference: `${payment.id}/4711` },
  ])
})

test('an answer of Mollie’s that was lost is looked for by the attempt’s name, and the guest is charged once', async () => {
  at.mollie.troubles.next(/^POST \/payments$/, 'answer lost', 1)
  const bill = randomUUID()
  const id = await asks(bill)
  at.mollie.settle((await made(id)).id, 'paid')
  await ended(bill, 'approved')
  const all = atTerminal().filter(
    ({ metadata }) => (metadata as Record<string, string>)['terminalAttempt'] === id,
  )
  expect(all).toHaveLength(1)
  expect((await sells(bill, id)).status).toBe(200)
})

test('the till stops it, a declined card takes nothing, and money for nothing goes back to the card', async () => {
  const stopped = randomUUID()
  const id = await asks(stopped)
  await made(id)
  await carl.call(abortAttempt, { params: { id } })
  expect(await ended(stopped, 'failed')).toMatchObject({ reason: 'aborted' })

  const declined = randomUUID()
  at.mollie.settle((await made(await asks(declined))).id, 'failed')
  expect(await ended(declined, 'declined')).toMatchObject({ reason: 'declined', isOpen: false })

  const unsold = randomUUID()
  const taken = await asks(unsold)
  const payment = await made(taken)
  at.mollie.settle(payment.id, 'paid')
  await ended(unsold, 'approved')
  await carl.call(reverseAttempt, { params: { id: taken }, body: { id: randomUUID(), byHand: false } })
  await until(
    async () => (await last(unsold)).kind === 'reversal' && (await last(unsold)).state === 'approved',
  )
  expect(at.mollie.books.kept(payment.id).refunds).toMatchObject([{ cents: 600 }])
})

test('a manager tries it without money', async () => {
  const manager = await managerAt(at.places.relay.port)
  const look = (terminalId: string) =>
    manager.call(testTerminal, { body: { cinemaId: 'cinema-1', terminalId } })
  expect((await look('desk')).body).toEqual({ look: 'operational' })
  expect((await look('strange')).body).toEqual({ look: 'not_accepted' })
})

const days = async () => (await carl.call(readTerminalDays)).body.terminals.find(({ id }) => id === 'desk')!
async function compares() {
  await carl.call(endTerminalDay, { body: { id: randomUUID(), terminalId: 'desk' } })
  await until(async () => (await days()).last?.state !== 'pending')
  return (await days()).last!
}

test('the day of a Mollie terminal is what Mollie lists of it, compared with what was sold over it', async () => {
  const known = await compares()
  expect(known).toMatchObject({ state: 'ended', differenceCents: 0, isOpen: false })
  expect(known.cents).toBe(known.sums!.paidCents - known.sums!.backCents)
  expect(known.sums!.payments).toBeGreaterThan(2)
  expect(known.sums!.refunds).toBeGreaterThan(0)

  // Somebody sells over it with another program; and the line to Mollie is gone when it is asked first.
  const { profile } = atTerminal()[0]!
  const page = { description: 'x', redirectUrl: 'http://x', webhookUrl: null, locale: null, metadata: null }
  const strange = at.mollie.books.make(profile, { cents: 700, ...page })
  Object.assign(strange, { status: 'paid', terminalId: 'term_salon' })
  at.mollie.troubles.next(/^GET \/payments$/, 'answer lost', 1)
  expect(await compares()).toMatchObject({ state: 'failed', reason: 'no_bank', isOpen: false })
  // It counts once its second is over.
  await until(async () => (await compares()).cents === 700)
  const differs = (await days()).last!
  expect(differs).toMatchObject({ state: 'ended', cents: 700, differenceCents: 700, isOpen: true })
  const explanation = 'the stand at the fair'
  await carl.call(explainTerminalDay, { params: { id: differs.id }, body: { explanation } })
  expect((await days()).last).toMatchObject({ explanation, isOpen: false })
})

test('a box that asks without end is answered that nobody knows, and keeps nothing busy', async () => {
  const look = () =>
    at.places.box.link.orderAtTerminal({
      ask: 'state',
      terminalId: 'desk',
      attemptId: randomUUID(),
      isRefund: false,
      cents: 0,
      ref: null,
    })
  const answers = await Promise.all(Array.from({ length: 80 }, look))
  const states = answers.map(answer => (answer === 'away' ? answer : answer?.state))
  expect(new Set(states)).toEqual(new Set(['none', 'unknown']))
  expect(await look()).toMatchObject({ state: 'none' })
})

test('a box that asks for more than its own terminals’ money gets nothing, whatever it names', async () => {
  const { link } = at.places.box
  const order = (change: Partial<CloudOrder>): CloudOrder => ({
    ask: 'refund',
    terminalId: 'desk',
    attemptId: randomUUID(),
    isRefund: true,
    cents: 100,
    ref: null,
    ...change,
  })
  const metadata = { billId: 'b', paymentId: 'p', exhibitorId: 'tenant' }
  const page = { description: 'x', redirectUrl: 'http://x', webhookUrl: null, locale: null }
  const profile = atTerminal()[0]!.profile
  const ofWebsite = at.mollie.books.make(profile, { cents: 900, ...page, metadata })
  const elsewhere = { terminalAttempt: 'a', terminalCinema: 'cinema-2', terminalExhibitor: 'tenant' }
  const ofAnother = at.mollie.books.make(profile, { cents: 900, ...page, metadata: elsewhere })
  for (const payment of [ofWebsite, ofAnother]) {
    payment.status = 'paid'
    for (const ask of ['refund', 'state', 'stop'] as const)
      expect(await link.orderAtTerminal(order({ ask, ref: payment.id }))).toMatchObject({ state: 'none' })
    expect(payment.refunds).toEqual([])
  }
  expect(await link.orderAtTerminal(order({ ref: 'tr_1/../../profiles' }))).toMatchObject({
    state: 'unknown',
  })
  expect(await link.orderAtTerminal(order({ terminalId: 'nobody' }))).toMatchObject({ state: 'not_accepted' })
})
