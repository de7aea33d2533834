import { describe, expect, it } from 'vitest'
import { render } from '#relay/site/entry-server.tsx'
import { nothingWritten, type SiteContent } from '#relay/site/content.ts'
import type { Place } from '#relay/site/place.ts'
import { shownOf } from '#relay/site/shown-programme.ts'
import type { Programme } from '#core/planning/contract.ts'
import { evening } from './evening.ts'

/** A page with what the exhibitor arranged around it. */
function page(
  content: Partial<SiteContent>,
  place: Place = { name: 'home' },
  change: Partial<Programme> = {},
) {
  const { programme, offered } = shownOf(place, evening(change))
  return render({
    place,
    locale: 'en',
    programme,
    offered,
    content: { ...nothingWritten, ...content },
    connected: true,
  }).body
}
const navigation = (body: string) => body.slice(body.indexOf('<nav'), body.indexOf('</nav>'))
const foot = (body: string) => body.slice(body.indexOf('<footer'))
const link = (text: string, href: string) => ({ kind: 'link' as const, text, href })

describe('the menu', () => {
  it('is the films, and nothing is lost, while the exhibitor has written none', () => {
    const own = navigation(page({}))
    expect(own).toContain('href="/en/movies"')
    expect(own).not.toContain('<details')
  })

  it('leads to the page of prices, until the exhibitor writes a menu', () => {
    const pages = [
      { id: 'rules', title: 'House rules', slug: { en: 'rules' } },
      { id: 'prices', title: 'Prices', slug: { en: 'prices' }, prices: true as const },
    ]
    const own = navigation(page({ pages }))
    expect(own).toMatch(/href="\/en\/info\/prices"[^>]*>Prices</)
    expect(own).not.toContain('/info/rules')
    expect(navigation(page({ pages, menu: [link('Films', '/movies')] }))).not.toContain('/info/prices')
  })

  it('is the exhibitor’s own, with menus that open without a script, titles, lines and badges', () => {
    const more = {
      kind: 'menu' as const,
      text: 'Your visit',
      badge: 'New',
      parts: [
        { kind: 'title' as const, text: 'Here' },
        link('Rules', '/info/rules'),
        { kind: 'divider' as const },
      ],
    }
    const own = navigation(page({ menu: [link('Films', '/movies'), more] }))
    expect(own).toMatch(/<details class="menu-drop"><summary>Your visit<span class="menu-badge">New/)
    expect(own).toContain('<li class="menu-title">Here</li>')
    expect(own).toContain('role="separator"')
    expect(own).toContain('href="/en/info/rules"')
  })

  it('opens what leads elsewhere beside the website, and says so', () => {
    const own = navigation(page({ menu: [link('Shop', 'https://shop.example/')] }))
    expect(own).toMatch(/<a href="https:\/\/shop.example\/" target="_blank" rel="noopener"/)
    expect(own).toContain('opens in a new tab')
  })

  it('says where the reader is', () => {
    const menu = [link('Films', '/movies'), link('Today', '/movies/today'), link('Rules', '/info/rules')]
    const content = { menu, pages: [{ id: 'rules', title: 'Rules', slug: { en: 'rules' } }] }
    const at = { name: 'page', slug: 'rules' } as const
    expect(navigation(page(content, at))).toMatch(/href="\/en\/info\/rules" aria-current="page"/)
    expect(navigation(page(content, { name: 'movies', filter: 'all', tag: null }))).toMatch(
      /href="\/en\/movies" aria-current="page"/,
    )
  })

  it('is folded behind a button on a phone when it has many entries', () => {
    const menu = ['a', 'b', 'c', 'd'].map(name => link(name, `/info/${name}`))
    const body = page({ menu })
    expect(body).toMatch(/<button type="button" class="menu-button" aria-expanded="false" aria-controls=/)
    expect(page({ menu: menu.slice(1) })).not.toContain('menu-button')
  })
})

describe('the foot', () => {
  it('shows each kind of column, and always the year, the name and the way to privacy', () => {
    const own = foot(
      page(
        {
          menu: [link('Films', '/movies')],
          footer: [
            { kind: 'addresses', title: 'Where' },
            { kind: 'contact', title: 'Reach us' },
            { kind: 'navigation', title: 'Pages' },
            { kind: 'links', title: 'Also', links: [link('Rules', '/info/rules')] },
            { kind: 'networks', title: 'Follow us' },
            {
              kind: 'text',
              title: 'About',
              body: [{ kind: 'paragraph', lines: [[{ text: 'Since 1923.' }]] }],
            },
          ],
        },
        { name: 'home' },
        {
          exhibitor: {
            ...evening().exhibitor,
            phone: '+352 20 00',
            networks: [{ id: '1', network: 'instagram', url: 'https://instagram.com/melusine' }],
          },
        },
      ),
    )
    expect(own).toContain('18, rue de la Lanterne')
    expect(own).toContain('href="tel:+3522000"')
    expect(own).toContain('href="/en/movies"')
    expect(own).toContain('href="/en/info/rules"')
    expect(own).toMatch(/href="https:\/\/instagram.com\/melusine" target="_blank"/)
    expect(own).toContain('Since 1923.')
    expect(own).toMatch(/© .*2026.*Mélusine/)
    expect(own).toContain('href="/en/privacy-policy"')
  })

  it('is the cinemas, every written page and the networks while the exhibitor has arranged none', () => {
    const pages = Array.from({ length: 9 }, (_, at) => ({
      id: `${at}`,
      title: `Page ${at}`,
      slug: { en: `p-${at}` },
    }))
    const own = foot(page({ pages }))
    expect(own).toContain('18, rue de la Lanterne')
    expect(own).toContain('href="/en/info/p-0"')
    expect(own).not.toContain('href="/en/info/p-8"')
    expect(own).toContain('href="/en/info"')
  })
})
