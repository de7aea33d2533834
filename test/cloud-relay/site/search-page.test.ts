import { expect, it, describe } from 'vitest'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { nothingWritten } from '#relay/site/content.ts'
import { render } from '#relay/site/entry-server.tsx'
import type { Found, FoundOne } from '#relay/site/search/found.ts'
import { shownOf } from '#relay/site/shown-programme.ts'
import { evening } from './evening.ts'

const one: FoundOne = {
  kind: 'film',
  title: 'Corsage',
  href: '/movies/view/corsage',
  line: '2022 · Marie Kreutzer',
  text: 'About Corsage',
  picture: '/api/movies/corsage/poster',
}
const question = {
  ...one,
  kind: 'question' as const,
  href: '/info/help#question-dogs',
  line: 'Help',
  picture: null,
}

function searched(found?: Found, locale: Locale = 'en') {
  const place = { name: 'search' } as const
  const content = { ...nothingWritten, at: place.name, ...(found && { found }) }
  return render({ place, locale, ...shownOf(place, evening()), content, connected: true })
}

describe('the page of searching', () => {
  it('has a form that a browser sends without any script, and is in no search engine', () => {
    const { status, title, head, body } = searched()
    expect([status, title]).toEqual([200, 'Search · Mélusine & Co'])
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(body).toMatch(/<form[^>]*role="search"[^>]*>/)
    const form = /<form[^>]*role="search"[^>]*>.*?<\/form>/s.exec(body)![0]
    expect(form).toContain('method="get"')
    expect(form).toContain('action="/en/search"')
    expect(form).toMatch(/<input[^>]*name="q"/)
    expect(form).toContain('maxLength="80"')
    expect(form).toContain('type="submit"')
  })

  it('leads to what was found, with its kind and what tells it from others', () => {
    const { body } = searched({ query: 'cors', results: [one, question], isCut: false })
    expect(body).toContain('value="cors"')
    expect(body).toContain('href="/en/movies/view/corsage"')
    expect(body).toContain('href="/en/info/help#question-dogs"')
    expect(body).toContain('2022 · Marie Kreutzer')
    expect(body).toContain('2 results for “cors”')
    expect(body).not.toContain('There is more.')
    expect(searched({ query: 'cors', results: [one], isCut: true }).body).toContain('There is more.')
  })

  it('says what to do where nothing was found', () => {
    const { body } = searched({ query: 'xyz', results: [], isCut: false })
    expect(body).toContain('Nothing found for “xyz”')
    expect(body).toContain('Try fewer or other words')
    expect(body).toContain('href="/en/movies"')
    expect(body).toContain('href="/en/contact"')
  })

  it('shows what was typed as text, whatever it is', () => {
    const query = '"><script>alert(1)</script>'
    const { body, data } = searched({ query, results: [], isCut: false })
    expect(body).not.toContain('<script>alert')
    expect(data.content.found?.query).toBe(query)
  })

  it.each(locales)('speaks %s', locale => {
    const words = (query: string, results: FoundOne[]) =>
      searched({ query, results, isCut: true }, locale).body
    const texts = [
      searched(undefined, locale).body,
      words('a', []),
      words('a', [one]),
      words('a', [one, question]),
    ]
    for (const text of texts) expect(text).not.toMatch(/\{\{|results_|nothing_hint|search_now/)
  })

  it('is reached from every page', () => {
    const place = { name: 'home' } as const
    const home = render({ place, locale: 'fr', ...shownOf(place, evening()), connected: true })
    expect(home.body).toMatch(/<a href="\/fr\/search"[^>]*aria-label="Recherche"/)
  })
})
