import { describe, expect, it } from 'vitest'
import { headAt, headView } from '#core/content/website/head-view.ts'
import type { Entry } from '#core/journal/entry-fields.ts'

const picture = (id: string, change: Partial<Entry<'head_picture'>> = {}): Entry<'head_picture'> => ({
  id,
  title: { en: id, fr: `${id} (fr)` },
  text: null,
  picture: 'x'.repeat(43),
  alt: { en: 'A hall' },
  keep: 'middle',
  at: 'home',
  pageId: null,
  href: null,
  linkText: null,
  status: 'published',
  publishFrom: null,
  publishUntil: null,
  order: 0,
  deleted: false,
  ...change,
})
const here = () => true
const ids = (pictures: readonly { id: string }[]) => pictures.map(({ id }) => id)

describe('the large pictures above a page', () => {
  it('are those of this page alone, in their turn', () => {
    const all = [
      picture('last', { order: 9 }),
      picture('films', { at: 'movies' }),
      picture('b', { order: 1 }),
      picture('a', { order: 1 }),
    ]
    expect(ids(headAt(all, { place: 'home', pageId: null }, here))).toEqual(['a', 'b', 'last'])
    expect(ids(headAt(all, { place: 'movies', pageId: null }, here))).toEqual(['films'])
    expect(headAt(all, { place: 'contact', pageId: null }, here)).toEqual([])
  })

  it('stand above one written page, or above all of them where none is named', () => {
    const all = [picture('one', { at: 'page', pageId: 'groups' }), picture('every', { at: 'page', order: 1 })]
    expect(ids(headAt(all, { place: 'page', pageId: 'groups' }, here))).toEqual(['one', 'every'])
    expect(ids(headAt(all, { place: 'page', pageId: 'schools' }, here))).toEqual(['every'])
  })

  it('are eight at most, and one whose file is still on its way waits', () => {
    const many = Array.from({ length: 12 }, (_, order) => picture(`p${order}`, { order }))
    expect(headAt(many, { place: 'home', pageId: null }, here)).toHaveLength(8)
    expect(headAt(many, { place: 'home', pageId: null }, () => false)).toEqual([])
  })

  it('speak the reader’s language, and have a button only where it leads somewhere', () => {
    const linked = picture('gala', { href: '/events', text: { en: 'With a band' } })
    expect(headView(linked, 'fr')).toMatchObject({
      title: 'gala (fr)',
      text: 'With a band',
      alt: 'A hall',
      link: { href: '/events', text: '' },
    })
    expect(headView(picture('gala', { linkText: { en: 'Go' } }), 'en').link).toBeNull()
  })
})
