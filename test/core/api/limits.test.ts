import { expect, it } from 'vitest'
import { addressOf, limitKeyOf } from '#core/api/address.ts'
import { openAllowance } from '#core/api/allowance.ts'
import { aroundToken } from '#core/api/token-slot.ts'

it('gives everybody a measure of their own that fills up again with time', () => {
  const may = openAllowance({ most: 3, perMs: 60_000 })
  expect([1, 2, 3, 4].map(() => may('ada', 0))).toEqual([true, true, true, false])
  expect(may('bob', 0)).toBe(true)
  expect([may('ada', 19_000), may('ada', 20_500), may('ada', 20_500)]).toEqual([false, true, false])
})

it('remembers a bounded number of people', () => {
  const may = openAllowance({ most: 1, perMs: 60_000, mostKnown: 2 })
  for (const who of ['ada', 'bob', 'carl']) may(who, 0)
  expect([may('carl', 0), may('ada', 0)]).toEqual([false, true])
})

it.each([
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.9', '10.0.0.1'],
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', undefined, '127.0.0.1'],
])('who connects from %s and says %s is counted as %s', (remoteAddress, named, who) => {
  const request = { socket: { remoteAddress }, headers: named ? { 'x-forwarded-for': named } : {} }
  expect(addressOf(request as never, address => address === '127.0.0.1')).toBe(who)
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:22ff::1', '2001:db8:1:2200::/56'],
  ['2001:db8:1:2203:9:9:9:9', '2001:db8:1:2200::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
])('%s is limited as %s', (address, key) => {
  expect(limitKeyOf(address)).toBe(key)
})

it('finds the token’s place in its tag alone', () => {
  const html = '<title>__CSRF__</title><meta name="csrf-token" content="__CSRF__" /><p>__CSRF__</p>'
  expect(aroundToken(html).join('token')).toBe(
    '<title>__CSRF__</title><meta name="csrf-token" content="token" /><p>__CSRF__</p>',
  )
  expect(() => aroundToken('<p>__CSRF__</p>')).toThrow('no place for its token')
})
