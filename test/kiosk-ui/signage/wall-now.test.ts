import { expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import type { Wall, WallView } from '#core/signage/contract.ts'
import type { SignageContent } from '#core/signage/view.entity.ts'
import { wallNow } from '#kiosk/signage/wall-now.ts'

const view = (content: SignageContent, change: Partial<WallView> = {}): WallView => ({
  content,
  title: null,
  text: null,
  pictures: [],
  background: null,
  languages: [],
  ...change,
})
const none = { show: null, preshow: null, postshow: null, event: null }
const wall = (
  views: Partial<NonNullable<Wall['role']>['views']>,
  change: Partial<NonNullable<Wall['role']>> = {},
  place: Partial<Wall> = {},
): Wall => ({
  role: {
    bits: 8,
    beforeMinutes: 30,
    afterMinutes: 15,
    offOtherwise: false,
    views: { ...none, ...views },
    ...change,
  },
  screenId: null,
  themes: [],
  ...place,
})
const show = (id: string, start: string, end: string, change = {}) =>
  ({
    id,
    cinemaId: 'utopolis',
    screenId: 'one',
    start: `2026-11-21T${start}:00+01:00`,
    end: `2026-11-21T${end}:00+01:00`,
    cancelled: false,
    eventId: null,
    ...change,
  }) as Programme['schedules'][number]
const evening = [show('early', '17:00', '19:00'), show('gala', '20:30', '22:30', { eventId: 'gala' })]

const shown = (told: Wall | null, time: string, shows = evening, addressed: SignageContent = 'now') =>
  wallNow(told, shows, {
    cinemaId: 'utopolis',
    nowMs: Date.parse(`2026-11-21T${time}:00+01:00`),
    today: '2026-11-21',
    addressed,
  })
const content = (...given: Parameters<typeof shown>) => shown(...given).view.content

test('a wall without a role shows what its address names, whatever the time', () => {
  expect(content(null, '03:00', evening, 'seats')).toBe('seats')
  expect(content({ role: null, screenId: null, themes: [] }, '17:30', evening, 'programme')).toBe('programme')
})

test('a role shows each of its views at its time, and the one of a running film wherever it has none', () => {
  const foyer = wall({ show: view('seats'), postshow: view('pictures'), event: view('events') })
  expect(content(foyer, '16:40')).toBe('seats')
  expect(content(foyer, '17:30')).toBe('seats')
  expect(content(foyer, '19:10')).toBe('pictures')
  expect(content(foyer, '20:10')).toBe('events')
  expect(content(foyer, '03:00')).toBe('seats')
})

test('an event without a view of its own is a show like others, before it and while it runs', () => {
  const foyer = wall({ show: view('seats'), preshow: view('words') })
  expect(content(foyer, '20:10')).toBe('words')
  expect(content(foyer, '21:00')).toBe('seats')
})

test('a wall is dark only where its role says so, and only when nothing is near', () => {
  const dark = wall({ show: view('seats') }, { offOtherwise: true })
  expect(shown(dark, '03:00').off).toBe(true)
  expect(shown(dark, '16:40').off).toBe(false)
  expect(shown(wall({ show: view('seats') }), '03:00').off).toBe(false)
})

test('a sign at a door goes by the shows of its own screen, and one at no door tells of the whole cinema', () => {
  const sign = wall({ show: view('door') }, { offOtherwise: true }, { screenId: 'two' })
  expect(shown(sign, '17:30').off).toBe(true)
  expect(content(sign, '17:30', [...evening, show('other', '17:10', '18:00', { screenId: 'two' })])).toBe(
    'door',
  )
  expect(content(wall({ show: view('door') }), '17:30')).toBe('now')
})

test('the picture behind is the view’s own, else that of the theme of the day', () => {
  const themes = [
    {
      id: 'advent',
      look: 'christmas' as const,
      hue: null,
      background: '/files/snow',
      from: '2026-11-01',
      until: '2026-12-24',
      yearly: false,
    },
  ]
  const plain = wall({ show: view('seats') }, {}, { themes })
  expect(shown(plain, '17:30')).toMatchObject({ background: '/files/snow', theme: { look: 'christmas' } })
  const own = wall({ show: view('seats', { background: '/files/hall' }) }, {}, { themes })
  expect(shown(own, '17:30').background).toBe('/files/hall')
})
