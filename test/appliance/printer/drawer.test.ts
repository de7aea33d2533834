import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawerOf, openDrawerWatch, type DrawerSettings } from '#box/drivers/printer/drawer.ts'
import { encodePaper } from '#box/drivers/printer/encode.ts'
import { networkPrinter } from '#box/drivers/escpos-network/network-printer.ts'
import type { Printer } from '#box/drivers/printer/contract.ts'
import { startPrinterSimulator } from './printer-simulator.ts'

let simulator: Awaited<ReturnType<typeof startPrinterSimulator>>
let printer: Printer | undefined
beforeEach(async () => {
  simulator = await startPrinterSimulator()
})
afterEach(async () => {
  await printer?.stop()
  await simulator.stop()
})

function printerWith(drawer: DrawerSettings): Printer {
  const speed = { pollMs: 10, connectMs: 300, statusMs: 150, printMs: 300 }
  printer = networkPrinter({ host: '127.0.0.1', port: simulator.port, columns: 48, drawer, ...speed })
  return printer
}

test('what is entered of a drawer is the plug it hangs on, the first where nobody said', () => {
  expect(drawerOf({})).toEqual({ pin: 0, opens: null })
  expect(drawerOf({ drawer: 'second', drawerOpen: 'low' })).toEqual({ pin: 1, opens: 'low' })
  // Of one that is not there nothing warns.
  expect(drawerOf({ drawer: 'none', drawerOpen: 'high' })).toEqual({ pin: null, opens: null })
})

test('a drawer at the second plug opens there, also without paper, and one that is not there never', async () => {
  const second = printerWith({ pin: 1, opens: null })
  await second.openDrawer!()
  await vi.waitFor(() => expect(simulator.state.plugs).toEqual([1]))
  simulator.state.status = [0x1a, 0x32, 0x12, 0x7e]
  await second.openDrawer!()
  await vi.waitFor(() => expect(simulator.state.plugs).toEqual([1, 1]))
  await second.stop()
  const connections = simulator.state.connections
  await printerWith({ pin: null, opens: null }).openDrawer!()
  expect(simulator.state.connections).toBe(connections)
})

test('a test page opens the drawer where it hangs, and none where none does', () => {
  const page = { kind: 'receipt', lines: [{ kind: 'drawer' }, { kind: 'cut' }] } as const
  const bytesFor = (pin: 0 | 1 | null) => Buffer.from(encodePaper(page, 48, 'windows1252', pin))
  expect(bytesFor(0).includes(Buffer.from([0x1b, 0x70, 0, 50, 250]))).toBe(true)
  expect(bytesFor(1).includes(Buffer.from([0x1b, 0x70, 1, 50, 250]))).toBe(true)
  expect(bytesFor(null).includes(Buffer.from([0x1b, 0x70]))).toBe(false)
})

test('a drawer that stays open is told, and told again once it is shut', async () => {
  const watched = printerWith({ pin: 0, opens: 'high', leftMs: 100 })
  const seen: boolean[] = []
  watched.onCondition!(() => seen.push(watched.isDrawerLeft!()))
  watched.start()
  await vi.waitFor(() => expect(watched.condition()).toBe('operational'))
  expect(watched.isDrawerLeft!()).toBe(false)
  simulator.state.status = [0x16, 0x12, 0x12, 0x12]
  await vi.waitFor(() => expect(seen.at(-1)).toBe(true))
  simulator.state.status = [0x12, 0x12, 0x12, 0x12]
  await vi.waitFor(() => expect(seen.at(-1)).toBe(false))
})

test('only an open drawer whose contact tells is left open, and only after a minute', () => {
  let nowMs = 0
  const watch = (opens: DrawerSettings['opens']) =>
    openDrawerWatch(
      { pin: 0, opens },
      () => {},
      () => nowMs,
    )
  const [high, low, silent] = [watch('high'), watch('low'), watch(null)]
  for (const each of [high, low, silent]) each.see(0x16)
  nowMs = 59_999
  expect(high.isLeft()).toBe(false)
  nowMs = 60_000
  expect([high.isLeft(), low.isLeft(), silent.isLeft()]).toEqual([true, false, false])
  // A printer that does not answer says nothing of its drawer.
  high.see(undefined)
  expect(high.isLeft()).toBe(false)
})
