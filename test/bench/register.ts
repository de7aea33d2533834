import { parseArgs } from 'node:util'
import { closeShift, countDrawer, openShift } from '#core/cash/commands.ts'
import { programmeNow } from '#core/planning/kept-programme-load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { byHand, carl, openSmallNode, saleOf, tenantOf } from '../world/small-exhibitor.ts'
import { furnishLarge, measureHands } from './register-hands.ts'
import { finish } from './served.ts'

const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
const till = {
  employeeId: 'carl',
  employeeName: 'carl',
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till 1',
  withdrawUpToCents: null,
  locale: 'en',
}
const bar = { closeMs: 2000, startMs: 2000, coldMs: 2000, taps: 5 }

/** Milliseconds of processor that a piece of work takes, and what it returns. */
async function timed<R>(work: () => R | Promise<R>): Promise<{ ms: number; value: R }> {
  const before = process.cpuUsage()
  const value = await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: Math.round((user + system) / 100) / 10, value }
}

/**
 * What a register waits for that is no sale: the day's close of a shift with many bills, and what its box reads for a page
 * that starts cold, with many products and shows, until its answer is text.
 *
 * @returns milliseconds of processor, and a sentence for everything that is wrong
 */
export async function measureRegister(options: { bills: number; products: number; shows: number }) {
  const { bills, products, shows } = options
  const { node, clock } = await openSmallNode('box')
  await node.execute(byHand, tx => furnishLarge(tx, { products, shows, from: '2026-11-22' }))
  const tenant = tenantOf(node)
  const start = await timed(() => JSON.stringify(programmeNow(tenant, {})))
  const prices = await timed(() => JSON.stringify(node.catalogue.all('product')))
  await node.execute(actor, tx => openShift(tx, { id: 'shift', floatCents: 0 }, till))
  for (let index = 0; index < bills; index++) {
    const payments = [{ methodId: index % 2 ? 'cash' : 'terminal' }]
    const goods = { products: [{ productId: 'popcorn', quantity: 1 }], totalCents: 600, payments }
    await node.execute(actor, tx => sellAtRegister(tx, { ...saleOf(`sale-${index}`, []), ...goods }, carl))
    clock.ms += 1000
  }
  const cashCents = 600 * Math.floor(bills / 2)
  const count = { id: 'count', coins: [], cashCents, others: [] }
  await node.execute(actor, tx => countDrawer(tx, 'shift', count, till))
  const ending = { countId: 'count', leftCents: 0, explanation: '' }
  const close = await timed(() => node.execute(actor, tx => closeShift(tx, 'shift', ending, till)))
  const { report } = close.value
  const gross = (report.vat ?? []).reduce((sum, each) => sum + each.grossCents, 0)
  const wrong = [
    ...(report.bills === bills && gross === bills * 600 ? [] : ['the report is not what was sold']),
    ...(start.value.includes(`show-${shows - 1}`) ? [] : ['a show is missing']),
  ]
  return { closeMs: close.ms, startMs: Math.round((start.ms + prices.ms) * 10) / 10, wrong }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      bills: { type: 'string', default: '5000' },
      products: { type: 'string', default: '2000' },
      shows: { type: 'string', default: '300' },
      sales: { type: 'string', default: '40' },
    },
  })
  const { bills, products, shows, sales } = values
  const house = { products: Number(products), shows: Number(shows) }
  const { closeMs, startMs, wrong } = await measureRegister({ ...house, bills: Number(bills) })
  const hands = await measureHands({ ...house, sales: Number(sales) })
  console.log('bench:register')
  console.log(`  a shift of ${bills} bills closed                          ${closeMs} ms of processor`)
  console.log(`  ${products} products and ${shows} shows read for a page         ${startMs} ms of processor`)
  console.log(`  the page from its address to the keys that sell      ${hands.coldMs} ms on the clock`)
  console.log(`  two tickets and popcorn for cash                     ${hands.taps} taps`)
  console.log(
    `  the same by a script, ${sales} times: sold after           ${hands.saleMs} ms, nearly all ${hands.slowSaleMs} ms`,
  )
  const missed = [
    ...(closeMs > bar.closeMs ? [`a day's close takes ${closeMs} ms`] : []),
    ...(startMs > bar.startMs ? [`a cold start takes ${startMs} ms of the box`] : []),
    ...(hands.coldMs > bar.coldMs ? [`a cold start takes ${hands.coldMs} ms at the register`] : []),
    ...(hands.taps > bar.taps ? [`two tickets and popcorn take ${hands.taps} taps`] : []),
  ]
  const { wrong: alsoWrong, ...figures } = hands
  finish({ name: 'bench:register', closeMs, startMs, ...figures }, [...wrong, ...alsoWrong, ...missed])
}
