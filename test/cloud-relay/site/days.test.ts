import { describe, expect, it } from 'vitest'
import { dayAfter, dayStrip, filterOf, rangeOf } from '#relay/site/days.ts'
import { evening, show } from './evening.ts'

describe('the days of the listing', () => {
  const programme = evening()

  it('go from today to the last day with a show, days without shows included', () => {
    expect(dayStrip(programme)).toEqual([
      { day: '2026-11-21', hasShows: true },
      { day: '2026-11-22', hasShows: false },
      { day: '2026-11-23', hasShows: true },
    ])
  })

  it('offer today and tomorrow when nothing is planned', () => {
    expect(dayStrip(evening({ schedules: [] })).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22'])
  })

  it('do not count a cancelled show', () => {
    const schedules = [show('far', 'alien', '2026-12-24', '20:00', { cancelled: true })]
    expect(dayStrip(evening({ schedules }))).toHaveLength(2)
  })

  it.each([
    ['all', { kind: 'all' }],
    ['soon', { kind: 'soon' }],
    ['today', { kind: 'day', day: '2026-11-21' }],
    ['tomorrow', { kind: 'day', day: '2026-11-22' }],
    ['2026-11-23', { kind: 'day', day: '2026-11-23' }],
  ])('are chosen by “%s”', (filter, range) => expect(rangeOf(filter, programme)).toEqual(range))

  it.each(['2026-11-20', '2026-11-24', '2026-02-30', 'yesterday', '2026-11-2', ''])(
    'are not chosen by “%s”',
    filter => expect(rangeOf(filter, programme)).toBeNull(),
  )

  it('are called by name in the address while they have one', () => {
    expect(filterOf('2026-11-21', '2026-11-21')).toBe('today')
    expect(filterOf('2026-11-22', '2026-11-21')).toBe('tomorrow')
    expect(filterOf('2026-11-23', '2026-11-21')).toBe('2026-11-23')
  })

  it('follow each other across months, years and leap days', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect(dayAfter('2028-02-28')).toBe('2028-02-29')
  })
})
