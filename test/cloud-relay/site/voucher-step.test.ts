import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VoucherStep } from '#relay/site/buy/VoucherStep.tsx'
import { offeredFilters } from '#relay/site/show-filter.ts'
import { nothingWritten } from '#relay/site/content.ts'
import { sayIn } from '#relay/site/say.ts'
import { SiteContext, type Site } from '#relay/site/site.ts'
import { en } from '#relay/site/words/en.ts'
import type { Vouchers } from '#relay/site/buy/use-vouchers.ts'
import type { Tariff } from '#core/sales/tariff.ts'
import { evening } from './evening.ts'

const programme = evening()
const { exhibitor } = programme
const selling = { ...exhibitor, features: { ...exhibitor.features, vouchers: true } }
const normal = { accept_voucher: true } as Tariff
const site: Site = {
  locale: 'en',
  t: sayIn('en', en),
  programme,
  offered: offeredFilters(programme),
  content: nothingWritten,
  connected: true,
  now: Date.parse(programme.now),
  browser: null,
}
const vouchers: Vouchers = {
  applied: [],
  typed: 'ABC',
  type: () => undefined,
  trouble: null,
  tooMany: false,
  busy: false,
  check: () => undefined,
  remove: () => undefined,
  chosen: {},
  choose: () => undefined,
}
const drawn = (change: Partial<Vouchers>, { tariffs = [normal], by = selling } = {}) =>
  renderToString(
    createElement(
      SiteContext,
      { value: { ...site, programme: { ...programme, exhibitor: by } } },
      createElement(VoucherStep, { vouchers: { ...vouchers, ...change }, tickets: [], tariffs }),
    ),
  )

test('who tried too many codes is told so by a notice with a title, and not that the code is wrong', () => {
  const html = drawn({ tooMany: true })
  expect(html).toMatch(/role="alert"[^]*Too many requests[^]*Please wait a minute and try again\./)
  expect(html).not.toContain('aria-invalid')
  expect(drawn({})).not.toContain('Too many requests')
})

test('what is wrong with a code is said at its field', () => {
  const html = drawn({ trouble: 'We do not know this code.' })
  expect(html).toContain('aria-invalid')
  expect(html).toContain('We do not know this code.')
  expect(html).not.toContain('Too many requests')
})

test('where vouchers are not taken, of this cinema or for this show, a sentence says so instead of a field', () => {
  const sentence = 'Gift cards and passes cannot be used online for this show.'
  const none = [{ ...normal, accept_voucher: false }]
  for (const html of [drawn({}, { by: exhibitor }), drawn({}, { tariffs: none })]) {
    expect(html).toContain(sentence)
    expect(html).not.toContain('<input')
  }
  expect(drawn({})).not.toContain(sentence)
})

test('a voucher says from when until when it is good', () => {
  const voucher = {
    uuid: 'v',
    title: 'Cinema pass',
    barcode_text: 'AB12',
    valid_from: '2026-11-01',
    valid_until: '2027-11-01',
    redeemable_turn: 5,
  } as Vouchers['applied'][number]
  expect(drawn({ applied: [voucher] })).toContain('1 Nov 2026 to 1 Nov 2027')
  expect(drawn({ applied: [{ ...voucher, valid_until: null }] })).toContain('from 1 Nov 2026')
})
