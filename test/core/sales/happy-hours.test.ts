import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { loadPrices } from '#core/sales/load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

test('the clock of the box decides what a snack costs, and a price of before is refused with that of now', async () => {
  const { node, clock } = await openSmallNode('box')
  clock.ms = Date.parse('2026-11-21T17:30:00+01:00')
  const happyHours = [
    { weekdays: ['6' as const], startsFrom: 17 * 60, startsUntil: 17 * 60 + 59, cents: 350 },
  ]
  await node.execute(byHand, tx => changeEntry(tx, 'product', 'popcorn', { happyHours }))
  const sell = (id: string, totalCents: number) =>
    node.execute(atRegister, tx =>
      sellAtRegister(
        tx,
        { ...saleOf(id, []), products: [{ productId: 'popcorn', quantity: 2 }], totalCents },
        carl,
      ),
    )
  const list = () => loadPrices({ catalogue: node.catalogue, nowMs: clock.ms, db: node.db }, 'cinema-1')
  const before = list()
  expect(await sell('happy', 700)).toMatchObject({ totalCents: 700 })
  await expect(sell('dear', 1200)).rejects.toMatchObject({
    code: 'total_changed',
    details: { totalCents: 700 },
  })
  clock.ms += 30 * 60_000
  await expect(sell('late', 700)).rejects.toMatchObject({
    code: 'total_changed',
    details: { totalCents: 1200 },
  })
  expect(await sell('usual', 1200)).toMatchObject({ totalCents: 1200 })
  // Facts name the list they were priced by: another price is another list, and the same one the same.
  expect(list().id).not.toBe(before.id)
  clock.ms += 60_000
  expect(list().id).toBe(list().id)
})
