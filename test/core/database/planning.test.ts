import { expect, onTestFinished, test } from 'vitest'
import { sellAtRegister } from '#core/sales/commands.ts'
import { showSeats } from '#core/seating/load.ts'
import { atRegister, carl, openSmallNode, saleOf, tonight } from '../../world/small-exhibitor.ts'

/** The driver builds the shape of its rows anew, as a function, each time SQLite has compiled a statement anew. */
function countShapes(): () => number {
  const original = globalThis.Function
  let made = 0
  globalThis.Function = new Proxy(original, {
    apply: (target, self, values) => ((made += 1), Reflect.apply(target, self, values) as unknown),
  })
  onTestFinished(() => void (globalThis.Function = original))
  return () => made
}

test('a sale plans none of the queries anew that the sale before it asked', async () => {
  const { node } = await openSmallNode('box')
  const sell = async (seatId: string) => {
    await node.execute(atRegister, tx => sellAtRegister(tx, saleOf(`bill-${seatId}`, [seatId]), carl))
    return showSeats(node.db, tonight, 'box', true, node.runtime.now()).seating.tokens.size
  }
  await sell('A3')
  await sell('A4')
  const shapes = countShapes()
  expect(await sell('A5')).toBe(3)
  expect(shapes()).toBe(0)
})
