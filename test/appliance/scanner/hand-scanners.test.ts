import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { handScannerPlace, wrongWithHandScanners } from '#core/venue/hand-scanner-entry.ts'
import { codeReader } from '#box/drivers/hand-scanner/code-reader.ts'
import { keyReader } from '#box/drivers/hand-scanner/key-reader.ts'
import type { Scan } from '#box/drivers/hand-scanner/contract.ts'
import {
  lookedAt,
  openScanner,
  openScannerFile,
  type ScannerPort,
} from '#box/drivers/hand-scanner/open-scanner.ts'
import { openKeys } from '#box/drivers/hand-scanner-input/keys-port.ts'
import type { ScannerDriver } from '#box/drivers/driver.ts'
import { loadDrivers } from '#box/drivers/drivers.ts'
import { openHandScanners } from '#box/scanners/hand-scanners.ts'
import { byHand, openSmallNode, tenantOf } from '../../world/small-exhibitor.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A code that was read, or `lost`. */
const textOf = (scan: Scan) => (scan.is === 'code' ? scan.text : 'lost')

test('letters of a reader become codes however they arrive, and what is longer than any code is dropped whole', () => {
  const read = codeReader()
  const heard = ['\u000240', '12345', '67890\r\n', 'FOYER1.', 'abc\t', '\r\n', 'é\u0000x\n'].flatMap(read)
  expect(heard.map(textOf)).toEqual(['401234567890', 'FOYER1.abc', 'x'])
  expect(read(`${'1'.repeat(5000)}\r`)).toEqual([])
  expect(read('22222222\r').map(textOf)).toEqual(['22222222'])
})

/** An event of Linux: its time in seconds and microseconds, type, code, value. */
function event(type: number, of: number, is: number, { size = 24, atMs = 1_790_000_000_123 } = {}): Buffer {
  const bytes = Buffer.alloc(size)
  bytes.writeUInt32LE(Math.floor(atMs / 1000), 0)
  bytes.writeUInt32LE((atMs % 1000) * 1000, (size - 8) / 2)
  bytes.writeUInt16LE(type, size - 8)
  bytes.writeUInt16LE(of, size - 6)
  bytes.writeInt32LE(is, size - 4)
  return bytes
}
/** What Linux says of keys, with what else it says in between. */
const keys = (
  presses: readonly (readonly [code: number, value: number])[],
  how: { size?: number; atMs?: number } = {},
): Buffer =>
  Buffer.concat(
    presses.flatMap(([code, value]) => [
      event(4, 4, code, how),
      event(1, code, value, how),
      event(0, 0, 0, how),
    ]),
  )
/** What it says where it had no room for more: `SYN_DROPPED`. */
const dropped = (how: { size?: number; atMs?: number } = {}) => event(0, 3, 0, how)
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
    const bytes = keys(typed, { size })
    const read = keyReader(size)
    const inPieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) =>
      bytes.subarray(at * 7, at * 7 + 7),
    )
    expect(inPieces.map(read).join('')).toBe('FOYER1.aB0-_\n')
  },
)

const digits = (text: string) => [...text].flatMap(digit => press(digit === '0' ? 11 : Number(digit) + 1))
const enter = press(28)
const scansOf = (...bytes: readonly Buffer[]) => {
  const [typed, read] = [keyReader(24), codeReader()]
  return bytes.flatMap(each => read(typed(each)).map(textOf))
}

test('a code whose letters Linux lost is thrown away whole and said once, and the next one is read', () => {
  const next = keys([...digits('4012345678901'), ...enter])
  expect(scansOf(keys(digits('123')), dropped(), keys([...digits('789'), ...enter]), next)).toEqual([
    'lost',
    '4012345678901',
  ])
  // Lost twice, in the middle of a capital.
  const torn = [keys([[42, 1]]), dropped(), keys(digits('5')), dropped(), keys([...digits('78'), ...enter])]
  expect(scansOf(...torn, next)).toEqual(['lost', '4012345678901'])
  expect(scansOf(next, keys(digits('12')), dropped(), keys(enter))).toEqual(['4012345678901', 'lost'])
})

test('where the end of a code was lost too, a pause ends it, also when the clock is set back meanwhile', () => {
  const atMs = 1_790_000_000_000
  for (const laterMs of [atMs + 800, atMs - 3_600_000]) {
    const torn = [
      keys(digits('123'), { atMs }),
      dropped({ atMs: atMs + 9 }),
      keys(digits('45'), { atMs: atMs + 20 }),
    ]
    const next = keys([...withShift(33), ...digits('678'), ...enter], { atMs: laterMs })
    expect(scansOf(...torn, next)).toEqual(['lost', 'F678'])
    // Lost again at once: it is said of each.
    expect(scansOf(...torn, dropped({ atMs: laterMs }), keys(enter, { atMs: laterMs }), next)).toEqual([
      'lost',
      'lost',
      'F678',
    ])
  }
})

