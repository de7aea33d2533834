import { afterEach, expect, test, vi } from 'vitest'
import type { LineDisplayView } from '#core/documents/line-display-view.ts'
import { displayLines, type DisplayLines } from '#core/documents/line-display.ts'
import { locales } from '#core/i18n/locale.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import {
  lineDisplayPlace,
  wrongWithLineDisplays,
  type LineDisplayEntry,
} from '#core/venue/line-display-entry.ts'
import { loadDrivers } from '#box/drivers/drivers.ts'
import type { DisplayDriver } from '#box/drivers/driver.ts'
import { beginDisplay, displayBytes, throughPrinter } from '#box/drivers/line-display/display-bytes.ts'
import { openDisplay } from '#box/drivers/line-display/open-display.ts'
import { serialDisplay } from '#box/drivers/line-display-serial/serial-display.ts'
import { openLineDisplays } from '#box/displays/line-displays.ts'
import { networkPrinter } from '#box/drivers/escpos-network/network-printer.ts'
import { onlyPrinter } from '#box/drivers/printers.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'
import { startPrinterSimulator } from '../printer/printer-simulator.ts'
import { readDisplay } from './display-simulator.ts'

const entry: LineDisplayEntry = {
  id: 'desk',
  name: 'Desk',
  connection: 'serial:ttyUSB0',
  commands: 'epson',
  letters: 'windows1252',
}
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

test('an item stands with its price above the sum, then what is to be paid, then the change and the number to call', () => {
  const shown = (view: LineDisplayView) => displayLines(view, 'en', '')
  const item = {
    at: 'item',
    name: 'Popcorn sweet, large bucket',
    quantity: 2,
    cents: 1300,
    dueCents: 3500,
  } as const
  expect(shown(item)).toEqual(['2 Popcorn swee 13.00', 'Total          35.00'])
  expect(shown({ at: 'due', dueCents: 3500 })).toEqual(['To pay              ', '               35.00'])
  expect(shown({ at: 'sold', totalCents: 3500, changeCents: 500, callNumber: '123' })).toEqual([
    'Change          5.00',
    'Your number: 123    ',
  ])
  expect(shown({ at: 'sold', totalCents: 3500, changeCents: 0, callNumber: null })[0]).toBe(
    'Total          35.00',
  )
  expect(displayLines({ at: 'idle' }, 'en', 'Welcome to the / Ciné Lumière')).toEqual([
    '   Welcome to the   ',
    '    Ciné Lumière    ',
  ])
})

test.each(locales)('both lines are twenty letters whatever they show, in %s', locale => {
  const views: LineDisplayView[] = [
    { at: 'idle' },
    { at: 'item', name: '', quantity: 1, cents: -100_000_000, dueCents: -100_000_000 },
    { at: 'item', name: 'Š'.repeat(200), quantity: 10_000, cents: 0, dueCents: 12 },
    { at: 'due', dueCents: 100_000_000 },
    { at: 'sold', totalCents: 1, changeCents: 1, callNumber: '1234567890' },
  ]
  for (const view of views)
    expect(displayLines(view, locale, 'x'.repeat(80)).map(({ length }) => length)).toEqual([20, 20])
})

test.each([
  ['epson', 'windows1252'],
  ['epson', 'cp858'],
  ['epson', 'plain'],
  ['cd5220', 'plain'],
  ['cd5220', 'cp858'],
] as const)('a display that obeys %s shows both lines in its letters (%s)', (commands, letters) => {
  const lines: DisplayLines = ['Crémant 2 × 4,00 €  ', 'Süßes größer        ']
  const bytes = [...beginDisplay({ commands, letters }), ...displayBytes(lines, { commands, letters })]
  const { shown, isCursorOff } = readDisplay(bytes, letters)
  expect(isCursorOff).toBe(true)
  expect(shown).toEqual(letters === 'plain' ? ['Cremant 2 x 4,00 E  ', 'Suses groser        '] : lines)
})

test('only serial lines of sockets and printers are places, and two displays of one id are refused', () => {
  expect(lineDisplayPlace('serial:ttyUSB0')).toEqual({ on: 'serial', device: 'ttyUSB0', speed: 9600 })
  expect(lineDisplayPlace('serial:ttyACM1:19200')).toMatchObject({ device: 'ttyACM1', speed: 19_200 })
  expect(lineDisplayPlace('printer:Desk')).toEqual({ on: 'printer', printer: 'Desk' })
  for (const wrong of [
    '',
    'serial:',
    'serial:../sda',
    'serial:tty1',
    'serial:ttyUSB0:1',
    '/dev/ttyUSB0',
    'printer:',
  ])
    expect(lineDisplayPlace(wrong)).toBeNull()
  expect(wrongWithLineDisplays([entry, entry])).toBe('line_display_twice')
  expect(wrongWithLineDisplays([{ ...entry, connection: 'serial:sda' }])).toBe('line_display_connection')
  expect(wrongWithLineDisplays([entry, { ...entry, id: 'other' }])).toBeUndefined()
})

