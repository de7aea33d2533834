import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkPrinter } from '#box/drivers/escpos-network/network-printer.ts'
import { usbPrinter } from '#box/drivers/escpos-usb/usb-printer.ts'
import { usbName } from '#box/drivers/escpos-usb/usb-printers.ts'
import { answerReader, conditionOfAutomatic, type AutomaticStatus } from '#box/drivers/printer/status.ts'
import type { Printer } from '#box/drivers/printer/contract.ts'
import { openUsbSockets } from '../../world/usb-printer-simulator.ts'
import { startPrinterSimulator } from './printer-simulator.ts'

/** Nobody asks meanwhile: what is known was told. */
const slow = { pollMs: 60_000, connectMs: 600, statusMs: 300, printMs: 1000, columns: 48, keepsLine: true }
const coverOpen: AutomaticStatus = [0x38, 0, 0, 0x0f]
const paperOut: AutomaticStatus = [0x18, 0, 0x0f, 0x0f]
const nearEnd: AutomaticStatus = [0x10, 0, 0x03, 0x0f]
const allWell: AutomaticStatus = [0x10, 0, 0, 0x0f]

let simulator: Awaited<ReturnType<typeof startPrinterSimulator>>
const printers: Printer[] = []
const kept = (printer: Printer) => (printers.push(printer), printer)
beforeEach(async () => void (simulator = await startPrinterSimulator()))
afterEach(async () => {
  await Promise.all(printers.splice(0).map(each => each.stop()))
  await simulator.stop()
})
const onNetwork = () => kept(networkPrinter({ host: '127.0.0.1', port: simulator.port, ...slow }))

test.each([
  ['operational', allWell],
  ['operational', [0x14, 0, 0, 0x0f]],
  ['paper_near_end', nearEnd],
  ['paper_end', paperOut],
  ['cover_open', coverOpen],
  ['overheating', [0x18, 0x40, 0, 0x0f]],
  ['others', [0x18, 0x08, 0, 0x0f]],
  ['others', [0x18, 0x20, 0, 0x0f]],
  ['offline', [0x18, 0, 0, 0x0f]],
] as [string, AutomaticStatus][])('a printer that says it is %s is understood', (condition, status) => {
  expect(conditionOfAutomatic(status)).toBe(condition)
})

test('what a printer says unasked is told from its answers, however the bytes arrive', () => {
  const heard: AutomaticStatus[] = []
  const read = answerReader(status => heard.push(status))
  const bytes = [0x12, ...paperOut, 0x12, 0x00, ...allWell, 0x03]
  expect(bytes.flatMap(byte => read(Uint8Array.of(byte))).map(({ kind }) => kind)).toEqual([
    'realtime',
    'realtime',
    'done',
    'done',
  ])
  expect(heard).toEqual([paperOut, allWell])
})

test('a printer whose line is kept says at once that its paper ends, its cover opens and all is well again', async () => {
  const printer = onNetwork()
  printer.start()
  await vi.waitFor(() => expect(printer.condition()).toBe('operational'))
  expect(simulator.state.tells).toBe(0x0f)
  for (const [condition, status] of [
    ['paper_near_end', nearEnd],
    ['paper_end', paperOut],
    ['cover_open', coverOpen],
    ['operational', allWell],
  ] as const) {
    simulator.say(status)
    await vi.waitFor(() => expect(printer.condition()).toBe(condition))
  }
  await printer.print(Buffer.from('one'), 'ticket')
  await printer.print(Buffer.from('two'), 'ticket')
  expect(simulator.state.printed.toString()).toBe('onetwo')
  expect(simulator.state.connections).toBe(1)
})

test('the till hears of paper that ends in the middle of a slip while the slip still waits', async () => {
  const printer = onNetwork()
  printer.start()
  await vi.waitFor(() => expect(printer.condition()).toBe('operational'))
  simulator.state.isHolding = true
  const printing = printer.print(Buffer.from('ten tickets'), 'ticket')
  await vi.waitFor(() => expect(simulator.state.printed.toString()).toBe('ten tickets'))
  simulator.say(paperOut)
  await vi.waitFor(() => expect(printer.condition()).toBe('paper_end'))
  // A new roll is in: the printer goes on with what it has, and says when all of it is out.
  simulator.say(allWell)
  simulator.finish()
  await printing
  expect(printer.condition()).toBe('operational')
})

test('a printer that was switched off and on prints again on a new line, and after a broken one', async () => {
  const printer = onNetwork()
  await printer.print(Buffer.from('one'), 'ticket')
  simulator.hangUp()
  await printer.print(Buffer.from('two'), 'ticket')
  expect(simulator.state.printed.toString()).toBe('onetwo')
  simulator.state.breakAfter = 7
  await expect(printer.print(Buffer.from('three'), 'ticket')).rejects.toMatchObject({ printed: 'unknown' })
  simulator.state.breakAfter = Infinity
  await printer.print(Buffer.from('four'), 'ticket')
  expect(simulator.state.printed.toString()).toBe('onetwothreefour')
  await printer.stop()
  await vi.waitFor(() => expect(simulator.state.open).toBe(0))
})

test('a USB printer tells by itself too, and is found again after it was pulled out', async () => {
  const sockets = openUsbSockets()
  const { state, pull } = sockets.plug(0)
  const settings = { ...slow, name: usbName('usb')!, places: sockets.places }
  const printer = kept(usbPrinter(settings, sockets.openPort))
  printer.start()
  await vi.waitFor(() => expect(printer.condition()).toBe('operational'))
  state.say([...paperOut])
  await vi.waitFor(() => expect(printer.condition()).toBe('paper_end'))
  pull()
  const { state: other } = sockets.plug(1)
  await printer.print(Buffer.from('here'), 'ticket')
  expect(other.printed.toString()).toContain('here')
  await printer.stop()
  sockets.close()
})
