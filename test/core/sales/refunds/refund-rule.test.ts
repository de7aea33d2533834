import { expect, test } from 'vitest'
import type { BillState } from '#core/sales/refunds/bill-state.ts'
import { refund as refundCall } from '#core/sales/refunds/contract.ts'
import { refund, type RefundedBy, type RefundRequest } from '#core/sales/refunds/refund.ts'
import {
  billStateOf,
  carlAtTill,
  paidBill,
  popcornLine,
  refusalOf,
  ticketLine,
  token,
  voucherOf,
} from '../../../world/rule-data.ts'

const request = (change: Partial<RefundRequest> = {}): RefundRequest => ({
  id: 'refund',
  billId: 'bill',
  lines: null,
  reason: 'guest',
  cents: 2900,
  ...change,
})
const firstTicket = request({ lines: [{ line: 1, quantity: 1 }], cents: 1000 })
const status = (status: BillState['bill']['status']) => billStateOf({ bill: { ...paidBill, status } })

const soldVoucher = { ...popcornLine, kind: 'voucher' as const, quantity: 3, left: 3, voucherId: 'GIFT1' }
const withVoucher = (voucher = voucherOf(), change: Partial<BillState> = {}) =>
  billStateOf({
    lines: [soldVoucher],
    payments: [{ id: 'paid', method: 'cash', heldCents: 900 }],
    vouchers: new Map([['GIFT1', voucher]]),
    turnsOf: 'cinema:cinema-1',
    ...change,
  })
const voucherBack = request({ cents: 900 })

test.each<[string, RefundRequest, BillState, string, object]>([
  ['a bill the other side sold', request(), billStateOf({ owner: 'relay' }), 'bill_elsewhere', {}],
  ['a bill nobody knows the owner of', request(), billStateOf({ owner: undefined }), 'bill_elsewhere', {}],
  ['a bill that is not paid', request(), status('paying'), 'bill_not_paid', {}],
  ['a purchase that failed', request(), status('failed'), 'bill_not_paid', {}],
  ['a bill that was refunded', request(), status('refunded'), 'nothing_to_refund', {}],
  ['a bill that is being refunded', request(), status('refunding'), 'nothing_to_refund', {}],
  ['a bill from before emergency mode', request(), billStateOf({ forgotten: true }), 'node_recovering', {}],
  [
    'a line the bill does not have',
    request({ lines: [{ line: 9, quantity: 1 }] }),
    billStateOf(),
    'nothing_to_refund',
    {},
  ],
  [
    'more of a line than is left',
    request({ lines: [{ line: 3, quantity: 3 }] }),
    billStateOf(),
    'nothing_to_refund',
    {},
  ],
  [
    'a line named twice',
    request({
      lines: [
        { line: 3, quantity: 1 },
        { line: 3, quantity: 1 },
      ],
    }),
    billStateOf(),
    'nothing_to_refund',
    {},
  ],
  [
    'a bill of which nothing is left',
    request(),
    billStateOf({ lines: [ticketLine(1, 'A1', { left: 0, leftCents: 0 })] }),
    'nothing_to_refund',
    {},
  ],
  [
    'a ticket used at the door, by a cashier',
    request(),
    billStateOf({ admitted: new Set(['ticket-1']) }),
    'refund_needs_manager',
    { seats: ['A1'] },
  ],
  [
    'another sum than the cashier saw',
    request({ cents: 2800 }),
    billStateOf(),
    'total_changed',
    { totalCents: 2900 },
  ],
  [
    'a sold voucher that is not known here',
    voucherBack,
    withVoucher(voucherOf(), { vouchers: new Map() }),
    'voucher_unknown',
    {},
  ],
  [
    'a sold voucher in part',
    request({ lines: [{ line: 3, quantity: 1 }], cents: null }),
    withVoucher(),
    'voucher_in_use',
    { code: expect.any(String) },
  ],
  [
    'a sold voucher of which a turn is spent',
    voucherBack,
    withVoucher(voucherOf({ owned: [{}, {}, { state: 'spent', billId: 'other' }] })),
    'voucher_in_use',
    { code: expect.any(String) },
  ],
  [
    'a sold voucher of which another node owns a turn',
    voucherBack,
    withVoucher(voucherOf({ owned: [{}, {}, { owner: 'relay' }] })),
    'voucher_in_use',
    { code: expect.any(String) },
  ],
  [
    'a sold voucher while this node may use no turns',
    voucherBack,
    withVoucher(voucherOf(), { turnsOf: null }),
    'voucher_in_use',
    { code: expect.any(String) },
  ],
])('%s is refused', (_, asked, known, code, details) => {
  expect(refusalOf(() => refund(asked, known, carlAtTill))).toEqual({ code, details })
  // What a register may hear is told to whoever calls it too.
  expect(refundCall.refusals).toContain(code)
})

