import { describe, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createEntry, editEntry } from '#core/catalogue/commands.ts'
import { anyOf } from '#core/catalogue/entity.ts'
import { billById } from '#core/billing/store.ts'
import { linesNow, linesOf } from '#core/billing/line-store.ts'
import { discountsOf } from '#core/billing/discount-store.ts'
import { entities } from '#core/entities.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { openVoucherBill } from '#core/sales/voucher-commands.ts'
import { ordersOfBill } from '#core/vouchers/order-store.ts'
import { voucherById, vouchersOfBill } from '#core/vouchers/store.ts'
import { isPackageSold, packed, type VoucherPackage } from '#core/vouchers/voucher-package.ts'
import type { VoucherType } from '#core/vouchers/voucher-type.ts'
import { byHand, carl, openSmallNode, visitor } from '../../world/small-exhibitor.ts'

/** Two cards of three visits, one of two with 15 euros for snacks: by themselves 8 x 8.50 and 15.00. */
const fields = {
  name: { en: 'For three' },
  parts: [
    { voucherTypeId: 'ten', count: 2, turns: 3 },
    { voucherTypeId: 'ten', count: 1, turns: 2, refreshmentCents: 1500 },
  ],
  cents: 7000,
  visibility: ['site' as const, 'pos' as const],
  order: 0,
  deleted: false,
}
const refusal = (code: string, details?: object) =>
  expect.objectContaining({ code, ...(details && { details }) })

async function openWithPackage(role: 'box' | 'relay', change: object = {}) {
  const { node } = await openSmallNode(role)
  await node.execute(byHand, tx => changeEntry(tx, 'voucher_package', 'three', { ...fields, ...change }))
  return node
}
const order = (node: Node, packages = 1, amount = packages * 7000, more: object[] = []) =>
  node.execute(visitor, tx =>
    openVoucherBill(
      tx,
      {
        bill_id: 'gift',
        payment_method_id: 'test',
        name: 'Ada',
        email: 'ada@example.com',
        email_confirmation: 'ada@example.com',
        amount,
        items: [
          ...(more as never[]),
          { type: 'voucherPackage' as const, voucher_package_id: 'three', packages },
        ],
      },
      'en',
    ),
  )
const pay = (node: Node) => node.execute(byHand, tx => settlePayment(tx, 'gift-1', 'paid'))
const sell = (node: Node, change: object = {}) =>
  node.execute(byHand, tx =>
    sellAtRegister(
      tx,
      {
        id: 'sale',
        holdId: null,
        tickets: [],
        products: [],
        newPackages: [{ packageId: 'three', quantity: 1 }],
        totalCents: 7000,
        payments: [{ methodId: 'cash', cents: null, tenderedCents: 7000 }],
        ...change,
      } as never,
      carl,
    ),
  )

describe('the price of a package', () => {
  const type = (id: string, turnCents: number) => ({ id, turnCents, deleted: false }) as VoucherType
  const types = new Map([type('a', 1000), type('b', 333)].map(each => [each.id, each]))
  const priceOf = (cents: number, parts: VoucherPackage['parts']) =>
    packed({ cents, parts }, id => types.get(id))
  const parts = [
    { voucherTypeId: 'a', count: 2, turns: 2 },
    { voucherTypeId: 'b', count: 1, turns: 1, refreshmentCents: 500 },
  ]

  test('is shared by the visits as they cost by themselves, to the cent, and the value costs what it is worth', () => {
    const given = priceOf(4000, parts)!
    expect(given.vouchers.map(({ turnsCents, refreshmentCents }) => [turnsCents, refreshmentCents])).toEqual([
      [1616, 0],
      [1616, 0],
      [268, 500],
    ])
    expect(given.worthCents).toBe(4833)
    for (let cents = 500; cents <= 4833; cents += 7) {
      const { vouchers } = priceOf(cents, parts)!
      const sum = vouchers.reduce((all, each) => all + each.turnsCents + each.refreshmentCents, 0)
      expect(sum).toBe(cents)
      expect(vouchers.every(({ turnsCents, turns, type }) => turnsCents <= turns * type.turnCents)).toBe(true)
    }
  })

  test('is never more than its vouchers cost by themselves, and never less than the value on them', () => {
    expect(priceOf(9999, parts)!.cents).toBe(4833)
    expect(priceOf(1, parts)!.cents).toBe(500)
  })

  test('is none while one of its kinds is no longer sold', () => {
    expect(priceOf(4000, [{ voucherTypeId: 'gone', count: 1, turns: 1 }])).toBeUndefined()
  })
})

test('a package is sold where and on the days its entry says', () => {
  const each = { id: 'x', ...fields, soldFrom: '2026-12-01', soldUntil: '2026-12-24', cinemaIds: ['one'] }
  const at = { channel: 'site' as const, cinemaId: 'one', day: '2026-12-24' }
  expect(isPackageSold(each, at)).toBe(true)
  for (const other of [{ day: '2026-11-30' }, { day: '2026-12-25' }, { cinemaId: 'two' }])
    expect(isPackageSold(each, { ...at, ...other })).toBe(false)
  expect(isPackageSold({ ...each, visibility: ['pos'] }, at)).toBe(false)
  for (const over of [{ deleted: true }, { archived: true }, { status: 'paused' as const }])
    expect(isPackageSold({ ...each, ...over }, at)).toBe(false)
})

