import { expect, test } from 'vitest'
import type { PriceRate, Product } from '#core/pricing/price-rate.ts'
import { productBoard, ticketBoard } from '#core/signage/board.ts'
import { boardScenes } from '#kiosk/signage/scenes.ts'

const rate = (id: string, more: Partial<PriceRate> = {}): PriceRate => ({
  id,
  kind: 'ticket',
  name: { en: id },
  description: { en: '' },
  cents: 1000,
  seatClass: null,
  dimension: null,
  minTickets: 1,
  maxTickets: 8,
  acceptVoucher: true,
  visibility: ['site', 'pos'],
  order: 1,
  deleted: false,
  ...more,
})
const product = (id: string, more: Partial<Product> = {}): Product => ({
  id,
  name: { en: id },
  category: 'popcorn',
  cents: 450,
  vatClass: 'food',
  barcode: null,
  order: 1,
  deleted: false,
  ...more,
})
const named = (board: ReturnType<typeof ticketBoard>) =>
  board.map(({ id, rows }) => [id, rows.map(({ name }) => name.en)])

test('a board of tickets says what is sold at the register today, and what is added under a head of its own', () => {
  const board = ticketBoard(
    [
      rate('normal'),
      rate('child', { order: 0, cents: 700 }),
      rate('online', { visibility: ['site'] }),
      rate('gala', { eventIds: ['gala'] }),
      // That day is a Thursday.
      rate('monday', { weekdays: ['1'] }),
      rate('thursday', { weekdays: ['4'], order: 2 }),
      rate('paused', { status: 'paused' }),
      rate('winter', { showsFrom: '2026-12-01' }),
      rate('love', { kind: 'seat_class', seatClass: 'love', cents: 200 }),
      rate('free', { kind: 'dimension', dimension: '2d', cents: 0 }),
    ],
    '2026-11-26',
  )
  expect(named(board)).toEqual([
    ['tickets', ['child', 'normal', 'thursday']],
    ['supplements', ['love']],
  ])
  expect(board[1]!.rows[0]).toMatchObject({ cents: 200, plus: true })
})

test('a board of products stands by groups, all or those that were chosen, without what is not offered', () => {
  const groups = [{ id: 'menus', name: { en: 'Menus' }, color: 'amber' as const, order: 0, deleted: false }]
  const products = [
    product('popcorn m'),
    product('menu 1', { groupId: 'menus' }),
    product('gone', { archived: true }),
    product('cola', { category: 'drinks' }),
  ]
  expect(named(productBoard(products, groups, []))).toEqual([
    ['menus', ['menu 1']],
    ['popcorn', ['popcorn m']],
    ['drinks', ['cola']],
  ])
  expect(named(productBoard(products, groups, ['menus']))).toEqual([['menus', ['menu 1']]])
})

test('a long board is cut into columns and pages, and no head stands alone at a foot', () => {
  const rows = Array.from({ length: 8 }, (_, nth) => ({ name: { en: `${nth}` }, cents: 100, plus: false }))
  const board = ['popcorn', 'drinks', 'bar'].map(id => ({ id, name: null, rows }))
  const pages = boardScenes(board, false)
  const columns = pages.flat()
  expect(columns.flat().flatMap(part => part.rows)).toHaveLength(24)
  for (const column of columns) {
    expect(column.reduce((sum, part) => sum + 1 + part.rows.length, 0)).toBeLessThanOrEqual(9)
    expect(column.every(part => part.rows.length > 0)).toBe(true)
  }
  expect(pages.every(page => page.length <= 2)).toBe(true)
  expect(boardScenes([], true)).toEqual([])
})
