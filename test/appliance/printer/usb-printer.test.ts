import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openUsbPort } from '#box/drivers/escpos-usb/usb-line.ts'
import { usbPrinter } from '#box/drivers/escpos-usb/usb-printer.ts'
import { usbName, usbPrinterOf, usbPrinters } from '#box/drivers/escpos-usb/usb-printers.ts'
import type { Printer } from '#box/drivers/printer/contract.ts'
import { openUsbSockets } from '../../world/usb-printer-simulator.ts'

let sockets: ReturnType<typeof openUsbSockets>
const printers: Printer[] = []
beforeEach(() => {
  sockets = openUsbSockets()
})
afterEach(async () => {
  await Promise.all(printers.splice(0).map(each => each.stop()))
  sockets.close()
})

function printerOf(connection = 'usb', change: object = {}): Printer {
  const speed = { pollMs: 20, connectMs: 600, statusMs: 300, printMs: 400 }
  const settings = { name: usbName(connection)!, places: sockets.places, columns: 48, ...speed, ...change }
  const printer = usbPrinter(settings, sockets.openPort)
  printers.push(printer)
  return printer
}

test('a printer on a USB socket prints a long job whole, and opens the drawer', async () => {
  const { state } = sockets.plug(0)
  const printer = printerOf()
  const job = Buffer.alloc(150_000, 'ab')
  await printer.print(job, 'ticket')
  expect(state.printed.equals(job)).toBe(true)
  expect(printer.condition()).toBe('operational')
  await printer.openDrawer!()
  await vi.waitFor(() => expect(state.pulses).toEqual(['in turn']))
})

test('without paper it says so, prints nothing, and opens the drawer all the same', async () => {
  const { state } = sockets.plug(0)
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

test('one that stops in the middle of a job takes no more, and nobody claims to know what came out', async () => {
  const { state } = sockets.plug(0)
  const printer = printerOf()
  const printing = printer.print(Buffer.alloc(400_000), 'ticket')
  const ended = expect(printing).rejects.toMatchObject({ printed: 'unknown' })
  await vi.waitFor(() => expect(state.printed.length).toBeGreaterThan(4096))
  state.isStalled = true
  await ended
})

test('pulled out it is away, and put in at another socket it is found again by itself', async () => {
  const { pull } = sockets.plug(0)
  const printer = printerOf('usb:04b8:0e28:X5F1')
  printer.start()
  await vi.waitFor(() => expect(printer.condition()).toBe('operational'))
  pull()
  await vi.waitFor(() => expect(printer.condition()).toBe('communication_error'))
  await expect(printer.print(Buffer.from('x'), 'ticket')).rejects.toMatchObject({ printed: 'nothing' })
  const { state } = sockets.plug(3)
  await vi.waitFor(() => expect(printer.condition()).toBe('operational'))
  await printer.print(Buffer.from('here'), 'ticket')
  expect(state.printed.toString()).toBe('here')
})

test('what was said to an earlier connection answers nothing of this one', async () => {
  const { state } = sockets.plug(0)
  state.say([0x1a, 0x1a])
  const printer = printerOf()
  await printer.print(Buffer.from('x'), 'ticket')
  expect(printer.condition()).toBe('operational')
})

test('of several printers each entry has its own, by model or by serial number', () => {
  sockets.plug(10, { serial: 'SECOND' })
  sockets.plug(2, { serial: 'FIRST' })
  sockets.plug(1, {
    vendor: '0519',
    product: '0003',
    serial: '',
    manufacturer: 'Star',
    model: 'TSP\u0007143',
  })
  const found = usbPrinters(sockets.places)
  expect(found.map(({ path, name, serial }) => [path.slice(-4), name, serial])).toEqual([
    ['/lp1', 'Star TSP143', ''],
    ['/lp2', 'EPSON TM-T20III', 'FIRST'],
    ['lp10', 'EPSON TM-T20III', 'SECOND'],
  ])
  const serialOf = (connection: string) => usbPrinterOf(usbName(connection)!, found)?.serial
  expect(serialOf('usb')).toBe('')
  expect(serialOf('usb:04B8:0E28')).toBe('FIRST')
  expect(serialOf('usb:04b8:0e28:SECOND')).toBe('SECOND')
  expect(serialOf('usb:04b8:0e28:THIRD')).toBeUndefined()
  for (const wrong of ['', 'usb:', 'usb:04b8', 'usb:/dev/mem', 'usb:04b8:0e28:../x', 'usbx', 'lp0'])
    expect(usbName(wrong)).toBeNull()
})

test('a machine without USB has no such printer, and the box goes on', async () => {
  expect(usbPrinters({ classes: '/nowhere', devices: '/nowhere' })).toEqual([])
  const printer = usbPrinter({ name: usbName('usb')!, columns: 48 })
  await expect(printer.print(Buffer.from('x'), 'receipt')).rejects.toMatchObject({ printed: 'nothing' })
  expect(printer.condition()).toBe('communication_error')
  await printer.stop()
})

test('a device file is read and written without ever waiting for it', () => {
  const port = openUsbPort('/dev/null')
  expect(port.read()).toBeUndefined()
  expect(port.write(Uint8Array.of(1, 2, 3))).toBe(3)
  port.close()
  expect(() => openUsbPort('/dev/foyer-nothing')).toThrow('ENOENT')
})
