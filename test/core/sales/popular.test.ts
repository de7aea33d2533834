import { expect, test } from 'vitest'
import { productsSoldLately } from '#core/billing/sold-products-store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { popularOf } from '#core/sales/popular.ts'
import { atRegister, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

const on = (billId: string, ...productIds: string[]) =>
  productIds.map(productId => ({ billId, productId, quantity: 1 }))

test('what is sold most comes first, equals in one order everywhere', () => {
  const sold = [...on('1', 'b', 'a'), ...on('2', 'c'), { billId: '3', productId: 'c', quantity: 5 }]
  expect(popularOf(sold)).toEqual({ products: ['c', 'a', 'b'], pairs: [] })
  expect(popularOf([])).toEqual({ products: [], pairs: [] })
  expect(popularOf(on('1', 'a', 'b', 'c', 'd', 'e')).products).toHaveLength(4)
})

test('two products are a pair when guests take them together again and again, not once', () => {
  const often = ['1', '2', '3'].flatMap(bill => on(bill, 'popcorn', 'cola'))
  expect(popularOf(often).pairs).toEqual([['cola', 'popcorn']])
  expect(popularOf(often.slice(0, 4)).pairs).toEqual([])
  // A party that takes one of everything says nothing of what goes together.
  const party = ['1', '2', '3'].flatMap(bill => on(bill, 'a', 'b', 'c', 'd', 'e', 'f', 'g'))
  expect(popularOf(party).pairs).toEqual([])
})

test('only the newest bills of this cinema’s registers are asked', async () => {
  const { node, clock } = await openSmallNode('box')
  const sell = (id: string, productId: string, quantity: number, totalCents: number) =>
    node.execute(atRegister, tx =>
      sellAtRegister(tx, saleOf(id, [], { products: [{ productId, quantity }], totalCents }), carl),
    )
  await sell('sale-1', 'popcorn', 3, 1800)
  clock.ms += 60_000
  const since = new Date(clock.ms).toISOString()
  await sell('sale-2', 'beer', 2, 800)
  const of = (cinema: string, from: string, bills: number) => productsSoldLately(node.db, cinema, from, bills)
  expect(of('cinema-1', '2026-01-01', 100)).toEqual([
    { billId: 'sale-2', productId: 'beer', quantity: 2 },
    { billId: 'sale-1', productId: 'popcorn', quantity: 3 },
  ])
  expect(of('cinema-1', since, 100)).toMatchObject([{ productId: 'beer' }])
  expect(of('cinema-1', '2026-01-01', 1)).toMatchObject([{ productId: 'beer' }])
  expect(of('cinema-2', '2026-01-01', 100)).toEqual([])
})
