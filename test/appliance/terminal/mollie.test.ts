import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AskCloud } from '#box/drivers/mollie-cloud/ask-cloud.ts'
import { mollieTerminal, type MollieSettings } from '#box/drivers/mollie-cloud/mollie-terminal.ts'
import type { TerminalOrder } from '#box/drivers/terminal/contract.ts'
import { onlyState, type CloudAnswer, type CloudOrder } from '#core/terminal/cloud-contract.ts'
import { endsDay, readsDay, terminalAddress, wrongWithTerminals } from '#core/venue/terminal-entry.ts'

type Answers = (order: CloudOrder, times: number) => Awaited<ReturnType<AskCloud>>

/** A relay that answers as it is told, and what it was asked. */
function terminalWith(answers: Answers, change: Partial<MollieSettings> = {}) {
  const asked: CloudOrder[] = []
  const terminal = mollieTerminal({
    terminalId: 'desk',
    pollMs: 1,
    silenceMs: 60,
    settledMs: 40,
    ask: async order => answers(order, asked.push(order)),
    ...change,
  })
  return { terminal, asked }
}
const payment = (): TerminalOrder => ({ id: randomUUID(), kind: 'payment', cents: 1250 })
const quiet = () => new AbortController().signal
const atWork: CloudAnswer = { ...onlyState('at_work'), ref: 'tr_1', cents: 1250 }
const paid: CloudAnswer = { state: 'paid', ref: 'tr_1', trace: '1234', card: 'Visa', cents: 1250 }

test('a guest pays at a Mollie terminal, and the payment’s name is what its money goes back by', async () => {
  const signs: string[] = []
  const { terminal, asked } = terminalWith((_, times) => (times < 4 ? atWork : paid))
  expect(await terminal.order(payment(), sign => signs.push(sign), quiet())).toEqual({
    was: 'ended',
    given: { outcome: 'approved', reason: null, receipt: 'tr_1', trace: '1234', card: 'Visa' },
  })
  expect(new Set(signs)).toEqual(new Set(['present_card']))
  expect(asked.map(({ ask, ref }) => [ask, ref])).toEqual([
    ['pay', null],
    ['state', 'tr_1'],
    ['state', 'tr_1'],
    ['state', 'tr_1'],
  ])
})

test('a no, a guest who leaves, an order nobody paid in time and one that is not taken move nothing', async () => {
  for (const [state, outcome, reason] of [
    ['declined', 'declined', 'declined'],
    ['aborted', 'failed', 'aborted'],
    ['expired', 'failed', 'expired'],
    ['refused', 'failed', 'not_done'],
    ['not_accepted', 'failed', 'not_accepted'],
  ] as const) {
    const { terminal } = terminalWith(() => onlyState(state))
    expect(await terminal.order(payment(), () => {}, quiet())).toMatchObject({ given: { outcome, reason } })
  }
})

test('without the relay nothing is ordered, and the till says so at once', async () => {
  const { terminal, asked } = terminalWith(() => 'away')
  expect(await terminal.order(payment(), () => {}, quiet())).toMatchObject({
    given: { outcome: 'failed', reason: 'no_bank' },
  })
  expect(asked).toHaveLength(1)
  expect(terminal.condition()).toBe('communication_error')
  expect(await terminal.look()).toBe('communication_error')
})

test('an answer that was lost is looked for by the attempt’s name, and nothing is ordered twice', async () => {
  const { terminal, asked } = terminalWith((order, times) =>
    order.ask === 'pay' ? undefined : times < 4 ? onlyState('unknown') : paid,
  )
  expect(await terminal.order(payment(), () => {}, quiet())).toMatchObject({ given: { outcome: 'approved' } })
  expect(asked.filter(({ ask }) => ask === 'pay')).toHaveLength(1)
})

test('what nobody answers for is unknown, and another sum is never guessed to be this one', async () => {
  const silent = terminalWith(({ ask }) => (ask === 'pay' ? atWork : undefined))
  expect(await silent.terminal.order(payment(), () => {}, quiet())).toEqual({ was: 'unknown' })
  const other = terminalWith(() => ({ ...paid, cents: 1300 }))
  expect(await other.terminal.order(payment(), () => {}, quiet())).toEqual({ was: 'unknown' })
  const another = terminalWith(() => ({ ...paid, cents: null }))
  expect(await another.terminal.order(payment(), () => {}, quiet())).toEqual({ was: 'unknown' })
})

test('an order that the provider does not know after a while was never made', async () => {
  const { terminal } = terminalWith(({ ask }) => (ask === 'pay' ? undefined : onlyState('none')))
  expect(await terminal.order(payment(), () => {}, quiet())).toMatchObject({
    given: { outcome: 'failed', reason: 'not_done' },
  })
})

