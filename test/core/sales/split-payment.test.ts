import { expect, test } from 'vitest'
import { tillMethods } from '#core/billing/methods/till-method.ts'
import type { PaymentMethod } from '#core/billing/methods/payment-method.ts'
import { paidAtTill } from '#core/sales/at-till.ts'
import { refundSum } from '#core/billing/refunds/returns.ts'
import type { TillPayment } from '#core/sales/contract.ts'
import { refusalOf } from '../../world/rule-data.ts'

const meal: PaymentMethod = {
  id: 'meal',
  name: { en: 'Meal voucher' },
  driver: 'other',
  type: 'redirect',
  status: 'active',
  order: 0,
  access: ['pos'],
  exclusive: false,
  withdrawable: false,
  deleted: false,
}
const alone = { ...meal, id: 'alone', exclusive: true }
const invoice = { ...meal, id: 'invoice', driver: 'invoice' }

const pays = (
  asked: readonly TillPayment[],
  totalCents: number,
  change: { country?: string; withTurns?: boolean; methods?: readonly PaymentMethod[] } = {},
) =>
  paidAtTill(asked, totalCents, {
    methods: tillMethods(change.methods ?? [meal, alone, invoice]),
    country: change.country ?? 'BE',
    idOf: index => `paid-${index + 1}`,
    withTurns: change.withTurns ?? false,
  })

test('some by card, the rest in cash: only the cash is rounded, and change is counted from it', () => {
  const card = { methodId: 'terminal', cents: 500, reference: 'T-77' }
  expect(pays([card, { methodId: 'cash', tenderedCents: 1000 }], 1002)).toEqual([
    { id: 'paid-1', methodId: 'terminal', kind: 'terminal', cents: 500, reference: 'T-77' },
    {
      id: 'paid-2',
      methodId: 'cash',
      kind: 'cash',
      cents: 500,
      tenderedCents: 1000,
      changeCents: 500,
      roundingCents: -2,
    },
  ])
})

test('the order of the parts does not change what each pays', () => {
  const parts = [{ methodId: 'cash' }, { methodId: 'meal', cents: 300 }, { methodId: 'terminal', cents: 200 }]
  expect(pays(parts, 1003).map(({ kind, cents }) => [kind, cents])).toEqual([
    ['cash', 505],
    ['other', 300],
    ['terminal', 200],
  ])
})

test('without cash the part that says nothing pays what is left, to the cent', () => {
  const parts = [{ methodId: 'meal', cents: 300 }, { methodId: 'terminal' }]
  expect(pays(parts, 1003).map(({ cents }) => cents)).toEqual([300, 703])
})

test('a tip stands beside the sum and is no part of it', () => {
  expect(pays([{ methodId: 'terminal', tipCents: 100 }], 1000)).toEqual([
    { id: 'paid-1', methodId: 'terminal', kind: 'terminal', cents: 1000, tipCents: 100 },
  ])
})

test.each<[string, TillPayment[], Parameters<typeof pays>[2], string, object]>([
  ['a method that is not offered', [{ methodId: 'wallet' }], {}, 'payment_method_unknown', {}],
  ['on account, to nobody', [{ methodId: 'invoice' }], {}, 'client_needed', {}],
  [
    'a card where an entry says that there is none',
    [{ methodId: 'terminal' }],
    { methods: [{ ...meal, driver: 'terminal', status: 'inactive' }] },
    'payment_method_unknown',
    {},
  ],
  ['cash twice', [{ methodId: 'cash' }, { methodId: 'cash' }], {}, 'payment_method_unknown', {}],
  ['too little by card', [{ methodId: 'terminal', cents: 900 }], {}, 'cash_short', { missingCents: 100 }],
  ['too much by card', [{ methodId: 'terminal', cents: 1001 }], {}, 'payment_too_much', { cents: 1 }],
  [
    'change on a card, made of cash',
    [{ methodId: 'terminal', cents: 1200 }, { methodId: 'cash' }],
    {},
    'payment_too_much',
    { cents: 200 },
  ],
  [
    'too little cash for what a card leaves',
    [
      { methodId: 'terminal', cents: 400 },
      { methodId: 'cash', tenderedCents: 599 },
    ],
    {},
    'cash_short',
    { missingCents: 1 },
  ],
  [
    'a method that pays alone, beside another',
    [{ methodId: 'alone', cents: 400 }, { methodId: 'cash' }],
    {},
    'payment_method_alone',
    {},
  ],
  [
    'a method that pays alone, beside turns',
    [{ methodId: 'alone' }],
    { withTurns: true },
    'payment_method_alone',
    {},
  ],
  [
    'a voucher that is only said to pay',
    [{ methodId: 'voucher', cents: 1000 }],
    {},
    'cash_short',
    { missingCents: 1000 },
  ],
])('%s is refused', (_, asked, change, code, details) => {
  expect(refusalOf(() => pays(asked, 1000, change))).toEqual({ code, details })
})

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (most: number) => number {
  let state = seed
  return most => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * (most + 1))
  }
}

test('whatever is split how, the parts less their rounding come to the sum, and all of it can go back', () => {
  const number = numbers(11)
  for (let bill = 0; bill < 2000; bill++) {
    const totalCents = number(20_000)
    const parts: TillPayment[] = []
    let left = totalCents
    for (const methodId of ['terminal', 'meal'])
      if (left > 1 && number(1)) {
        const cents = 1 + number(left - 1)
        parts.push({ methodId, cents })
        left -= cents
      }
    parts.splice(number(parts.length), 0, { methodId: 'cash' })
    const payments = pays(parts, totalCents)
    const taken = payments.reduce((sum, { cents, roundingCents = 0 }) => sum + cents - roundingCents, 0)
    expect(taken).toBe(totalCents)
    const line = {
      line: 1,
      kind: 'product' as const,
      text: '',
      quantity: 1,
      unitCents: totalCents,
      totalCents,
      vatRate: 300,
      vatCents: 0,
      left: 1,
      leftCents: totalCents,
      leftVatCents: 0,
      exchanged: false,
    }
    const held = payments.map(({ id, kind, cents }) => ({ id, method: kind, heldCents: cents }))
    const sum = refundSum({ lines: [line], payments: held, country: 'BE' }, null)!
    expect(sum.cents).toBe(payments.reduce((all, { cents }) => all + cents, 0))
  }
})
