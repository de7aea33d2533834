import { expect, test } from 'vitest'
import { placeOf } from '#relay/site/place.ts'
import { answerIn } from '#relay/site/tags/consent.ts'
import { isOwnPlace } from '#relay/site/tags/own-place.ts'
import { purchaseEvent, reportedIn } from '#relay/site/tags/purchase.ts'
import { openedForTags } from '#relay/web/tag-policy.ts'
import { declared } from '#core/venue/settings/declared.ts'

const now = Date.parse('2026-11-24T12:00:00Z')
const kept = (answer: string, at = now, of = 'GTM-ABC123') => JSON.stringify({ answer, of, at })

test('an answer holds for a year and for the container it was given to, and nonsense is no answer', () => {
  expect(answerIn(kept('allowed'), 'GTM-ABC123', now)).toBe('allowed')
  expect(answerIn(kept('refused', now - 364 * 86_400_000), 'GTM-ABC123', now)).toBe('refused')
  for (const none of [null, '', '{', '7', kept('yes'), kept('allowed', now - 366 * 86_400_000)])
    expect(answerIn(none, 'GTM-ABC123', now)).toBeNull()
  expect(answerIn(kept('allowed', now + 1), 'GTM-ABC123', now)).toBeNull()
  expect(answerIn(kept('allowed'), 'GTM-OTHER1', now)).toBeNull()
})

const ticket = (rate: string, price: number, seat: string) => ({
  seat,
  rate,
  price,
  free_seating: false,
  code: `FOYER1.secret-${seat}`,
})
const order = {
  uuid: 'the-key-of-the-page',
  sent_to: 'ada@visitor.example',
  type: 'tickets',
  status: 'settled',
  number: 'W-000123',
  payment: { id: 'p-1', amount: 3350, tip: 100, payment_method_id: 'test' },
  tickets: [ticket('Normal', 1250, 'F12'), ticket('Normal', 1250, 'F13'), ticket('Child', 750, 'F14')],
  show: { movie_title: 'Corsage' },
  vouchers: [],
  snacks: [],
} as never as Parameters<typeof purchaseEvent>[0]

test('an order is told by its number, film, prices and sum, and by nothing of who bought it or what opens it', () => {
  const item = { item_name: 'Corsage', item_category: 'ticket' }
  expect(purchaseEvent(order)).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'W-000123',
      value: 32.5,
      currency: 'EUR',
      items: [
        { ...item, item_variant: 'Normal', price: 12.5, quantity: 2 },
        { ...item, item_variant: 'Child', price: 7.5, quantity: 1 },
      ],
    },
  })
  expect(JSON.stringify(purchaseEvent(order))).not.toMatch(/the-key|ada@|FOYER1|F12|p-1/)
})

test('a gift card is told by its kind and price, without its code and for whom it is', () => {
  const voucher = {
    voucherType: { title: 'Five visits', type: 'giftcard' },
    price: 3250,
    holder_name: 'Grace',
    code: 'ABCD-EFGH',
    barcode: 'ABCDEFGH',
  } as never
  const event = purchaseEvent({ ...order, vouchers: [voucher, voucher], tickets: [], show: null })
  expect(event!.ecommerce.items).toEqual([
    { item_name: 'Five visits', item_category: 'giftcard', price: 32.5, quantity: 2 },
  ])
  expect(JSON.stringify(event)).not.toMatch(/Grace|ABCD/)
})

test('an order that is not settled, or of which something was given back, is not told', () => {
  for (const status of [
    'pending',
    'paying',
    'expired',
    'failed',
    'cancelled',
    'refunding',
    'refunded',
  ] as const)
    expect(purchaseEvent({ ...order, status })).toBeNull()
  expect(purchaseEvent({ ...order, number: null })).toBeNull()
  expect(purchaseEvent({ ...order, payment: null })!.ecommerce.value).toBe(0)
})

test('what a browser remembers of told orders is bounded, and nonsense is nothing', () => {
  expect(reportedIn(JSON.stringify(['W-1', 7, 'W-2']))).toEqual(['W-1', 'W-2'])
  for (const nonsense of [null, '{', '{}', '"W-1"']) expect(reportedIn(nonsense)).toEqual([])
  expect(reportedIn(JSON.stringify(Array.from({ length: 500 }, (_, at) => `W-${at}`)))).toHaveLength(100)
})

test('only an id as tag managers write it is taken', () => {
  const { value } = declared['website_config.tag_manager']
  expect(value.parse(' gtm-abc123 ')).toBe('GTM-ABC123')
  expect(value.parse('')).toBe('')
  for (const odd of ['GTM-', 'GTM-ABC', 'GTM-ABC12345678', 'UA-12345', 'GTM-ABC123&x=1', "GTM-ABC123'"])
    expect(value.safeParse(odd).success, odd).toBe(false)
})

test('the policy is opened where the tag manager loads and sends, and nowhere else', () => {
  const policy =
    "default-src 'self';script-src 'self' 'sha256-x';style-src 'self';img-src 'self' data:;connect-src 'self'"
  expect(openedForTags(policy).split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-x' https://www.googletagmanager.com",
    "style-src 'self'",
    "img-src 'self' data: https://www.googletagmanager.com https://*.google-analytics.com",
    "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com",
  ])
})

test('the pages of orders, payments, cards and the newsletter are told apart from all others', () => {
  const own = ['/bill/u', '/bill/u/pay', '/payments/p/test/status', '/info/newsletter/a%40b.lu']
  for (const path of [...own, '/newsletter/confirm', '/newsletter/leave', '/card#CODE'])
    expect(isOwnPlace(placeOf(path)), path).toBe(true)
  for (const path of ['/', '/movies', '/buy/tickets/s1', '/privacy-policy', '/contact', '/nowhere/at/all/x'])
    expect(isOwnPlace(placeOf(path)), path).toBe(false)
})
