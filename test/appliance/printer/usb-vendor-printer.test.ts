import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { driver } from '#box/drivers/escpos-usb-vendor/driver.ts'
import { loadUsbBus } from '#box/drivers/escpos-usb-vendor/usb-bus.ts'
import { vendorPrinter } from '#box/drivers/escpos-usb-vendor/vendor-printer.ts'
import { vendorPrinterOf, vendorPrinters } from '#box/drivers/escpos-usb-vendor/vendor-printers.ts'
import { usbName } from '#box/drivers/escpos-usb/usb-printers.ts'
import type { Printer } from '#box/drivers/printer/contract.ts'
import { openVendorBus } from '../../world/vendor-usb-simulator.ts'

let machine: ReturnType<typeof openVendorBus>
const printers: Printer[] = []
beforeEach(() => {
  machine = openVendorBus()
})
afterEach(async () => {
  await Promise.all(printers.splice(0).map(each => each.stop()))
  machine.close()
})

const nameOf = (connection: string) => usbName(connection, 'usb-vendor')!

function printerOf(connection = 'usb-vendor', change: object = {}, load = async () => machine.bus): Printer {
  const speed = { pollMs: 20, connectMs: 3000, statusMs: 1000, printMs: 1500 }
  const settings = { name: nameOf(connection), folder: machine.folder, columns: 48, ...speed, ...change }
  const printer = vendorPrinter(settings, load)
  printers.push(printer)
  return printer
}

test('a printer that Linux lists as none prints a long job whole, and opens the drawer', async () => {
  const { state } = machine.plug()
  const printer = printerOf()
  const job = Buffer.alloc(60_000, 'ab')
  await printer.print(job, 'ticket')
  expect(state.printed.equals(job)).toBe(true)
  expect(printer.condition()).toBe('operational')
  await printer.openDrawer!()
  await vi.waitFor(() => expect(state.pulses).toEqual(['in turn']))
})

test('without paper it says so, prints nothing, and opens the drawer all the same', async () => {
  const { state } = machine.plug()
  state.status = [0x1a, 0x32, 0x12, 0x7e]
  const printer = printerOf()
  await expect(printer.print(Buffer.from('x'), 'ticket')).rejects.toMatchObject({
    condition: 'paper_end',
    printed: 'nothing',
  })
  await printer.openDrawer!()
  await vi.waitFor(() => expect(state.pulses).toEqual(['at once']))
  expect(state.printed).toHaveLength(0)
})

test('pulled out in the middle of a slip nobody claims to know what came out', async () => {
  const { end } = machine.plug()
  end.goneAfter = 10_000
  const printer = printerOf()
  await expect(printer.print(Buffer.alloc(40_000), 'ticket')).rejects.toMatchObject({
    condition: 'communication_error',
    printed: 'unknown',
  })
})

test('one that takes no more in the middle of a slip tells why, and the next slip comes out', async () => {
  const { state, end } = machine.plug()
  const printer = printerOf()
  await printer.print(Buffer.from('first'), 'ticket')
  state.isStalled = true
  // It was ready when it was asked, and its cover is opened under the slip.
  const printing = printer.print(Buffer.alloc(9000), 'ticket')
  const ended = expect(printing).rejects.toMatchObject({ condition: 'cover_open', printed: 'unknown' })
  await vi.waitFor(() => expect(end.isAwaited).toBe(true), { timeout: 5000 })
  state.status = [0x1a, 0x16, 0x12, 0x12]
  await ended
  state.isStalled = false
  state.status = [0x12, 0x12, 0x12, 0x12]
  await printer.print(Buffer.from('next'), 'ticket')
  expect(state.printed.toString()).toMatch(/^first.*next$/s)
})

test('an endpoint that stalls is freed: what came out is unknown, and the next slip comes out', async () => {
  const { state, end } = machine.plug()
  const printer = printerOf()
  printer.start()
  await vi.waitFor(() => expect(printer.condition()).toBe('operational'), { timeout: 5000 })
  end.stallsIn = 2
  await printer.print(Buffer.from('one'), 'ticket')
  await vi.waitFor(() => expect(end.stallsIn).toBe(0), { timeout: 5000 })
  end.stallsOut = 1
  // Either asking for its state met it, and the next look is well, or the slip did.
  await vi.waitFor(() => expect(end.stallsOut).toBe(0), { timeout: 5000 })
  await vi.waitFor(() => expect(printer.condition()).toBe('operational'), { timeout: 5000 })
  await printer.print(Buffer.from('two'), 'ticket')
  expect(state.printed.toString()).toBe('onetwo')
})

test('pulled out it is away, and put in again it is found by itself', async () => {
  const { pull } = machine.plug({ serial: 'X5F1' })
  const printer = printerOf('usb-vendor:04b8:0202:X5F1')
  printer.start()
  await vi.waitFor(() => expect(printer.condition()).toBe('operational'), { timeout: 5000 })
  pull()
  await vi.waitFor(() => expect(printer.condition()).toBe('communication_error'), { timeout: 5000 })
  await expect(printer.print(Buffer.from('x'), 'ticket')).rejects.toMatchObject({ printed: 'nothing' })
  const { state } = machine.plug({ serial: 'X5F1' })
  await vi.waitFor(() => expect(printer.condition()).toBe('operational'), { timeout: 5000 })
  await printer.print(Buffer.from('here'), 'ticket')
  expect(state.printed.toString()).toBe('here')
})

