import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { handScannerPlace, wrongWithHandScanners } from '#core/venue/hand-scanner-entry.ts'
import { codeReader } from '#box/drivers/hand-scanner/code-reader.ts'
import { keyReader } from '#box/drivers/hand-scanner/key-reader.ts'
import { openScanner, openScannerPort, type ScannerPort } from '#box/drivers/hand-scanner/open-scanner.ts'
import type { ScannerDriver } from '#box/drivers/driver.ts'
import { loadDrivers } from '#box/drivers/drivers.ts'
import { openHandScanners } from '#box/scanners/hand-scanners.ts'
import { byHand, openSmallNode, tenantOf } from '../../world/small-exhibitor.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

test('letters of a reader become codes however they arrive, and what is longer than any code is dropped whole', () => {
  const read = codeReader()
  const heard = ['\u000240', '12345', '67890\r\n', 'FOYER1.', 'abc\t', '\r\n', 'é\u0000x\n'].flatMap(read)
  expect(heard).toEqual(['401234567890', 'FOYER1.abc', 'x'])
  expect(read(`${'1'.repeat(5000)}\r`)).toEqual([])
  expect(read('22222222\r')).toEqual(['22222222'])
})

/** What Linux says of a key: time, type, code, value; with what else it says in between. */
function keys(presses: readonly (readonly [code: number, value: number])[], size = 24): Buffer {
  return Buffer.concat(
    presses.flatMap(([code, value]) =>
      [
        [4, 4, code],
        [1, code, value],
        [0, 0, 0],
      ].map(([type, of, is]) => {
        const event = Buffer.alloc(size, 0x11)
        event.writeUInt16LE(type!, size - 8)
        event.writeUInt16LE(of!, size - 6)
        event.writeInt32LE(is!, size - 4)
        return event
      }),
    ),
  )
}
const press = (code: number) =>
  [
    [code, 1],
    [code, 0],
  ] as const
const withShift = (code: number) => [[42, 1], ...press(code), [42, 0]] as const

test.each([24, 16])(
  'keys of a reader are read as letters and digits, capitals with Shift, from events of %i bytes',
  size => {
    // F O Y E R 1 . a B 0 - and Enter.
    const typed = [
      ...[33, 24, 21, 18, 19].flatMap(withShift),
      ...[2, 52, 30].flatMap(press),
      ...withShift(48),
      ...press(11),
      ...press(12),
      ...withShift(12),
      [30, 2] as const,
      ...press(28),
    ]
    const bytes = keys(typed, size)
    const read = keyReader(size)
    const inPieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) =>
      bytes.subarray(at * 7, at * 7 + 7),
    )
    expect(inPieces.map(read).join('')).toBe('FOYER1.aB0-_\n')
  },
)

test('only serial lines of sockets and keyboards by name are places, and two scanners of one id are refused', () => {
  expect(handScannerPlace('serial:ttyACM0')).toEqual({ on: 'serial', device: 'ttyACM0', speed: 9600 })
  const honeywell = 'usb-Honeywell_1900-event-kbd'
  expect(handScannerPlace(`input:${honeywell}`)).toEqual({ on: 'input', device: honeywell })
  for (const wrong of [
    '',
    'serial:sda',
    'serial:tty1',
    'input:',
    'input:../../sda',
    'input:event0',
    `input:a/${honeywell}`,
  ])
    expect(handScannerPlace(wrong)).toBeNull()
  const entry = { id: 'desk', name: 'Desk', connection: 'serial:ttyACM0' }
  expect(wrongWithHandScanners([entry, entry])).toBe('hand_scanner_twice')
  expect(wrongWithHandScanners([{ ...entry, connection: 'serial:sda' }])).toBe('hand_scanner_connection')
  expect(wrongWithHandScanners([entry])).toBeUndefined()
})

test('each sort of hand scanner has a driver of its own, and neither opens the other’s', async () => {
  const drivers = await loadDrivers()
  const kinds = (connection: string) => drivers.filter(each => each.knows(connection)).map(({ kind }) => kind)
  expect(kinds('input:usb-X-event-kbd')).toEqual(['hand_scanner'])
  expect(kinds('serial:ttyACM0')).toContain('hand_scanner')
})

