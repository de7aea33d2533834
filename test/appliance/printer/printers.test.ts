import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { driverOf, loadDrivers } from '#box/drivers/drivers.ts'
import type { Driver } from '#box/drivers/driver.ts'
import { firstPrinter } from '#box/drivers/first-printer.ts'
import { openPrinters, printerFor } from '#box/drivers/printers.ts'
import type { Printer } from '#box/drivers/printer/contract.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import { startPrinterSimulator } from './printer-simulator.ts'

const both = ['receipt', 'ticket'] as const
const entry = (id: string, more: Partial<PrinterEntry> = {}): PrinterEntry => ({
  id,
  name: id,
  connection: `fake:${id}`,
  columns: 48,
  codepage: 'windows1252',
  prints: [...both],
  ...more,
})

describe('a driver', () => {
  test('is a folder of its own: one that is added is known', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-drivers-'))
    mkdirSync(join(folder, 'star-usb'))
    mkdirSync(join(folder, 'what-they-share'))
    const text = `export const driver = { kind: 'printer', connections: 'star', knows: text => text === 'star:1' }`
    writeFileSync(join(folder, 'star-usb', 'driver.ts'), text)
    const loaded = await loadDrivers(folder)
    rmSync(folder, { recursive: true })
    expect(loaded).toHaveLength(1)
    expect(driverOf(loaded, 'star:1')).toBe(loaded[0])
  })

  test('is asked for what it knows, and touches nothing before it is started', async () => {
    const drivers = await loadDrivers()
    expect(drivers).toHaveLength(9)
    for (const connection of ['paper', 'tcp://192.0.2.1', 'tcp://192.0.2.1:9100', 'tcp://[2001:db8::1]:9100'])
      expect(driverOf(drivers, connection)?.open(entry('one', { connection }))).toMatchObject({ columns: 48 })
    for (const wrong of ['', 'Paper', 'tcp://', 'tcp://p:0', 'http://printer:9100', 'tcp://printer:99999'])
      expect(driverOf(drivers, wrong)).toBeUndefined()
  })
})

describe('the printer setting', () => {
  test('is the first printer of a fresh box', async () => {
    const drivers = await loadDrivers()
    expect(firstPrinter('paper', drivers)).toMatchObject({ connection: 'paper', columns: 48, prints: both })
    expect(firstPrinter('tcp://192.0.2.1?columns=42', drivers)).toMatchObject({
      name: 'tcp://192.0.2.1?columns=42',
      connection: 'tcp://192.0.2.1',
      columns: 42,
    })
  })

  test.each(['', 'Paper', 'tcp://', 'http://printer:9100', 'tcp://printer:99999', 'tcp://p:1?columns=80'])(
    'refuses "%s" in one sentence that names it and the fix',
    async wrong => {
      const drivers = await loadDrivers()
      expect(() => firstPrinter(wrong, drivers)).toThrow(
        /^FOYER_PRINTER is .* must be .*"tcp:\/\/host:port".* or "paper"/,
      )
    },
  )
})

test('paper goes to the first printer entered for it, and what nobody prints to the first of all', () => {
  const tickets = { entry: entry('tickets', { prints: ['ticket'] }) }
  const receipts = { entry: entry('receipts', { prints: ['receipt'] }) }
  const spare = { entry: entry('spare') }
  expect(printerFor([tickets, receipts, spare], 'receipt')).toBe(receipts)
  expect(printerFor([tickets, receipts, spare], 'ticket')).toBe(tickets)
  expect(printerFor([tickets], 'receipt')).toBe(tickets)
  expect(printerFor([], 'receipt')).toBeUndefined()
})

describe('printers that are entered anew', () => {
  let done: string[]
  let entries: PrinterEntry[]
  const fake: Driver = {
    kind: 'printer',
    connections: 'fake',
    knows: connection => connection.startsWith('fake:'),
    open: ({ id, columns }): Printer => ({
      columns,
      start: () => void done.push(`start ${id}`),
      stop: async () => void done.push(`stop ${id}`),
      condition: () => 'operational',
      print: async () => {},
    }),
  }
  const follow = () => {
    const printers = openPrinters([fake], () => entries)
    printers.follow()
    return printers
  }
  beforeEach(() => {
    done = []
    entries = [entry('one'), entry('two')]
  })

  test('are opened and closed one by one; what stays is not disturbed', () => {
    const printers = follow()
    const [one] = printers.now()
    let changes = 0
    printers.onChange(() => (changes += 1))
    printers.follow()
    expect([changes, done]).toEqual([0, ['start one', 'start two']])
    entries = [entry('one'), entry('two', { columns: 42 }), entry('three')]
    printers.follow()
    expect(done.slice(2)).toEqual(['stop two', 'start two', 'start three'])
    expect(printers.now()[0]).toBe(one)
    expect(changes).toBe(1)
  })

  test('are told with their conditions, also one that this version has no driver for', () => {
    entries = [entry('one'), entry('kitchen', { connection: 'usb:04b8:0e15' })]
    expect(follow().conditions()).toEqual([
      { kind: 'printer', name: 'one', condition: 'operational' },
      { kind: 'printer', name: 'kitchen', condition: 'others' },
    ])
  })
})

describe('two printers on the network', () => {
  let simulators: Awaited<ReturnType<typeof startPrinterSimulator>>[]
  beforeEach(async () => {
    simulators = await Promise.all([startPrinterSimulator(), startPrinterSimulator()])
  })
  afterEach(async () => {
    await Promise.all(simulators.map(simulator => simulator.stop()))
  })

  test('print at once, each what it is given, and each says how it is', async () => {
    const [tickets, receipts] = simulators
    const connection = (port: number) => ({ connection: `tcp://127.0.0.1:${port}` })
    const printers = openPrinters(await loadDrivers(), () => [
      entry('tickets', connection(tickets!.port)),
      entry('receipts', connection(receipts!.port)),
    ])
    printers.follow()
    receipts!.state.status[3] = 0x72
    const [first, second] = printers.now()
    const outcomes = await Promise.allSettled([
      first!.printer.print(Buffer.from('a ticket'), 'ticket'),
      second!.printer.print(Buffer.from('a receipt'), 'receipt'),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(simulators.map(({ state }) => state.printed.toString())).toEqual(['a ticket', ''])
    expect(printers.conditions().map(({ condition }) => condition)).toEqual(['operational', 'paper_end'])
    await printers.stop()
  })
})
