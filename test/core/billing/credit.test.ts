import { expect, test } from 'vitest'
import { creditSum, mostCredit } from '#core/billing/refunds/credit.ts'
import type { LineNow, PaymentNow } from '#core/billing/refunds/returns.ts'
import { popcornLine, ticketLine } from '../../world/rule-data.ts'

const lines: LineNow[] = [ticketLine(1, 'A1'), ticketLine(2, 'A2'), popcornLine]
const bill = (payments: PaymentNow[], change: Partial<{ lines: LineNow[]; country: string }> = {}) => ({
  lines,
  payments,
  country: 'LU',
  ...change,
})
const cash = (heldCents: number): PaymentNow => ({ id: 'cash', method: 'cash', heldCents })
const card = (heldCents: number): PaymentNow => ({ id: 'card', method: 'terminal', heldCents })

test('every sum from a cent to all of it is shared to the cent, never above a line’s price, and VAT with it', () => {
  for (let cents = 1; cents <= 2900; cents += 1) {
    const sum = creditSum(bill([card(2900)]), null, cents)!
    expect(sum.lines.reduce((all, line) => all + line.cents, 0)).toBe(cents)
    for (const back of sum.lines) {
      const of = lines.find(({ line }) => line === back.line)!
      expect(back.quantity).toBe(0)
      expect(back.cents).toBeLessThanOrEqual(of.leftCents)
      expect(back.vatCents).toBe(Math.round((of.leftVatCents * back.cents) / of.leftCents))
    }
    expect(sum.money).toEqual([{ paymentId: 'card', method: 'terminal', cents }])
  }
  expect(creditSum(bill([card(2900)]), null, 2900)!.lines.map(({ vatCents }) => vatCents)).toEqual(
    lines.map(({ leftVatCents }) => leftVatCents),
  )
})

test('no more than is left of the price or of the money can be given back, nor nothing, nor half a cent', () => {
  for (const cents of [0, -5, 2901, 1.5, NaN])
    expect(creditSum(bill([card(2900)]), null, cents)).toBe(undefined)
  expect(mostCredit(bill([card(2900)]), null)).toBe(2900)
  expect(mostCredit(bill([card(700)]), null)).toBe(700)
  expect(creditSum(bill([card(700)]), null, 701)).toBe(undefined)
  expect(mostCredit(bill([card(2900)]), [1])).toBe(1000)
  expect(creditSum(bill([card(2900)]), [1], 1001)).toBe(undefined)
  const returned = lines.map(line => ({ ...line, left: 0, leftCents: 0, leftVatCents: 0 }))
  expect(mostCredit(bill([card(2900)], { lines: returned }), null)).toBe(0)
  const sold = lines.map(line => ({ ...line, kind: 'voucher' as const }))
  expect(mostCredit(bill([card(2900)], { lines: sold }), null)).toBe(0)
})

test('it goes back the way it came: to the card first, then in coins, and to a voucher for snacks alone', () => {
  expect(creditSum(bill([cash(900), card(2000)]), null, 2203)!.money).toEqual([
    { paymentId: 'card', method: 'terminal', cents: 2000 },
    { paymentId: 'cash', method: 'cash', cents: 203 },
  ])
  expect(creditSum(bill([cash(900), card(2000)], { country: 'BE' }), null, 2203)!).toMatchObject({
    cents: 2205,
    roundingCents: 2,
  })
  const value: PaymentNow = { id: 'value', method: 'voucher', heldCents: 900, voucherId: 'GIFT1' }
  expect(mostCredit(bill([value, cash(2000)]), [1, 2])).toBe(2000)
  expect(creditSum(bill([value, cash(2000)]), [3], 300)!.money).toEqual([
    { paymentId: 'value', method: 'voucher', cents: 300, voucherId: 'GIFT1' },
  ])
})
