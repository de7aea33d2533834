import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import type { Node } from '#core/journal/node.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { billById } from '#core/billing/store.ts'
import { billReceipt } from '#core/receipts/load.ts'
import { reinstateBill } from '#core/recovery/reinstate-commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { cancelVoucher } from '#core/vouchers/commands.ts'
import { exchangeCard } from '#core/vouchers/exchange-commands.ts'
import { loadRefreshments } from '#core/vouchers/load.ts'
import { heldOf, leftOf } from '#core/vouchers/refreshments.ts'
import { topUpBounds } from '#core/vouchers/top-up.ts'
import { atRegister, byHand, carl, saleOf } from '../../world/small-exhibitor.ts'
import { disagreements, relayAndBox } from '../journal/link.ts'
import { issue } from './evening.ts'

const refusal = (code: string, details?: object) =>
  expect.objectContaining({ code, ...(details && { details }) })
const left = (node: Node, id: string) => leftOf(loadRefreshments(node, id)!)

/** A card with ten euros for snacks, topped up by so much, paid by card. */
const topUp = (id: string, voucherId: string, cents: number, change: Partial<SaleRequest> = {}) => ({
  ...saleOf(id, []),
  topUps: [{ voucherId, cents }],
  totalCents: cents,
  payments: [{ methodId: 'terminal' }],
  ...change,
})
const sell = (node: Node, sale: SaleRequest) => node.execute(atRegister, tx => sellAtRegister(tx, sale, carl))
const snacks = (id: string, voucherId: string, bags = 1): SaleRequest => ({
  ...saleOf(id, []),
  products: [{ productId: 'popcorn', quantity: bags }],
  totalCents: bags * 600,
  payments: [{ methodId: 'voucher', voucherId, cents: bags * 600 }],
})
const refund = (node: Node, billId: string, lines: { line: number; quantity: number }[] | null = null) =>
  node.execute(atRegister, tx =>
    refundBill(
      tx,
      { id: `${billId}-back`, billId, lines, reason: 'guest', cents: null },
      { employeeId: 'carl', employeeName: 'carl', device: 'register 1', locale: 'en', usedToo: false },
    ),
  )

async function withCard(at: 'relay' | 'box' = 'box') {
  const runtime = await relayAndBox()
  await runtime.link.settle()
  const id = await issue(runtime[at], 'gift-1', 2, { refreshmentCents: 1000 })
  await runtime.link.settle()
  return { ...runtime, id }
}

test('a card is topped up at the register, its VAT is due when it pays, and it pays for more', async () => {
  const { relay, box, link, id } = await withCard()
  await sell(box, topUp('sale-1', id, 2000))
  expect(linesOf(box.db, 'sale-1')).toMatchObject([
    { kind: 'voucher', voucherPart: 'top_up', voucherId: id, totalCents: 2000, vatRate: 0, vatCents: 0 },
  ])
  expect(linesOf(box.db, 'sale-1')[0]!.text).toMatch(/^Top-up · Ten times cinema · /)
  await sell(box, snacks('sale-2', id, 5))
  expect(left(box, id)).toBe(0)
  await link.settle()
  expect([left(relay, id), disagreements(relay, box)]).toEqual([0, []])
  expect([...verify(relay.db), ...verify(box.db)]).toEqual([])
})

test('sent again it is put on once, and another sum under the same sale is refused', async () => {
  const { box, id } = await withCard()
  await sell(box, topUp('sale-1', id, 2000))
  await sell(box, topUp('sale-1', id, 2000))
  expect(left(box, id)).toBe(3000)
  const other = await issue(box, 'gift-2', 1, { refreshmentCents: 1000 })
  await expect(sell(box, topUp('sale-1', other, 2000))).rejects.toEqual(refusal('request_reused'))
})

test('cut off, the box tops up a card that the website issued, and spends what it put on it', async () => {
  const { relay, box, link, id } = await withCard('relay')
  link.cut()
  await sell(box, topUp('sale-1', id, 600))
  await sell(box, snacks('sale-2', id))
  await expect(sell(box, snacks('sale-3', id))).rejects.toEqual(
    refusal('refreshments_elsewhere', { voucherId: id, missing: 600 }),
  )
  link.mend()
  await link.settle()
  expect([left(relay, id), left(box, id)]).toEqual([1000, 1000])
  expect(disagreements(relay, box)).toEqual([])
})

test('a card that pays for snacks is topped up in the same sale', async () => {
  const { box, id } = await withCard()
  await sell(box, {
    ...snacks('sale-1', id),
    topUps: [{ voucherId: id, cents: 2000 }],
    totalCents: 2600,
    payments: [{ methodId: 'voucher', voucherId: id, cents: 600 }, { methodId: 'terminal' }],
  })
  expect(left(box, id)).toBe(2400)
  await expect(
    sell(box, topUp('sale-2', id, 600, { payments: [{ methodId: 'voucher', voucherId: id, cents: 600 }] })),
  ).rejects.toEqual(refusal('refreshments_not_bought'))
  await refund(box, 'sale-1')
  expect([left(box, id), verify(box.db)]).toEqual([1000, []])
})