test('a whole bill goes back in one fact: its seats are free, its money comes from the drawer', () => {
  expect(refund(request(), billStateOf({ returns: 1 }), carlAtTill)).toEqual([
    {
      scope: 'cinema:cinema-1',
      type: 'refund.made',
      body: {
        refundId: 'refund',
        billId: 'bill',
        number: 2,
        reason: 'guest',
        status: 'refunded',
        owner: 'box',
        employeeId: 'carl',
        employeeName: 'Carl',
        device: 'register 1',
        locale: 'en',
        lines: [
          { line: 1, quantity: 1, cents: 1000, vatCents: 29 },
          { line: 2, quantity: 1, cents: 1000, vatCents: 29 },
          { line: 3, quantity: 2, cents: 900, vatCents: 26 },
        ],
        tokens: [
          { scheduleId: 'show', seatId: 'A1', version: 2 },
          { scheduleId: 'show', seatId: 'A2', version: 2 },
        ],
        money: [{ id: 'refund-1', paymentId: 'paid', cents: 2900, done: true }],
        roundingCents: 0,
      },
    },
  ])
})

test('a part of a bill leaves the rest as it was sold', () => {
  expect(refund(firstTicket, billStateOf(), carlAtTill)).toMatchObject([
    { body: { status: 'partially_refunded', tokens: [{ seatId: 'A1' }], money: [{ cents: 1000 }] } },
  ])
})

test.each<[string, Partial<BillState>]>([
  [
    'online money goes back over the provider',
    { payments: [{ id: 'p', method: 'online', heldCents: 2900 }] },
  ],
  ['while an earlier part of it is on its way', { moneyUnderWay: true }],
])('%s, so the bill is refunding', (_, change) => {
  const [made] = refund(request(), billStateOf(change), carlAtTill)
  expect(made).toMatchObject({ body: { status: 'refunding' } })
})

test.each<[string, Partial<BillState>, Partial<RefundedBy>]>([
  ['a manager refunds a used ticket', {}, { usedToo: true }],
  ['a used ticket for a cancelled show is refunded', { cancelledShows: new Set(['show']) }, {}],
])('%s', (_, change, by) => {
  const known = billStateOf({ admitted: new Set(['ticket-1']), ...change })
  expect(refund(firstTicket, known, { ...carlAtTill, ...by })).toHaveLength(1)
})

test('a seat that somebody else has by now is not freed', () => {
  const tokens = new Map([['show/A1', token({ state: 'sold', billId: 'other' })]])
  expect(refund(firstTicket, billStateOf({ tokens }), carlAtTill)).toMatchObject([{ body: { tokens: [] } }])
})

test('a sold voucher that comes back whole is cancelled', () => {
  expect(refund(voucherBack, withVoucher(), carlAtTill)).toMatchObject([
    { type: 'refund.made' },
    { scope: 'exhibitor', type: 'voucher.cancelled', body: { voucherId: 'GIFT1' } },
  ])
})

test('turns that paid for a ticket are free again, and a request of the other side with nothing left is answered', () => {
  const { used } = billStateOf()
  const turn = {
    voucherId: 'GIFT1',
    turn: 1,
    version: 1,
    owner: used.owner,
    state: 'spent' as const,
    billId: 'bill',
    ticketId: 'ticket-1',
  }
  const asks: BillState['asks'] = [
    {
      id: 'asked',
      billId: 'bill',
      lines: [{ line: 1, quantity: 1 }],
      reason: 'guest',
      usedToo: false,
      employeeName: 'Mia',
      at: '2026-11-21T16:30:00.000Z',
      outcome: null,
      code: null,
    },
  ]
  const known = billStateOf({ used: { ...used, turns: [turn] }, asks })
  expect(refund(firstTicket, known, carlAtTill)).toMatchObject([
    { type: 'refund.made' },
    { type: 'turns.returned', body: { turns: [{ voucherId: 'GIFT1', turn: 1, version: 2 }] } },
    { type: 'refund.refused', body: { requestId: 'asked', code: 'nothing_to_refund' } },
  ])
})
