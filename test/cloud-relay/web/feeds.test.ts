import { expect, test } from 'vitest'
import { programmeCalendar } from '#relay/web/feeds/programme-calendar.ts'
import { programmeFrame } from '#relay/web/feeds/programme-frame.ts'
import { programmeRss } from '#relay/web/feeds/programme-rss.ts'
import { evening, show } from '../site/evening.ts'

const off = show('off', 'alien', '2026-11-21', '20:30', { cancelled: true })
const full = show('full', 'alien', '2026-11-22', '21:00', { soldOut: true })
const source = {
  programme: evening({ schedules: [...evening().schedules, off, full] }),
  origin: 'https://cinema.example',
  locale: 'fr' as const,
  cinemaId: null,
}

test('a cancelled show stays in calendars, struck out, leads nowhere in a frame, and is in no feed', () => {
  const calendar = programmeCalendar(source).replaceAll('\r\n ', '')
  const [entry = ''] = /UID:off@[^]*?END:VEVENT/.exec(calendar)!
  expect(entry).toContain('SUMMARY:alien (annulée)')
  expect(entry).toContain('STATUS:CANCELLED')
  expect(calendar.match(/STATUS:CANCELLED/g)).toHaveLength(1)
  const { html } = programmeFrame(source)
  expect(html).toMatch(/<li class="off"><b>20[^<]*30<\/b> <span[^>]*>[^<]*annulée/)
  expect(html).not.toContain('buy/tickets/off')
  expect(programmeRss(source, 'https://cinema.example/fr/programme.rss')).not.toContain('annulée')
})

test('a time leads to its tickets, and to its film where none are sold', () => {
  const { html } = programmeFrame(source)
  expect(html).toContain('href="https://cinema.example/fr/buy/tickets/first"')
  expect(html).toMatch(/href="https:\/\/cinema\.example\/fr\/movies\/view\/alien"[^>]*>[^]*?complet/)
})

test('where there is nothing to see a frame says so', () => {
  const { html } = programmeFrame({ ...source, programme: evening({ schedules: [] }) })
  expect(html).toContain('Aucune séance')
})
