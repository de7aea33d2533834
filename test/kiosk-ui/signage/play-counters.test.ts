import { expect, test } from 'vitest'
import { afterAnswer, withPlay } from '#kiosk/signage/play-counters.ts'

const today = '2026-11-06'

test('each play raises one counter of its day', () => {
  const once = withPlay([], today, 'cafe')
  expect(withPlay(withPlay(once, today, 'garage'), today, 'cafe')).toEqual([
    { day: today, spotId: 'garage', count: 1 },
    { day: today, spotId: 'cafe', count: 2 },
  ])
})

test('a wall that is cut off for months keeps no more than one report, the newest days', () => {
  let counters: ReturnType<typeof withPlay> = []
  for (let index = 0; index < 400; index += 1)
    counters = withPlay(counters, index < 200 ? '2026-11-05' : today, `spot-${index}`)
  expect(counters).toHaveLength(320)
  expect(counters.filter(({ day }) => day === today)).toHaveLength(200)
})

test('what the box counts is never lost by a wall whose memory was cleared, and days that are over are let go', () => {
  const counted = [
    { day: '2026-11-05', spotId: 'cafe', count: 80 },
    { day: today, spotId: 'cafe', count: 12 },
  ]
  expect(afterAnswer([], { today, counted })).toEqual([{ day: today, spotId: 'cafe', count: 12 }])
  const own = [
    { day: '2026-11-05', spotId: 'cafe', count: 80 },
    { day: '2026-11-05', spotId: 'garage', count: 3 },
    { day: today, spotId: 'cafe', count: 15 },
  ]
  expect(afterAnswer(own, { today, counted })).toEqual([
    { day: '2026-11-05', spotId: 'garage', count: 3 },
    { day: today, spotId: 'cafe', count: 15 },
  ])
})
