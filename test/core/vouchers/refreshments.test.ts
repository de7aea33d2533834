import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import type { Node } from '#core/journal/node.ts'
import { appendAll } from '#core/journal/draft.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { paymentsNow } from '#core/billing/payment-store.ts'
import { returnsOf } from '#core/billing/refunds/store.ts'
import { billById } from '#core/billing/store.ts'
import { billReceipt } from '#core/receipts/load.ts'
import { reinstateBill } from '#core/recovery/reinstate-commands.ts'
import { paidTwice } from '#core/recovery/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { cancelVoucher, extendVoucher, topUpVoucher } from '#core/vouchers/commands.ts'
import { loadRefreshments } from '#core/vouchers/load.ts'
import { heldOf, leftOf } from '#core/vouchers/refreshments.ts'
import type { TurnOwner } from '#core/vouchers/turn.ts'
import { atRegister, byHand, carl, saleOf } from '../../world/small-exhibitor.ts'
import { disagreements, relayAndBox } from '../journal/link.ts'
import { issue } from './evening.ts'

const refusal = (code: string, details?: object) =>
  expect.objectContaining({ code, ...(details && { details }) })
const atCinema: TurnOwner = 'cinema:cinema-1'
const left = (node: Node, id: string) => leftOf(loadRefreshments(node, id)!)
const held = (node: Node, id: string, owner: TurnOwner) => heldOf(loadRefreshments(node, id)!, owner).cents

/** Bags of popcorn at 6.00 each, some of it paid by a voucher's value and the rest by card. */
function snacks(id: string, voucherId: string, cents: number, { bags = 1, seats = [] as string[] } = {}) {
  const sale = saleOf(id, seats)
  const totalCents = bags * 600 + seats.length * 1000
  return {
    ...sale,
    products: [{ productId: 'popcorn', quantity: bags }],
    totalCents,
    payments: [
      { methodId: 'voucher', voucherId, cents },
      ...(cents < totalCents ? [{ methodId: 'terminal' }] : []),
    ],
  }
}
const sell = (node: Node, ...sale: Parameters<typeof snacks>) =>
  node.execute(atRegister, tx => sellAtRegister(tx, snacks(...sale), carl))
const refund = (node: Node, billId: string, lines: { line: number; quantity: number }[] | null) =>
  node.execute(atRegister, tx =>
    refundBill(
      tx,
      { id: `${billId}-back`, billId, lines, reason: 'guest', cents: null },
      { employeeId: 'carl', employeeName: 'carl', device: 'register 1', locale: 'en', usedToo: false },
    ),
  )

/** A relay and a box that know the same. */
async function linked() {
  const runtime = await relayAndBox()
  await runtime.link.settle()
  return runtime
}

async function withVoucher(at: 'relay' | 'box' = 'box') {
  const runtime = await linked()
  const id = await issue(runtime[at], 'gift-1', 2, { refreshmentCents: 2000 })
  await runtime.link.settle()
  return { ...runtime, id }
}

test('a voucher’s value pays for snacks bit by bit, beside money, until it is used up', async () => {
  const { box, id } = await withVoucher()
  await sell(box, 'sale-1', id, 500)
  expect(left(box, id)).toBe(1500)
  await sell(box, 'sale-2', id, 1200, { bags: 2 })
  await expect(sell(box, 'sale-3', id, 600)).rejects.toEqual(
    refusal('refreshments_used_up', { left: '3.00' }),
  )
  expect(left(box, id)).toBe(300)
})

test('its VAT is told with the snacks it pays for, and none with the voucher that is sold', async () => {
  const { box } = await linked()
  const newVouchers = [{ voucherTypeId: 'ten', turns: 2, refreshmentCents: 2000 }]
  const request = { ...saleOf('sale-1', []), newVouchers, totalCents: 3700 }
  await box.execute(atRegister, tx =>
    sellAtRegister(tx, { ...request, payments: [{ methodId: 'terminal' }] }, carl),
  )
  const [turns, value] = linesOf(box.db, 'sale-1')
  expect(turns).toMatchObject({ totalCents: 1700, vatRate: 300, vatCents: 50 })
  expect(value).toMatchObject({ totalCents: 2000, vatRate: 0, vatCents: 0, voucherPart: 'refreshments' })
  await sell(box, 'sale-2', value!.voucherId!, 600)
  expect(linesOf(box.db, 'sale-2')).toMatchObject([{ totalCents: 600, vatRate: 300, vatCents: 17 }])
})

test('it pays for no ticket, and nobody pays more of it than the snacks cost', async () => {
  const { box, id } = await withVoucher()
  await expect(sell(box, 'sale-1', id, 700, { seats: ['A3'] })).rejects.toEqual(
    refusal('refreshments_not_bought'),
  )
  const named = { methodId: 'terminal', voucherId: id, cents: 600 }
  await expect(
    box.execute(atRegister, tx =>
      sellAtRegister(tx, { ...snacks('sale-1', id, 600), payments: [named] }, carl),
    ),
  ).rejects.toEqual(refusal('payment_method_unknown'))
  expect(left(box, id)).toBe(2000)
})

