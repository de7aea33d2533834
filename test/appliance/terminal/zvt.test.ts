import { afterEach, beforeEach, expect, test } from 'vitest'
import { apduReader, encodeApdu } from '#box/drivers/zvt-network/apdu.ts'
import { digitsOf, fieldsOf, packDigits, textOf } from '#box/drivers/zvt-network/fields.ts'
import { zvtTerminal } from '#box/drivers/zvt-network/zvt-terminal.ts'
import type { TerminalOrder } from '#box/drivers/terminal/contract.ts'
import { startTerminalSimulator, type Play, type TerminalSimulator } from '../../world/terminal-simulator.ts'

let simulator: TerminalSimulator
beforeEach(async () => {
  simulator = await startTerminalSimulator()
})
afterEach(() => simulator.stop())

const terminal = (change: { password?: string; port?: number; wholeMs?: number; silenceMs?: number } = {}) =>
  zvtTerminal({ host: '127.0.0.1', port: simulator.port, password: '000000', answerMs: 2000, ...change })
const order = (
  made: ReturnType<typeof terminal>,
  what: TerminalOrder = { id: 'one', kind: 'payment', cents: 1250 },
  signs: string[] = [],
  stopping = new AbortController().signal,
) => made.order(what, sign => signs.push(sign), stopping)
const playing = (play: Play) => void (simulator.state.play = play)

test('messages come whole however the line cuts them, short and long', () => {
  const long = { code: 0x06d3, data: new Uint8Array(700).fill(7) }
  const short = { code: 0x8000, data: new Uint8Array(0) }
  const bytes = [...encodeApdu(long), ...encodeApdu(short)]
  for (const size of [1, 2, 3, 5, 254, 2000]) {
    const read = apduReader()
    const found = []
    for (let at = 0; at < bytes.length; at += size)
      found.push(...read(Uint8Array.from(bytes.slice(at, at + size))))
    expect(found).toEqual([long, short])
  }
  expect(() => apduReader()(Uint8Array.of(1, 2, 3))).toThrow('no message')
  expect(() => apduReader()(Uint8Array.of(4, 15, 255, 255, 255))).toThrow('too long')
})

test('sums and fields are read as they were packed, and nonsense is left alone', () => {
  expect(digitsOf(packDigits(123_456_789, 6))).toBe('000123456789')
  expect(() => packDigits(1_000_000, 3)).toThrow()
  expect(digitsOf(Uint8Array.of(0x1a))).toBeUndefined()
  const fields = fieldsOf(
    Uint8Array.of(0x27, 0, 0x8b, 0xf0, 0xf2, 0x41, 0x42, 0x06, 0x81, 2, 9, 9, 0x87, 0, 0x12),
  )
  expect(textOf(fields.get(0x8b))).toBe('AB')
  expect(digitsOf(fields.get(0x87))).toBe('0012')
  // One it does not know ends the reading; a length that is none does too.
  expect([...fieldsOf(Uint8Array.of(0x27, 5, 0xee, 1, 0x87, 0, 1)).keys()]).toEqual([0x27])
  expect([...fieldsOf(Uint8Array.of(0x8b, 0xff, 0xff, 0x41)).keys()]).toEqual([])
})

test('an approved payment names its receipt, and the till hears what the guest does', async () => {
  const signs: string[] = []
  const end = await order(terminal(), undefined, signs)
  expect(end).toEqual({
    was: 'ended',
    given: { outcome: 'approved', reason: null, receipt: '0001', trace: '000501', card: 'Visa' },
  })
  expect(signs).toEqual(['present_card'])
  expect(simulator.takenCents()).toBe(1250)
})

test.each<[Play, string, string]>([
  ['decline', 'declined', 'declined'],
  ['guest aborts', 'failed', 'aborted'],
  ['busy', 'failed', 'busy'],
])('after "%s" nothing was taken, and the till is told so', async (play, outcome, reason) => {
  playing(play)
  expect(await order(terminal())).toMatchObject({ was: 'ended', given: { outcome, reason } })
  expect(simulator.takenCents()).toBe(0)
})

test.each<Play>(['approve, line lost', 'line lost', 'other sum', 'no sum', 'garbage', 'oversize'])(
  'after "%s" nobody claims to know what happened',
  async play => {
    playing(play)
    expect(await order(terminal())).toEqual({ was: 'unknown' })
  },
)

test('a terminal that falls silent is not waited for without end', async () => {
  playing('silent')
  expect(await order(terminal({ silenceMs: 100 }))).toEqual({ was: 'unknown' })
  expect(await order(terminal({ wholeMs: 100 }))).toEqual({ was: 'unknown' })
})

test('the till stops a payment that a guest does not begin', async () => {
  playing('waits')
  const stop = new AbortController()
  const made = terminal()
  const ended = made.order({ id: 'one', kind: 'payment', cents: 500 }, () => stop.abort(), stop.signal)
  expect(await ended).toMatchObject({ was: 'ended', given: { outcome: 'failed', reason: 'aborted' } })
  expect(simulator.takenCents()).toBe(0)
})

test('a wrong password and a terminal that is away are told apart, and nothing is ordered', async () => {
  const wrong = terminal({ password: '123456' })
  expect(await order(wrong)).toMatchObject({ given: { outcome: 'failed', reason: 'not_accepted' } })
  expect(await wrong.look()).toBe('not_accepted')
  const away = terminal()
  await simulator.stop()
  expect(await order(away)).toMatchObject({ given: { outcome: 'failed', reason: 'unreachable' } })
  expect(away.condition()).toBe('communication_error')
  expect(simulator.state.booked).toEqual([])
})

test('what a lost line hid is told when it is asked for, and money goes back by its receipt', async () => {
  const made = terminal()
  expect(await made.last!()).toEqual({ was: 'untold' })
  playing('approve, line lost')
  await order(made)
  playing('approve')
  expect(await made.last!()).toMatchObject({
    was: 'told',
    last: { isApproved: true, cents: 1250, receipt: '0001', card: 'Visa' },
  })
  await order(made, { id: 'back', kind: 'reversal', cents: 1250, receipt: '0001' })
  expect(simulator.takenCents()).toBe(0)
  const twice = await order(made, { id: 'back', kind: 'reversal', cents: 1250, receipt: '0001' })
  expect(twice).toMatchObject({ given: { outcome: 'failed', reason: 'trouble' } })
  playing('busy')
  expect(await made.last!()).toEqual({ was: 'later' })
  expect(simulator.state.mostOpen).toBe(1)
})

test('a terminal at an address outside of the cinema’s network is never connected to', async () => {
  const made = zvtTerminal({
    host: '127.0.0.1',
    port: simulator.port,
    password: '000000',
    allows: () => false,
  })
  expect(await made.look()).toBe('communication_error')
  expect(simulator.state.asked).toEqual([])
})
