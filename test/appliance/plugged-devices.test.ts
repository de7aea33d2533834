import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDeviceSearch } from '#box/discovery/search-devices.ts'
import { pluggedDevices, type PluggedPlaces } from '#box/discovery/plugged-devices.ts'
import { driverOf, isScannerDriver, loadDrivers } from '#box/drivers/drivers.ts'
import { foundMost, pluggedDevice } from '#core/api/found-devices.ts'
import { hidPosDescriptor } from '../world/hid-pos.ts'
import { openUsbSockets } from '../world/usb-printer-simulator.ts'
import { openVendorBus } from '../world/vendor-usb-simulator.ts'

let root: string, places: PluggedPlaces
let sockets: ReturnType<typeof openUsbSockets>, bus: ReturnType<typeof openVendorBus>
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-plugged-'))
  sockets = openUsbSockets()
  bus = openVendorBus()
  places = {
    usb: sockets.places,
    devices: bus.folder,
    hid: { classes: join(root, 'hidraw'), devices: '/dev' },
    keyboards: join(root, 'input'),
    serialLines: join(root, 'serial'),
  }
})
afterEach(() => {
  sockets.close()
  bus.close()
  rmSync(root, { recursive: true })
})

function link(folder: string, name: string, target: string): void {
  mkdirSync(folder, { recursive: true })
  symlinkSync(`../../${target}`, join(folder, name))
}
function plugHid(number: number, ids: string, serial: string, name: string, description = hidPosDescriptor) {
  const folder = join(places.hid.classes, `hidraw${number}`, 'device')
  mkdirSync(folder, { recursive: true })
  const unique = serial ? `HID_UNIQ=${serial}\n` : ''
  writeFileSync(join(folder, 'uevent'), `HID_ID=0003:${ids}\nHID_NAME=${name}\n${unique}`)
  writeFileSync(join(folder, 'report_descriptor'), description)
}

test('printers and scanners on the box’s sockets are found by their names, each as what it is entered with', async () => {
  sockets.plug(0, { serial: 'X5F1' })
  sockets.plug(1, { vendor: '0519', product: '0003', serial: '', model: 'TSP143' })
  bus.plug({ serial: 'V1' })
  bus.plug({ vendor: '18d1', product: '4ee7', model: 'Phone' })
  plugHid(0, '000005E0:00001300', 'Z1', 'Zebra DS2208')
  plugHid(1, '00000C2E:00000901', '', 'Honeywell\u0007 1900')
  plugHid(2, '0000046D:0000C31C', '', 'Keyboard', Buffer.from([0x05, 0x01, 0x09, 0x06]))
  link(places.keyboards, 'usb-Datalogic_QD2430-event-kbd', 'event7')
  link(places.keyboards, 'usb-Logitech_Mouse-event-mouse', 'event8')
  link(places.serialLines, 'usb-Newland_HR22_N1-if00', 'ttyACM3')

  const found = pluggedDevices(places)
  expect(found.map(({ kind, name, connections }) => [kind, name, connections])).toEqual([
    ['printer', 'EPSON TM-T20III', ['usb:04b8:0e28:X5F1', 'usb:04b8:0e28', 'usb']],
    ['printer', 'EPSON TSP143', ['usb:0519:0003']],
    ['printer', 'EPSON TM-T88IV', ['usb-vendor:04b8:0202:V1', 'usb-vendor:04b8:0202', 'usb-vendor']],
    ['hand_scanner', 'Zebra DS2208', ['hid:05e0:1300:Z1', 'hid:05e0:1300']],
    ['hand_scanner', 'Honeywell 1900', ['hid:0c2e:0901']],
    ['hand_scanner', 'Datalogic QD2430', ['input:usb-Datalogic_QD2430-event-kbd']],
    ['hand_scanner', 'Newland HR22 N1', ['serial:usb-Newland_HR22_N1-if00', 'serial:ttyACM3']],
  ])
  // A driver of the box opens each of them, and nothing was opened to find them.
  const drivers = await loadDrivers()
  for (const { kind, connections } of found)
    for (const each of connections)
      expect(
        kind === 'printer'
          ? driverOf(drivers, each)
          : drivers.filter(isScannerDriver).find(d => d.knows(each)),
      ).toBeDefined()
  expect(bus.opened).toEqual([])
})

test('names that nobody could enter and whatever goes too far are left out', () => {
  link(places.serialLines, 'usb-a:b-if00', 'sda')
  link(places.keyboards, 'usb-a b-event-kbd', 'event1')
  for (let at = 0; at < 60; at++) link(places.keyboards, `usb-${'k'.repeat(70)}${at}-event-kbd`, 'event2')
  const found = pluggedDevices(places)
  expect(found).toHaveLength(foundMost)
  for (const each of found) expect(pluggedDevice.safeParse(each).success).toBe(true)
})

test('a machine without sockets has nothing plugged in, and says so beside the printers of its network', async () => {
  const none = '/nowhere'
  const nowhere = {
    usb: { classes: none, devices: none },
    devices: none,
    hid: { classes: none, devices: none },
    keyboards: none,
    serialLines: none,
  }
  expect(pluggedDevices(nowhere)).toEqual([])
  const search = openDeviceSearch(
    { runtime: { now: () => 0 } },
    { search: async () => ['192.168.1.50'], plugged: () => [] },
  )
  expect(await search()).toEqual({ addresses: ['192.168.1.50'], plugged: [] })
})
