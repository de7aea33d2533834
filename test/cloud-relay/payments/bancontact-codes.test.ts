import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { makeSale } from '#core/sales/contract.ts'
import {
  abortAttempt,
  readTerminal,
  reverseAttempt,
  startAttempt,
  type AttemptView,
} from '#core/terminal/contract.ts'
import { endTerminalDay, readTerminalDays } from '#core/terminal/days/contract.ts'
import { openBancontactPlaces, type BancontactPlaces } from '../../world/bancontact/bancontact-places.ts'
import type { Client } from '../../world/client.ts'
import { employeeAt } from '../../world/people.ts'
import { until } from '../../world/places.ts'
import { saleOf } from '../../world/small-exhibitor.ts'

const byTest = { who: 'node', via: 'test' }
let at: BancontactPlaces
let carl: Client

/** A register whose guests may pay by a code of the exhibitor's Bancontact account. */
beforeAll(async () => {
  at = await openBancontactPlaces()
  carl = await employeeAt(at.places.box.port, 'carl')
  const terminals = [{ id: 'code', name: 'Bancontact', connection: 'bancontact:', password: '' }]
  await at.places.tenant.node.execute(byTest, tx => changeEntry(tx, 'cinema', 'cinema-1', { terminals }))
  await at.places.agreed()
  const { node } = at.places.box.tenant
  const { id } = node.catalogue.all('device').find(({ name }) => name === 'register 1')!
  await node.execute(byTest, tx => changeEntry(tx, 'device', id, { codeTerminalId: 'code' }))
}, 90_000)
afterAll(() => at.close())
afterEach(() => at.bancontact.troubles.end())

const reference = (id: string) => `T${id.replaceAll('-', '')}`
const atBancontact = (id: string) =>
  [...at.bancontact.books.payments.values()].filter(each => each.reference === reference(id))
const last = async (forId: string): Promise<AttemptView> =>
  (await carl.call(readTerminal, { query: { forId } })).body.asked.at(-1)!
const becomes = (forId: string, what: Partial<AttemptView>) =>
  until(async () => {
    const now = await last(forId)
    return Object.entries(what).every(([name, value]) => now[name as keyof AttemptView] === value)
  })
async function asks(forId: string): Promise<string> {
  const id = randomUUID()
  const asked = await carl.call(startAttempt, { body: { id, forId, cents: 600, by: 'code' } })
  expect(asked.status, asked.text).toBe(200)
  return id
}
async function shown(forId: string) {
  await becomes(forId, { sign: 'show_code' })
  return (await last(forId)).code!
}

test('a guest scans the code at the till, and the sale bears that money', async () => {
  expect((await carl.call(readTerminal)).body.code).toEqual({ id: 'code', name: 'Bancontact' })
  const bill = randomUUID()
  const id = await asks(bill)
  const code = await shown(bill)
  const [payment] = atBancontact(id)
  expect(code).toBe(`https://pay.bancontact.net/pay/2/${payment!.paymentId}`)
  expect(payment).toMatchObject({ cents: 600 })
  at.bancontact.settle(payment!.paymentId, 'SUCCEEDED')
  await becomes(bill, { state: 'approved', isOpen: true, code: null })
  const sold = await carl.call(makeSale, {
    body: {
      ...saleOf(bill, []),
      products: [{ productId: 'popcorn', quantity: 1 }],
      totalCents: 600,
      payments: [{ methodId: 'terminal', attemptId: id }],
    } as never,
  })
  expect(sold.status, sold.text).toBe(200)
  expect(paymentsOf(at.places.box.tenant.node.db, bill)).toMatchObject([
    { attemptId: id, reference: payment!.paymentId },
  ])
})

test('a code that is taken away, one whose time is over and one that the bank declines take nothing, and say which it was', async () => {
  const away = randomUUID()
  const id = await asks(away)
  await shown(away)
  await carl.call(abortAttempt, { params: { id } })
  await becomes(away, { state: 'failed', reason: 'aborted' })
  for (const [status, what] of [
    ['EXPIRED', { state: 'failed', reason: 'expired' }],
    ['FAILED', { state: 'declined', reason: 'declined' }],
  ] as const) {
    const bill = randomUUID()
    const attempt = await asks(bill)
    await shown(bill)
    at.bancontact.settle(atBancontact(attempt)[0]!.paymentId, status)
    await becomes(bill, what)
  }
})

test('an answer that was lost is searched by the attempt’s name, and one code alone can be paid', async () => {
  at.bancontact.troubles.next(/^POST \/payments$/, 'answer lost', 1)
  const bill = randomUUID()
  const id = await asks(bill)
  await shown(bill)
  expect(atBancontact(id)).toHaveLength(1)
  at.bancontact.settle(atBancontact(id)[0]!.paymentId, 'SUCCEEDED')
  await becomes(bill, { state: 'approved' })
  // Nothing is sold for it: the guest gets it back.
  await carl.call(reverseAttempt, { params: { id }, body: { id: randomUUID(), byHand: false } })
  await becomes(bill, { kind: 'reversal', state: 'approved' })
  expect(atBancontact(id)[0]!.refunds).toMatchObject([{ cents: 600 }])
})

test('while the line is gone the till says that nobody knows, and what was paid meanwhile counts', async () => {
  const bill = randomUUID()
  const id = await asks(bill)
  await shown(bill)
  await at.places.cutLine()
  await becomes(bill, { sign: 'no_line', state: 'pending' })
  at.bancontact.settle(atBancontact(id)[0]!.paymentId, 'SUCCEEDED')
  await at.places.mendLine()
  await becomes(bill, { state: 'approved' })
})

test('what guests paid by code is compared with what was sold by it', async () => {
  await carl.call(endTerminalDay, { body: { id: randomUUID(), terminalId: 'code' } })
  const day = async () => (await carl.call(readTerminalDays)).body.terminals[0]!.last!
  await until(async () => (await day()).state !== 'pending')
  expect(await day()).toMatchObject({ state: 'ended', cents: 1200, differenceCents: 0 })
})
