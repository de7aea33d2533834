import { expect, test } from 'vitest'
import { nextShow } from '#relay/portal/today/next-show.ts'

const at = (time: string, cancelled = false) => ({ start: `2026-11-23T${time}:00+01:00`, cancelled })

test('the next doors are those that open soonest, of a show that is not cancelled', () => {
  const nowMs = Date.parse('2026-11-23T17:05:00+01:00')
  const shows = [at('20:15'), at('16:45'), at('17:30', true), at('18:00')]
  expect(nextShow(shows, nowMs)).toEqual(at('18:00'))
  expect(nextShow(shows, Date.parse('2026-11-23T21:00:00+01:00'))).toBeUndefined()
})
