import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { searchDevices } from '#core/devices/device-search-contract.ts'
import type { FoundDevices } from '#core/api/found-devices.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let atBox: Client, atRelay: Client
/** What stands in the cinema's network. */
let there: FoundDevices | null = {
  addresses: ['192.168.1.50', '192.168.1.61'],
  plugged: [
    {
      kind: 'printer',
      name: 'EPSON TM-T88IV',
      connections: ['usb-vendor:04b8:0202:X1', 'usb-vendor:04b8:0202', 'usb-vendor'],
    },
    {
      kind: 'hand_scanner',
      name: 'Honeywell 1950',
      connections: ['serial:usb-Honeywell_1950-if00', 'serial:ttyACM0'],
    },
    { kind: 'hand_scanner', name: 'Zebra DS2208', connections: ['hid:05e0:1300:Z1', 'hid:05e0:1300'] },
  ],
}

beforeAll(async () => {
  places = await openPlaces()
  places.box.tenant.searchDevices = async () => there
  atBox = await managerAt(places.box.port)
  atRelay = await managerAt(places.relay.port)
}, 90_000)
afterAll(() => places.close())

const search = (client: Client, cinemaId = 'cinema-1') => client.call(searchDevices, { body: { cinemaId } })
const one = (connection: string, isEntered: boolean) => ({ connection, isEntered })

test('printers are found from the relay and at the box, and what is entered is told', async () => {
  const both = [one('tcp://192.168.1.50:9100', false), one('tcp://192.168.1.61:9100', false)]
  const plugged = there!.plugged.map(each => ({ ...each, isEntered: false }))
  expect((await search(atRelay)).body).toEqual({ found: both, plugged })
  expect((await search(atBox)).body).toEqual({ found: both, plugged })
  const printer = {
    id: 'desk',
    name: 'Desk',
    connection: 'tcp://192.168.1.61:9100',
    columns: 48,
    codepage: 'windows1252',
    prints: ['receipt', 'ticket'],
  } satisfies PrinterEntry
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'cinema', 'cinema-1', { printers: [printer] }),
  )
  expect((await search(atRelay)).body.found.map(({ isEntered }) => isEntered)).toEqual([false, true])
})

test('what is plugged into the box is offered by its name until it is entered, however that was written', async () => {
  const handScanners = [
    { id: 'desk', name: 'Desk', connection: 'serial:ttyACM0:115200' },
    { id: 'bar', name: 'Bar', connection: 'hid:05e0:1300' },
  ]
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'cinema', 'cinema-1', { handScanners }),
  )
  const { plugged } = (await search(atRelay)).body
  expect(plugged.map(({ name, isEntered }) => [name, isEntered])).toEqual([
    ['EPSON TM-T88IV', false],
    ['Honeywell 1950', true],
    ['Zebra DS2208', true],
  ])
})

test('who may not manage devices finds nothing, nor does anybody in a cinema that is none or too soon', async () => {
  const ugo = await employeeAt(places.box.port, 'ugo')
  expect((await search(ugo)).body.refusal).toBe('not_allowed')
  expect((await search(atRelay, 'nowhere')).body.refusal).toBe('record_unknown')
  there = null
  for (const client of [atBox, atRelay]) expect((await search(client)).body.refusal).toBe('too_many_requests')
})

test('a box that is away is said so', async () => {
  await places.whileBoxIsOff(async () => {
    await until(() => !places.tenant.line.connected('cinema-1'))
    expect((await search(atRelay)).body.refusal).toBe('box_away')
  })
})
