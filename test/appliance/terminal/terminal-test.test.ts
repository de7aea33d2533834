import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { testTerminal } from '#core/devices/terminal-test-contract.ts'
import { startAttempt } from '#core/terminal/contract.ts'
import type { Client } from '../../world/client.ts'
import { employeeAt, managerAt } from '../../world/people.ts'
import { openPlaces, until, type Places } from '../../world/places.ts'
import { startTerminalSimulator, type TerminalSimulator } from '../../world/terminal-simulator.ts'

let places: Places
let simulator: TerminalSimulator
let atBox: Client, atRelay: Client, carl: Client

const byTest = { who: 'node', via: 'test' }

beforeAll(async () => {
  simulator = await startTerminalSimulator()
  places = await openPlaces({ boxSettings: { FOYER_TERMINALS: 'here' } })
  const { connection } = simulator
  const terminals = [
    { id: 'desk', name: 'Desk', connection, password: '000000' },
    { id: 'bar', name: 'Bar', connection, password: '123456' },
    { id: 'hall', name: 'Hall', connection: 'zvt://127.0.0.1:1', password: '000000' },
    { id: 'door', name: 'Door', connection, password: '000000' },
    { id: 'till', name: 'Till', connection, password: '000000' },
  ]
  // As a fact of another node would bring them: no form has looked at the address.
  await places.tenant.node.execute(byTest, tx => changeEntry(tx, 'cinema', 'cinema-1', { terminals }))
  await places.agreed()
  carl = await employeeAt(places.box.port, 'carl')
  const { node } = places.box.tenant
  const { id } = node.catalogue.all('device').find(({ name }) => name === 'register 1')!
  await node.execute(byTest, tx => changeEntry(tx, 'device', id, { terminalId: 'till' }))
  await places.agreed()
  atBox = await managerAt(places.box.port)
  atRelay = await managerAt(places.relay.port)
}, 90_000)
afterAll(async () => {
  await places.close()
  await simulator.stop()
})

const looks = (client: Client, terminalId: string) =>
  client.call(testTerminal, { body: { cinemaId: 'cinema-1', terminalId } })

test('a manager is told at the box what a terminal answered or why not, and not one time after the other', async () => {
  expect((await looks(atBox, 'desk')).body).toEqual({ look: 'operational' })
  expect((await looks(atBox, 'desk')).body.refusal).toBe('too_many_requests')
  expect((await looks(atBox, 'bar')).body).toEqual({ look: 'not_accepted' })
  expect((await looks(atBox, 'hall')).body).toEqual({ look: 'communication_error' })
  expect((await looks(atBox, 'nobody')).body.refusal).toBe('record_unknown')
  expect((await looks(carl, 'desk')).body.refusal).toBe('not_allowed')
  expect(simulator.state.booked).toEqual([])
})

test('a terminal that is at work is left alone', async () => {
  simulator.state.play = 'waits'
  await carl.call(startAttempt, { body: { id: randomUUID(), forId: randomUUID(), cents: 600 } })
  await until(() => simulator.state.asked.at(-1) === 0x0601)
  expect((await looks(atBox, 'till')).body).toEqual({ look: 'busy' })
  simulator.state.go()
})

test('from the relay the box is asked and its terminal’s answer comes back, and a box that is away is said so', async () => {
  expect((await looks(atRelay, 'door')).body).toEqual({ look: 'operational' })
  expect((await looks(atRelay, 'door')).body.refusal).toBe('too_many_requests')
  await places.whileBoxIsOff(async () => {
    await until(() => !places.tenant.line.connected('cinema-1'))
    expect((await looks(atRelay, 'desk')).body.refusal).toBe('box_away')
  })
})
