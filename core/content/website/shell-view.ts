import { inLocale, type Locale, type Words } from '../../i18n/locale.ts'
import type { Entry } from '../../journal/entry-fields.ts'
import { bodyView, type Beside, type BlockView } from '../pages/body-view.ts'
import { targetPaths } from './target.ts'

/** A link of menu or foot: `href` is a path without its language, or an address elsewhere. */
export type LinkView = { text: string; href: string; badge?: string }

/** What stands in an opened menu. */
export type MenuPart = ({ kind: 'link' } & LinkView) | { kind: 'title'; text: string } | { kind: 'divider' }

/** An entry of the bar. */
export type MenuView =
  ({ kind: 'link' } & LinkView) | { kind: 'menu'; text: string; badge?: string; parts: MenuPart[] }

export type FooterView =
  | { kind: 'addresses' | 'contact' | 'navigation' | 'networks'; title: string }
  | { kind: 'links'; title: string; links: LinkView[] }
  | { kind: 'text'; title: string; body: BlockView[] }

type Page = { id: string; slug: Words }
type Item = Entry<'menu_item'>

/**
 * The menu in a reader's language. What leads to a page that visitors do not see now is left out, and so is a menu with
 * nothing to open.
 *
 * @param pages those that visitors see
 */
export function menuView(items: readonly Item[], pages: readonly Page[], locale: Locale): MenuView[] {
  const inOrder = items.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  return inOrder
    .filter(({ parentId }) => !parentId)
    .flatMap((item): MenuView[] => {
      const text = inLocale(item.title as Words, locale)
      if (item.kind !== 'menu') {
        const link = linkOf(item, pages, locale)
        return link ? [{ kind: 'link', ...link }] : []
      }
      const parts = inOrder
        .filter(({ parentId }) => parentId === item.id)
        .flatMap(part => partsOf(part, pages, locale))
      if (!parts.some(({ kind }) => kind === 'link')) return []
      return [{ kind: 'menu', text, ...badgeOf(item, locale), parts }]
    })
}

function partsOf(item: Item, pages: readonly Page[], locale: Locale): MenuPart[] {
  if (item.kind === 'divider') return [{ kind: 'divider' }]
  if (item.kind === 'title') return [{ kind: 'title', text: inLocale(item.title as Words, locale) }]
  const link = linkOf(item, pages, locale)
  return link ? [{ kind: 'link', ...link }] : []
}

function linkOf(item: Item, pages: readonly Page[], locale: Locale): LinkView | undefined {
  const href = hrefOfItem(item, pages, locale)
  return href === undefined
    ? undefined
    : { text: inLocale(item.title as Words, locale), href, ...badgeOf(item, locale) }
}

function hrefOfItem(
  { kind, target, pageId, href }: Item,
  pages: readonly Page[],
  locale: Locale,
): string | undefined {
  if (kind !== 'link') return undefined
  if (target === 'page') return pagePath(pageId, pages, locale)
  if (target === 'address') return href ?? undefined
  return targetPaths[target]
}

function pagePath(id: string | null, pages: readonly Page[], locale: Locale): string | undefined {
  const page = pages.find(each => each.id === id)
  return page && `/info/${encodeURIComponent(inLocale(page.slug, locale))}`
}

function badgeOf({ badge }: Item, locale: Locale): { badge?: string } {
  const text = badge && inLocale(badge as Words, locale)
  return text ? { badge: text } : {}
}

/** The columns at the foot in a reader's language; what leads nowhere now is left out. */
export function footerView(
  columns: readonly Entry<'footer_column'>[],
  pages: readonly Page[],
  locale: Locale,
  beside: Beside,
): FooterView[] {
  return columns
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .flatMap((column): FooterView[] => {
      const title = inLocale(column.title as Words, locale)
      if (column.kind === 'text')
        return [{ kind: 'text', title, body: bodyView(column.body, locale, beside) }]
      if (column.kind !== 'links') return [{ kind: column.kind, title }]
      const links = column.links.flatMap(({ title: words, pageId, href }) => {
        const to = pagePath(pageId, pages, locale) ?? (pageId ? null : href)
        return to ? [{ text: inLocale(words as Words, locale), href: to }] : []
      })
      return links.length ? [{ kind: 'links', title, links }] : []
    })
}