test('a reader on a device file is read while it is plugged in, and found again once it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-scanner-'))
  const path = join(folder, 'ttyACM0')
  const heard: string[] = []
  const newReader = () => {
    const read = codeReader()
    return (bytes: Uint8Array) => read(Buffer.from(bytes).toString('latin1'))
  }
  let isGone = false
  const taken: string[] = []
  const open = (): ScannerPort => {
    const port = openScannerPort(path)
    return {
      read() {
        if (isGone) throw new Error('ENODEV')
        const bytes = port.read()
        if (bytes) taken.push(Buffer.from(bytes).toString('latin1'))
        return bytes
      },
      close: port.close,
    }
  }
  const scanner = openScanner(open, newReader, code => heard.push(code), { againMs: 20 })
  ends.push(
    () => scanner.stop(),
    () => rmSync(folder, { recursive: true }),
  )
  scanner.start()
  await vi.waitFor(() => expect(scanner.condition()).toBe('communication_error'))
  execFileSync('mkfifo', [path])
  const device = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  ends.unshift(() => closeSync(device))
  await vi.waitFor(() => expect(scanner.condition()).toBe('operational'))
  writeSync(device, '4012345678901\r')
  await vi.waitFor(() => expect(heard).toEqual(['4012345678901']))
  // Half a code is forgotten where it is pulled out.
  writeSync(device, '99')
  await vi.waitFor(() => expect(taken.join('')).toMatch(/99$/))
  isGone = true
  await vi.waitFor(() => expect(scanner.condition()).toBe('communication_error'))
  isGone = false
  await vi.waitFor(() => expect(scanner.condition()).toBe('operational'))
  writeSync(device, '5449000000996\r\n')
  await vi.waitFor(() => expect(heard).toEqual(['4012345678901', '5449000000996']))
})

test('a code is told to the register that names its scanner, where somebody is signed in, and kept for nobody', async () => {
  const { node } = await openSmallNode('box')
  const tenant = tenantOf(node)
  let scan: (code: string) => void = () => {}
  const driver: ScannerDriver = {
    kind: 'hand_scanner',
    connections: 'fake',
    knows: () => true,
    open: (_entry, onCode) => {
      scan = onCode
      return { start: () => {}, stop: async () => {}, condition: () => 'operational' }
    },
  }
  const scanners = openHandScanners(tenant, 'cinema-1', [driver])
  ends.push(
    () => scanners.stop(),
    () => node.close(),
  )
  await node.execute(byHand, tx => {
    const entry = { id: 'desk', name: 'Desk', connection: 'serial:ttyACM0' }
    changeEntry(tx, 'cinema', 'cinema-1', { handScanners: [entry] })
    const register = { cinemaId: 'cinema-1', type: 'register', status: 'active' } as const
    changeEntry(tx, 'device', 'till-1', { ...register, name: 'Till 1', handScannerId: 'desk' })
    changeEntry(tx, 'device', 'tablet', { ...register, name: 'Tablet', parentId: 'till-1' })
  })
  await vi.waitFor(() => expect(scanners.conditions()).toMatchObject([{ kind: 'scanner', name: 'Desk' }]))
  const pages: Record<string, string[]> = {}
  const open = (uid: string, channels: ('app' | 'private-exhibitor')[], name = uid) =>
    tenant.live.join(
      { channels: [...channels, 'app'] },
      () => true,
      message => (pages[name] ??= []).push(message),
      () => true,
      { uid, kind: 'register' },
    )
  open('till-1', ['private-exhibitor'])
  open('tablet', ['private-exhibitor'])
  open('till-1', [], 'nobody')
  scan('4012345678901')
  const codesOf = (name: string) => pages[name]!.filter(text => text.includes('code.scanned'))
  expect(codesOf('till-1')).toHaveLength(1)
  expect(codesOf('till-1')[0]).toContain('4012345678901')
  expect([...codesOf('tablet'), ...codesOf('nobody')]).toEqual([])
  open('till-1', ['private-exhibitor'], 'later')
  expect(codesOf('later')).toEqual([])
})