test('a manager’s package fits one order and costs between its value and its vouchers by themselves', async () => {
  const { node } = await openSmallNode('relay')
  const entity = anyOf(entities).find(({ kind }) => kind === 'voucher_package')!
  const mia = { employeeId: 'mia', permissions: ['manage_vouchers'], cinemas: null } as never
  const make = (change: object) =>
    node.execute(byHand, (tx: Tx) => createEntry(tx, entity, 'three', { ...fields, ...change }, mia))
  for (const cents of [8301, 1499])
    await expect(make({ cents })).rejects.toMatchObject({
      code: 'package_price',
      fields: { cents: ['refusal.package_price'] },
    })
  await expect(
    make({ parts: [{ voucherTypeId: 'ten', count: 20, turns: 1 }, fields.parts[0]] }),
  ).rejects.toMatchObject({ code: 'too_many_vouchers' })
  await expect(make({ visibility: [] })).rejects.toMatchObject({ code: 'rate_sold_nowhere' })
  await make({})
  await node.execute(byHand, tx => changeEntry(tx, 'voucher_type', 'ten', { turnCents: 100 }))
  await node.execute(byHand, tx => editEntry(tx, entity, 'three', { status: 'paused' }, mia))
  expect(node.catalogue.get('voucher_package', 'three')!.status).toBe('paused')
})

test('on the website each voucher of a package is issued by itself, with its share and its VAT', async () => {
  const node = await openWithPackage('relay')
  await order(node)
  await pay(node)
  expect(billById(node.db, 'gift')!.status).toBe('settled')
  const lines = linesOf(node.db, 'gift')
  expect(lines.map(line => [line.quantity, line.unitCents, line.totalCents, line.vatRate])).toEqual([
    [3, 850, 2063, 300],
    [3, 850, 2062, 300],
    [2, 850, 1375, 300],
    [1, 1500, 1500, 0],
  ])
  expect(new Set(lines.map(({ packageId, packageNumber }) => `${packageId} ${packageNumber}`))).toEqual(
    new Set(['three 1']),
  )
  expect(discountsOf(node.db, 'gift').map(({ cents, reason }) => [cents, reason])).toEqual([
    [487, 'For three'],
    [488, 'For three'],
    [325, 'For three'],
  ])
  const issued = ordersOfBill(node.db, 'gift').map(({ voucherId }) => voucherById(node.db, voucherId)!)
  expect(
    issued.map(({ turns, turnCents, refreshmentCents }) => [turns, turnCents, refreshmentCents]),
  ).toEqual([
    [3, 687, 0],
    [3, 687, 0],
    [2, 687, 1500],
  ])
  expect(verify(node.db)).toEqual([])
})

test('a package goes with other vouchers in one order, and the same order sent again is the same', async () => {
  const node = await openWithPackage('relay')
  const one = { type: 'loyaltyCard', voucher_type_id: 'ten', total_turns: 1, total_products: 0 }
  await order(node, 2, 14_850, [one])
  await order(node, 2, 14_850, [one])
  expect(ordersOfBill(node.db, 'gift')).toHaveLength(7)
  await expect(order(node, 1, 14_850, [one])).rejects.toEqual(refusal('request_reused'))
})

test('what is not sold now, or more than one order holds, is refused', async () => {
  const node = await openWithPackage('relay', { visibility: ['pos'] })
  await expect(order(node)).rejects.toMatchObject({
    code: 'package_unknown',
    fields: { 'items.0.voucher_package_id': ['refusal.package_unknown'] },
  })
  await node.execute(byHand, tx => changeEntry(tx, 'voucher_package', 'three', { visibility: ['site'] }))
  await expect(order(node, 7)).rejects.toEqual(refusal('too_many_vouchers', { most: 20 }))
  await expect(order(node, 1, 6999)).rejects.toEqual(refusal('total_changed', { totalCents: 7000 }))
})

test('a register sells a package in one bill; sent again it is the same sale', async () => {
  const node = await openWithPackage('box')
  await sell(node)
  await sell(node)
  expect(vouchersOfBill(node.db, 'sale')).toHaveLength(3)
  expect(billById(node.db, 'sale')!.totalCents).toBe(7000)
  await expect(sell(node, { newPackages: [] })).rejects.toEqual(refusal('request_reused'))
  await expect(sell(node, { id: 'other', totalCents: 1 })).rejects.toEqual(
    refusal('total_changed', { totalCents: 7000 }),
  )
  expect(verify(node.db)).toEqual([])
})

test('a package goes back whole and unused, or not at all', async () => {
  const node = await openWithPackage('box')
  await sell(node)
  const back = (lines: { line: number; quantity: number }[] | null, cents: number) =>
    node.execute(byHand, tx =>
      refundBill(
        tx,
        { id: `back-${cents}`, billId: 'sale', lines, reason: 'guest', cents },
        { ...carl, usedToo: false },
      ),
    )
  await expect(back([{ line: 1, quantity: 3 }], 2063)).rejects.toEqual(refusal('package_returned_whole'))
  await back(null, 7000)
  expect(vouchersOfBill(node.db, 'sale').every(({ cancelled }) => cancelled)).toBe(true)
  expect(linesNow(node.db, 'sale').every(({ left }) => left === 0)).toBe(true)
})
