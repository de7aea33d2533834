import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { verify } from '#core/node.ts'
import { coverOf } from '#core/vouchers/cover.ts'
import { limitOfType, turnPays, type AboveLimit } from '#core/vouchers/ticket-limit.ts'
import { turnsOf, voucherById } from '#core/vouchers/store.ts'
import type { Node } from '#core/journal/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'
import { issue } from './evening.ts'

const limit = (cents: number, above: AboveLimit = 'difference') => ({ cents, above })

test('a turn pays for the whole rate up to the limit; above it the limit or nothing', () => {
  expect(turnPays(1000, undefined)).toBe(1000)
  expect([999, 1000, 1001].map(cents => turnPays(cents, limit(1000)))).toEqual([999, 1000, 1000])
  expect([1000, 1001].map(cents => turnPays(cents, limit(1000, 'refused')))).toEqual([1000, 0])
  expect(limitOfType({ ticketMaxCents: null })).toBeUndefined()
  expect(limitOfType({ ticketMaxCents: 900 })).toEqual(limit(900))
})

test('the voucher that takes most off a ticket pays for it, and none that refuses it', () => {
  const tickets = [{ turnPays: 800 }, { turnPays: 1400 }, { turnPays: 1400 }]
  const cheap = { id: 'cheap', turns: 1, limit: limit(900, 'refused') }
  const open = { id: 'open', turns: 1 }
  expect(coverOf(tickets, [cheap, open])).toEqual(['cheap', 'open', undefined])
  expect(coverOf(tickets, [{ ...cheap, limit: limit(900) }, open])).toEqual([undefined, 'open', 'cheap'])
  expect(coverOf(tickets, [{ ...cheap, turns: 3, limit: limit(900) }, open])).toEqual([
    'cheap',
    'open',
    'cheap',
  ])
})

const withLimit = (node: Node, above: AboveLimit) =>
  node.execute(byHand, tx =>
    changeEntry(tx, 'voucher_type', 'ten', { ticketMaxCents: 900, ticketAbove: above }),
  )
const sellFor = (node: Node, id: string, voucherId: string, totalCents: number) => {
  const sale = saleOf(id, ['A3'], { totalCents })
  return node.execute(atRegister, tx =>
    sellAtRegister(
      tx,
      {
        ...sale,
        tickets: sale.tickets.map(ticket => ({ ...ticket, voucherId })),
        payments: totalCents ? [{ methodId: 'cash', tenderedCents: totalCents }] : [],
      },
      carl,
    ),
  )
}

test('above the limit the guest pays the difference, and the line says what the turn covered', async () => {
  const { node } = await openSmallNode()
  await withLimit(node, 'difference')
  const voucher = await issue(node, 'gift-1', 2)
  await expect(sellFor(node, 'sale-1', voucher, 0)).rejects.toMatchObject({
    code: 'total_changed',
    details: { totalCents: 100 },
  })
  await sellFor(node, 'sale-2', voucher, 100)
  expect(linesOf(node.db, 'sale-2')).toMatchObject([{ totalCents: 100, coveredCents: 900 }])
  expect([...turnsOf(node.db, voucherById(node.db, voucher)!).values()].map(({ state }) => state)).toEqual([
    'spent',
    'free',
  ])
  expect(verify(node.db)).toEqual([])
})

test('where dearer tickets are refused the sentence names the limit, and no turn is used', async () => {
  const { node } = await openSmallNode()
  await withLimit(node, 'refused')
  const voucher = await issue(node, 'gift-1', 2)
  await expect(sellFor(node, 'sale-1', voucher, 0)).rejects.toMatchObject({
    code: 'voucher_ticket_too_dear',
    details: { rate: 'normal', most: '9.00' },
  })
  expect([...turnsOf(node.db, voucherById(node.db, voucher)!).values()].map(({ state }) => state)).toEqual([
    'free',
    'free',
  ])
})

test('a voucher keeps the limit it was sold with, and one sold before has none', async () => {
  const { node } = await openSmallNode()
  const before = await issue(node, 'gift-1', 1)
  await withLimit(node, 'refused')
  const after = await issue(node, 'gift-2', 1)
  await node.execute(byHand, tx => changeEntry(tx, 'voucher_type', 'ten', { ticketMaxCents: null }))
  expect(limitOfType(voucherById(node.db, before)!)).toBeUndefined()
  expect(limitOfType(voucherById(node.db, after)!)).toEqual(limit(900, 'refused'))
  await expect(sellFor(node, 'sale-1', before, 0)).resolves.toBeDefined()
})

test('a pause that the setting asks of all vouchers holds at the till', async () => {
  const { node } = await openSmallNode()
  await node.execute(byHand, tx => changeEntry(tx, 'settings', 'exhibitor', { 'vouchers.pause_minutes': 10 }))
  const voucher = await issue(node, 'gift-1', 2)
  await sellFor(node, 'sale-1', voucher, 0)
  const again = saleOf('sale-2', ['A4'], { totalCents: 0, payments: [] })
  await expect(
    node.execute(atRegister, tx =>
      sellAtRegister(
        tx,
        { ...again, tickets: again.tickets.map(ticket => ({ ...ticket, voucherId: voucher })) },
        carl,
      ),
    ),
  ).rejects.toMatchObject({ code: 'voucher_resting', details: { minutes: 10 } })
})
