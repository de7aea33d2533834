import { describe, expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openAttempt } from '#core/sales/online-commands.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { billById } from '#core/billing/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { cancelVoucher, issueVoucher } from '#core/vouchers/commands.ts'
import { giveTurnsBack } from '../../world/turns.ts'
import { grantTurns } from '#core/vouchers/commands.ts'
import { turnsOf, turnsOfBill, voucherById, vouchersOfBill } from '#core/vouchers/store.ts'
import type { Node } from '#core/journal/node.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'
import { buyFor, issue, sellFor, voucherSale } from './evening.ts'

const states = (node: Node, id: string) =>
  [...turnsOf(node.db, voucherById(node.db, id)!).values()].map(turn => `${turn.state} ${turn.owner}`)
const refusal = (code: string, details?: object) =>
  expect.objectContaining({ code, ...(details && { details }) })

describe('a voucher', () => {
  test.each([
    ['box', 'cinema:cinema-1'],
    ['relay', 'relay'],
  ] as const)('issued at the %s has all its turns there', async (role, owner) => {
    const { node } = await openSmallNode(role)
    const id = await issue(node, 'gift-1', 2)
    expect(states(node, id)).toEqual([`free ${owner}`, `free ${owner}`])
    expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/)
  })

  test('is issued once, however often the request is sent', async () => {
    const { node } = await openSmallNode()
    const id = await issue(node, 'gift-1', 2)
    expect(await issue(node, 'gift-1', 2)).toBe(id)
    await expect(issue(node, 'gift-1', 3)).rejects.toEqual(refusal('request_reused'))
  })

  test('is good for as many months as its type said when it was sold, whatever is edited later', async () => {
    const { node } = await openSmallNode()
    const id = await issue(node, 'gift-1')
    await node.execute(byHand, tx => changeEntry(tx, 'voucher_type', 'ten', { validMonths: 1, turnCents: 1 }))
    expect(voucherById(node.db, id)).toMatchObject({
      validFrom: '2026-11-21',
      validUntil: '2027-11-21',
      turnCents: 850,
    })
  })

  test('of a type that is no longer sold, or with turns its type does not allow, is not issued', async () => {
    const { node } = await openSmallNode()
    await expect(issue(node, 'gift-1', 21)).rejects.toEqual(
      refusal('turns_step', { min: 1, max: 20, step: 1 }),
    )
    await expect(issue(node, 'gift-1', 1, { voucherTypeId: 'none' })).rejects.toEqual(
      refusal('voucher_type_unknown'),
    )
    await node.execute(byHand, tx => changeEntry(tx, 'voucher_type', 'ten', { deleted: true }))
    await expect(issue(node, 'gift-1')).rejects.toEqual(refusal('voucher_type_unknown'))
  })
})

