import { expect, test } from 'vitest'
import { holdsOn, themeOn } from '#core/signage/theme-days.ts'

const theme = (id: string, from: string | null, until: string | null, yearly = false) => ({
  id,
  from,
  until,
  yearly,
})

test('a theme holds on its first and its last day, and without one from ever or for ever', () => {
  const advent = theme('advent', '2026-11-29', '2026-12-24')
  expect(['2026-11-28', '2026-11-29', '2026-12-24', '2026-12-25'].map(day => holdsOn(advent, day))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(holdsOn(theme('always', null, null), '2031-02-03')).toBe(true)
  expect(holdsOn(theme('until', null, '2026-12-24'), '2020-01-01')).toBe(true)
})

test('one of every year comes back, also over New Year', () => {
  const turn = theme('turn', '2026-12-27', '2027-01-06', true)
  expect(
    ['2030-12-26', '2030-12-27', '2031-01-06', '2031-01-07', '2031-06-01'].map(day => holdsOn(turn, day)),
  ).toEqual([false, true, true, false, false])
})

test('of several that hold the shortest is shown, whichever was made first', () => {
  const all = [
    theme('house', null, null),
    theme('winter', '2026-12-01', '2027-02-28', true),
    theme('carnival', '2027-02-04', '2027-02-09'),
  ]
  expect(themeOn(all, '2027-02-05')?.id).toBe('carnival')
  expect(themeOn(all.toReversed(), '2027-02-05')?.id).toBe('carnival')
  expect(themeOn(all, '2027-01-05')?.id).toBe('winter')
  expect(themeOn(all, '2027-06-05')?.id).toBe('house')
  expect(themeOn([all[2]!], '2027-06-05')).toBeUndefined()
})
