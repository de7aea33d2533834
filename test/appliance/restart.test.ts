import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHealth, readPaper } from '#core/devices/contract.ts'
import { readSession } from '#core/people/contract.ts'
import { readBills } from '#core/sales/bill-list-contract.ts'
import { makeSale, printBill } from '#core/sales/contract.ts'
import { putHold } from '#core/seating/contract.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket, shortCodesOf } from '../world/buying.ts'
import { openClient, type Client } from '../world/client.ts'
import { employeeAt } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { openWire } from '../world/wire.ts'
import { startPrinterSimulator } from './printer/printer-simulator.ts'

let places: Places
beforeEach(async () => {
  places = await openPlaces()
})
afterEach(() => places.close())

const sell = (client: Client, seats: string[], id?: string) =>
  client.call(makeSale, { body: basket(seats, laterToday, id ? { id } : {}) })
const waiting = () =>
  places.box.tenant.node.db.prepare("SELECT count(*) FROM print_orders WHERE state = 'waiting'").pluck().get()
const printerAt = async (port: number) =>
  (await openClient(port).call(readHealth)).body.devices.find(device => device.kind === 'printer')!

test('a box that is restarted goes on where it stopped: bills, numbers, holds and sessions', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  const first = await sell(carl, ['A3'])
  const basketId = crypto.randomUUID()
  await carl.call(putHold, { params: { id: basketId }, body: { scheduleId: laterToday, seats: ['A4'] } })
  const bills = (await carl.call(readBills)).body

  await places.restartBox()
  const again = reopened(carl)
  await again.arrive()
  expect((await again.call(readSession)).body.session?.name).toBe('carl')
  expect((await again.call(readBills)).body).toEqual(bills)
  await refuses(again, [places.box.tenant, places.tenant], 409, 'seat_taken', () => sell(again, ['A4']))
  const second = await sell(again, ['A4'], basketId)
  expect([first.body.bill.number, second.body.bill.number]).toEqual(['K-000001', 'K-000002'])
  expect((await sell(again, ['A3'], first.body.bill.id)).body.bill).toEqual(first.body.bill)
  await expectAgreement(places)
})

test('a box started while the internet is down sells at once', async () => {
  await places.cutLine()
  await places.box.close()
  const alone = await places.startTheBox()
  const carl = await employeeAt(alone.port, 'carl')
  expect((await sell(carl, ['A3'])).status).toBe(200)
  await alone.close()
})

test('a printer that is away stops no sale; when it comes back the paper comes out once, also after a restart', async () => {
  const simulator = await startPrinterSimulator()
  const line = await openWire(null)
  places.boxSettings['FOYER_PRINTER'] = `tcp://localhost:${line.port}`
  await places.restartBox()
  const carl = await employeeAt(places.box.port, 'carl')
  const sold = await sell(carl, ['A3', 'A4'])
  expect(sold.status, sold.text).toBe(200)
  expect((await sell(carl, ['A5'])).status).toBe(200)
  await until(async () => (await printerAt(places.box.port)).condition === 'communication_error')
  expect(waiting()).toBe(2)

  await places.restartBox()
  expect(waiting()).toBe(2)
  line.lead(simulator.port)
  await until(() => waiting() === 0)
  const printed = simulator.state.printed.toString('latin1')
  for (const code of shortCodesOf(places.box.tenant, sold.body.bill.id)) expect(times(printed, code)).toBe(1)
  const length = simulator.state.printed.length
  await places.restartBox()
  await until(async () => (await printerAt(places.box.port)).condition === 'operational')
  expect(simulator.state.printed.length).toBe(length)
  await line.close()
  await simulator.stop()
})

test('a printer out of paper keeps the job, the health page says why, and it prints when paper is in', async () => {
  const simulator = await startPrinterSimulator()
  simulator.state.status = [0x1a, 0x32, 0x12, 0x72]
  places.boxSettings['FOYER_PRINTER'] = `tcp://localhost:${simulator.port}`
  await places.restartBox()
  const carl = await employeeAt(places.box.port, 'carl')
  expect((await sell(carl, ['A3'])).status).toBe(200)
  await until(async () => (await printerAt(places.box.port)).condition === 'paper_end')
  expect((await carl.send('GET', '/health')).text).toContain('paper_end')
  expect(waiting()).toBe(1)
  expect(simulator.state.printed).toHaveLength(0)
  simulator.state.status = [0x12, 0x12, 0x12, 0x12]
  await until(() => waiting() === 0)
  expect(simulator.state.printed.length).toBeGreaterThan(100)
  await simulator.stop()
})

test('a bill printed again comes out again; a bill nobody knows is refused', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  const { bill } = (await sell(carl, ['A3'])).body
  await until(async () => (await carl.call(readPaper)).body.jobs.length === 2)
  const again = await carl.call(printBill, { params: { id: bill.id }, query: { number: bill.number! } })
  expect(again.status, again.text).toBe(200)
  await until(async () => (await carl.call(readPaper)).body.jobs.length === 4)
  await places.agreed()
  const nobody = { params: { id: 'bill-of-nobody' } }
  const another = { params: { id: bill.id }, query: { number: 'W-000001' } }
  for (const unknown of [nobody, another])
    await refuses(carl, [places.box.tenant], 404, 'bill_unknown', () => carl.call(printBill, unknown))
})

function times(text: string, part: string): number {
  return text.split(part).length - 1
}

/** The same browser, come back after the box was started again. */
function reopened(client: Client): Client {
  const again = openClient(places.box.port)
  for (const [name, value] of client.cookies) again.cookies.set(name, value)
  return again
}
