import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkoutRequest } from '#core/sales/checkout-contract.ts'
import { designSize, designSvg, drawingOf, giftDesigns } from '#core/vouchers/design.ts'
import { giftAt } from '#core/vouchers/gift.ts'

test.each(giftDesigns)('the picture “%s” is drawn, in colours, and covers its card', async design => {
  const { data, info } = await sharp(Buffer.from(designSvg(design)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width / info.height).toBeCloseTo(designSize.width / designSize.height, 1)
  const colours = new Set<string>()
  for (let at = 0; at < data.length; at += info.channels) {
    expect(info.channels < 4 || data[at + 3]).not.toBe(0)
    colours.add(data.subarray(at, at + 3).join())
  }
  expect(colours.size).toBeGreaterThan(3)
  for (const { d, fill } of drawingOf(design)) {
    expect(d).toMatch(/^[MLHVQAZ\d .-]+$/)
    expect(fill).toMatch(/^#[\da-f]{6}$/)
  }
})

test('each card of an order keeps its own picture, and none where nobody chose one', () => {
  const part = { gifts: [{ holderName: 'Bob', design: 'stars' as const }, {}] }
  expect(giftAt(part, 1)).toEqual({ holderName: 'Bob', message: '', design: 'stars' })
  expect(giftAt(part, 2)).toEqual({ holderName: '', message: '', design: null })
  expect(giftAt(undefined, 1).design).toBeNull()
})

test('another picture than those is refused', () => {
  const item = { type: 'loyaltyCard', voucher_type_id: 'ten', total_turns: 1, total_products: 0 }
  const issuesOf = (design: string) =>
    checkoutRequest
      .safeParse({
        bill_id: '00000000-0000-4000-8000-000000000000',
        payment_method_id: 'test',
        name: 'Ada',
        email: 'ada@visitor.example',
        email_confirmation: 'ada@visitor.example',
        amount: 850,
        items: [{ ...item, design }],
      })
      .error?.issues.map(({ path }) => path.join('.'))
  expect(issuesOf('stars')).toBeUndefined()
  expect(issuesOf('"><script>')).toEqual(['items.0.design'])
})
