import { describe, expect, it } from 'vitest'
import { headOf } from '#relay/site/head.ts'
import { nothingWritten } from '#relay/site/content.ts'
import { documentOf, type SitePage } from '#relay/site/page.ts'
import { offeredFilters } from '#relay/site/show-filter.ts'
import { sayIn } from '#relay/site/say.ts'
import { en } from '#relay/site/words/en.ts'
import { evening, movie, rates } from './evening.ts'

const wicked = '</script><img src=x onerror=alert(1)>"\'&\u2028'
const programme = evening({ movies: [movie('wicked', wicked)] })
const page: SitePage = {
  status: 200,
  title: wicked,
  head: '',
  body: '<main></main>',
  data: {
    locale: 'en',
    programme,
    offered: offeredFilters(programme),
    content: nothingWritten,
    connected: true,
  },
}
const assets = { scripts: ['/site/entry.js'], styles: ['/site/entry.css'] }

describe('the document of a page', () => {
  const html = documentOf(page, assets, 'de', 75)

  it('names its language, theme, colour, assets, and holds no token', () => {
    expect(html).toContain('<html lang="de" style="--accent-hue:75">')
    expect(html).toContain('<script type="module" src="/site/entry.js"></script>')
    expect(html).toContain('<link rel="stylesheet" href="/site/entry.css">')
    expect(html).not.toContain('csrf-token')
    expect(html).toContain('<div id="root"><main></main></div>')
  })

  it('lets no title break out of its place', () => {
    expect(html).not.toContain('<img')
    expect(html).toContain('<title>&lt;/script&gt;')
    expect(html.match(/<\/script>/g)).toHaveLength(3)
  })

  it('gives the browser back exactly what it was given', () => {
    const json = /id="foyer-data">(.*)<\/script>/.exec(html)![1]!
    expect(JSON.parse(json)).toEqual(page.data)
  })

  it('begins in the light the exhibitor says, which its reader may change', () => {
    const lit = (light: 'browser' | 'dark' | 'light') => {
      const content = { ...nothingWritten, look: { light, nameBesideLogo: false } }
      return documentOf({ ...page, data: { ...page.data, content } }, assets, 'de', 75)
    }
    expect(lit('light')).toContain('<html lang="de" data-theme="light" style=')
    expect(lit('browser')).not.toContain('data-theme="')
    // What a reader chose there goes before it.
    expect(lit('dark')).toContain("localStorage.getItem('foyer.theme')")
  })

  it('refuses a colour that is none', () => {
    expect(documentOf(page, assets, 'de', '1;background:url(x)' as unknown as number)).toContain(
      '--accent-hue:0"',
    )
  })
})

describe('the head of a page', () => {
  const head = (place: Parameters<typeof headOf>[0], indexed = true, of = programme) =>
    headOf(place, {
      programme: of,
      locale: 'fr',
      origin: 'https://melusine.example',
      rates,
      say: sayIn('en', en),
      indexed,
      fonts: ['/site/archivo.woff2'],
    })

  it('tells its one address and its languages', () => {
    const told = head({ name: 'movies.view', slug: 'wicked' })
    expect(told).toContain('<link rel="canonical" href="https://melusine.example/fr/movies/view/wicked">')
    for (const locale of ['en', 'de', 'fr', 'nl'])
      expect(told).toContain(
        `hreflang="${locale}" href="https://melusine.example/${locale}/movies/view/wicked"`,
      )
  })

  it('names a picture as wide as networks show large: drawn as PNG, or made of what was brought as JPEG', () => {
    const told = head({ name: 'movies.view', slug: 'wicked' })
    expect(told).toMatch(/og:image" content="https:\/\/melusine\.example\/share\/wicked\/[0-9a-z]+\.png"/)
    expect(told).toContain('<meta property="og:image:width" content="1200">')
    expect(told).toContain('content="summary_large_image"')
    expect(told).not.toContain('/poster"')
    const uploaded = evening({ movies: [movie('wicked', wicked, { posterUrl: '/files/abc' })] })
    const own = head({ name: 'movies.view', slug: 'wicked' }, true, uploaded)
    expect(own).toMatch(/og:image" content="https:\/\/melusine\.example\/share\/wicked\/[0-9a-z]+\.jpg"/)
    expect(own).toContain('<meta property="og:image:type" content="image/jpeg">')
    expect(own).toContain('"image":"https://melusine.example/files/abc/900.jpg"')
  })

  it('lets no film break out of its structured data', () => {
    const told = head({ name: 'movies.view', slug: 'wicked' })
    expect(told).not.toContain('<img')
    for (const [, json] of told.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
      expect(() => JSON.parse(json!)).not.toThrow()
  })

  it('keeps purchases out of search engines', () => {
    expect(head({ name: 'bill', uuid: 'u' }, false)).toContain('<meta name="robots" content="noindex">')
    expect(head({ name: 'bill', uuid: 'u' }, false)).not.toContain('canonical')
  })
})