test('keys of a reader are taken off as they come while the box looks away, and one that is gone is said once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-keys-'))
  const path = join(folder, 'event3')
  ends.push(() => rmSync(folder, { recursive: true }))
  await expect(openKeys(path)).rejects.toThrow('ENOENT')
  execFileSync('mkfifo', [path])
  const device = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  const port = await openKeys(path)
  ends.unshift(() => port.close())
  const [heard, typed] = [[] as string[], keyReader()]
  let timesGone = 0
  port.follow(
    bytes => heard.push(typed(bytes)),
    () => (timesGone += 1),
  )
  const code = '0123456789'.repeat(25)
  // A pipe of Linux holds 64 KB: more than that is taken only where somebody reads while this process waits. Some letters
  // at once: what is read hands on each piece with a kilobyte around it.
  const typing = [...code].flatMap(letter => [
    ...Array<Buffer>(3).fill(keys([[42, 0]])),
    keys(digits(letter)),
  ])
  expect(Buffer.concat(typing).length).toBeGreaterThan(80_000)
  for (let index = 0; index < typing.length; index += 24)
    writeWhole(device, Buffer.concat(typing.slice(index, index + 24)))
  await vi.waitFor(() => expect(heard.join('')).toBe(code))
  expect(timesGone).toBe(0)
  closeSync(device)
  await vi.waitFor(() => expect(timesGone).toBe(1))
})

/** Writes in the blocking way of a device, without letting this process do anything else. */
function writeWhole(file: number, bytes: Buffer): void {
  const endMs = performance.now() + 30_000
  for (let sent = 0; sent < bytes.length;)
    try {
      sent += writeSync(file, bytes, sent)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EAGAIN' || performance.now() > endMs) throw cause
    }
}

test('only serial lines of sockets, keyboards by name and models are places, and two scanners of one id are refused', () => {
  expect(handScannerPlace('serial:ttyACM0')).toEqual({ on: 'serial', device: 'ttyACM0', speed: 9600 })
  const named = 'usb-Honeywell_1950_H1-if00'
  const line = { on: 'serial', device: `serial/by-id/${named}` }
  expect(handScannerPlace(`serial:${named}`)).toEqual({ ...line, speed: 9600 })
  expect(handScannerPlace(`serial:${named}:115200`)).toEqual({ ...line, speed: 115200 })
  const honeywell = 'usb-Honeywell_1900-event-kbd'
  expect(handScannerPlace(`input:${honeywell}`)).toEqual({ on: 'input', device: honeywell })
  const model = { on: 'hid', vendor: '0c2e', product: '0901' }
  expect(handScannerPlace('hid:0c2e:0901')).toEqual({ ...model, serial: null })
  expect(handScannerPlace('hid:0c2e:0901:H-1')).toEqual({ ...model, serial: 'H-1' })
  for (const wrong of [
    '',
    'hid:',
    'hid:0c2e',
    'hid:0C2E:0901',
    'hid:0c2e:0901:../../sda',
    'serial:sda',
    'serial:tty1',
    'serial:usb-../../sda',
    'serial:usb-a/b',
    'serial:usb-',
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

test('each sort of hand scanner has a driver of its own, and none opens another’s', async () => {
  const drivers = await loadDrivers()
  const kinds = (connection: string) => drivers.filter(each => each.knows(connection)).map(({ kind }) => kind)
  expect(kinds('input:usb-X-event-kbd')).toEqual(['hand_scanner'])
  expect(kinds('serial:ttyACM0')).toContain('hand_scanner')
  expect(kinds('hid:0c2e:0901')).toEqual(['hand_scanner'])
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
    const file = openScannerFile(path)
    return lookedAt({
      read() {
        if (isGone) throw new Error('ENODEV')
        const bytes = file.read()
        if (bytes) taken.push(Buffer.from(bytes).toString('latin1'))
        return bytes
      },
      close: file.close,
    })
  }
  const scanner = openScanner(open, newReader, scan => heard.push(textOf(scan)), { againMs: 20 })
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
  let scan: (scan: Scan) => void = () => {}
  const driver: ScannerDriver = {
    kind: 'hand_scanner',
    connections: 'fake',
    knows: () => true,
    open: (_entry, onScan) => {
      scan = onScan
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
  scan({ is: 'code', text: '4012345678901' })
  const codesOf = (name: string) => pages[name]!.filter(text => text.includes('code.scanned'))
  expect(codesOf('till-1')).toHaveLength(1)
  expect(codesOf('till-1')[0]).toContain('4012345678901')
  expect([...codesOf('tablet'), ...codesOf('nobody')]).toEqual([])
  scan({ is: 'lost' })
  expect(pages['till-1']!.filter(text => text.includes('code.lost'))).toHaveLength(1)
  open('till-1', ['private-exhibitor'], 'later')
  expect(codesOf('later')).toEqual([])
})
