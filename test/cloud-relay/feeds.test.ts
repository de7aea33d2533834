import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { openClient } from '../world/client.ts'
import { laterToday, openPlaces, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces({ box: false })
  // Hostile words of whoever may edit films.
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'movie', 'movie-1', {
      title: 'Tom & <Jerry>',
      overview: { en: '<script>alert(1)</script>' },
    }),
  )
})
afterAll(() => places.close())

const ask = (path: string) => openClient(places.relay.port).send('GET', path)
/** A calendar with its folded lines put together. */
const calendar = async (path: string) => (await ask(path)).text.replaceAll('\r\n ', '')

test('a calendar to subscribe to has every show to come, with its place and where its tickets are', async () => {
  const { status, headers } = await ask('/en/programme.ics')
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const text = await calendar('/en/programme.ics')
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
  expect(text).toContain(`UID:${laterToday}@`)
  expect(text).toContain(`URL:${places.url}/en/buy/tickets/${laterToday}\r\n`)
  expect(text).toContain('SUMMARY:Tom & <Jerry>\r\n')
})

test('a feed names each film once, and no word of a film becomes markup in a reader', async () => {
  const { status, headers, text } = await ask('/fr/programme.rss')
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(text.match(/<title>Tom &amp; &lt;Jerry&gt;<\/title>/g)).toHaveLength(1)
  // Readers take a description for HTML, once it was unescaped.
  expect(text).toContain('<description>&amp;lt;script&amp;gt;')
  expect(text).toContain('<language>fr</language>')
})

test('the programme in a frame may stand on any website, runs nothing, and asks nothing but its own pictures', async () => {
  const { status, headers, text } = await ask('/de/programme.html')
  expect(status).toBe(200)
  expect(headers['x-frame-options']).toBeUndefined()
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; .*frame-ancestors \*$/,
  )
  expect(text).not.toMatch(/<script|<form|<input/)
  expect(text).toContain(`href="${places.url}/de/buy/tickets/${laterToday}" target="_blank" rel="noopener"`)
  expect(headers['set-cookie']).toBeUndefined()
  // The website itself stays in its own frames.
  expect(String((await ask('/de')).headers['content-security-policy'])).toContain("frame-ancestors 'self'")
})

test('one cinema’s programme is told alone, and one that is not the exhibitor’s is not found', async () => {
  const id = places.tenant.node.catalogue.all('cinema')[0]!.id
  expect(await calendar(`/en/programme.ics?cinema=${id}`)).toContain(laterToday)
  for (const path of [
    '/en/programme.ics?cinema=nobody',
    '/en/programme.ics?cinema=a&cinema=b',
    '/pt/programme.ics',
  ])
    expect((await ask(path)).text).not.toContain('BEGIN:VCALENDAR')
})

test('a language that the website does not have has no feed', async () => {
  const exhibitor = places.tenant.node.catalogue.all('exhibitor')[0]!
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'exhibitor', exhibitor.id, { languages: ['en'] }),
  )
  expect((await ask('/nl/programme.ics')).text).not.toContain('BEGIN:VCALENDAR')
  expect(await calendar('/en/programme.ics')).toContain('BEGIN:VCALENDAR')
})