describe('at the register', () => {
  test('a turn pays for the rate, and the premium seat’s supplement is paid beside it', async () => {
    const { node } = await openSmallNode('box', { hasBox: true })
    const id = await issue(node, 'gift-1')
    const bill = await sellFor(node, 'sale-1', ['A3', 'D5'], id)
    expect(bill.totalCents).toBe(0)
    expect(linesOf(node.db, 'sale-1')).toMatchObject([
      { unitCents: 0, voucherId: id, coveredCents: 1000 },
      { unitCents: 0, voucherId: id, coveredCents: 1000 },
    ])
    expect(states(node, id)).toEqual([
      'spent cinema:cinema-1',
      'spent cinema:cinema-1',
      'free cinema:cinema-1',
    ])
    expect(turnsOfBill(node.db, 'sale-1').map(turn => turn.ticketId)).toEqual(
      linesOf(node.db, 'sale-1').map(line => line.ticketId),
    )
    expect(verify(node.db)).toEqual([])
  })

  test('the same sale sent again spends nothing more, and another voucher under its id is refused', async () => {
    const { node } = await openSmallNode()
    const [id, other] = [await issue(node, 'gift-1'), await issue(node, 'gift-2')]
    await sellFor(node, 'sale-1', ['A3'], id)
    const count = node.journal.count()
    await sellFor(node, 'sale-1', ['A3'], id)
    expect(node.journal.count()).toBe(count)
    await expect(sellFor(node, 'sale-1', ['A3'], other)).rejects.toEqual(refusal('request_reused'))
  })

  test('a voucher that is used up says how many turns are left, and nothing is sold', async () => {
    const { node } = await openSmallNode()
    const id = await issue(node, 'gift-1', 2)
    await sellFor(node, 'sale-1', ['A3'], id)
    await expect(sellFor(node, 'sale-2', ['A4', 'A5'], id)).rejects.toEqual(
      refusal('voucher_used_up', { left: 1 }),
    )
    expect(billById(node.db, 'sale-2')).toBeUndefined()
  })

  test('turns of the other side are not spent here', async () => {
    const { node } = await openSmallNode()
    const id = await issue(node, 'gift-1', 2)
    await node.execute(byHand, tx =>
      grantTurns(tx, { voucherId: id, count: 1, to: 'relay', requestId: 'ask-1' }),
    )
    expect(states(node, id)).toEqual(['free relay', 'free cinema:cinema-1'])
    await expect(sellFor(node, 'sale-1', ['A3', 'A4'], id)).rejects.toEqual(
      refusal('turns_elsewhere', { voucherId: id, missing: 1 }),
    )
    await sellFor(node, 'sale-1', ['A3'], id)
  })

  test('a rate that takes no vouchers, a voucher nobody knows and one that was cancelled are refused', async () => {
    const { node } = await openSmallNode()
    const id = await issue(node, 'gift-1')
    await expect(sellFor(node, 'sale-1', ['A3'], 'nobody-knows')).rejects.toEqual(refusal('voucher_unknown'))
    await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', { acceptVoucher: false }))
    await expect(sellFor(node, 'sale-1', ['A3'], id)).rejects.toEqual(
      refusal('voucher_not_for_rate', { rate: 'normal', scheduleId: 'show-tonight' }),
    )
    await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', { acceptVoucher: true }))
    await node.execute(byHand, tx => cancelVoucher(tx, id))
    await expect(sellFor(node, 'sale-1', ['A3'], id)).rejects.toEqual(refusal('voucher_cancelled'))
    await expect(node.execute(byHand, tx => cancelVoucher(tx, 'none'))).rejects.toEqual(
      refusal('voucher_unknown'),
    )
  })

  test('“paid by voucher” is no payment while something is left to pay', async () => {
    const { node } = await openSmallNode()
    const id = await issue(node, 'gift-1')
    const sale = voucherSale('sale-1', ['A3'], id)
    const beer = { products: [{ productId: 'beer', quantity: 1 }], totalCents: 400 }
    const pay = (change: object) =>
      node.execute(atRegister, tx =>
        sellAtRegister(tx, { ...sale, payments: [{ methodId: 'voucher' }], ...change }, carl),
      )
    await expect(pay(beer)).rejects.toEqual(refusal('cash_short', { missingCents: 400 }))
    await pay({})
    expect(paymentsOf(node.db, 'sale-1')).toMatchObject([{ method: 'voucher', cents: 0, status: 'paid' }])
  })

  test('a voucher is sold like a snack: its code stands on the bill, and the same sale again sells none', async () => {
    const { node } = await openSmallNode()
    const sale = {
      ...saleOf('sale-1', []),
      newVouchers: [{ voucherTypeId: 'ten', turns: 10 }],
      totalCents: 8500,
    }
    const sell = () => node.execute(atRegister, tx => sellAtRegister(tx, sale, carl))
    expect((await sell()).totalCents).toBe(8500)
    await sell()
    const sold = vouchersOfBill(node.db, 'sale-1')
    expect(sold).toMatchObject([{ turns: 10, billId: 'sale-1', cinemaId: 'cinema-1' }])
    const [line] = linesOf(node.db, 'sale-1')
    expect(line).toMatchObject({ kind: 'voucher', voucherId: sold[0]!.id, quantity: 10, vatRate: 300 })
    expect(line!.text.replaceAll('-', '').toLowerCase()).toContain(sold[0]!.id)
  })

  test('a sale that is refused issues no voucher', async () => {
    const { node } = await openSmallNode()
    const sale = {
      ...saleOf('sale-1', []),
      newVouchers: [{ voucherTypeId: 'ten', turns: 10 }],
      totalCents: 1,
    }
    await expect(node.execute(atRegister, tx => sellAtRegister(tx, sale, carl))).rejects.toEqual(
      refusal('total_changed', { totalCents: 8500 }),
    )
    expect(vouchersOfBill(node.db, 'sale-1')).toEqual([])
  })
})

