import { expect, test } from 'vitest'
import { liveMeaning } from '#core/live/live-facts.ts'
import { factKinds } from '#core/facts.ts'
import type { Fact } from '#core/journal/fact.ts'

const fact = (type: string, body: object): Fact => ({
  origin: 'x',
  seq: 1,
  v: 1,
  at: '',
  actor: { who: '', via: '' },
  type,
  body,
})
const token = (seatId: string, scheduleId = 'tonight') => ({ scheduleId, seatId, version: 1 })
const types = (...facts: Fact[]) => liveMeaning(facts).events.map(event => event.type)

test('a sale tells its bill and every seat of every show it touches, once', () => {
  const { events, seats } = liveMeaning([
    fact('sale.made', { billId: 'bill-1', tokens: [token('A1'), token('A2'), token('A1', 'late')] }),
    fact('sale.made', { billId: 'bill-2', tokens: [token('A2'), token('A3')] }),
  ])
  expect(events).toEqual([
    { type: 'bill.status', uuid: 'bill-1', status: '' },
    { type: 'bill.status', uuid: 'bill-2', status: '' },
  ])
  expect([...seats].map(([show, ids]) => [show, [...ids]])).toEqual([
    ['tonight', ['A1', 'A2', 'A3']],
    ['late', ['A1']],
  ])
})

test('many edits of the programme are told as one', () => {
  const edits = [
    'movie.changed',
    'version.changed',
    'screen.changed',
    'schedule.created',
    'schedule.cancelled',
    'cinema.changed',
    'exhibitor.changed',
    'arrangement.drawn',
  ]
  const told = (...facts: Fact[]) => types(...facts).filter(type => type !== 'entry.changed')
  expect(told(...edits.map(type => fact(type, { id: 'x' })))).toEqual(['programme.changed'])
  for (const type of edits)
    expect([type, told(fact(type, { id: 'x' }))]).toEqual([type, ['programme.changed']])
  // An event is in the programme, and has a page with a text of its own.
  const event = told(...['event.changed', 'event.changed'].map(type => fact(type, { id: 'x' })))
  expect(event).toEqual(['programme.changed', 'content.changed'])
})

test.each(['movie', 'version', 'cinema', 'price_rate', 'product', 'voucher_type'])(
  'whoever has the form of a %s open is told which one changed',
  kind => {
    const { events } = liveMeaning([
      fact(`${kind}.changed`, { id: 'x' }),
      fact(`${kind}.changed`, { id: 'x' }),
    ])
    expect(events.filter(({ type }) => type === 'entry.changed')).toEqual([
      { type: 'entry.changed', kind, id: 'x' },
    ])
  },
)

test('a new price names its rate', () => {
  expect(liveMeaning([fact('price_rate.changed', { id: 'normal' })]).events).toEqual([
    { type: 'price.changed' },
    { type: 'entry.changed', kind: 'price_rate', id: 'normal' },
    { type: 'price_rate.changed', priceRateId: 'normal' },
  ])
})

test('a guest who goes in is told for that show', () => {
  expect(
    liveMeaning([
      fact('ticket.admitted', { scheduleId: 'tonight' }),
      fact('ticket.admitted', { scheduleId: 'tonight' }),
    ]).events,
  ).toEqual([{ type: 'ticket.admitted', scheduleId: 'tonight', inside: 0 }])
})

test.each([
  'bill.opened',
  'payment.created',
  'payment.settled',
  'payment.closed',
  'refund.requested',
  'refund.done',
])('%s tells how the bill stands', type => {
  expect(types(fact(type, { billId: 'bill-1' }))).toEqual(['bill.status'])
})

test('secrets are told to nobody, and of people only that something changed', () => {
  expect(types(fact('employee.changed', { id: 'carl' }))).toEqual(['entry.changed'])
  const quiet = Object.keys(factKinds).filter(
    type =>
      !types(
        fact(type, {
          id: 'x',
          tokens: [],
          billId: type.match(/^(bill|sale|payment|refund|exchange)\./) ? 'b' : undefined,
        }),
      ).length,
  )
  expect(quiet).toEqual([
    'credential.set',
    'recovery_code.used',
    'passkey.added',
    'passkey.removed',
    'person.erased',
    'subscription.asked',
    'subscription.confirmed',
    'subscription.ended',
    'campaign.begun',
    'campaign.mailed',
    'waiting.asked',
    'waiting.confirmed',
    'waiting.offered',
    'waiting.taken',
    'waiting.withdrawn',
    'waiting.ended',
    'automation.ran',
    'invoice.issued',
    'invoice.credited',
    'invoice.sent',
    'invoice.payment_noted',
    'personal_data.aged',
    'seats.transferred',
    'seats.blocked',
    'seats.unblocked',
    'guests.displaced',
    'payment_account.connected',
    'ticket.reprinted',
    'snacks.handed_out',
    'box.invited',
    'box.enrolled',
    'epoch.opened',
    'emergency_mode.started',
    'device.let_in',
  ])
})

test('whatever a reservation meets, and the sale that redeems it, tells those who have them open', () => {
  for (const end of ['made', 'changed', 'cancelled', 'expired', 'cancel_asked'])
    expect(types(fact(`reservation.${end}`, { scheduleId: 'tonight', tokens: [] }))).toEqual([
      'reservations.changed',
    ])
  const redeemed = [{ reservationId: 'r', seats: 1 }]
  expect(types(fact('sale.made', { billId: 'bill-1', tokens: [], redeemed }))).toEqual([
    'reservations.changed',
    'bill.status',
  ])
})

test('an exchange tells the seats that became free and those that were taken', () => {
  const { seats } = liveMeaning([
    fact('exchange.made', { billId: 'bill-1', freed: [token('A1')], tokens: [token('A2')] }),
  ])
  expect([...(seats.get('tonight') ?? [])].sort()).toEqual(['A1', 'A2'])
})