test('the till stops it, and what became of it the provider says', async () => {
  const stopping = new AbortController()
  const { terminal, asked } = terminalWith(({ ask }) => (ask === 'stop' ? onlyState('aborted') : atWork))
  const ending = terminal.order(payment(), () => stopping.abort(), stopping.signal)
  expect(await ending).toMatchObject({ given: { outcome: 'failed', reason: 'aborted' } })
  expect(asked.at(-1)).toMatchObject({ ask: 'stop', ref: 'tr_1' })
})

test('asked after the box died it tells by the attempt’s name, and an order is missing only after a while', async () => {
  const recalled = (answer: Awaited<ReturnType<AskCloud>>, askedMs = 1000) =>
    terminalWith(() => answer).terminal.recall!(payment(), askedMs)
  for (const answer of ['away', undefined, onlyState('unknown'), atWork] as const)
    expect(await recalled(answer)).toEqual({ was: 'later' })
  expect(await recalled(paid)).toMatchObject({ given: { outcome: 'approved' } })
  expect(await recalled(onlyState('none'), 10)).toEqual({ was: 'later' })
  expect(await recalled(onlyState('none'))).toMatchObject({ given: { reason: 'not_done' } })
  expect(await recalled({ ...paid, cents: 1 })).toEqual({ was: 'untold' })
})

test('money goes back by the payment it was of, and without one nothing is asked', async () => {
  const { terminal, asked } = terminalWith(() => ({ ...paid, ref: 're_1', cents: 500 }))
  const back = { id: randomUUID(), kind: 'refund', cents: 500, receipt: 'tr_1' } as const
  expect(await terminal.order(back, () => {}, quiet())).toMatchObject({ given: { receipt: 're_1' } })
  expect(asked[0]).toMatchObject({ ask: 'refund', isRefund: true, ref: 'tr_1', cents: 500 })
  const none = await terminal.order({ ...back, receipt: null }, () => {}, quiet())
  expect(none).toMatchObject({ given: { outcome: 'failed', reason: 'not_done' } })
  expect(asked).toHaveLength(1)
})

test('its day is what Mollie lists: ours by name whatever the clocks say, others by their time', async () => {
  const at = (minute: number) => `2026-07-01T18:${String(minute).padStart(2, '0')}:00+00:00`
  const one = { isPayment: true, cents: 1000, at: at(30), card: 'Visa' }
  const { terminal, asked } = terminalWith(() => ({
    ...onlyState('ready'),
    moved: [
      { ...one, attemptId: 'ours' },
      // Mollie's clock is behind, and ahead.
      { ...one, attemptId: 'early', at: at(0), cents: 200 },
      { ...one, attemptId: 'of another day', at: at(31), cents: 9900 },
      { ...one, attemptId: 'back', isPayment: false, cents: 300, card: null },
      { ...one, attemptId: null, cents: 50 },
      { ...one, attemptId: null, at: at(1), cents: 7700 },
      { ...one, attemptId: 'another program', cents: 5 },
    ],
  }))
  const day = {
    sinceAt: '2026-07-01T18:10:00.000Z',
    untilAt: '2026-07-01T19:00:00.000Z',
    attempts: ['ours', 'early', 'back'].map(id => ({ id, isPayment: id !== 'back', isApproved: true })),
    isKnown: (id: string) => id !== 'another program',
    hasTyped: true,
  }
  expect(await terminal.endDay!(day)).toMatchObject({
    was: 'ended',
    given: { outcome: 'ended', cents: 1000 + 200 - 300 + 50 + 5 },
  })
  expect(asked[0]).toMatchObject({ ask: 'day', since: day.sinceAt })
  for (const [answer, reason] of [
    ['away', 'no_bank'],
    [undefined, 'no_bank'],
    [onlyState('unknown'), 'no_bank'],
    [onlyState('not_accepted'), 'not_accepted'],
  ] as const)
    expect(await terminalWith(() => answer).terminal.endDay!(day)).toMatchObject({
      was: 'ended',
      given: { outcome: 'failed', reason },
    })
})

test('a manager enters a Mollie terminal by its name there, and its day can be compared', () => {
  const entered = (connection: string) =>
    wrongWithTerminals([{ id: 'one', name: 'One', connection, password: '' }])
  expect(entered('mollie:term_7MgL4wea46qkRcoTZjWEH')).toBeUndefined()
  for (const bad of ['mollie:', 'mollie:tr_1', 'mollie://term_1', 'mollie:term_1/../x'])
    expect([bad, entered(bad)]).toEqual([bad, 'terminal_address'])
  expect(terminalAddress('mollie:term_1')).toEqual({ protocol: 'mollie', terminal: 'term_1' })
  expect([endsDay('mollie:term_1'), readsDay('mollie:term_1')]).toEqual([true, true])
})