describe('on the website', () => {
  const say = (node: Node, word: 'paid' | 'expired' | 'cancelled') =>
    node.execute(byHand, tx => settlePayment(tx, 'bill-1-1', word))

  test('turns wait with the seats for the provider’s final word, and are spent when the money comes', async () => {
    const { node } = await openSmallNode('relay')
    const id = await issue(node, 'gift-1', 2)
    await buyFor(node, 'bill-1', ['C1'], id)
    expect(states(node, id)).toEqual(['paying relay', 'free relay'])
    expect(
      await node.execute(byHand, tx =>
        grantTurns(tx, { voucherId: id, count: 2, to: 'cinema:cinema-1', requestId: 'a' }),
      ),
    ).toMatchObject({ count: 1 })
    await say(node, 'paid')
    expect(states(node, id)).toEqual(['spent relay', 'free cinema:cinema-1'])
    expect(verify(node.db)).toEqual([])
  })

  test('a purchase that comes to nothing gives its turns back', async () => {
    const { node } = await openSmallNode('relay')
    const id = await issue(node, 'gift-1', 1)
    await buyFor(node, 'bill-1', ['C1'], id)
    await expect(buyFor(node, 'bill-2', ['C2'], id)).rejects.toEqual(refusal('voucher_used_up', { left: 0 }))
    await say(node, 'expired')
    expect(states(node, id)).toEqual(['free relay'])
    await buyFor(node, 'bill-2', ['C2'], id)
  })

  test('late money takes the same turns again while they are free, and goes back when they are not', async () => {
    for (const gone of [false, true]) {
      const { node } = await openSmallNode('relay')
      const id = await issue(node, 'gift-1', 1)
      await buyFor(node, 'bill-1', ['C1'], id)
      await say(node, 'expired')
      if (gone) await buyFor(node, 'bill-2', ['B1'], id)
      await say(node, 'paid')
      expect(billById(node.db, 'bill-1')!.status).toBe(gone ? 'refunding' : 'settled')
      expect(turnsOfBill(node.db, 'bill-1').length).toBe(gone ? 0 : 1)
      expect(verify(node.db)).toEqual([])
    }
  })

  test('paid for anew, a purchase keeps its turns again, and is refused when they are used up', async () => {
    const { node } = await openSmallNode('relay')
    const id = await issue(node, 'gift-1', 1)
    const again = (after: string) => node.execute(byHand, tx => openAttempt(tx, 'bill-1', after))
    await buyFor(node, 'bill-1', ['C1'], id)
    await say(node, 'expired')
    expect(await again('bill-1-1')).toMatchObject({ id: 'bill-1-2', status: 'paying' })
    expect(states(node, id)).toEqual(['paying relay'])
    await node.execute(byHand, tx => settlePayment(tx, 'bill-1-2', 'expired'))
    await buyFor(node, 'bill-2', ['B1'], id)
    await expect(again('bill-1-2')).rejects.toEqual(refusal('voucher_used_up', { left: 0 }))
    expect(verify(node.db)).toEqual([])
  })

  test('money that comes twice gives no turn back', async () => {
    const { node } = await openSmallNode('relay')
    const id = await issue(node, 'gift-1', 1)
    await buyFor(node, 'bill-1', ['C1'], id)
    await node.execute(byHand, tx => openAttempt(tx, 'bill-1', 'bill-1-1'))
    for (const attempt of ['bill-1-1', 'bill-1-2'])
      await node.execute(byHand, tx => settlePayment(tx, attempt, 'paid'))
    expect(states(node, id)).toEqual(['spent relay'])
  })

  test('a purchase that turns pay wholly is settled at once, without a payment page', async () => {
    const { node } = await openSmallNode('relay')
    const id = await issue(node, 'gift-1')
    const bill = await buyFor(node, 'bill-1', ['B1', 'B2'], id)
    expect(bill).toMatchObject({ status: 'settled', totalCents: 0, number: 'W-000001' })
    expect(states(node, id)).toEqual(['spent relay', 'spent relay', 'free relay'])
    expect(paymentsOf(node.db, 'bill-1')).toMatchObject([{ method: 'voucher', status: 'paid', cents: 0 }])
    expect(await buyFor(node, 'bill-1', ['B1', 'B2'], id)).toMatchObject({ status: 'settled' })
  })
})

test('a refunded ticket gives its turn back, and given back twice it writes nothing', async () => {
  const { node } = await openSmallNode()
  const id = await issue(node, 'gift-1', 2)
  await sellFor(node, 'sale-1', ['A3', 'A4'], id)
  const purchase = { billId: 'sale-1', cinemaId: 'cinema-1' }
  const [ticket] = linesOf(node.db, 'sale-1')
  await node.execute(byHand, tx => giveTurnsBack(tx, purchase, [ticket!.ticketId!]))
  expect(states(node, id).toSorted()).toEqual(['free cinema:cinema-1', 'spent cinema:cinema-1'])
  await node.execute(byHand, tx => giveTurnsBack(tx, purchase))
  const count = node.journal.count()
  await node.execute(byHand, tx => giveTurnsBack(tx, purchase))
  expect(node.journal.count()).toBe(count)
  expect(states(node, id)).toEqual(['free cinema:cinema-1', 'free cinema:cinema-1'])
})

test('two facts that claim one version of a turn are kept as evidence, in any order, and both sides show the same', async () => {
  const claims = (node: Node, bills: string[]) =>
    node.execute(byHand, tx => {
      for (const billId of bills)
        tx.append('exhibitor', 'turns.spent', {
          owner: 'relay',
          billId,
          cinemaId: 'cinema-1',
          turns: [{ voucherId: 'v', turn: 1, version: 1, ticketId: billId, coveredCents: 0 }],
        })
    })
  const { node } = await openSmallNode('relay')
  await node.execute(byHand, tx =>
    issueVoucher(tx, {
      requestId: 'x',
      voucherTypeId: 'ten',
      turns: 1,
      holderName: '',
      cinemaId: null,
      billId: null,
    }),
  )
  await claims(node, ['bill-1', 'bill-2'])
  expect(node.db.prepare('SELECT count(*) FROM turn_conflicts').pluck().get()).toBe(2)
  expect(verify(node.db)).toEqual([])
})
