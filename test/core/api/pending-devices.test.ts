import { expect, test } from 'vitest'
import { askLimits, openPendingDevices } from '#core/api/pending-devices.ts'

const machine = (uid: string, address: string) => ({
  cinemaId: 'cinema-1',
  uid,
  tokenHash: `token of ${uid}`,
  code: uid,
  type: 'register' as const,
  deviceId: null,
  address,
})
const codes = (devices: ReturnType<typeof openPendingDevices>, nowMs: number) =>
  devices.asks(nowMs).map(({ code }) => code)

test('one address that asks without end keeps few places, and the machine that waited stays on the list', () => {
  const devices = openPendingDevices()
  expect(devices.ask(machine('real', '192.168.1.20'), 0)).toBe(true)
  const flood = Array.from({ length: 500 }, (_, at) =>
    devices.ask(machine(`flood ${at}`, '192.168.1.66'), at),
  )
  expect(flood.filter(Boolean)).toHaveLength(askLimits.perAddress)
  expect(codes(devices, 500)[0]).toBe('real')
})

test('when every place is taken by a few addresses, a new one still gets its place', () => {
  const devices = openPendingDevices()
  for (let address = 0; address < askLimits.most / askLimits.perAddress; address++)
    for (let at = 0; at < askLimits.perAddress; at++)
      devices.ask(machine(`flood ${address} ${at}`, `192.168.1.${address}`), 0)
  expect(devices.asks(0)).toHaveLength(askLimits.most)
  expect(devices.ask(machine('real', '192.168.2.1'), 1)).toBe(true)
  expect(codes(devices, 1)).toContain('real')
  expect(devices.asks(1)).toHaveLength(askLimits.most)
})

test('a machine that stops asking is gone, and one that goes on keeps its place', () => {
  const devices = openPendingDevices()
  devices.ask(machine('stays', 'a'), 0)
  devices.ask(machine('goes', 'b'), 0)
  devices.ask(machine('stays', 'a'), 20_000)
  expect(codes(devices, 40_000)).toEqual(['stays'])
})

test('what a box told is forgotten with its line, and each change is told once', () => {
  const devices = openPendingDevices()
  let changes = 0
  devices.onChange(() => (changes += 1))
  devices.tell('cinema-1', [{ ...machine('there', 'a'), sinceMs: 0 }])
  expect(codes(devices, 0)).toEqual(['there'])
  devices.tell('cinema-1', [])
  devices.tell('cinema-1', [])
  expect(codes(devices, 0)).toEqual([])
  expect(changes).toBe(2)
})