test('a top-up goes back whole while so much is still on the card, and the card stays good', async () => {
  const { relay, box, link, id } = await withCard()
  await sell(box, topUp('sale-1', id, 2000))
  await sell(box, snacks('sale-2', id, 3))
  await expect(refund(box, 'sale-1')).rejects.toEqual(expect.objectContaining({ code: 'voucher_in_use' }))
  await refund(box, 'sale-2')
  const back = await refund(box, 'sale-1')
  expect([back.cents, left(box, id), billById(box.db, 'sale-1')!.status]).toEqual([2000, 1000, 'refunded'])
  expect(loadRefreshments(box, id)!.voucher.cancelled).toBe(false)
  await link.settle()
  expect([left(relay, id), disagreements(relay, box)]).toEqual([1000, []])
  expect([...verify(relay.db), ...verify(box.db)]).toEqual([])
})

/** What a sale put on a card, or its return took off it, whose own fact was lost with its cinema's stream. */
const halfOf = (node: Node, voucherId: string, what: 'on' | 'off') =>
  node.execute(byHand, tx => {
    const version = loadRefreshments(tx, voucherId)!.parts.get('cinema:cinema-1')!.version + 1
    const owner = 'cinema:cinema-1' as const
    const of = { voucherId, owner, version, cents: 2000, cinemaId: 'cinema-1', billId: 'sale-1' }
    const id = 'sale-1-cinema-1-top-up-1'
    if (what === 'on') tx.append('exhibitor', 'voucher.topped_up', { ...of, requestId: id })
    else tx.append('exhibitor', 'voucher.top_up_refunded', { ...of, topUpId: id, returnId: 'lost-back' })
  })

test('a top-up that a return of a history set aside took off its card is not taken off it once more', async () => {
  const { box, id } = await withCard()
  await sell(box, topUp('sale-1', id, 2000))
  await sell(box, topUp('sale-2', id, 2000))
  await halfOf(box, id, 'off')
  expect(left(box, id)).toBe(3000)
  expect([(await refund(box, 'sale-1')).cents, left(box, id)]).toEqual([2000, 3000])
  expect([(await refund(box, 'sale-2')).cents, left(box, id)]).toEqual([2000, 1000])
})

test('a sale that is made anew after a loss puts on its card what is not there, and its return takes that off', async () => {
  const { box, id } = await withCard()
  await halfOf(box, id, 'on')
  await sell(box, topUp('sale-1', id, 2000))
  expect(left(box, id)).toBe(3000)
  await refund(box, 'sale-1')
  expect(left(box, id)).toBe(1000)

  const other = await withCard()
  await halfOf(other.box, other.id, 'on')
  await halfOf(other.box, other.id, 'off')
  expect(left(other.box, other.id)).toBe(1000)
  await sell(other.box, topUp('sale-1', other.id, 2000))
  expect(left(other.box, other.id)).toBe(3000)
  await refund(other.box, 'sale-1')
  expect(left(other.box, other.id)).toBe(1000)
  for (const { db } of [box, other.box]) expect(verify(db)).toEqual([])
})

test('a sale that is made anew after a loss takes nothing more of a card that has paid for it', async () => {
  const whole = await withCard()
  await sell(whole.box, snacks('sale-1', whole.id))
  const { box, id } = await withCard()
  const spent = { owner: 'cinema:cinema-1' as const, cinemaId: 'cinema-1' }
  const use = { voucherId: id, paymentId: 'sale-1-cinema-1-till-1', cents: 600 }
  const spend = (version: number) =>
    box.execute(byHand, tx =>
      tx.append('exhibitor', 'refreshments.spent', { ...spent, spent: [{ ...use, version }] }),
    )
  await spend(1)
  await sell(box, snacks('sale-1', id))
  expect([left(whole.box, id), left(box, id)]).toEqual([400, 400])
  await refund(box, 'sale-1')
  expect(left(box, id)).toBe(1000)

  // What a return gave back whose other half was lost as well is spent again, and comes back again.
  const other = await withCard()
  const back = { ...spent, returnId: 'lost-back', returned: [{ ...use, version: 2 }] }
  await other.box.execute(byHand, tx => {
    tx.append('exhibitor', 'refreshments.spent', { ...spent, spent: [{ ...use, version: 1 }] })
    tx.append('exhibitor', 'refreshments.returned', back)
  })
  await sell(other.box, snacks('sale-1', other.id))
  expect(left(other.box, other.id)).toBe(400)
  await refund(other.box, 'sale-1')
  expect(left(other.box, other.id)).toBe(1000)
  for (const { db } of [box, other.box]) expect(verify(db)).toEqual([])
})