test('a sale that is sent again takes it once, and another one under its id is refused', async () => {
  const { box, id } = await withVoucher()
  await sell(box, 'sale-1', id, 500)
  await sell(box, 'sale-1', id, 500)
  expect(left(box, id)).toBe(1500)
  const other = await issue(box, 'gift-2', 1, { refreshmentCents: 1000 })
  await expect(sell(box, 'sale-1', other, 500)).rejects.toEqual(refusal('request_reused'))
})

test('a refund gives it back to the voucher, once, and money never becomes value', async () => {
  const { box, id } = await withVoucher()
  await sell(box, 'sale-1', id, 800, { bags: 2, seats: ['A3'] })
  const row = await refund(box, 'sale-1', [{ line: 1, quantity: 1 }])
  expect([row.cents, left(box, id)]).toEqual([1000, 1200])
  const snacksBack = () =>
    box.execute(atRegister, tx =>
      refundBill(
        tx,
        {
          id: 'rest',
          billId: 'sale-1',
          lines: [{ line: 2, quantity: 2 }],
          reason: 'guest',
          cents: 1200,
        },
        { employeeId: 'carl', employeeName: 'carl', device: null, locale: 'en', usedToo: false },
      ),
    )
  await snacksBack()
  await snacksBack()
  expect(left(box, id)).toBe(2000)
})

test('what a register gives back of another history returns value that came back already no second time', async () => {
  const { box, id } = await withVoucher()
  await sell(box, 'sale-1', id, 600)
  await refund(box, 'sale-1', null)
  expect(left(box, id)).toBe(2000)
  const receipt = billReceipt(box, billById(box.db, 'sale-1')!)!
  const [made] = receipt.returns
  const money = made!.money.map(each => ({ ...each, id: 'other-back-1' }))
  const other = { ...receipt, returns: [{ ...made!, id: 'other-back', money }] }
  expect(await box.execute(atRegister, tx => reinstateBill(tx, other))).toBe('reinstated')
  expect(await box.execute(atRegister, tx => reinstateBill(tx, other))).toBe('known')
  expect(left(box, id)).toBe(2000)
  expect([paidTwice(box.db), verify(box.db)]).toEqual([[], []])
})

test('what a register gives back returns no value that a return gave back which both histories lost', async () => {
  const whole = await withVoucher()
  await sell(whole.box, 'sale-1', whole.id, 600)
  await refund(whole.box, 'sale-1', null)
  const [made] = billReceipt(whole.box, billById(whole.box.db, 'sale-1')!)!.returns
  const { box, id } = await withVoucher()
  await sell(box, 'sale-1', id, 600)
  // The chosen history holds what another return gave back, and not that return.
  await box.execute(byHand, tx => {
    const { version } = heldOf(loadRefreshments(box, id)!, atCinema)
    const use = { voucherId: id, version: version + 1, paymentId: made!.money[0]!.paymentId, cents: 600 }
    const body = { owner: atCinema, cinemaId: 'cinema-1', returnId: 'lost-back', returned: [use] }
    appendAll(tx, [{ scope: 'exhibitor', type: 'refreshments.returned', body }])
  })
  expect(left(box, id)).toBe(2000)
  const receipt = billReceipt(box, billById(box.db, 'sale-1')!)!
  const money = made!.money.map(each => ({ ...each, id: 'other-back-1' }))
  const other = { ...receipt, returns: [{ ...made!, id: 'other-back', money }] }
  expect(await box.execute(atRegister, tx => reinstateBill(tx, other))).toBe('reinstated')
  expect(await box.execute(atRegister, tx => reinstateBill(tx, other))).toBe('known')
  expect(left(box, id)).toBe(2000)
  expect(verify(box.db)).toEqual([])
})

test.each([
  // What went over the card terminal comes back as ever.
  ['another return, whose other half was lost', 'lost-back', 600],
  ['this very return, which was lost but for that', 'sale-1-back', 1200],
] as const)('a refund returns no value that came back by %s', async (_, returnId, cents) => {
  const { box, id } = await withVoucher()
  await sell(box, 'sale-1', id, 600, { bags: 2 })
  await box.execute(byHand, tx => {
    const { version } = heldOf(loadRefreshments(box, id)!, atCinema)
    const [paid] = paymentsNow(box.db, 'sale-1').filter(({ voucherId }) => voucherId)
    const use = { voucherId: id, version: version + 1, paymentId: paid!.id, cents: 600 }
    const body = { owner: atCinema, cinemaId: 'cinema-1', returnId, returned: [use] }
    appendAll(tx, [{ scope: 'exhibitor', type: 'refreshments.returned', body }])
  })
  expect(left(box, id)).toBe(2000)
  await refund(box, 'sale-1', null)
  expect(returnsOf(box.db, 'sale-1').map(back => back.cents)).toEqual([cents])
  expect([left(box, id), billById(box.db, 'sale-1')!.status]).toEqual([2000, 'refunded'])
  expect(verify(box.db)).toEqual([])
})

