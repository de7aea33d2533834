import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPaper } from '#core/devices/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readSetting, writeSetting } from '#core/database/setting-store.ts'
import { beginPrinterRoll, testPrinter } from '#core/devices/printer-test-contract.ts'
import { readRegisterCommand } from '#core/devices/register-commands-contract.ts'
import { writeCommand } from '#core/kiosks/register-commands.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let atBox: Client, atRelay: Client, carl: Client
const printer = (id: string): PrinterEntry => ({
  id,
  name: id,
  connection: 'paper',
  columns: 48,
  codepage: 'windows1252',
  prints: [],
})

beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  const printers = [
    printer('hall'),
    printer('door'),
    { ...printer('self'), connection: 'tcp://127.0.0.1:9100' },
  ]
  // As a fact of another node would bring them: no form has looked at the addresses.
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'cinema', 'cinema-1', { printers }),
  )
  await places.agreed()
  atBox = await managerAt(places.box.port)
  carl = await employeeAt(places.box.port, 'carl')
  atRelay = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const pages = async () => (await carl.call(readPaper)).body.jobs.length
const tries = (client: Client, printerId: string, drawer = false) =>
  client.call(testPrinter, { body: { cinemaId: 'cinema-1', printerId, drawer } })

test('a manager prints a test page at the box, and not one after the other', async () => {
  expect((await tries(atBox, 'hall', true)).body).toEqual({ isOut: true })
  expect(await pages()).toBe(1)
  expect((await tries(atBox, 'hall')).body.refusal).toBe('too_many_requests')
  expect((await tries(atBox, 'nobody')).body.refusal).toBe('record_unknown')
  expect((await tries(carl, 'hall')).body.refusal).toBe('not_allowed')
  expect(await pages()).toBe(1)
})

test('a printer at an address of the box itself prints nothing, whoever entered it', async () => {
  expect((await tries(atBox, 'self')).body.refusal).toBe('printer_trouble')
})

test('from the relay the box is told, and a box that is away is said so', async () => {
  expect((await tries(atRelay, 'door')).body).toEqual({ isOut: false })
  await until(async () => (await pages()) === 2)
  const other = places.tenant.node.catalogue.get('cinema', 'cinema-1')!
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'cinema', 'cinema-9', { ...other, name: 'Without a box' }),
  )
  const there = { cinemaId: 'cinema-9', printerId: 'door', drawer: false }
  expect((await atRelay.call(testPrinter, { body: there })).body.refusal).toBe('box_away')
})

test('the sheet with commands is printed once a number is entered, and a newer one makes it worthless', async () => {
  const { tenant } = places.box
  const sheet = (printerId: string) =>
    atBox.call(testPrinter, { body: { cinemaId: 'cinema-1', printerId, drawer: false, commands: true } })
  const say = async (number: number) => {
    await tenant.node.execute({ who: 'node', via: 'test' }, tx =>
      changeEntry(tx, 'settings', 'cinema-cinema-1', { 'pos_config.command_sheet': number }),
    )
  }
  const read = async (code: string) => (await carl.call(readRegisterCommand, { body: { code } })).body
  expect((await sheet('door')).body.refusal).toBe('command_sheet_off')
  // A relay that knows the number already asks a box that does not.
  const told = tenant.testPrinter!({ printerId: 'door', drawer: false, commands: true, locale: 'en' })
  await expect(told).rejects.toMatchObject({ code: 'command_sheet_off' })
  await say(1)
  const before = await pages()
  await until(async () => (await sheet('door')).body.isOut === true)
  expect(await pages()).toBe(before + 1)
  const cash = writeCommand({ secret: tenant.secret, cinemaId: 'cinema-1', sheet: 1 }, 'cash')
  expect(await read(cash)).toEqual({ command: 'cash' })
  expect((await read(`${cash.slice(0, -2)}zz`)).refusal).toBe('command_unknown')
  await say(2)
  expect((await read(cash)).refusal).toBe('command_unknown')
})

test('a manager says at the box and from the relay that a new roll is in, and it is counted anew', async () => {
  const { node } = places.box.tenant
  const used = () => readSetting(node.db, 'roll:hall')
  const begins = (client: Client, printerId = 'hall') =>
    client.call(beginPrinterRoll, { body: { cinemaId: 'cinema-1', printerId } })
  writeSetting(node.db, 'roll:hall', '4200')
  expect((await begins(carl)).body.refusal).toBe('not_allowed')
  expect((await begins(atBox, 'nobody')).body.refusal).toBe('record_unknown')
  expect(used()).toBe('4200')
  expect((await begins(atBox)).body).toEqual({ isCounted: true })
  expect(used()).toBe('0')
  writeSetting(node.db, 'roll:hall', '4200')
  expect((await begins(atRelay)).body).toEqual({ isCounted: false })
  await until(() => used() === '0')
  const there = { cinemaId: 'cinema-9', printerId: 'hall' }
  expect((await atRelay.call(beginPrinterRoll, { body: there })).body.refusal).toBe('box_away')
})