test('what was moved to a new card or went to the website does not come back as money', async () => {
  const { box, link, id } = await withCard()
  await sell(box, topUp('sale-1', id, 2000))
  const asked = link.peers.relay.requestTurns(id, 1500, 'refreshments')
  await link.settle()
  await asked
  expect(heldOf(loadRefreshments(box, id)!, 'cinema:cinema-1').cents).toBe(1500)
  await expect(refund(box, 'sale-1')).rejects.toEqual(expect.objectContaining({ code: 'voucher_in_use' }))
  const other = await issue(box, 'gift-2', 1)
  await sell(box, topUp('sale-2', other, 2000))
  await box.execute(byHand, tx => exchangeCard(tx, other, { requestId: 'moved', newCode: 'NEWCARD1' }))
  await expect(refund(box, 'sale-2')).rejects.toEqual(expect.objectContaining({ code: 'voucher_in_use' }))
})

test('a voucher that was sold is returned only after what it was topped up with', async () => {
  const { box } = await withCard()
  const sold = {
    ...saleOf('sale-1', []),
    newVouchers: [{ voucherTypeId: 'ten', turns: 1 }],
    totalCents: 850,
    payments: [{ methodId: 'terminal' }],
  }
  await sell(box, sold)
  const code = linesOf(box.db, 'sale-1')[0]!.voucherId!
  await sell(box, topUp('sale-2', code, 500))
  await expect(refund(box, 'sale-1')).rejects.toEqual(expect.objectContaining({ code: 'voucher_in_use' }))
  await refund(box, 'sale-2')
  expect((await refund(box, 'sale-1')).cents).toBe(850)
})

test('what cannot be topped up is refused, and nothing is sold', async () => {
  const { box, clock, id } = await withCard()
  await expect(sell(box, topUp('sale-1', 'nobodyscode1', 1000))).rejects.toEqual(
    expect.objectContaining({ code: 'voucher_unknown' }),
  )
  const steps = { min: '1.00', max: '100.00', step: '1.00' }
  for (const cents of [50, 150, 10_100])
    await expect(sell(box, topUp('sale-1', id, cents))).rejects.toEqual(refusal('refreshments_step', steps))
  await box.execute(byHand, tx => changeEntry(tx, 'voucher_type', 'ten', { refreshments: false }))
  await expect(sell(box, topUp('sale-1', id, 1000))).rejects.toEqual(refusal('top_up_not_sold'))
  await box.execute(byHand, tx =>
    changeEntry(tx, 'voucher_type', 'ten', { refreshments: true, archived: true }),
  )
  await expect(sell(box, topUp('sale-1', id, 1000))).rejects.toEqual(refusal('top_up_not_sold'))
  await box.execute(byHand, tx => changeEntry(tx, 'voucher_type', 'ten', { archived: false }))
  const other = await issue(box, 'gift-2', 1)
  await box.execute(byHand, tx => cancelVoucher(tx, other))
  await expect(sell(box, topUp('sale-1', other, 1000))).rejects.toEqual(refusal('voucher_cancelled'))
  clock.ms += 400 * 86_400_000
  await expect(sell(box, topUp('sale-1', id, 1000))).rejects.toEqual(
    expect.objectContaining({ code: 'voucher_too_late' }),
  )
  expect([left(box, id), billById(box.db, 'sale-1')]).toEqual([1000, undefined])
})

test('a top-up that a box lost comes back with its sale, and goes with its refund, once each', async () => {
  const whole = await withCard()
  await sell(whole.box, topUp('sale-1', whole.id, 2000))
  const sale = billReceipt(whole.box, billById(whole.box.db, 'sale-1')!)!
  await refund(whole.box, 'sale-1')
  const returned = billReceipt(whole.box, billById(whole.box.db, 'sale-1')!)!
  const { box, id } = await withCard()
  expect(id).toBe(whole.id)
  const again = (receipt: typeof sale) => box.execute(atRegister, tx => reinstateBill(tx, receipt))
  expect([await again(sale), await again(sale), left(box, id)]).toEqual(['reinstated', 'known', 3000])
  expect([await again(returned), await again(returned), left(box, id)]).toEqual(['reinstated', 'known', 1000])
  expect(verify(box.db)).toEqual([])
})

test('no card carries more than any may', async () => {
  const { box, id } = await withCard()
  const type = box.catalogue.get('voucher_type', 'ten')
  const { voucher } = loadRefreshments(box, id)!
  const bounds = (cents: number) =>
    topUpBounds({ parts: new Map([[voucher.owner, { cents, version: 1 }]]) }, type)
  expect([bounds(0), bounds(95_050), bounds(100_000)]).toEqual([
    { step: 100, max: 10_000 },
    { step: 100, max: 4_900 },
    { step: 100, max: 0 },
  ])
})
