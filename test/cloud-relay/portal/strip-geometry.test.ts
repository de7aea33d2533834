import { expect, test } from 'vitest'
import { axisOf, clockOf, lanesOf, placeOf, stripOf, timeAt } from '#relay/portal/programme/strip-geometry.ts'

const evening = {
  day: '2026-11-21',
  start: '2026-11-21T20:15:00+01:00',
  featureStart: '2026-11-21T20:30:00+01:00',
  end: '2026-11-21T22:30:00+01:00',
  ready: '2026-11-21T22:50:00+01:00',
}

test('a strip holds pre-show, feature and cleaning in minutes of its business day', () => {
  expect(stripOf(evening)).toEqual({ from: 1215, feature: 1230, end: 1350, ready: 1370 })
})

test('a show after midnight is drawn on the evening it belongs to', () => {
  const night = {
    day: '2026-11-21',
    start: '2026-11-22T00:30:00+01:00',
    featureStart: '2026-11-22T00:45:00+01:00',
    end: '2026-11-22T02:25:00+01:00',
    ready: '2026-11-22T02:40:00+01:00',
  }
  expect(stripOf(night)).toEqual({ from: 1470, feature: 1485, end: 1585, ready: 1600 })
})

test('the night in which the clocks go back makes no show shorter', () => {
  const clocksBack = {
    day: '2026-10-24',
    start: '2026-10-25T01:30:00+02:00',
    featureStart: '2026-10-25T01:45:00+02:00',
    end: '2026-10-25T02:45:00+01:00',
    ready: '2026-10-25T02:45:00+01:00',
  }
  const strip = stripOf(clocksBack)
  expect(strip.end - strip.feature).toBe(120)
})

test('the board shows whole hours, at least from noon to one at night, and grows with the shows', () => {
  expect(axisOf([])).toEqual({ from: 720, to: 1500 })
  expect(axisOf([{ from: 610, feature: 620, end: 700, ready: 710 }]).from).toBe(600)
  expect(axisOf([{ from: 1470, feature: 1485, end: 1585, ready: 1600 }]).to).toBe(1620)
})

test('a strip stands at its share of the axis', () => {
  expect(placeOf(1215, 1370, { from: 720, to: 1500 })).toEqual({ at: 495 / 780, length: 155 / 780 })
})

test('a show that took the place of a cancelled one lies in a lane of its own', () => {
  const first = { from: 1200, feature: 1215, end: 1320, ready: 1340 }
  const instead = { from: 1230, feature: 1245, end: 1350, ready: 1370 }
  const later = { from: 1370, feature: 1385, end: 1480, ready: 1500 }
  expect(lanesOf([first, instead, later])).toEqual({ lanes: [0, 1, 0], count: 2 })
  expect(lanesOf([])).toEqual({ lanes: [], count: 1 })
})

test('a press on the board means the next five minutes', () => {
  expect(timeAt(0.5, { from: 720, to: 1500 })).toBe('18:30')
  expect(timeAt(0.99, { from: 720, to: 1500 })).toBe('00:50')
  expect(clockOf(1470)).toBe('00:30')
})