test('on a line that is kept a change is told at once, and a printer that is pulled out is seen gone', async () => {
  const { state, pull } = machine.plug()
  const printer = printerOf('usb-vendor', { keepsLine: true, pollMs: 60_000 })
  printer.start()
  await vi.waitFor(() => expect(printer.condition()).toBe('operational'), { timeout: 5000 })
  state.say([0x10, 0x00, 0x0c, 0x00])
  await vi.waitFor(() => expect(printer.condition()).toBe('paper_end'), { timeout: 5000 })
  pull()
  await expect(printer.print(Buffer.from('x'), 'ticket')).rejects.toMatchObject({ printed: 'nothing' })
  expect(printer.condition()).toBe('communication_error')
})

test('a keyboard, a disk, a modem, a flatbed scanner and a stranger are never opened', async () => {
  machine.plug({ model: 'Keyboard', interfaceClass: '03', vendor: '0519' })
  machine.plug({ model: 'Disk', interfaceClass: '08', vendor: '0519', driver: 'usb-storage' })
  machine.plug({ model: 'Modem', vendor: '1d90', driver: 'option' })
  machine.plug({ model: 'Perfection V39', product: '013d' })
  machine.plug({ model: 'Stranger', vendor: '18d1', product: '4ee7' })
  machine.plug({ model: 'No way in', endpoints: [{ direction: 'out', type: 'Bulk' }] })
  machine.plug({ model: 'No bulk', endpoints: [{ direction: 'in', type: 'Interrupt' }] })
  const printer = printerOf()
  await expect(printer.print(Buffer.from('x'), 'ticket')).rejects.toMatchObject({ printed: 'nothing' })
  // Nor by their names, where a driver has them or nothing can be told to them.
  for (const connection of ['usb-vendor:1d90:0202', 'usb-vendor:0519:0202'])
    await expect(printerOf(connection).print(Buffer.from('x'), 'ticket')).rejects.toMatchObject({
      printed: 'nothing',
    })
  expect(machine.opened).toEqual([])
})

test('a maker nobody knows is taken by its name alone, and of several of a model each by its serial number', () => {
  machine.plug({ vendor: '20d1', product: '7008', model: 'RP80', maker: 'Rongta', serial: 'ONE' })
  machine.plug({ vendor: '20d1', product: '7008', model: 'RP80', maker: 'Rongta', serial: 'TWO' })
  const found = vendorPrinters(machine.folder)
  const serialOf = (connection: string) => vendorPrinterOf(nameOf(connection), found)?.serial
  expect(found.map(({ name, isKnown }) => [name, isKnown])).toEqual([
    ['Rongta RP80', false],
    ['Rongta RP80', false],
  ])
  expect(serialOf('usb-vendor')).toBeUndefined()
  expect(serialOf('usb-vendor:20D1:7008')).toBe('ONE')
  expect(serialOf('usb-vendor:20d1:7008:TWO')).toBe('TWO')
  expect(serialOf('usb-vendor:20d1:7008:THREE')).toBeUndefined()
  for (const wrong of [
    'usb',
    'usb:04b8:0202',
    'usb-vendor:',
    'usb-vendor:04b8',
    'usb-vendors',
    'usb-vendor:..',
  ])
    expect(driver.knows(wrong)).toBe(false)
  expect(driver.knows('usb-vendor')).toBe(true)
})

test.for([
  ['this machine has no such package', async () => Promise.reject(new Error('Cannot find native binding'))],
  ['its device file may not be opened', undefined],
] as const)('where %s the printer is away, and the box goes on', async ([, load]) => {
  const { end, state } = machine.plug()
  end.refuses = 'permission denied (errno 13)'
  const printer = load ? printerOf('usb-vendor', {}, load) : printerOf()
  await expect(printer.print(Buffer.from('x'), 'receipt')).rejects.toMatchObject({ printed: 'nothing' })
  expect(printer.condition()).toBe('communication_error')
  expect(state.printed).toHaveLength(0)
})

test('a device that never answers holds nobody for longer than its limit', async () => {
  const { end } = machine.plug()
  end.hangs = true
  const printer = printerOf('usb-vendor', { connectMs: 50 })
  await expect(printer.print(Buffer.from('x'), 'receipt')).rejects.toMatchObject({ printed: 'nothing' })
})

test('a machine without USB has no such printer, and the package is not even loaded', async () => {
  expect(vendorPrinters('/nowhere')).toEqual([])
  const load = vi.fn(async () => machine.bus)
  const printer = printerOf('usb-vendor', { folder: '/nowhere' }, load)
  await expect(printer.print(Buffer.from('x'), 'receipt')).rejects.toMatchObject({ printed: 'nothing' })
  expect(printer.condition()).toBe('communication_error')
  expect(load).not.toHaveBeenCalled()
})

test('the package is there, says what it has, and throws nothing that is not caught', async () => {
  const bus = await loadUsbBus().catch(() => undefined)
  const devices = await bus?.getDevices().catch(() => [])
  expect(bus === undefined || Array.isArray(devices)).toBe(true)
})
