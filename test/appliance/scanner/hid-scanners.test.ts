import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Scan } from '#box/drivers/hand-scanner/contract.ts'
import { scannerFileOf } from '#box/drivers/hand-scanner-hid/hid-scanners.ts'
import { reportReader } from '#box/drivers/hand-scanner-hid/report-reader.ts'
import { hidPosDescriptor, hidPosReports } from '../../world/hid-pos.ts'

/** A code that was read, or `lost`. */
const textOf = (scan: Scan) => (scan.is === 'code' ? scan.text : 'lost')

test('codes of a scanner in HID-POS mode are put together of its reports, however many one has', () => {
  const read = reportReader()
  const ticket = `FOYER1.${'aB3-x_Y9'.repeat(30)}.K7q`
  const scans = ['4012345678901', ticket, '1'.repeat(56), '5449000000996\r\n'].flatMap(text =>
    hidPosReports(text).flatMap(report => read(report).map(textOf)),
  )
  expect(scans).toEqual(['4012345678901', ticket, '1'.repeat(56), '5449000000996'])
})

test('an example of a maker’s manual is read as it says', () => {
  const read = reportReader()
  const [first, second] = [Buffer.alloc(64), Buffer.alloc(64)]
  Buffer.from([2, 0x38, ...Buffer.from(']Q0')]).copy(first)
  first.write('M1GATHERGOOD/MICHAEL YABCDEF LHRDURAK 3542 052Y003D23  '.padEnd(56), 5, 'latin1')
  first[61] = 0x73
  first[63] = 1
  Buffer.from([2, 4, ...Buffer.from(']Q0'), ...Buffer.from('0100')]).copy(second)
  expect(read(first)).toEqual([])
  expect(read(second).map(textOf)).toEqual([expect.stringMatching(/^M1GATHERGOOD.*0100$/)])
})

test('answers to settings are no codes; a torn report is said, and what is longer than any code is dropped whole', () => {
  const read = reportReader()
  const [whole] = hidPosReports('4012345678901')
  expect(read(Buffer.from([4, ...whole!.subarray(1)]))).toEqual([])
  expect(read(whole!.subarray(0, 20)).map(textOf)).toEqual(['lost'])
  const bad = Buffer.from(whole!)
  bad[1] = 200
  expect(read(bad).map(textOf)).toEqual(['lost'])
  expect(hidPosReports('1'.repeat(5000)).flatMap(read)).toEqual([])
  expect(read(whole!).map(textOf)).toEqual(['4012345678901'])
})

test('the scanner that is meant is found by model and serial number, and the keyboard it also is is not taken for it', () => {
  const classes = mkdtempSync(join(tmpdir(), 'foyer-hidraw-'))
  onTestFinished(() => rmSync(classes, { recursive: true }))
  const plug = (name: string, ids: string, unique: string, description: Uint8Array) => {
    const folder = join(classes, name, 'device')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'uevent'), `DRIVER=hid-generic\nHID_ID=0003:${ids}\nHID_UNIQ=${unique}\n`)
    writeFileSync(join(folder, 'report_descriptor'), description)
  }
  const keyboard = Uint8Array.of(0x05, 0x01, 0x09, 0x06)
  plug('hidraw0', '00000C2E:00000901', 'H1', keyboard)
  plug('hidraw2', '00000C2E:00000901', 'H1', hidPosDescriptor)
  plug('hidraw10', '00000C2E:00000901', 'H2', hidPosDescriptor)
  const model = { vendor: '0c2e', product: '0901', serial: null }
  const places = { classes, devices: '/dev' }
  expect(scannerFileOf(model, places)).toBe('/dev/hidraw2')
  expect(scannerFileOf({ ...model, serial: 'H2' }, places)).toBe('/dev/hidraw10')
  expect(() => scannerFileOf({ ...model, product: '0902' }, places)).toThrow('not plugged in')
  expect(() => scannerFileOf({ ...model, serial: 'H3' }, places)).toThrow('not plugged in')
})