test('a display on a serial line shows the newest lines, and those again once it is plugged in', async () => {
  const taken: number[] = []
  let isPlugged = false
  const opened: string[] = []
  const openPort = async (path: string, speed: number) => {
    opened.push(`${path} at ${speed}`)
    if (!isPlugged) throw new Error('ENOENT')
    return {
      // It takes seven bytes at once.
      write(bytes: Uint8Array) {
        if (!isPlugged) throw new Error('ENODEV')
        taken.push(...bytes.subarray(0, 7))
        return Math.min(7, bytes.length)
      },
      close: () => {},
    }
  }
  const place = { on: 'serial', device: 'ttyUSB0', speed: 9600 } as const
  const display = serialDisplay(entry, place, openPort, '/dev', 20)
  ends.push(() => display.stop())
  const lines = (text: string): DisplayLines => [text.padEnd(20), ''.padEnd(20)]
  display.show(lines('first'))
  await vi.waitFor(() => expect(display.condition()).toBe('communication_error'))
  display.show(lines('second'))
  isPlugged = true
  await vi.waitFor(() => expect(display.condition()).toBe('operational'))
  expect(readDisplay(taken, 'windows1252').shown[0]).toBe('second'.padEnd(20))
  expect(opened[0]).toBe('/dev/ttyUSB0 at 9600')
  isPlugged = false
  display.show(lines('third'))
  await vi.waitFor(() => expect(display.condition()).toBe('communication_error'))
  isPlugged = true
  await vi.waitFor(() => expect(readDisplay(taken, 'windows1252').shown[0]).toBe('third'.padEnd(20)))
})

test('lines that came while others were on their way are left out but for the newest', async () => {
  const sent: string[] = []
  let release = () => {}
  const display = openDisplay(async ([first]) => {
    sent.push(first)
    await new Promise<void>(resolve => (release = resolve))
  })
  for (const text of ['one', 'two', 'three']) display.show([text, ''])
  release()
  await vi.waitFor(() => expect(sent).toEqual(['one', 'three']))
  release()
  await display.stop()
})

test('a till’s display follows the portal, shows what its till says, and nothing of another till', async () => {
  const { node } = await openSmallNode('box')
  const shown: Record<string, DisplayLines[]> = {}
  const driver: DisplayDriver = {
    kind: 'line_display',
    connections: 'fake',
    knows: () => true,
    open: ({ id }) => openDisplay(async lines => void (shown[id] ??= []).push(lines)),
  }
  const displays = openLineDisplays({ node }, 'cinema-1', [driver], { now: () => [] })
  ends.push(() => displays.stop())
  displays.show('till-1', { at: 'due', dueCents: 100 }, 'en')
  await node.execute(byHand, tx => {
    changeEntry(tx, 'cinema', 'cinema-1', { lineDisplays: [entry, { ...entry, id: 'bar' }] })
    const register = { cinemaId: 'cinema-1', type: 'register', status: 'active' } as const
    changeEntry(tx, 'device', 'till-1', { ...register, name: 'Till 1', lineDisplayId: 'desk' })
    changeEntry(tx, 'device', 'tablet', { ...register, name: 'Tablet', parentId: 'till-1' })
  })
  await vi.waitFor(() => expect(shown['desk']?.at(-1)?.[0].trim()).toBe('Small Cinema'))
  displays.show('tablet', { at: 'due', dueCents: 700 }, 'de')
  await vi.waitFor(() => expect(shown['desk']!.at(-1)![1].trim()).toBe('7,00'))
  expect(shown['bar']).toHaveLength(1)
  expect(displays.conditions()).toMatchObject([
    { kind: 'display', name: 'Desk', condition: 'operational' },
    { condition: 'operational' },
  ])
  await node.close()
})

test('a display that hangs on a printer is handed its lines there, between two slips', async () => {
  const simulator = await startPrinterSimulator()
  const speed = { pollMs: 60_000, connectMs: 600, statusMs: 300, printMs: 600 }
  const printer = networkPrinter({ host: '127.0.0.1', port: simulator.port, columns: 42, ...speed })
  ends.push(
    () => printer.stop(),
    () => simulator.stop(),
  )
  const { now } = onlyPrinter(printer)
  const drivers = (await loadDrivers()) as unknown as DisplayDriver[]
  const driver = drivers.find(({ knows }) => knows('printer:paper'))!
  const printerOf = (name: string) => now().find(open => open.entry.name === name)?.printer
  const display = driver.open({ ...entry, connection: 'printer:paper' }, printerOf)
  ends.unshift(() => display.stop())
  const lines: DisplayLines = ['Popcorn         6.50', 'Total           6.50']
  const slip = printer.print(Buffer.from('slip'), 'receipt')
  display.show(lines)
  await slip
  await vi.waitFor(() => expect(display.condition()).toBe('operational'))
  const wanted = throughPrinter(Uint8Array.of(...beginDisplay(entry), ...displayBytes(lines, entry)))
  await vi.waitFor(() =>
    expect(simulator.state.printed.equals(Buffer.concat([Buffer.from('slip'), wanted]))).toBe(true),
  )
  const gone = driver.open({ ...entry, connection: 'printer:another' }, printerOf)
  ends.unshift(() => gone.stop())
  gone.show(lines)
  await vi.waitFor(() => expect(gone.condition()).toBe('communication_error'))
})
