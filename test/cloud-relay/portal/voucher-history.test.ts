import { expect, test } from 'vitest'
import { whatHappened } from '#relay/portal/vouchers/voucher-history.ts'

test('visits and value of a voucher stand in one list, what happened last first', () => {
  const of = { cinemaName: null, billNumber: null }
  const history = [
    { ...of, at: '2026-11-21T20:00:00Z', turn: 2, what: 'spent' as const, owner: 'relay' },
    { ...of, at: '2026-11-21T18:00:00Z', turn: 1, what: 'spent' as const, owner: 'relay' },
  ]
  const refreshments = [
    { ...of, at: '2026-11-21T19:00:00Z', what: 'topped_up' as const, cents: 2000 },
    { ...of, at: '2026-11-21T18:00:00Z', what: 'spent' as const, cents: 600 },
  ]
  expect(whatHappened({ history, refreshments }).map(each => `${each.of} ${each.what}`)).toEqual([
    'turn spent',
    'value topped_up',
    'turn spent',
    'value spent',
  ])
})
