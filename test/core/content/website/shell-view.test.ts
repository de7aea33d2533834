import { describe, expect, it } from 'vitest'
import type { Entry } from '#core/journal/entry-fields.ts'
import { footerView, menuView } from '#core/content/website/shell-view.ts'

const item = (id: string, change: Partial<Entry<'menu_item'>> = {}): Entry<'menu_item'> => ({
  id,
  title: { en: id, fr: `${id} (fr)` },
  kind: 'link',
  target: 'movies',
  pageId: null,
  href: null,
  badge: null,
  parentId: null,
  order: 0,
  deleted: false,
  ...change,
})
const pages = [{ id: 'rules', slug: { en: 'house-rules', fr: 'reglement' } }]
const column = (id: string, change: Partial<Entry<'footer_column'>>): Entry<'footer_column'> => ({
  id,
  title: { en: id },
  kind: 'links',
  links: [],
  body: [],
  order: 0,
  deleted: false,
  ...change,
})
const beside = { groups: [], questions: [], hasFile: () => false }

describe('the menu of a website', () => {
  it('has its entries in their order, and those that open under another one with titles and lines', () => {
    const menu = menuView(
      [
        item('last', { order: 9, target: 'address', href: 'https://shop.example/' }),
        item('films', { order: 1, badge: { en: 'New' } }),
        item('more', { kind: 'menu', order: 2 }),
        item('line', { kind: 'divider', parentId: 'more', order: 2 }),
        item('head', { kind: 'title', parentId: 'more', order: 3 }),
        item('rules', { target: 'page', pageId: 'rules', parentId: 'more', order: 1 }),
      ],
      pages,
      'fr',
    )
    expect(menu).toEqual([
      { kind: 'link', text: 'films (fr)', href: '/movies', badge: 'New' },
      {
        kind: 'menu',
        text: 'more (fr)',
        parts: [
          { kind: 'link', text: 'rules (fr)', href: '/info/reglement' },
          { kind: 'divider' },
          { kind: 'title', text: 'head (fr)' },
        ],
      },
      { kind: 'link', text: 'last (fr)', href: 'https://shop.example/' },
    ])
  })

  it('leaves out what leads to a page nobody sees, and a menu with nothing left to open', () => {
    const gone = { target: 'page', pageId: 'draft' } as const
    const menu = [item('a', gone), item('b', { kind: 'menu' }), item('c', { ...gone, parentId: 'b' })]
    expect(menuView(menu, pages, 'en')).toEqual([])
  })

  it('shows nothing twice and ends where people have made a circle', () => {
    const circle = [item('a', { kind: 'menu', parentId: 'b' }), item('b', { kind: 'menu', parentId: 'a' })]
    expect(menuView([...circle, item('films')], pages, 'en')).toHaveLength(1)
  })
})

describe('the foot of a website', () => {
  it('has its columns in their order, with links to pages in the reader’s language', () => {
    const link = (id: string, pageId: string | null, href: string | null) => ({
      id,
      title: { en: id },
      pageId,
      href,
    })
    const foot = footerView(
      [
        column('text', {
          kind: 'text',
          order: 2,
          body: [{ kind: 'paragraph', id: '1', text: { en: 'Since **1923**.' } }],
        }),
        column('links', {
          order: 1,
          links: [link('a', 'rules', null), link('b', null, '/movies'), link('c', 'draft', null)],
        }),
        column('none', { order: 3, links: [link('d', 'draft', null)] }),
        column('where', { kind: 'addresses', order: 4 }),
      ],
      pages,
      'fr',
      beside,
    )
    expect(foot).toMatchObject([
      {
        kind: 'links',
        links: [
          { text: 'a', href: '/info/reglement' },
          { text: 'b', href: '/movies' },
        ],
      },
      { kind: 'text', title: 'text', body: [{ kind: 'paragraph' }] },
      { kind: 'addresses', title: 'where' },
    ])
  })
})
