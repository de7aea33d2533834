import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { RunningView } from '#core/sales/running/contract.ts'
import { emptyBasket } from '#kiosk/register/sale/basket.ts'
import { takeOver, tellRunning } from '#kiosk/register/parked/running.ts'
import { selling } from '#kiosk/register/till-state.ts'
import { goOn } from '#kiosk/register/till.ts'

const { calls } = vi.hoisted(() => {
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('matchMedia', () => ({}))
  return { calls: [] as { path: string; body: unknown }[] }
})
const answer = Promise.withResolvers<unknown>()
vi.mock('#kiosk/box/call.ts', () => ({
  call: (route: { path: string }, given: { body?: unknown } = {}) => {
    calls.push({ path: route.path, body: given.body })
    return route.path.includes('take') ? answer.promise : Promise.resolve({})
  },
}))
beforeEach(() => void (calls.length = 0))
// The till is one for all tests of this process: the next one finds it as it is at the start.
afterAll(() => {
  goOn(() => selling(emptyBasket('next')))
  vi.unstubAllGlobals()
})

test('a register that fetches a basket does not tell its box meanwhile that it has none', async () => {
  const basket = { ...emptyBasket('basket-1'), products: [] }
  const taking = takeOver({
    id: 'basket-1',
    deviceId: 'left',
    device: 'Left',
    employee: 'Ana',
  } as RunningView)
  // The box tells of the change before its answer is read.
  await tellRunning(true)
  expect(calls.map(({ body }) => body)).toEqual([{ from: 'left' }])
  answer.resolve({ running: { at: 'splitting', basket, parts: [] } })
  await taking
  await tellRunning(true)
  expect(calls.at(-1)!.body).toMatchObject({ running: { at: 'splitting', basket: { id: 'basket-1' } } })
})
