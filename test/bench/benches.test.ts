import { expect, test } from 'vitest'
import { measureRegister } from './register.ts'
import { measureRush } from './rush.ts'
import { measureScans } from './scan.ts'
import { measureSockets } from './sockets.ts'

/** The benches at a size that fits a test: whether what they count is right, not how long it took. */
test('a rush sells every seat once, on both sides, while a till goes on selling', async () => {
  const { wrong, bought, tillSales } = await measureRush({ visitors: 20, seconds: 2, seats: 30 })
  expect(wrong).toEqual([])
  expect(bought).toBeGreaterThan(5)
  expect(tillSales).toBeGreaterThan(2)
}, 120_000)

test('a ticket is admitted once, also when it is scanned a second time', async () => {
  const { wrong } = await measureScans({ scans: 40, facts: 200, clients: 4 })
  // What a scan costs says nothing at so few of them.
  expect(wrong.filter(sentence => !sentence.startsWith('a scan costs'))).toEqual([])
}, 120_000)

test('every open page hears of a seat that changed, and none that may not', async () => {
  const { wrong, pageBytes } = await measureSockets({ pages: 20, changes: 3 })
  expect(wrong).toEqual([])
  expect(pageBytes).toBeLessThan(400)
}, 120_000)

test('a shift is closed with the report of all its bills, and a register starts with every product and show', async () => {
  const { wrong } = await measureRegister({ bills: 60, products: 40, shows: 12 })
  expect(wrong).toEqual([])
}, 90_000)