test('cut off, each side spends what it holds and no more; connected, the rest is fetched', async () => {
  const { relay, box, link, id } = await withVoucher('relay')
  link.cut()
  await expect(sell(box, 'sale-1', id, 600)).rejects.toEqual(
    refusal('refreshments_elsewhere', { voucherId: id, missing: 600 }),
  )
  link.mend()
  await link.settle()
  const asked = link.peers.box.requestTurns(id, 600, 'refreshments')
  await link.settle()
  // The website sells no snacks: it gives all it has.
  expect(await asked).toBe(2000)
  link.cut()
  await sell(box, 'sale-1', id, 600)
  expect([held(box, id, atCinema), held(box, id, 'relay')]).toEqual([1400, 0])
  link.mend()
  await link.settle()
  expect([left(relay, id), left(box, id)]).toEqual([1400, 1400])
  expect(disagreements(relay, box)).toEqual([])
  expect([...verify(relay.db), ...verify(box.db)]).toEqual([])
})

test('a box gives what it is asked for, and never what it does not hold', async () => {
  const { relay, link, id } = await withVoucher()
  const some = link.peers.relay.requestTurns(id, 700, 'refreshments')
  await link.settle()
  expect(await some).toBe(700)
  expect([held(relay, id, 'relay'), held(relay, id, atCinema)]).toEqual([700, 1300])
  const more = link.peers.relay.requestTurns(id, 5000, 'refreshments')
  await link.settle()
  expect([await more, left(relay, id)]).toEqual([1300, 2000])
})

test('a voucher that was cancelled or has expired pays for nothing, and keeps what a refund gives back', async () => {
  const { box, clock, id } = await withVoucher()
  await sell(box, 'sale-1', id, 600)
  await box.execute(byHand, tx => cancelVoucher(tx, id))
  await expect(sell(box, 'sale-2', id, 600)).rejects.toEqual(refusal('voucher_cancelled'))
  await refund(box, 'sale-1', null)
  expect(left(box, id)).toBe(2000)
  const other = await issue(box, 'gift-2', 1, { refreshmentCents: 1000 })
  clock.ms += 400 * 86_400_000
  await expect(sell(box, 'sale-3', other, 600)).rejects.toEqual(
    expect.objectContaining({ code: 'voucher_too_late' }),
  )
})

test('it is topped up and extended by a manager, and neither changes what is left otherwise', async () => {
  const { relay, box, link, clock, id } = await withVoucher()
  await sell(box, 'sale-1', id, 600)
  const more = { requestId: 'more', voucherId: id, cents: 500 }
  for (const node of [relay, relay]) await node.execute(byHand, tx => topUpVoucher(tx, more))
  await link.settle()
  expect([left(box, id), held(box, id, 'relay'), held(box, id, atCinema)]).toEqual([1900, 500, 1400])
  clock.ms += 400 * 86_400_000
  await expect(sell(box, 'sale-2', id, 600)).rejects.toEqual(
    expect.objectContaining({ code: 'voucher_too_late' }),
  )
  await relay.execute(byHand, tx => extendVoucher(tx, id, '2028-06-30'))
  await box.execute(byHand, tx => extendVoucher(tx, id, '2028-01-31'))
  await link.settle()
  await sell(box, 'sale-2', id, 600)
  await link.settle()
  const voucher = loadRefreshments(box, id)!.voucher
  expect([voucher.validUntil, left(box, id)]).toEqual(['2028-06-30', 1300])
  expect(disagreements(relay, box)).toEqual([])
})

test('a voucher that was sold is returned whole, and only while its value is untouched', async () => {
  const { box } = await linked()
  const newVouchers = [{ voucherTypeId: 'ten', turns: 2, refreshmentCents: 2000 }]
  const sold = (id: string) =>
    box.execute(atRegister, tx =>
      sellAtRegister(
        tx,
        { ...saleOf(id, []), newVouchers, totalCents: 3700, payments: [{ methodId: 'terminal' }] },
        carl,
      ),
    )
  await sold('sale-1')
  await expect(refund(box, 'sale-1', [{ line: 1, quantity: 2 }])).rejects.toEqual(
    expect.objectContaining({ code: 'voucher_in_use' }),
  )
  const code = linesOf(box.db, 'sale-1')[0]!.voucherId!
  await sell(box, 'sale-2', code, 600)
  await expect(refund(box, 'sale-1', null)).rejects.toEqual(
    expect.objectContaining({ code: 'voucher_in_use' }),
  )
  await refund(box, 'sale-2', null)
  expect((await refund(box, 'sale-1', null)).cents).toBe(3700)
  await expect(sell(box, 'sale-3', code, 600)).rejects.toEqual(refusal('voucher_cancelled'))
})

test('its value is sold within the bounds of its kind', async () => {
  const { box } = await linked()
  await expect(issue(box, 'gift-1', 1, { refreshmentCents: 150 })).rejects.toEqual(
    refusal('refreshments_step', { min: '0.00', max: '100.00', step: '1.00' }),
  )
  await expect(issue(box, 'gift-1', 1, { refreshmentCents: 20_000 })).rejects.toEqual(
    expect.objectContaining({ code: 'refreshments_step' }),
  )
})
